// In: what the widgets of a module use. Out: its helpers.
// Invariant: only helpers that an output uses are written.

import WidgetBase
import WidgetModel

func emitSupportWidgets(_ needs: SupportNeeds, in context: EmitContext, to out: inout OutputBuffer) {}

func addWidgetSupportImports(_ needs: SupportNeeds, in context: EmitContext, to imports: inout ImportSet) {}
