// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitIntent(_ id: IntentID, in context: EmitContext, to out: inout OutputBuffer) {}
