// In: a struct. Out: a plain type that decodes leniently.
// Invariant: its keys in JSON are the names of its fields.

import WidgetBase
import WidgetModel

func emitStruct(_ id: StructID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.structs[id]
    context.emitDoc(row.header.doc, to: &out)
    emitRow(
        RowForm(fields: row.fields),
        conformances: "Codable, Hashable, WidgetContent",
        name: context.typeName(id),
        in: context,
        to: &out
    )
}
