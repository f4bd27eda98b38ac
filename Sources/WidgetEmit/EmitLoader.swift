// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitLoader(_ id: LoaderID, in context: EmitContext, to out: inout OutputBuffer) {}
