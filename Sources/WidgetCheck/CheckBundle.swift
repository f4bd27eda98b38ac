// In: bundle declarations. Out: the widgets of each bundle, in gallery order.
// Invariant: a module has at most one bundle, and a bundle lists a widget once.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkBundle(_ id: BundleID, _ syntax: BundleSyntax) {
        let header = program.bundles[id].header
        if let first = bundles[module] {
            report(.duplicateBundle(at: header.range, first: first))
        } else {
            bundles[module] = header.range
        }
        var widgets: [WidgetID] = []
        var places: [WidgetID: SourceRange] = [:]
        var hasItems = false
        for item in syntax.items {
            hasItems = true
            switch item.kind {
            case .externItem:
                notSupported(.bundleExtern, item)
            case .flagItem:
                notSupported(.bundleFlag, item)
            default:
                guard let range = NameMember(node: item).name, let kind = resolve(range, as: .widget),
                    case .widget(let widget) = kind
                else { continue }
                if let first = places[widget] {
                    report(.duplicateWidget(text(range), at: place(range), first: first))
                    continue
                }
                places[widget] = place(range)
                widgets.append(widget)
            }
        }
        program.bundles[id].widgets = widgets
        if !hasItems, !isCurrentIncomplete { report(.emptyDeclaration("a bundle", of: "a widget", at: header.range)) }
    }
}
