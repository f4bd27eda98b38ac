// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitRoute(_ id: RouteID, in context: EmitContext, to out: inout OutputBuffer) {}
