// In: a parameter with options, of another type than an entity. Out: its options provider.
// Invariant: what is offered is a pure function of the parameters that the options depend on and of the store.

import WidgetBase
import WidgetModel

func emitParameterOptions(_ id: ParameterID, in context: EmitContext, to out: inout OutputBuffer) {
    let options = OptionsForm(id, in: context)
    context.emitPickerDoc(of: id, to: &out)
    let name = context.pickerName(of: id, suffix: "Options")
    out.available(context.availability(ofIntent: options.row.intent))
    out.block("\(context.access)struct \(name): DynamicOptionsProvider") { emitOptionsBody(options, to: &$0) }
}

/// What an options provider declares, which does not depend on its name.
func emitOptionsBody(_ options: OptionsForm, to out: inout OutputBuffer) {
    let context = options.context
    emitDependencies(options.dependencies, intent: options.row.intent, in: context, to: &out)
    out.line("\(context.isPublic ? "public " : "")nonisolated init() {}")
    out.blank()
    emitResults(options, to: &out)
    emitOptionDefault(options, to: &out)
    if options.hasValues {
        out.blank()
        emitOptionValues(options, to: &out)
    }
    if options.hasTitles, options.hasValues {
        out.blank()
        emitOptionTitles(options, to: &out)
    }
}

/// The options provider of one parameter.
struct OptionsForm: Sendable {
    let context: EmitContext
    let row: Parameter
    let dependencies: [Dependency]
    /// The type of what is offered.
    let element: TypeID
    let elementName: String
    /// The snapshots that the expressions read.
    let contents: [SnapshotID]
    let scope: ExpressionScope
    /// The local variables with the values on offer, and with those that have come.
    let values: String
    let seen: String

    init(_ id: ParameterID, in context: EmitContext) {
        self.context = context
        let program = context.program
        row = program.parameters[id]
        dependencies = context.dependencies(of: id)
        element = program.types.unwrapped(program.types.element(row.type) ?? row.type)
        elementName = context.swiftType(element)
        var expressions: [ExprID] = []
        if case .expression(let expr) = row.options { expressions.append(expr) }
        if case .expression(let expr) = row.unset { expressions.append(expr) }
        contents = ExpressionUses(expressions, in: program).snapshots
        let names = LocalNames(parameters: row.dependencies, in: context)
        var scope = ExpressionScope()
        scope.snapshot = names.fresh("snapshot")
        values = names.fresh("values")
        seen = names.fresh("seen")
        scope.hasSeveralSnapshots = contents.count > 1
        self.scope = scope
    }

    /// Whether the options are cases, whose default stands in `@Parameter`.
    var isEnumeration: Bool {
        if case .enumeration = context.program.types[element] { return true }
        return false
    }

    /// Whether what is offered is computed, by a function of its own. Sections are written out where they are offered,
    /// so that only what stands in for them is computed.
    var hasValues: Bool {
        switch row.options {
        case .dependent, .expression: return true
        case .standard, .sections, .provider:
            guard isGrouped else { return !dependencies.isEmpty }
            if case .expression = row.unset { return true }
            return false
        }
    }

    /// Every option that the description lists.
    var listed: [ParameterOption] {
        switch row.options {
        case .sections(let sections): return sections.flatMap(\.options)
        case .dependent(let rows): return rows.flatMap(\.options)
        case .standard, .expression, .provider: return []
        }
    }

    /// Whether an option is shown by another text than its value.
    var hasTitles: Bool { listed.contains { $0.label != nil } }

    /// Whether options stand under headings.
    var hasSections: Bool {
        guard case .sections(let sections) = row.options else { return false }
        return sections.contains { $0.title != nil }
    }

    /// Whether the description lists options once for all, with titles or headings.
    var isGrouped: Bool {
        guard case .sections = row.options else { return false }
        return hasTitles || hasSections
    }

    /// `[String]`, or a collection where options have titles or headings.
    var resultType: String {
        hasTitles || hasSections ? "IntentItemCollection<\(elementName)>" : "[\(elementName)]"
    }

    func literal(_ value: LiteralValue) -> SwiftCode {
        context.parameterLiteral(value, type: element)
    }

    /// `Self.values(flavor: intent?.flavor)`.
    var valuesCall: SwiftCode {
        let arguments =
            dependencies.map(\.argument)
            + contents.map { snapshot in
                .labeled(context.snapshotVariable(snapshot, in: scope), "\(context.typeName(snapshot)).read().snapshot")
            }
        return .call("Self.values", arguments)
    }

    /// Turns computed values into what a picker shows.
    var itemOfValue: SwiftCode {
        var arguments: [SwiftCode] = ["$0"]
        if hasTitles {
            arguments.append(.labeled("title", .call("Self.title", [.labeled("of", "$0")])))
        } else if isEnumeration {
            arguments.append(.labeled("title", "$0.localizedStringResource"))
        }
        return .closure("", .call("IntentItem", arguments))
    }

    /// An option as an item of a picker.
    func item(_ option: ParameterOption) -> SwiftCode {
        let value = literal(option.value)
        if let label = option.label {
            return .call("IntentItem", [value, .labeled("title", context.resource(label))])
        }
        guard case .enumCase(let id) = option.value else { return .call("IntentItem", [value]) }
        let title: SwiftCode = "\(context.caseReference(id, isQualified: true)).localizedStringResource"
        return .call("IntentItem", [value, .labeled("title", title)])
    }
}

private func emitResults(_ options: OptionsForm, to out: inout OutputBuffer) {
    let access = options.context.access
    out.block("\(access)func results() async throws -> \(options.resultType)") { out in
        guard case .sections(let sections) = options.row.options, options.isGrouped else {
            if options.hasValues, options.hasTitles {
                emitItems(options, to: &out)
            } else if options.hasValues {
                out.line(options.valuesCall)
            } else {
                out.line(.list(options.listed.map { options.literal($0.value) }))
            }
            return
        }
        emitUnsetResults(options, to: &out)
        let list = sections.map { section -> SwiftCode in
            var arguments = section.title.map { [options.context.resource($0)] } ?? []
            arguments.append(.labeled("items", .list(section.options.map { options.item($0) })))
            return .call("IntentItemSection", arguments)
        }
        out.line("let sections: [IntentItemSection<\(options.elementName)>] = " + .list(list))
        out.line("return IntentItemCollection(sections: sections)")
    }
}

/// The computed values, all under no heading.
private func emitItems(_ options: OptionsForm, to out: inout OutputBuffer) {
    out.line("let items = " + options.valuesCall + ".map " + options.itemOfValue)
    out.line("return IntentItemCollection(sections: [IntentItemSection(items: items)])")
}

/// Leaves with what is offered in place of sections while something that they depend on has no value.
private func emitUnsetResults(_ options: OptionsForm, to out: inout OutputBuffer) {
    if case .all = options.row.unset { return }
    let tests = options.dependencies.map { $0.value + " != nil" }
    guard let first = tests.first else { return }
    let condition = tests.dropFirst().reduce(first) { $0 + ", " + $1 }
    out.block("guard " + condition + " else") { out in
        if options.hasValues {
            emitItems(options, to: &out)
        } else {
            out.line("return IntentItemCollection(sections: [])")
        }
    }
}

/// What the parameter starts with, which beside options the provider says.
private func emitOptionDefault(_ options: OptionsForm, to out: inout OutputBuffer) {
    let context = options.context
    let row = options.row
    var value: SwiftCode?
    if let declared = context.declaredDefault(of: row) {
        value = options.isEnumeration ? nil : declared
    } else if !context.program.types.isOptional(row.type), let first = context.firstOption(of: row) {
        value = options.hasValues ? .binary(options.valuesCall + ".first", "??", first) : first
    }
    guard let value else { return }
    let type = context.swiftType(context.program.types.unwrapped(row.type))
    out.blank()
    out.block("\(context.access)func defaultResult() async -> \(type)?") { out in
        out.line(value)
    }
}
