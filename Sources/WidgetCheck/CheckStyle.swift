// In: style declarations. Out: axes with slots, columns, rows with every cell, and the row of each combination.
// Invariant: a style without findings covers each combination of its axes exactly once.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkStyle(_ id: StyleID, _ syntax: StyleSyntax) {
        let axes = syntax.axes.map { checkAxis($0) }
        let columns = checkColumns(syntax)
        program.styles[id].columns = columns.ids
        let rowNodes = syntax.members.filter { $0.kind == .styleRow }.map { StyleRowSyntax(node: $0) }
        checkVariants(columns.ids, rowNodes)
        var rows: [StyleRow] = []
        var patterns: [RowPattern] = []
        var written: [StyleRowSyntax] = []
        var defaultRow: (index: Int, range: SourceRange)?
        let isMismatched = reportMismatchedAxes(of: id, syntax, rowNodes)
        // The `default` row is the last, wherever it was written.
        for row in rowNodes where !row.isDefault {
            let index = rows.count
            rows.append(checkCells(row, columns))
            written.append(row)
            let alternatives = isMismatched ? [] : row.patterns?.alternatives.map({ $0 }) ?? []
            if reportBareParts(alternatives, axes: axes.count) {
                let parts = axes.map { _ in AxisPattern.invalid }
                patterns.append(RowPattern(row: index, axes: parts, range: place(alternatives[0])))
                continue
            }
            for alternative in alternatives {
                patterns.append(checkPattern(alternative, row: index, axes: axes))
            }
        }
        for row in rowNodes where row.isDefault {
            if let first = defaultRow {
                report(.duplicateMember("default", at: keywordPlace(row.node), first: first.range))
                continue
            }
            defaultRow = (rows.count, keywordPlace(row.node))
            rows.append(checkCells(row, columns))
            written.append(row)
        }
        reportMissingCells()
        program.styles[id].rows = rows
        dropUnusedTexts(of: columns, rows)
        checkContrasts(syntax, columns, rows: Array(zip(written, rows)))
        guard let name = syntax.name, !isCurrentIncomplete else { return }
        if columns.ids.isEmpty {
            incompleteOwners.insert(.declaration(.style(id)))
            report(.emptyDeclaration("a style", of: "a column", at: place(name)))
        }
        if rows.isEmpty { report(.emptyDeclaration("a style", of: "a row", at: place(name))) }
        let isSound = axes.allSatisfy { $0 != nil } && !axes.isEmpty && !rows.isEmpty && !isMismatched
        guard isSound else { return }
        checkCoverage(
            of: id, axes.compactMap { $0 }, patterns, defaultRow, name: name, writesHalfOpen: writesHalfOpen(rowNodes))
    }

    // MARK: Axes

    /// Whether all patterns agree on another number of axes than the style has: then an axis is missing, or one too
    /// many, which is reported there.
    private mutating func reportMismatchedAxes(
        of id: StyleID, _ syntax: StyleSyntax, _ rows: [StyleRowSyntax]
    ) -> Bool {
        guard let first = syntax.axes.first, let last = syntax.axes.last, !isCurrentIncomplete else { return false }
        let counts = rows.flatMap { $0.patterns?.alternatives.map { $0 } ?? [] }.map { pattern in
            pattern.kind == .tuplePattern ? pattern.children.reduce(0) { count, _ in count + 1 } : 1
        }
        guard counts.count > 1, let found = counts.first, found != syntax.axes.count,
            counts.allSatisfy({ $0 == found })
        else { return false }
        report(
            .mismatchedAxes(
                expected: found, found: syntax.axes.count, at: place(ByteRange(start: first.start, end: last.end))))
        mismatchedStyles.insert(id)
        return true
    }

    /// Reports the parts of one pattern that stand without their parentheses: `case .calm, true:`.
    private mutating func reportBareParts(_ parts: [SyntaxNode], axes: Int) -> Bool {
        guard axes > 1, parts.count == axes, !isCurrentIncomplete, let first = parts.first, let last = parts.last,
            !parts.contains(where: { $0.kind == .tuplePattern })
        else { return false }
        let range = first.range.union(last.range)
        report(.bareParts(text(range), axes: axes, at: place(range)))
        return true
    }

    /// An axis with its values.
    struct CheckedAxis {
        var type: TypeID
        var domain: AxisDomain
        var name: NameID
    }

    private mutating func checkAxis(_ range: ByteRange) -> CheckedAxis? {
        let word = text(range)
        let types = program.types
        let scalar: (TypeID, AxisDomain, String)?
        switch word {
        case "Bool": scalar = (types.bool, .bool, "flag")
        case "String": scalar = (types.string, .string, "text")
        case "Int": scalar = (types.int, .int, "number")
        case "Double": scalar = (types.double, .double, "value")
        case "family":
            let floors = program.modules[module].platforms
            let families = WidgetFamily.allCases.filter { family in
                floors.platforms.contains { family.introduced[$0] != nil }
            }
            scalar = (types.family, .family(families), word)
        default: scalar = nil
        }
        if let (type, domain, name) = scalar {
            return CheckedAxis(type: type, domain: domain, name: program.names.intern(name))
        }
        let name = program.names.intern(word.prefix(1).lowercased() + word.dropFirst())
        guard let kind = resolve(range, as: .axis), case .enumeration(let id) = kind else { return nil }
        let type = program.types.id(.enumeration(id))
        return CheckedAxis(type: type, domain: .enumeration(Array(program.enums[id].cases)), name: name)
    }

    // MARK: Coverage

    private mutating func checkCoverage(
        of id: StyleID,
        _ axes: [CheckedAxis],
        _ patterns: [RowPattern],
        _ defaultRow: (index: Int, range: SourceRange)?,
        name: ByteRange,
        writesHalfOpen: Bool
    ) {
        let coverage = StyleCoverage(domains: axes.map(\.domain), patterns: patterns, defaultRow: defaultRow?.index)
        program.styles[id].lookup = coverage.lookup
        var names: Set<NameID> = []
        program.styles[id].axes = zip(axes, coverage.slots).map { axis, slots in
            StyleAxis(type: axis.type, name: unusedName(axis.name, in: &names), slots: slots)
        }
        let hasInvalidPattern = patterns.contains { $0.axes.contains(.invalid) }
        let twin = coverage.uncoveredByTwin
        for finding in coverage.findings {
            switch finding {
            case .tooLarge:
                report(.tableTooLarge(StyleCoverage.largestTable, at: place(name)))
            case .overlap(let second, let first, let cells, let count):
                let words = cells.map { cell in cellText(cell, writesHalfOpen) }
                let left = twin.map { cells in cells.map { cellText($0, writesHalfOpen) } }
                report(
                    .overlappingRows(
                        words, count: count, at: second.range, first: first.range,
                        without: left.map { (cells: $0, style: place(name)) }))
            case .missing(let cells, let count):
                // What a wrong pattern was to cover is not known, nor which cases an enum has that could not be read.
                let isUnread = axes.contains { axis in
                    guard case .enumeration(let id) = program.types[axis.type] else { return false }
                    return isIncomplete(.enumeration(id))
                }
                guard !hasInvalidPattern, !isUnread, twin == nil else { continue }
                let words = cells.map { cell in cellText(cell, writesHalfOpen) }
                report(.missingCells(words, count: count, of: text(name), at: place(name)))
                // The row that is missing may be `default`, for which look-ups with an optional were written.
                if defaultRow == nil { takeNil(id) }
            }
        }
        if let defaultRow, !coverage.defaultTakesValues, coverage.findings.isEmpty, !hasInvalidPattern {
            unreachedDefaults.append((id, defaultRow.range))
        }
    }

    private mutating func takeNil(_ id: StyleID) {
        for axis in program.styles[id].axes.indices where !program.styles[id].axes[axis].takesNil {
            program.styles[id].axes[axis].slots.append(.other)
        }
    }

    /// Two axes of one type need two argument names.
    private mutating func unusedName(_ name: NameID, in used: inout Set<NameID>) -> NameID {
        var candidate = name
        var number = 2
        while !used.insert(candidate).inserted {
            candidate = program.names.intern(program.text(name) + String(number))
            number += 1
        }
        return candidate
    }

    /// A `default` row that every value misses still serves a look-up with an optional. A style that no expression
    /// looks up is there for hand-written views, and a public one also for other modules, of which nothing is known.
    mutating func checkUnreachedDefaults() {
        guard !unreachedDefaults.isEmpty else { return }
        let unread = unreadWords()
        for (style, range) in unreachedDefaults
        where stylesLookedUp.contains(style) && !stylesLookedUpWithNil.contains(style) {
            let name = program.text(program.styles[style].header.name)
            // What could not be read may pass one.
            if program.modules[program.styles[style].header.module].isPublic || unread.contains(name) { continue }
            report(.unreachableDefault(name, at: range))
        }
    }

    // MARK: Cells in messages

    /// Whether the ranges with two bounds are written without their end: `5..<10`.
    private func writesHalfOpen(_ rows: [StyleRowSyntax]) -> Bool {
        var isHalfOpen = false
        for row in rows {
            guard let patterns = row.patterns else { continue }
            for node in patterns.alternatives {
                for part in node.kind == .tuplePattern ? Array(node.children) : [node] {
                    guard let range = RangeSyntax(part), range.lower != nil, range.upper != nil else { continue }
                    if range.isClosed { return false }
                    isHalfOpen = true
                }
            }
        }
        return isHalfOpen
    }

    private func cellText(_ cell: [AxisSlot], _ writesHalfOpen: Bool) -> String {
        if cell == [.other] { return "any other text" }
        let words = cell.map { slot -> String in
            switch slot {
            case .enumCase(let id): return ".\(program.text(program.enumCases[id].name))"
            case .bool(let value): return value ? "true" : "false"
            case .string(let text): return "\"\(program.text(text))\""
            case .intRange(let lower, let upper):
                return rangeText(lower.map { String($0) }, upper.map { String($0) }, isClosed: !writesHalfOpen)
            case .doubleRange(let lower, let upper):
                return rangeText(lower.map { program.text($0) }, upper.map { program.text($0) })
            case .family(let family): return ".\(family.name)"
            case .other: return "_"
            }
        }
        return words.count == 1 ? "`\(words.joined())`" : "`(\(words.joined(separator: ", ")))`"
    }

    /// A range as the style writes them; `isClosed` is nil for a `Double`, which has no closed ones.
    private func rangeText(_ lower: String?, _ upper: String?, isClosed: Bool? = nil) -> String {
        switch (lower, upper) {
        case (nil, nil): return "any number"
        case (let lower?, nil): return "\(lower)..."
        case (nil, let upper?): return "..<\(upper)"
        case (let lower?, let upper?):
            guard let isClosed, let first = Int(lower), let end = Int(upper) else { return "\(lower)..<\(upper)" }
            if end == first &+ 1 { return lower }
            if isClosed { return "\(lower)...\(end &- 1)" }
            return "\(lower)..<\(upper)"
        }
    }
}
