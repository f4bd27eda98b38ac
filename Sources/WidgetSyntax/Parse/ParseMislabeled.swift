// In: a parser before a declaration. Out: the keyword that was meant, if its members are those of another declaration.
// Invariant: a keyword is doubted only if some member is none of its own, and all are those of what was meant.

import WidgetBase

extension Parser {
    /// A declaration as its members show it.
    private struct Shape {
        let keyword: Keyword
        let first: FirstTokens
        /// The settings that only such a declaration has; empty where other members tell.
        let telling: [Keyword]
        let isTitled: Bool
        var hasFields = false
    }

    private static let shapes = [
        Shape(keyword: .module, first: .moduleMember, telling: [.platforms, .scheme], isTitled: false),
        Shape(keyword: .enum, first: .enumItem, telling: [], isTitled: true),
        Shape(
            keyword: .snapshot, first: .snapshotMember, telling: [.version, .file, .stale, .volatile], isTitled: false,
            hasFields: true),
        Shape(
            keyword: .entity, first: .entityMember, telling: [.id, .source, .suggest, .search], isTitled: true,
            hasFields: true),
        Shape(keyword: .style, first: .styleItem, telling: [], isTitled: false, hasFields: true),
        Shape(keyword: .intent, first: .intentMember, telling: [.summary, .show], isTitled: true),
        Shape(keyword: .action, first: .actionMember, telling: [.perform, .opens], isTitled: true),
        Shape(keyword: .widget, first: .widgetMember, telling: [.families, .view], isTitled: true),
        Shape(keyword: .control, first: .controlMember, telling: [.button, .toggle], isTitled: true),
        Shape(keyword: .bundle, first: .bundleItem, telling: [], isTitled: false),
        Shape(keyword: .struct, first: .field, telling: [], isTitled: false, hasFields: true),
        // An intent may have nothing but parameters, as an action may not.
        Shape(keyword: .intent, first: .intentMember, telling: [.param, .required, .retired], isTitled: true),
    ]

    /// What a declaration is meant to be by its members, which is reported; nil where its keyword may be right.
    mutating func mislabeledDecl() -> Keyword? {
        guard let keyword, keyword != .extern, FirstTokens.file.keywords.contains(keyword), peek() == .identifier,
            !startsLine(position + 1)
        else { return nil }
        if peek(2) == .leftParen { return mislabeledRoute(keyword) }
        var brace = position + 2
        while brace < lastToken, !startsLine(brace), kinds[brace] != .leftBrace { brace += 1 }
        guard kinds[brace] == .leftBrace, let meant = meantShape(keyword, brace) else { return nil }
        let hasTitle = kinds[position + 2] == .text || kinds[position + 2] == .textStart
        let hasAxis = self.keyword(at: position + 2) == .by
        report {
            ParseDiagnostics.mislabeledDecl(
                $0.place($0.range($0.position, $0.position + 1)), keyword: keyword,
                evidence: ParseDiagnostics.evidence(of: meant.shape.keyword, setting: $0.text(at: meant.token)),
                meant: meant.shape.keyword,
                isWhole: hasTitle == meant.shape.isTitled && hasAxis == (meant.shape.keyword == .style))
        }
        silence(through: brace)
        return meant.shape.keyword
    }

    /// What a declaration with a keyword that there is not, as `class Name {`, is meant to be by its members, which is
    /// reported; nil where they do not tell.
    mutating func foreignDecl() -> Keyword? {
        let start = modifiersEnd
        let word = text(at: start)
        guard kinds[start] == .identifier, start + 1 < lastToken, kinds[start + 1] == .identifier,
            !startsLine(start + 1), keyword(at: start).map({ !$0.isSetting }) ?? true
        else { return nil }
        var brace = start + 2
        while brace < lastToken, !startsLine(brace), kinds[brace] != .leftBrace { brace += 1 }
        guard kinds[brace] == .leftBrace, let meant = meantShape(nearestDecl(to: word), brace, isForeign: true) else {
            return nil
        }
        let isTitled = kinds[start + 2] == .text || kinds[start + 2] == .textStart
        report {
            ParseDiagnostics.foreignDecl(
                $0.place($0.range($0.position, start + 1)), word: word,
                evidence: ParseDiagnostics.evidence(of: meant.shape.keyword, setting: $0.text(at: meant.token)),
                meant: meant.shape.keyword, isWhole: isTitled == meant.shape.isTitled && brace <= start + 3)
        }
        if start > position {
            takeError(to: start)
            statementStart = position
        }
        silence(through: brace)
        return meant.shape.keyword
    }

    /// Reports and passes the members of a declaration whose first line is missing. False if none stand here.
    mutating func passUnopenedDecl() -> Bool {
        guard braces.lacksOpeners, at(.identifier), startsLine(position), let end = strayBraceAhead,
            BraceGuess.column(of: starts[end], in: source.bytes)
                < BraceGuess.column(of: starts[position], in: source.bytes)
        else { return false }
        let all = members(from: position)
        var example = ""
        for shape in Parser.shapes where example.isEmpty {
            guard tellingMember(all, shape) != nil else { continue }
            let rest = shape.keyword == .style ? " by Type" : shape.isTitled ? " \"Title\"" : ""
            example = "\(shape.keyword.text) Name\(rest) {"
        }
        guard !example.isEmpty else { return false }
        report {
            ParseDiagnostics.missingOpeningLine(
                $0.place($0.range($0.position, $0.position + 1)), example: example,
                brace: $0.place($0.range(end, end + 1)))
        }
        takeError(to: end + 1)
        return true
    }

    private mutating func mislabeledRoute(_ keyword: Keyword) -> Keyword? {
        guard keyword != .route else { return nil }
        var end = position + 3
        while end < lastToken, !startsLine(end), kinds[end] != .rightParen { end += 1 }
        guard kinds[end] == .rightParen, end < lastToken, kinds[end + 1] == .equal else { return nil }
        report {
            ParseDiagnostics.mislabeledDecl(
                $0.here, keyword: keyword, evidence: ParseDiagnostics.evidence(of: .route, setting: ""), meant: .route,
                isWhole: true)
        }
        silence()
        return .route
    }

    /// The declaration that has all members between the braces here, and the member that tells it from others.
    ///
    /// - Parameters:
    ///   - keyword: how it is declared; nil if that is like no word of descriptions.
    ///   - isForeign: whether that is no word of descriptions.
    private mutating func meantShape(
        _ keyword: Keyword?, _ brace: Int, isForeign: Bool = false
    ) -> (shape: Shape, token: Int)? {
        if let keyword, keyword != .route, !hasMisfit(keyword, from: brace + 1) { return nil }
        let all = members(from: brace + 1)
        // A single member may as well be at the wrong place.
        guard all.count > 1 || keyword == .struct || isForeign || (all.count == 1 && isWidgetName(all[0])) else {
            return nil
        }
        for shape in Parser.shapes where shape.keyword != keyword {
            guard let token = tellingMember(all, shape) else { continue }
            var isMeant = true
            for index in all where isMeant { isMeant = accepts(index, in: shape) }
            if isMeant { return (shape, token) }
        }
        return nil
    }

    /// Whether a member of a block is none of the declaration's own. Nearly all declarations are right, so that this
    /// alone is asked of each.
    private mutating func hasMisfit(_ keyword: Keyword, from first: Int) -> Bool {
        guard let own = Parser.shapes.first(where: { $0.keyword == keyword }) else { return true }
        var next = member(from: first)
        while let index = next {
            // `name: Type`, whose name is no word of the language, needs no closer look.
            let isField = own.hasFields && keywords[index] == 0 && kinds[index + 1] == .colon
            if !isField, !accepts(index, in: own) { return true }
            next = member(from: index + 1)
        }
        return false
    }

    /// The tokens that start the members of a block.
    private mutating func members(from first: Int) -> [Int] {
        var found: [Int] = []
        var next = member(from: first)
        while let index = next {
            found.append(index)
            next = member(from: index + 1)
        }
        return found
    }

    /// The token that starts the next member of a block, from one between its members on; nil behind the last.
    private mutating func member(from first: Int) -> Int? {
        var depth = 1
        for index in first..<max(first, lastToken) {
            switch kinds[index] {
            case .leftBrace, .leftParen, .leftBracket: depth += 1
            case .rightBrace, .rightParen, .rightBracket:
                depth -= 1
                if depth == 0 { return nil }
            case .identifier where depth == 1 && isMemberStart(index):
                return isDeclStart(index) ? nil : index
            default: break
            }
        }
        return nil
    }

    private mutating func isMemberStart(_ index: Int) -> Bool {
        startsLine(index) || kinds[index - 1] == .leftBrace || kinds[index - 1] == .semicolon
    }

    /// Whether a member may be one of a declaration. What is no word of the language says nothing.
    private mutating func accepts(_ index: Int, in shape: Shape) -> Bool {
        if shape.keyword == .bundle {
            return isBareName(index) || keyword(at: index).map { shape.first.keywords.contains($0) } ?? false
        }
        if isBareName(index) { return false }
        guard let keyword = keyword(at: index) else { return !isFieldStart(index) || shape.hasFields }
        if shape.first.keywords.contains(keyword) {
            return keyword != .case || isNamedCase(index) == (shape.keyword == .enum)
        }
        return isFieldStart(index) && shape.hasFields
    }

    /// The member that only such a declaration has.
    private mutating func tellingMember(_ members: [Int], _ shape: Shape) -> Int? {
        for index in members {
            let isTelling: Bool
            switch shape.keyword {
            case .bundle: isTelling = isBareName(index)
            case .struct: isTelling = isFieldStart(index)
            case .enum: isTelling = keyword(at: index) == .case && isNamedCase(index)
            case .style: isTelling = keyword(at: index) == .case && !isNamedCase(index)
            default: isTelling = keyword(at: index).map { shape.telling.contains($0) } ?? false
            }
            if isTelling, shape.telling.isEmpty || kinds[index + 1] != .colon { return index }
        }
        return nil
    }

    private mutating func isWidgetName(_ index: Int) -> Bool {
        isBareName(index) && isCapitalized(index) && ["Widget", "Control"].contains { text(at: index).hasSuffix($0) }
    }

    private mutating func isFieldStart(_ index: Int) -> Bool {
        kinds[min(index + 1, lastToken)] == .colon && keyword(at: index) != .default
    }

    private mutating func isBareName(_ index: Int) -> Bool {
        guard keyword(at: index) == nil else { return false }
        let next = min(index + 1, lastToken)
        return startsLine(next) || kinds[next] == .semicolon || kinds[next] == .rightBrace
    }

    /// Whether a `case` has a name, as in an enum, rather than a pattern.
    private mutating func isNamedCase(_ index: Int) -> Bool {
        guard kinds[min(index + 1, lastToken)] == .identifier else { return false }
        let next = min(index + 2, lastToken)
        return startsLine(next) || [.text, .equal, .leftBrace, .rightBrace, .semicolon].contains(kinds[next])
    }
}
