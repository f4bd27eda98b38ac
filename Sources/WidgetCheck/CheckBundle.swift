// In: bundle declarations. Out: what each bundle lists, in gallery order.
// Invariant: a module has at most one bundle, and a bundle lists a widget once, under flags or not.

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
        var listing = BundleListing()
        checkBundleItems(syntax.items, under: [], &listing)
        program.bundles[id].items = listing.items
        if !listing.hasItems, !isCurrentIncomplete {
            report(.emptyDeclaration("a bundle", of: "a widget", at: header.range))
        }
    }

    private mutating func checkBundleItems(
        _ items: SyntaxChildren, under flags: [NameID], _ listing: inout BundleListing
    ) {
        for item in items {
            listing.hasItems = true
            switch item.kind {
            case .externItem:
                checkExtern(ExternItem(node: item), under: flags, &listing)
            case .flagItem:
                checkFlag(FlagItem(node: item), under: flags, &listing)
            default:
                guard let range = NameMember(node: item).name, let kind = resolve(range, as: .widget),
                    let content = bundleContent(kind), isFirst(range, &listing)
                else { continue }
                listing.items.append(BundleItem(content: content, flags: flags))
            }
        }
    }

    private func bundleContent(_ kind: SymbolKind) -> BundleContent? {
        switch kind {
        case .widget(let id): return .widget(id)
        case .control(let id): return .control(id)
        default: return nil
        }
    }

    /// Reports what a bundle lists already.
    private mutating func isFirst(_ range: ByteRange, _ listing: inout BundleListing) -> Bool {
        let name = name(range)
        guard let first = listing.places[name] else {
            listing.places[name] = place(range)
            return true
        }
        report(.duplicateWidget(text(range), at: place(range), first: first))
        bundlesWithDouble.insert(module)
        return false
    }

    private mutating func checkFlag(_ syntax: FlagItem, under flags: [NameID], _ listing: inout BundleListing) {
        guard let range = syntax.name else { return }
        let flag = name(range)
        if flags.contains(flag) { report(.repeatedFlag(text(range), at: place(range))) }
        if !syntax.items.contains(where: { _ in true }), !isIncomplete(syntax.node) {
            report(.emptyDeclaration("a flag", of: "a widget", at: place(range)))
        }
        checkBundleItems(syntax.items, under: flags.contains(flag) ? flags : flags + [flag], &listing)
    }

    private mutating func checkExtern(_ syntax: ExternItem, under flags: [NameID], _ listing: inout BundleListing) {
        let introduced = checkVersions(of: syntax)
        guard let range = syntax.name else { return }
        if case .found(let symbol) = lookUp(at: range) {
            report(.externIsDeclared(text(range), symbol.kind.words, at: place(range), declared: symbol.range))
            return
        }
        guard isFirst(range, &listing) else { return }
        noteHandWritten(range)
        let widget = ExternWidget(name: name(range), introduced: introduced)
        listing.items.append(BundleItem(content: .extern(widget), flags: flags))
    }

    /// The first versions of an `extern`: where it names none, it is wherever the module is.
    private mutating func checkVersions(of syntax: ExternItem) -> PlatformVersions {
        let floors = program.modules[module].platforms
        var introduced = PlatformVersions()
        var places: [Platform: SourceRange] = [:]
        for item in syntax.platforms {
            guard let node = item.node.child(0, .platform),
                let platform = Platform.allCases.first(where: { $0.name == text(node.range) })
            else { continue }
            if let first = places[platform] {
                report(.duplicateExternPlatform(platform, at: place(node), first: first))
                continue
            }
            places[platform] = place(node)
            guard floors[platform] != nil else {
                if unknownFloors.contains(module) { continue }
                report(.undeclaredPlatform(platform.name, at: place(node)))
                continue
            }
            guard let version = item.version.flatMap({ platformVersion($0) }) else { continue }
            if isUnknown(version, of: platform) {
                report(.unknownVersion(version, of: platform, at: item.version.map(place) ?? place(node)))
                continue
            }
            introduced[platform] = version
        }
        return introduced.platforms.isEmpty ? floors : introduced
    }
}

/// What has been read of a bundle.
private struct BundleListing {
    var items: [BundleItem] = []
    var places: [NameID: SourceRange] = [:]
    /// Whether anything stands there, right or wrong.
    var hasItems = false
}
