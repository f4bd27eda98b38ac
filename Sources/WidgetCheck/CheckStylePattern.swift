// In: the patterns of a style's rows. Out: patterns over its axes.
// Invariant: a pattern has one part for each axis; a part that is reported is `invalid`.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// One alternative of a row.
    mutating func checkPattern(_ node: SyntaxNode, row: Int, axes: [CheckedAxis?]) -> RowPattern {
        let parts = node.kind == .tuplePattern ? Array(node.children) : [node]
        guard parts.count == axes.count else {
            // How many axes there are is not known where the head could not be read.
            if !isCurrentIncomplete {
                report(.patternCount(expected: axes.count, found: parts.count, at: place(node)))
            }
            return RowPattern(row: row, axes: axes.map { _ in .invalid }, range: place(node))
        }
        var patterns: [AxisPattern] = []
        for (index, (part, axis)) in zip(parts, axes).enumerated() {
            let count = bag.diagnostics.count
            patterns.append(axis.map { checkPart(part, of: $0) } ?? .invalid)
            // That a range has whole bounds fits an axis of either kind of numbers.
            let isFitting = bag.diagnostics.count == count
            if axis?.type == program.types.double, isOfWholeNumbers(part) == isFitting { continue }
            if case .style(let id) = current { noteDisagreements(since: count, at: part, with: .axis(id, index)) }
        }
        return RowPattern(row: row, axes: patterns, range: place(node))
    }

    private func isOfWholeNumbers(_ node: SyntaxNode) -> Bool {
        guard let range = RangeSyntax(node) else { return false }
        return ![range.lower, range.upper].contains { $0?.kind == .decimalLiteral }
    }

    private mutating func checkPart(_ node: SyntaxNode, of axis: CheckedAxis) -> AxisPattern {
        if node.kind == .wildcardPattern { return .any }
        if node.kind == .nilLiteral {
            report(.nilPattern(at: place(node)))
            if case .style(let id) = current { stylesWithNilPattern.insert(id) }
            return .invalid
        }
        if node.kind == .range {
            return checkRange(RangeSyntax(node: node), of: axis)
        }
        switch (axis.domain, node.kind) {
        case (.family(let families), .memberLiteral):
            guard let range = MemberLiteralSyntax(node: node).name, let family = family(range) else { return .invalid }
            guard families.contains(family) else {
                let platforms = program.modules[module].platforms.platforms
                // The platform that has it may be the one that could not be read.
                if !unknownFloors.contains(module) {
                    report(.unavailableFamily(family, platforms: platforms, at: place(range)))
                }
                return .invalid
            }
            return .family(family)
        case (.double, .integerLiteral), (.double, .decimalLiteral):
            report(.doublePattern(at: place(node)))
            return .invalid
        default:
            break
        }
        guard let value = checkLiteral(node, as: axis.type, what: "the pattern") else { return .invalid }
        switch value {
        case .enumCase(let id): return .enumCase(id)
        case .bool(let value): return .bool(value)
        case .string(let text): return .string(spelling(of: text))
        case .int(let value):
            let (next, overflow) = value.addingReportingOverflow(1)
            return .int(lower: value, upper: overflow ? nil : next)
        case .double, .nil, .emptyList: return .invalid
        }
    }

    private mutating func checkRange(_ syntax: RangeSyntax, of axis: CheckedAxis) -> AxisPattern {
        // Whether `..` takes its end nobody knows; the lexer has reported it.
        if isTwoDots(syntax) { return .invalid }
        switch axis.domain {
        case .int:
            return checkIntRange(syntax)
        case .double:
            return checkDoubleRange(syntax)
        case .enumeration, .bool, .string, .family:
            report(.rangeOfNoNumber(typeText(axis.type), at: place(syntax.range)))
            return .invalid
        }
    }

    private func isTwoDots(_ syntax: RangeSyntax) -> Bool {
        guard let sign = syntax.node.first(.operatorToken) else { return false }
        return text(sign.range) == ".."
    }

    private mutating func checkIntRange(_ syntax: RangeSyntax) -> AxisPattern {
        var lower: Int?
        var upper: Int?
        if let node = syntax.lower {
            guard case .int(let value)? = checkLiteral(node, as: program.types.int, what: "the bound") else {
                return .invalid
            }
            lower = value
        }
        if let node = syntax.upper {
            guard case .int(let value)? = checkLiteral(node, as: program.types.int, what: "the bound") else {
                return .invalid
            }
            let (next, overflow) = value.addingReportingOverflow(syntax.isClosed ? 1 : 0)
            upper = overflow ? nil : next
        }
        if let lower, let upper, lower >= upper {
            report(.emptyRange(text(syntax.range), at: place(syntax.range)))
            return .invalid
        }
        // No whole number is less than the least.
        if lower == nil, upper == Int.min {
            report(.emptyRange(text(syntax.range), at: place(syntax.range)))
            return .invalid
        }
        return .int(lower: lower == Int.min ? nil : lower, upper: upper)
    }

    private mutating func checkDoubleRange(_ syntax: RangeSyntax) -> AxisPattern {
        if syntax.isClosed, let upper = syntax.upper {
            // The next row starts at the bound, so that a closed one would take its first value twice.
            report(.closedDoubleRange(text(syntax.range), at: place(syntax.range), upper: text(upper.range)))
            return .invalid
        }
        var bounds: [DoubleBound?] = []
        for node in [syntax.lower, syntax.upper] {
            guard let node else {
                bounds.append(nil)
                continue
            }
            guard let value = LexNumber.double(node, in: sources[file]) else {
                return .invalid
            }
            let digits = program.names.intern(LexNumber.decimal(node, in: sources[file]))
            bounds.append(DoubleBound(digits: digits, value: value))
        }
        guard let lower = bounds.first, let upper = bounds.last else { return .invalid }
        if let lower, let upper, lower.value >= upper.value {
            report(.emptyRange(text(syntax.range), at: place(syntax.range)))
            return .invalid
        }
        return .double(lower: lower, upper: upper)
    }
}
