// In: a field that a row does not have. Out: the finding, with the parameter whose row has it.
// Invariant: nothing is offered beside a field of the row itself whose name is near.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// The field of a row that is read from a value; one that is not found may be that of another parameter.
    mutating func rowField(
        _ range: ByteRange, of row: RowType, read base: SyntaxNode?, in scope: ExprScope
    ) -> FieldID? {
        let index = bag.diagnostics.count
        if let field = rowField(range, of: row) { return field }
        guard index + 1 == bag.diagnostics.count, bag.diagnostics[index].fixes.isEmpty, let base,
            base.kind == .nameExpr, let other = parameter(with: range, besides: base.range, in: scope)
        else { return nil }
        let parameter = program.parameters[other]
        let name = program.text(parameter.name)
        let finding = bag.diagnostics[index]
        let label = DiagnosticLabel("`\(name)` has a field `\(text(range))`", at: parameter.range)
        bag.replace(
            index,
            with: Diagnostic(
                finding.code, at: finding.range, finding.message, labels: finding.labels + [label],
                fixes: [.replace(place(base), with: name)]))
        return nil
    }

    /// The first parameter of a scope whose row has a field.
    private mutating func parameter(
        with field: ByteRange, besides base: ByteRange, in scope: ExprScope
    ) -> ParameterID? {
        let (field, base) = (name(field), name(base))
        for (name, parameter) in scope.parameters.sorted(by: { $0.value.id < $1.value.id }) where name != base {
            guard let row = self.row(program.types.unwrapped(parameter.type)) else { continue }
            if self.field(named: field, in: fields(of: row)) != nil { return parameter.id }
        }
        return nil
    }
}
