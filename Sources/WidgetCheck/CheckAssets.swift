// In: what descriptions name of asset catalogs, and what the catalogs hold. Out: findings where they differ.
// Invariant: a name that several places of a file use gives one finding there.

import WidgetBase
import WidgetModel
import WidgetProject

/// The state of a comparison.
struct AssetComparison {
    private let program: Program
    /// By name; catalogs may hold several of one name.
    private let assets: [String: [Asset]]
    private let names: [String]
    private(set) var bag = DiagnosticBag()

    init(_ program: Program, _ table: AssetTable) {
        self.program = program
        assets = Dictionary(grouping: table.assets, by: \.name)
        names = assets.keys.sorted()
    }

    private struct UseKey: Hashable {
        let file: FileID
        let name: NameID
        let kind: AssetUse.Kind
    }

    mutating func run() {
        var order: [UseKey] = []
        var uses: [UseKey: [AssetUse]] = [:]
        var seen: Set<SourceRange> = []
        for use in program.assetUses where program.isOwn(use.range) && seen.insert(use.range).inserted {
            let key = UseKey(file: use.range.file, name: use.name, kind: use.kind)
            if uses[key] == nil { order.append(key) }
            uses[key, default: []].append(use)
        }
        for key in order {
            guard let places = uses[key]?.sorted(by: { $0.range.bytes.start < $1.range.bytes.start }) else { continue }
            check(program.text(key.name), key.kind, places)
        }
    }

    private static func fits(_ asset: Asset, _ kind: AssetUse.Kind) -> Bool {
        switch kind {
        // A symbol of the catalog is found as images are.
        case .image: return asset.kind == .image || asset.kind == .symbol
        case .color: return asset.kind == .color
        case .symbol: return asset.kind == .symbol
        }
    }

    private mutating func check(_ name: String, _ kind: AssetUse.Kind, _ uses: [AssetUse]) {
        let found = assets[name] ?? []
        let fitting = found.filter { AssetComparison.fits($0, kind) }
        let places = uses.map(\.range)
        if kind == .symbol {
            guard let own = fitting.first else { return }
            bag.add(.symbolOfCatalog(name, own.path, at: places[0], others: Array(places.dropFirst())))
        } else if let first = fitting.first {
            if fitting.allSatisfy({ $0.isFilled == false }) {
                bag.add(.emptyAsset(name, kind, first.path, at: places[0], asset: first.place))
            } else if fitting.allSatisfy({ $0.hasDark == false }) {
                checkAppearance(name, first, uses)
            }
        } else if let other = found.first {
            bag.add(.assetOfOtherKind(name, kind, other, at: places[0]))
        } else {
            reportMissing(name, kind, places)
        }
    }

    private mutating func reportMissing(_ name: String, _ kind: AssetUse.Kind, _ places: [SourceRange]) {
        let candidates = names.filter { assets[$0]?.contains { AssetComparison.fits($0, kind) } ?? false }
        let folded = candidates.filter { $0.lowercased() == name.lowercased() }
        if let other = folded.first {
            bag.add(.assetOfOtherCase(name, other, kind, isOnly: folded.count == 1, at: places))
            return
        }
        // A folder may be part of the name, or left out of it.
        let last = { (path: String) in path.split(separator: "/").last.map { $0.lowercased() } }
        let inFolder = candidates.first { last($0) == last(name) }
        let nearest = inFolder ?? NearestName.find(name, among: candidates)
        bag.add(.missingAsset(name, kind, nearest: nearest, isInFolder: inFolder != nil, at: places))
    }

    // MARK: Dark variants

    private mutating func checkAppearance(_ name: String, _ asset: Asset, _ uses: [AssetUse]) {
        for use in uses {
            switch use.position {
            case .plain: continue
            case .background:
                bag.add(.lightBackground(name, at: use.range, asset: asset.place))
                return
            case .column(let id):
                let column = program.styleColumns[id]
                let word = program.text(column.name)
                if column.variesByScheme {
                    bag.add(.lightCell(name, word, at: use.range, asset: asset.place))
                } else if word == "background" || isBackground(id) {
                    bag.add(.lightBackground(name, at: use.range, asset: asset.place))
                } else {
                    continue
                }
                return
            }
        }
    }

    /// Whether a widget has the column behind its content.
    private func isBackground(_ id: StyleColumnID) -> Bool {
        program.widgets.rows.contains { widget in
            if case .column(_, id)? = widget.modifiers.background { return true }
            return false
        }
    }
}
