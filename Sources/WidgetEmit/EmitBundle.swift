// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitBundle(_ id: BundleID, in context: EmitContext, to out: inout OutputBuffer) {}
