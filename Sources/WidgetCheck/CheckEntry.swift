// In: `entry` of widgets. Out: computed fields.
// Invariant: a field has the type that is written, or its expression has been reported; it sees those before it.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkEntry(of id: WidgetID, _ members: WidgetMembers, scope: inout ExprScope) {
        guard let node = members[.entryMember] else { return }
        var seen = SeenNames()
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
        var visible = scope
        for (field, expr) in zip(fields, exprs) {
            let row = program.fields[field]
            if let expr { program.fields[field].value = checkValue(expr, as: row.type, in: visible).id }
            visible.shownFields[row.name] = (field, row.type)
        }
    }

    /// What sees the entry's fields beside the inputs.
    func entryScope(_ id: WidgetID, _ scope: ExprScope) -> ExprScope {
        var visible = scope
        for field in program.widgets[id].fields {
            visible.shownFields[program.fields[field].name] = (field, program.fields[field].type)
        }
        return visible
    }
}
