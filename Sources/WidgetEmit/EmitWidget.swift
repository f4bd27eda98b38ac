// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitWidget(_ id: WidgetID, in context: EmitContext, to out: inout OutputBuffer) {}
