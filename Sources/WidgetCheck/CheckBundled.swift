// In: all bundles, widgets and controls of a compilation. Out: warnings about those that nothing starts.
// Invariant: where a bundle names something unknown, or another module may list the widgets, nothing is said.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Reports extensions without a bundle, and widgets and controls that no bundle lists.
    mutating func checkBundled() {
        var listed: Set<SymbolKind> = []
        var bundles: [ModuleID: SourceRange] = [:]
        var unclear: Set<ModuleID> = []
        for item in collected {
            guard case .bundle(let id) = item.kind else { continue }
            enter(item)
            bundles[module] = bundles[module] ?? program.bundles[id].header.range
            if isIncomplete(item.node) { unclear.insert(module) }
            for range in bundledNames(BundleSyntax(node: item.node).items) {
                if case .found(let symbol) = lookUp(at: range), WantedDeclaration.widget.accepts(symbol.kind) {
                    listed.insert(symbol.kind)
                } else {
                    unclear.insert(module)
                }
            }
            // What is listed as hand-written has been reported for that.
            for range in externNames(BundleSyntax(node: item.node).items) {
                if case .found(let symbol) = lookUp(at: range) { listed.insert(symbol.kind) }
            }
        }
        var unlisted: [ModuleID: [Collected]] = [:]
        for item in collected where !listed.contains(item.kind) {
            switch item.kind {
            case .widget, .control: unlisted[item.module, default: []].append(item)
            default: continue
            }
        }
        // A bundle without a name has been reported, and may list any of them.
        for parsed in files where brokenFiles.contains(parsed.id) {
            let isNameless = parsed.root.decls.contains { $0.kind == .bundleDecl && $0.name(0) == nil }
            if isNameless { unclear.insert(fileModules[parsed.id.index]) }
        }
        let imported = Set(program.modules.rows.flatMap(\.imports))
        for module in program.modules.ids where program.modules[module].role == .extension {
            self.module = module
            if unclear.contains(module) || isModuleMissing || imported.contains(module) { continue }
            if isHeadless(module) { continue }
            guard let widgets = unlisted[module] else { continue }
            reportUnlisted(widgets, bundle: bundles[module], of: module)
        }
    }

    private mutating func reportUnlisted(_ widgets: [Collected], bundle: SourceRange?, of module: ModuleID) {
        let headers = widgets.compactMap { header(of: $0.kind) }
        guard let first = headers.first else { return }
        if let bundle {
            // One of them is the one that a line which stands twice was meant for.
            for header in headers.dropFirst(bundlesWithDouble.contains(module) ? 1 : 0) {
                report(.unlistedWidget(program.text(header.name), at: header.range, bundle: bundle))
            }
        } else if broken.skipped.isEmpty {
            let names = headers.map { program.text($0.name) }
            report(.missingBundle(program.text(program.modules[module].name), names, at: first.range))
        }
    }

    /// The hand-written widgets in a bundle, also under a flag.
    private func externNames(_ items: SyntaxChildren) -> [ByteRange] {
        var names: [ByteRange] = []
        for item in items {
            switch item.kind {
            case .externItem: ExternItem(node: item).name.map { names.append($0) }
            case .flagItem: names += externNames(FlagItem(node: item).items)
            default: continue
            }
        }
        return names
    }

    /// The names in a bundle, also under a flag.
    private func bundledNames(_ items: SyntaxChildren) -> [ByteRange] {
        var names: [ByteRange] = []
        for item in items {
            switch item.kind {
            case .externItem: continue
            case .flagItem: names += bundledNames(FlagItem(node: item).items)
            default: NameMember(node: item).name.map { names.append($0) }
            }
        }
        return names
    }
}
