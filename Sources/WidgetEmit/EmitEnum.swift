// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitEnum(_ id: EnumID, in context: EmitContext, to out: inout OutputBuffer) {}
