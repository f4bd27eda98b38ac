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
        var items: [BundleItem] = []
        var places: [BundleItem: SourceRange] = [:]
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
                    let widget = bundleItem(kind)
                else { continue }
                if let first = places[widget] {
                    report(.duplicateWidget(text(range), at: place(range), first: first))
                    continue
                }
                places[widget] = place(range)
                items.append(widget)
            }
        }
        program.bundles[id].items = items
        if !hasItems, !isCurrentIncomplete { report(.emptyDeclaration("a bundle", of: "a widget", at: header.range)) }
    }

    private func bundleItem(_ kind: SymbolKind) -> BundleItem? {
        switch kind {
        case .widget(let id): return .widget(id)
        case .control(let id): return .control(id)
        default: return nil
        }
    }
}
