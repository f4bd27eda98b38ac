// In: `entry` of widgets. Out: computed fields.
// Invariant: a field has the type that is written, or its expression has been reported.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkEntry(of id: WidgetID, _ members: WidgetMembers, scope: inout ExprScope) {
        guard let node = members[.entryMember] else { return }
        var seen: [NameID: SourceRange] = [:]
        for field in scope.loaderFields { seen[program.fields[field].name] = program.fields[field].range }
        let start = program.fields.nextID
        var exprs: [SyntaxNode?] = []
        for syntax in EntryMember(node: node).fields {
            guard let range = syntax.name, let name = checkFieldName(range, of: .entry, seen: &seen) else { continue }
            scope.entryFields.insert(name)
            let type = checkType(syntax.type, in: .entry)
            checkAge(of: type, at: syntax.type)
            program.fields.append(Field(name: name, doc: doc(syntax.node), type: type, range: place(range)))
            exprs.append(syntax.expr)
        }
        let fields = IDRange(start: start, end: program.fields.nextID)
        program.widgets[id].fields = fields
        for (field, expr) in zip(fields, exprs) {
            guard let expr else { continue }
            program.fields[field].value = checkValue(expr, as: program.fields[field].type, in: scope).id
        }
    }
}
