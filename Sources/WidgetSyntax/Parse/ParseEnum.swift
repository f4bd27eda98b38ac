// In: a parser before `enum`. Out: an `enumDecl`.
// Invariant: each case is a member of its own; several in one line, as Swift has them, are reported.

import WidgetBase

extension Parser {
    /// enum-decl = "enum" name title "{" { enum-case | "persistentIdentifier" STRING END } "}"
    mutating func parseEnumDecl() {
        parseTitledDecl(.enumDecl, .enum, .enumItem) { parser in
            switch parser.memberKeyword() {
            case .case: parser.parseEnumCase()
            case .persistentIdentifier: parser.parseStringMember(.persistentIdentifierMember, "the identifier")
            default: break
            }
        }
    }

    /// enum-case = "case" name title [ "=" literal ] [ "{" { case-detail } "}" ] END
    private mutating func parseEnumCase() {
        let mark = mark()
        takeKeyword()
        parseName("the name of the case", isTitled: true)
        if at(.comma), !endsHere {
            report { ParseDiagnostics.severalCases($0.here) }
            skipWhile { _ in true }
            finish(.enumCase, mark)
            return
        }
        parseTitle(of: position - 1)
        if at(.equal) || at(.equalEqual), !endsHere {
            expect(.equal, in: "case name \"Title\" = value")
            parseLiteral("a raw value")
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
