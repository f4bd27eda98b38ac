// In: the settings of a block. Out: which of them are there, and their plain values.
// Invariant: a setting that is given twice is reported once, at the second.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// The settings of a block that were seen, with where.
struct MemberSet {
    private var places: [SyntaxKind: SourceRange] = [:]

    subscript(kind: SyntaxKind) -> SourceRange? { places[kind] }

    /// Adds a setting; gives the place of the first if there was one.
    mutating func insert(_ kind: SyntaxKind, _ place: SourceRange) -> SourceRange? {
        if let first = places[kind] { return first }
        places[kind] = place
        return nil
    }
}

extension Checker {
    /// The first word of a node.
    func keywordText(_ node: SyntaxNode) -> String {
        text(keywordPlace(node).bytes)
    }

    /// Notes a setting, and reports it if it was there; whether it is the first.
    mutating func isFirst(_ member: SyntaxNode, in seen: inout MemberSet) -> Bool {
        guard let first = seen.insert(member.kind, keywordPlace(member)) else { return true }
        report(.duplicateMember(keywordText(member), at: keywordPlace(member), first: first))
        return false
    }

    /// A text that is no display text and must not be empty.
    mutating func requiredText(_ syntax: StringLiteralSyntax?, of setting: String) -> NameID? {
        guard let syntax else { return nil }
        if let first = syntax.exprs.first {
            report(.interpolationNotAllowed(in: "`\(setting)`", at: place(first)))
            return nil
        }
        let contents = LexText.contents(syntax, in: sources[file])
        if contents.isEmpty {
            report(.emptyText(of: setting, at: place(syntax.range)))
            return nil
        }
        return program.names.intern(contents[...])
    }

    /// A duration of at least one unit.
    mutating func checkDuration(_ syntax: DurationSyntax?) -> WidgetDuration? {
        guard let syntax, let countNode = syntax.count, let unit = syntax.unit.flatMap(DurationUnit.init(word:)) else {
            return nil
        }
        // The lexer has reported what no number holds.
        guard let count = LexNumber.integer(countNode, in: sources[file]) else { return nil }
        guard count >= 1, count <= 1_000_000 else {
            report(.durationOutOfRange(text(countNode.range), at: place(countNode)))
            return nil
        }
        return WidgetDuration(count: count, unit: unit)
    }
}

extension DurationUnit {
    /// The unit that a word names, singular or plural.
    init?(word: Keyword) {
        switch word {
        case .second, .seconds: self = .second
        case .minute, .minutes: self = .minute
        case .hour, .hours: self = .hour
        case .day, .days: self = .day
        case .week, .weeks: self = .week
        default: return nil
        }
    }
}
