// In: `source` of widgets. Out: one loader for each hand-written type, shared by the widgets that name it.
// Invariant: widgets that share a loader have the same configuration and ask for the same fields.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkLoader(of id: WidgetID, _ members: WidgetMembers, scope: inout ExprScope) {
        guard let node = members[.loaderMember] else { return }
        let syntax = LoaderMember(node: node)
        guard let range = syntax.name else { return }
        let configuration = program.widgets[id].configuration
        let fields = checkFields(syntax.fields, of: .loader)
        reportShadowedParameters(fields, scope)
        reportRequestNames(configuration, at: range)
        if syntax.fields.isEmpty, !isIncomplete(node) {
            report(.emptyDeclaration("a loader", of: "a field", at: place(range)))
        }
        if case .found(let symbol) = lookUp(at: range) {
            report(.loaderIsDeclared(text(range), symbol.kind.words, at: place(range), declared: symbol.range))
            scope.loaderFields = fields
            return
        }
        let key = ModuleName(module: module, name: name(range))
        if let shared = loaders[key] {
            let first = program.loaders[shared]
            // A mistake in either has been reported, and makes no other.
            if first.configuration != configuration {
                report(.loaderConfiguration(text(range), at: place(range), first: first.header.range))
            } else if first.isTimeline != syntax.isTimeline {
                report(.loaderTimeline(text(range), at: place(range), first: first.header.range))
            } else if !haveSameShape(first.fields, fields) {
                report(.loaderFields(text(range), at: place(range), first: first.header.range))
            }
            program.widgets[id].loader = shared
            scope.loaderFields = first.fields
            return
        }
        noteHandWritten(range)
        let loader = program.loaders.append(
            LoaderDecl(
                header: header(node, name: range), configuration: configuration, fields: fields,
                isTimeline: syntax.isTimeline)
        )
        loaders[key] = loader
        program.widgets[id].loader = loader
        scope.loaderFields = fields
    }

    private func haveSameShape(_ left: IDRange<FieldID>, _ right: IDRange<FieldID>) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).allSatisfy { first, second in
            let (one, other) = (program.fields[first], program.fields[second])
            let isReported = one.type == program.types.invalid || other.type == program.types.invalid
            return one.name == other.name
                && (isReported || one.type == other.type && one.defaultValue == other.defaultValue)
        }
    }

    /// Expressions name parameters and loaded fields alike.
    private mutating func reportShadowedParameters(_ fields: IDRange<FieldID>, _ scope: ExprScope) {
        for field in fields {
            let row = program.fields[field]
            guard let parameter = scope.parameters[row.name] else { continue }
            let first = program.parameters[parameter.id].range
            report(.duplicateName(program.text(row.name), at: row.range, first: first))
        }
    }

    /// The request holds the parameters beside names of its own.
    private mutating func reportRequestNames(_ configuration: IntentID?, at range: ByteRange) {
        guard let configuration else { return }
        for id in program.intents[configuration].parameters {
            let parameter = program.parameters[id]
            let name = program.text(parameter.name)
            guard ["date", "family", "displaySize"].contains(name) else { continue }
            report(.requestName(name, loader: text(range), at: place(range), parameter: parameter.range))
        }
    }
}
