// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitStruct(_ id: StructID, in context: EmitContext, to out: inout OutputBuffer) {}
