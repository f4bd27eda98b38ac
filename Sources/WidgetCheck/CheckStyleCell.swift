// In: the columns of a style and the cells of its rows. Out: one cell for each column in every row.
// Invariant: a column that a row leaves out has its default there; whether a column varies is known for all rows.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// The columns of a style that is being checked.
struct CheckedColumns {
    var ids: IDRange<StyleColumnID>
    var names: [NameID: StyleColumnID] = [:]
    /// The node of each column's default.
    var defaults: [StyleColumnID: SyntaxNode] = [:]
}

extension Checker {
    mutating func checkColumns(_ syntax: StyleSyntax) -> CheckedColumns {
        let start = program.styleColumns.nextID
        var columns = CheckedColumns(ids: IDRange())
        var seen: [NameID: SourceRange] = [:]
        var firstRow: SourceRange?
        for member in syntax.members {
            if member.kind == .styleRow, firstRow == nil { firstRow = keywordPlace(member) }
            guard let column = ColumnSyntax(member) else { continue }
            guard let range = column.name, let name = checkFieldName(range, of: .column, seen: &seen) else { continue }
            if let firstRow { report(.columnAfterRow(text(range), at: place(range), row: firstRow)) }
            let type = checkType(column.type, in: .column)
            let row = StyleColumn(name: name, doc: doc(member), type: type, variesByScheme: false, range: place(range))
            let id = program.styleColumns.append(row)
            columns.names[name] = id
            if let value = column.value { columns.defaults[id] = value }
        }
        columns.ids = IDRange(start: start, end: program.styleColumns.nextID)
        return columns
    }

    /// Marks the columns of which a cell or the default has a colour for each scheme.
    mutating func checkVariants(_ columns: IDRange<StyleColumnID>, _ rows: [StyleRowSyntax]) {
        // The cells are read below; only whether one varies is asked here.
        var names: Set<NameID> = []
        for row in rows {
            for cell in row.cells where cell.value?.kind == .adaptiveValue {
                if let range = cell.name { names.insert(name(range)) }
            }
        }
        for id in columns where names.contains(program.styleColumns[id].name) {
            program.styleColumns[id].variesByScheme = true
        }
    }

    mutating func checkCells(_ row: StyleRowSyntax, _ columns: CheckedColumns) -> StyleRow {
        var cells: [StyleColumnID: (cell: StyleCell?, range: SourceRange)] = [:]
        var hasUnknown = false
        for cell in row.cells {
            guard let range = cell.name else {
                hasUnknown = true
                continue
            }
            guard let id = columns.names[name(range)] else {
                hasUnknown = true
                if isCurrentIncomplete { continue }
                let shown = suggestionBudget > 0 ? columns.ids.count : 0
                let names = columns.ids.prefix(shown).map { program.text(program.styleColumns[$0].name) }
                let nearest = nearestName(text(range), among: names)
                report(.unknownColumn(text(range), at: place(range), nearest: nearest))
                continue
            }
            if let first = cells[id] {
                report(.duplicateArgument(text(range), at: place(range), first: first.range))
                continue
            }
            let value = cell.value.flatMap { checkCell($0, of: id) }
            cells[id] = (value, place(range))
        }
        var missing: [String] = []
        var result: [StyleCell] = []
        for id in columns.ids {
            if let given = cells[id] {
                result.append(given.cell ?? .literal(.nil))
            } else if let node = columns.defaults[id] {
                result.append(checkDefaultCell(node, of: id))
            } else {
                missing.append(program.text(program.styleColumns[id].name))
                result.append(.literal(.nil))
            }
        }
        if !missing.isEmpty, !hasUnknown, !isIncomplete(row.node) {
            report(.missingColumns(missing, at: keywordPlace(row.node)))
        }
        return StyleRow(cells: result)
    }

    /// A default is read for every row that takes it; equal findings are reported once.
    private mutating func checkDefaultCell(_ node: SyntaxNode, of id: StyleColumnID) -> StyleCell {
        if node.kind == .adaptiveValue { program.styleColumns[id].variesByScheme = true }
        return checkCell(node, of: id) ?? .literal(.nil)
    }

    private mutating func checkCell(_ node: SyntaxNode, of id: StyleColumnID) -> StyleCell? {
        let type = program.styleColumns[id].type
        switch program.types[type] {
        case .invalid:
            return nil
        case .color:
            if node.kind == .adaptiveValue { return checkSchemes(AdaptiveValueSyntax(node: node)) }
            return checkColor(node).map(StyleCell.color)
        case .text:
            return checkTextCell(node)
        default:
            return checkLiteral(node, as: type, what: "the cell").map(StyleCell.literal)
        }
    }

    private mutating func checkTextCell(_ node: SyntaxNode) -> StyleCell? {
        let text: TextSyntax?
        let string: StringLiteralSyntax
        if let syntax = TextSyntax(node), let inner = syntax.string {
            (text, string) = (syntax, inner)
        } else if let syntax = StringLiteralSyntax(node) {
            (text, string) = (nil, syntax)
        } else {
            report(.literalMismatch("the cell", found: literalWords(node), expected: "Text", at: place(node), fix: nil))
            return nil
        }
        if let first = string.exprs.first {
            report(.interpolationNotAllowed(in: "a cell", at: place(first)))
            return nil
        }
        return .text(appendText(string, key: text?.key, comment: text?.comment))
    }

    // MARK: Colours

    private mutating func checkSchemes(_ syntax: AdaptiveValueSyntax) -> StyleCell? {
        var light: ColorValue?
        var dark: ColorValue?
        var isSupported = true
        for variant in syntax.variants {
            switch variant.appearance {
            case .light: light = variant.value.flatMap { checkColor($0) }
            case .dark: dark = variant.value.flatMap { checkColor($0) }
            case .accented:
                notSupported(.accentedColor, variant.node)
                isSupported = false
            case .vibrant:
                notSupported(.vibrantColor, variant.node)
                isSupported = false
            default: isSupported = false
            }
        }
        guard isSupported, let light, let dark else { return nil }
        return .schemeColor(light: light, dark: dark)
    }

    private mutating func checkColor(_ node: SyntaxNode) -> ColorValue? {
        switch node.kind {
        case .memberLiteral:
            guard let range = MemberLiteralSyntax(node: node).name else { return nil }
            guard SystemColors.names.contains(text(range)) else {
                let nearest = nearestName(text(range), among: SystemColors.names)
                report(.unknownColor(text(range), at: place(range), nearest: nearest))
                return nil
            }
            let floors = program.modules[module].platforms
            let isOld =
                floors.iOS.map { $0 < PlatformVersion(15) } ?? false
                || floors.macOS.map { $0 < PlatformVersion(12) } ?? false
            if isOld, SystemColors.newer.contains(text(range)) { report(.newerColor(text(range), at: place(range))) }
            return .system(name(range))
        case .colorLiteral:
            guard let color = LexColor(node, in: sources[file]) else { return nil }
            return .rgba(
                red: UInt8(truncatingIfNeeded: color.rgba >> 24),
                green: UInt8(truncatingIfNeeded: color.rgba >> 16),
                blue: UInt8(truncatingIfNeeded: color.rgba >> 8),
                alpha: UInt8(truncatingIfNeeded: color.rgba)
            )
        case .assetValue:
            notSupported(.assetColor, node)
            return nil
        default:
            report(
                .literalMismatch("the cell", found: literalWords(node), expected: "Color", at: place(node), fix: nil))
            return nil
        }
    }
}
