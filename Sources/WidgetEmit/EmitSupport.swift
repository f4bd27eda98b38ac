// In: what a module's outputs use. Out: `<Module>Support.swift`.
// Invariant: only helpers that an output uses are written, and they are public only where a public declaration of
// the module names them.

import WidgetBase
import WidgetModel

func emitSupport(in context: EmitContext, to out: inout OutputBuffer) {
    let needs = context.facts.support(of: context.module)
    emitHeader("for the module \(context.moduleName)", edit: "the descriptions", to: &out)
    emitImports(supportImports(needs, in: context), to: &out)
    if needs.content { emitBlock(contentMarker, to: &out) }
    emitSupportWidgets(needs, in: context, to: &out)
    emitWidgetKinds(in: context, to: &out)
    emitKeychain(in: context, to: &out)
    if needs.selection { emitBlock(selection(context.access), to: &out) }
    if needs.routes { emitBlock(routes(context.access, isParsed: needs.routeParser), to: &out) }
    if needs.routeParser { emitRouteParser(in: context, to: &out) }
    if needs.schemeColor { emitSchemeColor(byRendering: needs.renderedColor, in: context, to: &out) }
    if needs.lists { emitBlock(lossyElement, to: &out) }
    if needs.snapshots { emitBlock(snapshotDecoding, to: &out) }
    if needs.writers { emitSupportWriters(in: context, to: &out) }
    if needs.order { emitBlock(order, to: &out) }
    if needs.dateOffset { emitBlock(dates, to: &out) }
    if needs.clock { emitBlock(widgetClock, to: &out) }
    if needs.schedule { emitBlock(widgetSchedule, to: &out) }
    emitFamilyTests(needs.families, in: context, to: &out)
    emitModule(in: context, to: &out)
    emitObjectiveC(in: context, to: &out)
}

private func supportImports(_ needs: SupportNeeds, in context: EmitContext) -> ImportSet {
    var imports = ImportSet()
    if needs.routes || needs.snapshots || needs.dateOffset { imports.add("Foundation") }
    if needs.routeParser {
        imports.add("Foundation", isPublic: context.isPublic)
        // The cases of `Route` hold the values in links.
        for id in context.ownRoutes { imports.add(context.program.routes[id].parameters, in: context) }
    }
    if needs.writers { imports.add("WidgetKit") }
    if needs.schemeColor {
        imports.add("SwiftUI", isPublic: context.isPublic)
        if needs.renderedColor { imports.add("WidgetKit", isPublic: context.isPublic) }
    }
    if needs.families.contains(where: { context.availability(of: $0).isGated }) { imports.add("WidgetKit") }
    addModuleImports(in: context, to: &imports)
    addObjectiveCImports(in: context, to: &imports)
    addWidgetSupportImports(needs, in: context, to: &imports)
    return imports
}

/// Writes the lines of a constant text after a blank line.
func emitBlock(_ text: String, to out: inout OutputBuffer) {
    out.blank()
    emitLines(text, to: &out)
}

/// Writes the lines of a text.
func emitLines(_ text: String, to out: inout OutputBuffer) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.isEmpty { out.blank() } else { out.line(String(line)) }
    }
}
