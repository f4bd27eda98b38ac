// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitEntity(_ id: EntityID, in context: EmitContext, to out: inout OutputBuffer) {}
