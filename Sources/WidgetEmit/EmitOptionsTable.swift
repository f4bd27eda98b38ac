// In: options that depend on other parameters or are computed. Out: the functions that give values and titles.
// Invariant: every combination of values has options, and no branch is unreachable.

import WidgetBase
import WidgetModel

/// The values on offer.
func emitOptionValues(_ options: OptionsForm, to out: inout OutputBuffer) {
    let context = options.context
    var parameters = options.dependencies.map(\.declaration)
    parameters += options.contents.map { snapshot -> SwiftCode in
        "\(context.snapshotVariable(snapshot, in: options.scope)): \(context.typeName(snapshot))?"
    }
    let header = SwiftCode.call("nonisolated static func values", parameters)
    let depends = options.dependencies.map { "`\(context.text(context.program.parameters[$0.id].name))`" }
    if !depends.isEmpty { out.line("/// The values on offer for \(depends.joined(separator: ", ")).") }
    out.block(header + " -> [\(options.elementName)]") { out in
        switch options.row.options {
        case .dependent(let rows): emitTable(rows, options, to: &out)
        case .expression(let expr):
            let read = Set(ExpressionUses([expr], in: context.program).parameters)
            emitGuard(options, reading: read, fallback: options.everyValue, to: &out)
            let values = context.emitOperand(expr, in: options.scope)
            guard context.mayRepeat(expr) else {
                out.line(options.needsGuard(reading: [expr]) ? "return " + values.code : values.code)
                return
            }
            // Rows may have a value in common, which a picker offers once.
            out.line("var \(options.seen): Set<\(options.elementName)> = []")
            let test: SwiftCode = ".filter " + .closure("", "\(options.seen).insert($0).inserted")
            if values.precedence < .postfix {
                out.line("let \(options.values) = " + values.code)
                out.line("return \(options.values)" + test)
            } else {
                out.line(.chain("return " + values.code, test))
            }
        case .sections:
            emitGuard(options, reading: [], to: &out)
            let values = SwiftCode.list(options.listed.map { options.literal($0.value) })
            out.line(options.needsGuard(reading: []) ? "return " + values : values)
        case .standard, .provider: return
        }
    }
}

extension EmitContext {
    /// Whether a list may hold a value twice: one that is written out is as its writer wants it.
    fileprivate func mayRepeat(_ id: ExprID) -> Bool {
        switch program.expressions[id].kind {
        case .list: return false
        case .conditional(_, let then, let otherwise): return mayRepeat(then) || mayRepeat(otherwise)
        case .coalesce(let list, let other): return mayRepeat(list) || mayRepeat(other)
        default: return true
        }
    }
}

extension OptionsForm {
    /// What is offered while something that the options depend on has no value; nil for what is offered anyway.
    fileprivate var unset: SwiftCode? {
        switch row.unset {
        case .all: return nil
        case .none: return "[]"
        case .expression(let expr): return context.emitExpression(expr, in: scope)
        }
    }

    /// All values where they are known: the cases of an enum.
    fileprivate var everyValue: SwiftCode {
        let type = context.program.types.unwrapped(row.type)
        switch context.program.types[context.program.types.element(type) ?? type] {
        case .enumeration: return "\(elementName).allCases"
        default: return "[]"
        }
    }

    fileprivate func needsGuard(reading expressions: [ExprID]) -> Bool {
        unset != nil || !ExpressionUses(expressions, in: context.program).parameters.isEmpty
    }
}

/// Leaves where something that the options depend on has no value; those that are read are unwrapped.
private func emitGuard(
    _ options: OptionsForm,
    reading: Set<ParameterID>,
    isForced: Bool = false,
    fallback: SwiftCode = "[]",
    to out: inout OutputBuffer
) {
    let unset = options.unset
    let tests = options.dependencies.compactMap { dependency -> String? in
        if reading.contains(dependency.id) { return "let \(dependency.name)" }
        return unset == nil && !isForced ? nil : "\(dependency.name) != nil"
    }
    guard !tests.isEmpty else { return }
    let condition = SwiftCode(tests.joined(separator: ", "))
    out.line("guard " + condition + " else { return " + (unset ?? fallback) + " }")
}

/// A table by the values of the dependencies.
private func emitTable(_ rows: [DependentOptions], _ options: OptionsForm, to out: inout OutputBuffer) {
    let cases = rows.filter { !$0.patterns.isEmpty }
    let standard = SwiftCode.list((rows.last { $0.patterns.isEmpty }?.options ?? []).map { options.literal($0.value) })
    guard !cases.isEmpty else {
        emitGuard(options, reading: [], to: &out)
        out.line(options.unset == nil ? standard : "return " + standard)
        return
    }
    let dependencies = options.dependencies
    let isUnwrapped =
        dependencies.count > 1 || options.unset != nil
        || cases.contains { row in
            row.patterns.contains { $0.contains(where: \.needsValue) }
        }
    if isUnwrapped {
        emitGuard(options, reading: Set(dependencies.map(\.id)), isForced: true, fallback: standard, to: &out)
    }
    let subject = dependencies.map(\.name).joined(separator: ", ")
    out.switching(dependencies.count == 1 ? subject : "(\(subject))") { out in
        for row in cases {
            let patterns = row.patterns.map { options.pattern($0) }.joined(separator: ", ")
            out.line("case \(patterns): return " + .list(row.options.map { options.literal($0.value) }))
        }
        var coverage = Coverage(options)
        if !isUnwrapped || !coverage.isWhole(cases.flatMap(\.patterns)) { out.line("default: return " + standard) }
    }
}

extension OptionPattern {
    /// Whether the pattern asks for a value that is not optional.
    fileprivate var needsValue: Bool {
        switch self {
        case .any, .range: return true
        case .value: return false
        }
    }
}

extension OptionsForm {
    /// A pattern for each dependency, as a pattern of a switch.
    fileprivate func pattern(_ patterns: [OptionPattern]) -> String {
        let parts = patterns.map { pattern -> String in
            switch pattern {
            case .any: return "_"
            case .value(let value): return context.literal(value)
            case .range(let lower, let upper, let isClosed):
                let bounds = [lower, upper].map { $0.map { SwiftLiterals.double(context.text($0)) } ?? "" }
                return "\(bounds[0])\(isClosed || upper == nil ? "..." : "..<")\(bounds[1])"
            }
        }
        return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
    }
}

/// Whether patterns take every combination of values, so that a `default` could not be reached.
private struct Coverage {
    /// The values of each dependency; nil where there is no end of them.
    let values: [[LiteralValue]?]
    /// Steps that are left: a table that is too large to follow is not found to be whole.
    var budget = 20_000

    init(_ options: OptionsForm) {
        let program = options.context.program
        values = options.dependencies.map { dependency in
            switch program.types[program.types.unwrapped(program.parameters[dependency.id].type)] {
            case .bool: return [.bool(false), .bool(true)]
            case .enumeration(let id): return program.enums[id].cases.map { LiteralValue.enumCase($0) }
            default: return nil
            }
        }
    }

    mutating func isWhole(_ patterns: [[OptionPattern]], at index: Int = 0) -> Bool {
        budget -= 1
        guard budget > 0, !patterns.isEmpty else { return false }
        guard index < values.count else { return true }
        let general = patterns.filter { $0.indices.contains(index) && $0[index] == .any }
        guard let values = values[index], general.count < patterns.count else { return isWhole(general, at: index + 1) }
        for value in values {
            let matching = patterns.filter { pattern in
                pattern.indices.contains(index) && (pattern[index] == .any || pattern[index] == .value(value))
            }
            guard isWhole(matching, at: index + 1) else { return false }
        }
        return true
    }
}

/// The texts that pickers show for values.
func emitOptionTitles(_ options: OptionsForm, to out: inout OutputBuffer) {
    let context = options.context
    var seen: Set<LiteralValue> = []
    let labeled = options.listed.filter { $0.label != nil && seen.insert($0.value).inserted }
    let header = "nonisolated static func title(of value: \(options.elementName)) -> LocalizedStringResource"
    out.block(header) { out in
        out.switching("value") { out in
            for option in labeled {
                guard let label = option.label else { continue }
                out.line("case \(context.literal(option.value)): return " + context.resource(label))
            }
            switch context.program.types[options.element] {
            case .enumeration(let id):
                if labeled.count < context.program.enums[id].cases.count {
                    out.line("default: return value.localizedStringResource")
                }
            case .string: out.line("default: return \"\\(value)\"")
            default: out.line("default: return \"\\(value.formatted())\"")
            }
        }
    }
}
