// In: one widget. Out: its entry: all that reaches the view, computed when it is made.
// Invariant: every field has a value in every state.

import WidgetBase
import WidgetModel

func emitEntry(_ inputs: WidgetInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = inputs.widget
    let arguments = EntryArguments(inputs, in: context)
    let access = context.access
    out.block("\(access)struct \(context.entryName(widget)): TimelineEntry, Hashable, WidgetContent") { out in
        out.line("\(access)let date: Date")
        out.line("\(access)let state: WidgetState")
        emitStoredFields(of: widget, in: context, to: &out)
        if widget.link != nil {
            out.line("/// Where a tap leads.")
            out.line("\(access)let url: URL?")
        }
        if let relevance = widget.relevance { emitRelevance(relevance, of: widget, in: context, to: &out) }
        out.blank()
        emitEntryInitializer(inputs, arguments, in: context, to: &out)
        out.blank()
        emitEntrySamples(inputs, arguments, in: context, to: &out)
    }
}

private func emitEntryInitializer(
    _ inputs: WidgetInputs,
    _ arguments: EntryArguments,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let widget = inputs.widget
    let scope = arguments.scope
    let parameters: [SwiftCode] =
        ["\(arguments.date): Date", "\(arguments.state): WidgetState"]
        + arguments.declarations(of: widget, in: context)
    out.block(.call("\(context.access)init", parameters)) { out in
        out.line("self.date = \(arguments.date)")
        out.line("self.state = \(arguments.state)")
        arguments.emitAssignments(of: widget, in: context, to: &out)
        if let relevance = widget.relevance {
            out.line(arguments.property(context.scoreName(widget)) + " = " + context.score(relevance.score, in: scope))
        }
        switch widget.link {
        case .route(let target):
            out.line(arguments.property("url") + " = " + context.emitExpression(target, in: scope))
        case .url(let address): out.line(arguments.property("url") + " = URL(string: \(context.quoted(address)))")
        case nil: return
        }
    }
}

extension EmitContext {
    func loaderFields(of widget: WidgetDecl) -> IDRange<FieldID> {
        widget.loader.map { program.loaders[$0].fields } ?? IDRange()
    }

    /// The type of a loader's field in an entry, which may have no content: optional without a default.
    func entryType(ofLoaderField field: Field) -> String {
        let type = swiftType(field.type)
        return defaultValue(field) == nil ? "\(type)?" : type
    }

    /// A loader's field in an entry, its default where there is no content.
    func loaderField(_ id: FieldID, in scope: ExpressionScope) -> SwiftCode {
        let field = program.fields[id]
        let member = name(field.name, as: .member)
        guard let standard = defaultValue(field), standard != "nil" else { return "\(scope.content)?.\(member)" }
        let isOptional = program.types.isOptional(field.type)
        let base: SwiftCode = isOptional ? "\(scope.content).map(\\.\(member))" : "\(scope.content)?.\(member)"
        return .binary(base, "??", SwiftCode(standard))
    }
}

// MARK: Relevance

/// The score as it is stored, and the relevance that WidgetKit asks for.
private func emitRelevance(
    _ relevance: RelevanceDecl,
    of widget: WidgetDecl,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let name = context.scoreName(widget)
    let isOptional = context.program.types.isOptional(context.program.expressions[relevance.score].type)
    out.line("private let \(name): Float\(isOptional ? "?" : "")")
    out.blank()
    out.line("/// How much the entry matters, compared with other entries of the widget.")
    var arguments: [SwiftCode] = [.labeled("score", isOptional ? "$0" : SwiftCode(name))]
    if let duration = relevance.duration {
        arguments.append(.labeled("duration", SwiftCode(SwiftLiterals.grouped(duration.nominalSeconds))))
    }
    let value = SwiftCode.call("TimelineEntryRelevance", arguments)
    let header = "\(context.access)var relevance: TimelineEntryRelevance?"
    out.getter(header, isOptional ? SwiftCode("\(name).map ") + .closure("", value) : value)
}

extension EmitContext {
    /// The property that holds the score, or one like it where a field has the name.
    fileprivate func scoreName(_ widget: WidgetDecl) -> String {
        let fields = Array(widget.fields) + Array(loaderFields(of: widget))
        let taken = Set(fields.map { text(program.fields[$0].name) })
        var name = "relevanceScore"
        while taken.contains(name) { name = "widget\(SwiftNames.upperCamel(name))" }
        return name
    }

    /// The score as Apple's type: a `Float`.
    fileprivate func score(_ id: ExprID, in scope: ExpressionScope) -> SwiftCode {
        let value = emitOperand(id, in: scope)
        guard program.types.isOptional(program.expressions[id].type) else { return .call("Float", [value.code]) }
        return closedBase(value) + ".map " + .closure("", "Float($0)")
    }
}
