// In: texts that people read. Out: the Swift that localizes them, by position.
// Invariant: without a key a text is its own key; table, bundle and note follow the module and the text.

import WidgetBase
import WidgetModel

extension EmitContext {
    /// A text as App Intents take it: a `LocalizedStringResource`.
    func resource(_ id: TextID, in scope: ExpressionScope = ExpressionScope()) -> SwiftCode {
        let bundle = bundleToken.map { SwiftCode.labeled("bundle", ".forClass(\($0).self)") }
        return localized(id, callee: "LocalizedStringResource", label: nil, bundle: bundle, in: scope)
    }

    /// A text as an entry or style holds it: a `String`, localized where it is made.
    func resolved(_ id: TextID, in scope: ExpressionScope = ExpressionScope()) -> SwiftCode {
        guard hasFloors(.stringLocalized) else { return formatted(id, in: scope) }
        let bundle = bundleToken.map { SwiftCode.labeled("bundle", "Bundle(for: \($0).self)") }
        return localized(id, callee: "String", label: "localized", bundle: bundle, in: scope)
    }

    /// A text as a view: `Text("…", tableName: "Widgets")`. It holds no values.
    func viewText(_ id: TextID) -> SwiftCode {
        let text = program.texts[id]
        if text.key != nil { return .call("Text", hasFloors(.appIntents) ? [resource(id)] : [resolved(id)]) }
        var arguments = [literal(of: text, values: .localized, in: ExpressionScope())]
        arguments.append(.labeled("tableName", SwiftCode(table)))
        if let bundleToken { arguments.append(.labeled("bundle", "Bundle(for: \(bundleToken).self)")) }
        if let comment = text.comment { arguments.append(.labeled("comment", .string(self.text(comment)))) }
        return .call("Text", arguments)
    }

    /// `LocalizedStringResource("…", table: …)` or `String(localized: "…", table: …)`.
    private func localized(
        _ id: TextID,
        callee: SwiftCode,
        label: String?,
        bundle: SwiftCode?,
        in scope: ExpressionScope
    ) -> SwiftCode {
        let text = program.texts[id]
        let content = literal(of: text, values: label == nil ? .resource : .localized, in: scope)
        var arguments: [SwiftCode] = []
        let first = text.key.map { .string(self.text($0)) } ?? content
        arguments.append(label.map { .labeled($0, first) } ?? first)
        if text.key != nil { arguments.append(.labeled("defaultValue", content)) }
        arguments.append(.labeled("table", SwiftCode(table)))
        if let bundle { arguments.append(bundle) }
        if let comment = text.comment { arguments.append(.labeled("comment", .string(self.text(comment)))) }
        return .call(callee, arguments)
    }

    /// A text for systems before `String(localized:)`: the format is looked up, then filled in.
    private func formatted(_ id: TextID, in scope: ExpressionScope) -> SwiftCode {
        let text = program.texts[id]
        let format = LocalizedFormat(text, in: program).key
        let values = text.segments.compactMap { segment -> SwiftCode? in
            guard case .value(let expr) = segment else { return nil }
            return interpolated(expr, as: .formatted, in: scope)
        }
        let bundle = bundleToken.map { "Bundle(for: \($0).self)" } ?? ".main"
        var arguments = [SwiftCode.string(text.key.map(self.text) ?? format)]
        arguments.append(.labeled("tableName", SwiftCode(table)))
        arguments.append(.labeled("bundle", SwiftCode(bundle)))
        if text.key != nil { arguments.append(.labeled("value", .string(format))) }
        arguments.append(.labeled("comment", .string(text.comment.map(self.text) ?? "")))
        let lookup = SwiftCode.call("NSLocalizedString", arguments)
        return values.isEmpty ? lookup : .call("String", [.labeled("format", lookup)] + values)
    }

    /// A text as a literal, its values as they are interpolated in one kind of text.
    func literal(of text: DisplayText, values: InterpolatedForm, in scope: ExpressionScope) -> SwiftCode {
        var tokens: [String] = []
        for segment in text.segments {
            switch segment {
            case .literal(let name): tokens += SwiftLiterals.tokens(self.text(name))
            case .value(let expr): tokens.append("\\(\(interpolated(expr, as: values, in: scope).flat))")
            }
        }
        return .string(tokens: tokens)
    }

    /// A value inside a text.
    func interpolated(_ expr: ExprID, as form: InterpolatedForm, in scope: ExpressionScope) -> SwiftCode {
        let value = emitOperand(expr, in: scope)
        switch program.types[program.types.unwrapped(program.expressions[expr].type)] {
        case .uuid: return member("uuidString", of: value).code
        case .enumeration(let id):
            switch form {
            case .data: return member("rawValue", of: value).code
            case .resource: return member("localizedStringResource", of: value).code
            case .localized, .formatted: return enumTitle(id, of: value)
            }
        default: return value.code
        }
    }

    /// The title of an enum value as a `String`.
    func enumTitle(_ id: EnumID, of value: EmittedExpr) -> SwiftCode {
        guard hasFloors(.appIntents) else { return member("localizedTitle", of: value).code }
        return .call("String", [.labeled("localized", member("localizedStringResource", of: value).code)])
    }
}

/// How a value appears inside a text.
enum InterpolatedForm: Sendable {
    /// In data: enums by raw value.
    case data
    /// In a `LocalizedStringResource`.
    case resource
    /// In `String(localized:)`.
    case localized
    /// An argument of `String(format:)`.
    case formatted
}
