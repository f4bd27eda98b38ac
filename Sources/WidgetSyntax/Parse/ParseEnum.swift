// In: a parser before `enum`. Out: an `enumDecl`.
// Invariant: each case is a member of its own; several in one line, as Swift has them, are reported.

import WidgetBase

extension Parser {
    /// enum-decl = "enum" name title "{" { enum-case | "persistentIdentifier" STRING END } "}"
    mutating func parseEnumDecl() {
        parseTitledDecl(.enumDecl, .enum, .enumItem) { parser in
            if parser.atBareCase {
                if parser.peek() == .comma {
                    parser.parseEnumCases(hasKeyword: false)
                    return
                }
                parser.report { ParseDiagnostics.caseWithoutKeyword($0.here, name: $0.text(at: $0.position)) }
                parser.parseEnumCases(hasKeyword: false)
                return
            }
            switch parser.memberKeyword() {
            case .case: parser.parseEnumCases()
            case .persistentIdentifier: parser.parseStringMember(.persistentIdentifierMember, "the identifier")
            default: break
            }
        }
    }

    /// Whether a case stands here without its keyword.
    private var atBareCase: Bool {
        mutating get {
            guard at(.identifier), keyword.map({ !FirstTokens.enumItem.keywords.contains($0) }) ?? true,
                SwiftWord(rawValue: text(at: position)) == nil
            else { return false }
            if startsLine(position + 1) || peek() == .comma || peek() == .equal || peek() == .rightBrace {
                return blocks.last.map { nearestMember(to: text(at: position), in: $0) == nil } ?? false
            }
            return peek() == .text
        }
    }

    /// One case, and those that stand behind it on the line, as Swift has them, which are reported.
    private mutating func parseEnumCases(hasKeyword: Bool = true) {
        let first = position
        parseEnumCase(hasKeyword: hasKeyword, asksForTitle: hasKeyword)
        guard at(.comma), !endsHere, !isLastComma, peek() == .identifier else { return }
        report { ParseDiagnostics.severalCases($0.here, lines: $0.casesAsLines(from: first)) }
        while at(.comma), !endsHere, !isLastComma {
            advance()
            silence()
            parseEnumCase(hasKeyword: at(.case), asksForTitle: false)
        }
    }

    /// An edit that writes each case of a line on a line of its own; nil if they hold more than names and titles.
    private mutating func casesAsLines(from first: Int) -> TextEdit? {
        var lines: [String] = []
        var index = first
        while index < lastToken, index == first || !startsLine(index) {
            if keyword(at: index) == .case { index += 1 }
            guard kinds[index] == .identifier else { return nil }
            let name = text(at: index)
            index += 1
            var title = "\"\(ParseDiagnostics.spaced(name))\""
            if kinds[index] == .text, !startsLine(index) {
                title = text(at: index)
                index += 1
            }
            lines.append("case \(name) \(title)")
            if startsLine(index) || index >= lastToken { break }
            guard kinds[index] == .comma else { return nil }
            index += 1
        }
        var blank = Int(starts[first])
        while blank > 0, source.bytes[blank - 1] == 0x20 || source.bytes[blank - 1] == 0x09 { blank -= 1 }
        let indent = source.text(ByteRange(start: UInt32(truncatingIfNeeded: blank), end: starts[first]))
        return TextEdit(place(range(first, index)), lines.joined(separator: "\n" + indent))
    }

    /// enum-case = "case" name title [ "=" literal ] [ "{" { case-detail } "}" ] END
    ///
    /// - Parameter asksForTitle: whether a title that is missing is a mistake of its own.
    private mutating func parseEnumCase(hasKeyword: Bool, asksForTitle: Bool) {
        let mark = mark()
        if hasKeyword { takeKeyword() }
        if at(.dot), peek() == .identifier, !endsHere {
            report { ParseDiagnostics.dotBeforeCase($0.here, name: $0.text(at: $0.position + 1)) }
            advance()
        }
        parseName("the name of the case", isTitled: true)
        if at(.comma), !endsHere, !isLastComma, peek() == .identifier {
            // The line is reported as a whole.
            addMissing()
            finish(.enumCase, mark)
            return
        }
        if passAssociatedValues() {
            if atText { parseText("a title") } else { addMissing() }
        } else if asksForTitle || atText || at(.leftParen) || at(.colon) {
            parseTitle(of: position - 1)
        } else {
            addMissing()
        }
        if at(.equal) || at(.equalEqual), !endsHere {
            expect(.equal, in: "case name \"Title\" = value")
            parseLiteral("a raw value")
        }
        if at(.leftParen), !endsHere {
            report { ParseDiagnostics.detailsInParens($0.here) }
            let details = self.mark()
            skipBalanced()
            finish(.error, details)
        }
        if let keyword, FirstTokens.caseDetail.keywords.contains(keyword), !endsHere,
            !atUnopenedBlock(.caseDetail)
        {
            var end = position
            while end < lastToken, !startsLine(end), kinds[end] != .rightBrace, kinds[end] != .semicolon { end += 1 }
            let range = range(position, end)
            report { ParseDiagnostics.detailsWithoutBraces($0.place(range), text: $0.source.text(range)) }
            parseCaseDetail()
        }
        if at(.leftBrace) || atUnopenedBlock(.caseDetail) {
            parseBlock("`case`", .caseDetail) { $0.parseCaseDetail() }
        }
        finish(.enumCase, mark)
    }

    /// case-detail = ( "subtitle" text | "symbol" STRING | "image" "asset" STRING | "was" literal ) END
    private mutating func parseCaseDetail() {
        switch memberKeyword() {
        case .subtitle: parseTextMember(.subtitleMember, "a subtitle")
        case .symbol: parseStringMember(.symbolMember, "the name of a symbol")
        case .image:
            let mark = mark()
            takeKeyword()
            if passSystemImage() {
                finish(.error, mark)
                return
            }
            expect(.asset, in: "image asset \"name\"")
            parseString("the name of an asset")
            finish(.imageAssetMember, mark)
        case .was:
            let mark = mark()
            takeKeyword()
            parseLiteral("a retired raw value")
            finish(.wasMember, mark)
        default: break
        }
    }
}
