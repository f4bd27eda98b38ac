// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitStyle(_ id: StyleID, in context: EmitContext, to out: inout OutputBuffer) {}
