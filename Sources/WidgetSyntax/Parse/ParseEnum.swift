// In: a parser before `enum`. Out: an `enumDecl`.
// Invariant: each case is a member of its own; several in one line, as Swift has them, are reported.

import WidgetBase

extension Parser {
    /// enum-decl = "enum" name title "{" { enum-case | "persistentIdentifier" STRING END } "}"
    mutating func parseEnumDecl() {
        parseTitledDecl(.enumDecl, .enum, .enumItem) { parser in
            if parser.at(.identifier), parser.peek() == .text, !parser.startsLine(parser.position + 1),
                parser.keyword.map({ !FirstTokens.enumItem.keywords.contains($0) }) ?? true
            {
                parser.report { ParseDiagnostics.caseWithoutKeyword($0.here, name: $0.text(at: $0.position)) }
                parser.parseEnumCase(hasKeyword: false)
                return
            }
            switch parser.memberKeyword() {
            case .case: parser.parseEnumCase()
            case .persistentIdentifier: parser.parseStringMember(.persistentIdentifierMember, "the identifier")
            default: break
            }
        }
    }

    /// enum-case = "case" name title [ "=" literal ] [ "{" { case-detail } "}" ] END
    private mutating func parseEnumCase(hasKeyword: Bool = true) {
        let mark = mark()
        if hasKeyword { takeKeyword() }
        parseName("the name of the case", isTitled: true)
        if at(.comma), !endsHere {
            report { ParseDiagnostics.severalCases($0.here) }
            skipWhile { _ in true }
            finish(.enumCase, mark)
            return
        }
        if passAssociatedValues() {
            if atText { parseText("a title") } else { addMissing() }
        } else {
            parseTitle(of: position - 1)
        }
        if at(.equal) || at(.equalEqual), !endsHere {
            expect(.equal, in: "case name \"Title\" = value")
            parseLiteral("a raw value")
        }
        if let keyword, FirstTokens.caseDetail.keywords.contains(keyword), !endsHere {
            var end = position
            while end < lastToken, !startsLine(end), kinds[end] != .rightBrace, kinds[end] != .semicolon { end += 1 }
            let range = range(position, end)
            report { ParseDiagnostics.detailsWithoutBraces($0.place(range), text: $0.source.text(range)) }
            parseCaseDetail()
        }
        if at(.leftBrace) {
            parseBlock("`case`", .caseDetail) { $0.parseCaseDetail() }
        }
        if at(.comma), !endsHere, !startsLine(position + 1) {
            report { ParseDiagnostics.severalCases($0.here) }
            skipWhile { _ in true }
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
