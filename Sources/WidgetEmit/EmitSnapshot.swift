// In: one declaration. Out: its Swift.
// Invariant: the output depends on the program only.

import WidgetBase
import WidgetModel

func emitSnapshot(_ id: SnapshotID, in context: EmitContext, to out: inout OutputBuffer) {}
