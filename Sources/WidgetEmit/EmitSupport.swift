// In: what a module's outputs use. Out: `<Module>Support.swift`.
// Invariant: only helpers that an output uses are written.

import WidgetBase
import WidgetModel

func emitSupport(in context: EmitContext, to out: inout OutputBuffer) {
    emitHeader("for the module \(context.moduleName)", edit: "the descriptions", to: &out)
}
