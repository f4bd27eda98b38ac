// In: the columns of a style and the cells of its rows. Out: one cell for each column in every row.
// Invariant: a column that a row leaves out has its default there; whether a column varies is known for all rows.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// The columns of a style that is being checked.
struct CheckedColumns {
    var ids: IDRange<StyleColumnID>
    var names: [NameID: StyleColumnID] = [:]
    /// Each column's default: where it stands, and its value; `.literal(.nil)` for one that was reported.
    var defaults: [StyleColumnID: (node: SyntaxNode, cell: StyleCell)] = [:]
    /// Columns of which a part could not be read.
    var unread: Set<StyleColumnID> = []
}

extension Checker {
    mutating func checkColumns(_ syntax: StyleSyntax) -> CheckedColumns {
        let start = program.styleColumns.nextID
        var columns = CheckedColumns(ids: IDRange())
        var seen = SeenNames()
        var firstRow: SourceRange?
        for member in syntax.members {
            if member.kind == .styleRow, firstRow == nil { firstRow = keywordPlace(member) }
            guard let column = ColumnSyntax(member) else { continue }
            guard let range = column.name, let name = checkFieldName(range, of: .column, seen: &seen) else { continue }
            if let firstRow { report(.columnAfterRow(text(range), at: place(range), row: firstRow)) }
            let type = checkType(column.type, in: .column)
            let row = StyleColumn(name: name, doc: doc(member), type: type, range: place(range))
            let id = program.styleColumns.append(row)
            columns.names[name] = id
            if isIncomplete(member) { columns.unread.insert(id) }
            if let value = column.value { columns.defaults[id] = (value, checkDefaultCell(value, of: id)) }
        }
        columns.ids = IDRange(start: start, end: program.styleColumns.nextID)
        return columns
    }

    /// Marks the columns of which a cell or the default has a colour for each scheme.
    mutating func checkVariants(_ columns: IDRange<StyleColumnID>, _ rows: [StyleRowSyntax]) {
        // The cells are read below; only whether one varies is asked here.
        var byScheme: Set<NameID> = []
        var byRendering: Set<NameID> = []
        for row in rows {
            for cell in row.cells {
                guard let range = cell.name, let value = AdaptiveValueSyntax(cell.value) else { continue }
                byScheme.insert(name(range))
                if value.variesByRendering { byRendering.insert(name(range)) }
            }
        }
        for id in columns {
            if byScheme.contains(program.styleColumns[id].name) { program.styleColumns[id].variesByScheme = true }
            if byRendering.contains(program.styleColumns[id].name) { program.styleColumns[id].variesByRendering = true }
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
                if mayDeclare(text(range)) { continue }
                let shown = suggestionBudget > 0 ? columns.ids.count : 0
                let names = columns.ids.prefix(shown).map { program.text(program.styleColumns[$0].name) }
                let nearest = nearestName(text(range), among: names)
                let finding = Diagnostic.unknownColumn(text(range), at: place(range), nearest: nearest)
                report(finding, missing: range, in: currentOwner)
                continue
            }
            if let first = cells[id] {
                report(.duplicateArgument(text(range), at: place(range), first: first.range))
                continue
            }
            let count = bag.diagnostics.count
            let value = cell.value.flatMap { checkCell($0, of: id) }
            if let node = cell.value { noteDisagreements(since: count, at: node, with: .column(id)) }
            cells[id] = (value, place(range))
        }
        var missing: [StyleColumnID] = []
        var result: [StyleCell] = []
        for id in columns.ids {
            if let given = cells[id] {
                result.append(given.cell ?? .literal(.nil))
            } else if let given = columns.defaults[id] {
                result.append(given.cell)
            } else {
                // A default may stand in what could not be read.
                if !columns.unread.contains(id) { missing.append(id) }
                result.append(.literal(.nil))
            }
        }
        if !missing.isEmpty, !hasUnknown, !isIncomplete(row.node) {
            missingCells.append((missing, keywordPlace(row.node)))
        }
        return StyleRow(cells: result)
    }

    /// Reports what rows leave out: a column that several leave out lacks its default, which is said at the column.
    mutating func reportMissingCells() {
        var rows: [StyleColumnID: [SourceRange]] = [:]
        for (columns, range) in missingCells {
            for column in columns { rows[column, default: []].append(range) }
        }
        for column in rows.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            guard let places = rows[column], places.count > 1 else { continue }
            let row = program.styleColumns[column]
            report(.columnWithoutDefault(program.text(row.name), at: row.range, rows: places))
        }
        for (columns, range) in missingCells {
            let names = columns.filter { rows[$0]?.count == 1 }.map { program.text(program.styleColumns[$0].name) }
            if !names.isEmpty { report(.missingColumns(names, at: range)) }
        }
        missingCells = []
    }

    private mutating func checkDefaultCell(_ node: SyntaxNode, of id: StyleColumnID) -> StyleCell {
        if let value = AdaptiveValueSyntax(node) {
            program.styleColumns[id].variesByScheme = true
            if value.variesByRendering { program.styleColumns[id].variesByRendering = true }
        }
        let count = bag.diagnostics.count
        let cell = checkCell(node, of: id)
        noteDisagreements(since: count, at: node, with: .column(id))
        return cell ?? .literal(.nil)
    }

    /// A default that every row replaces is shown nowhere, and translators need not see it.
    mutating func dropUnusedTexts(of columns: CheckedColumns, _ rows: [StyleRow]) {
        var used: Set<TextID> = []
        for row in rows {
            for case .text(let text) in row.cells { used.insert(text) }
        }
        for given in columns.defaults.values {
            if case .text(let text) = given.cell, !used.contains(text) { program.texts[text].purpose = .data }
        }
    }

    private mutating func checkCell(_ node: SyntaxNode, of id: StyleColumnID) -> StyleCell? {
        let type = program.styleColumns[id].type
        switch program.types[type] {
        case .invalid:
            return nil
        case .color:
            if node.kind == .adaptiveValue {
                return checkVariants(AdaptiveValueSyntax(node: node)).map(StyleCell.adaptiveColor)
            }
            return checkColor(node, in: .column(id)).map(StyleCell.color)
        case .font:
            return checkFont(node).map(StyleCell.font)
        case .text:
            return checkTextCell(node)
        default:
            guard let value = checkLiteral(node, as: type, what: "the cell") else { return nil }
            if type == program.types.symbol, case .string(let name) = value {
                checkSymbol(program.names[name], at: place(node))
            }
            return .literal(value)
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
}

extension AdaptiveValueSyntax {
    /// Whether the value has a variant that depends on how the system renders the widget.
    fileprivate var variesByRendering: Bool {
        variants.contains { $0.appearance == .accented || $0.appearance == .vibrant }
    }
}
