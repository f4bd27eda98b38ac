// In: a parser before `entity`. Out: an `entityDecl`.
// Invariant: `title: String` is a field, `title "…"` the setting.

import WidgetBase

extension Parser {
    /// entity-decl = "entity" name title "{" { entity-member } "}"
    mutating func parseEntityDecl() {
        parseTitledDecl(.entityDecl, .entity, .entityMember) { $0.parseEntityMember() }
    }

    /// entity-member = "id" name ":" type [ "{" "was" name END "}" ] END | "title" STRING END | "subtitle" STRING END
    ///               | "symbol" expr END | "image" ( "asset" ( STRING | name ) | ( "file" | "data" ) name ) END
    ///               | "missing" text END
    ///               | "source" ( "{" { call END } "}" | expr [ "on" "demand" ] ) END | "suggest" expr END
    ///               | "search" names END | "persistentIdentifier" STRING END | field
    private mutating func parseEntityMember() {
        passSwiftModifiers()
        if atField, !atIdentifierName {
            parseField()
            return
        }
        if atIdentifierName { return parseIdMember() }
        switch memberKeyword() {
        case .id: parseIdMember()
        case .title: parseStringMember(.titleMember, "a title")
        case .subtitle: parseStringMember(.subtitleMember, "a subtitle")
        case .symbol: parseExprMember(.symbolMember)
        case .image: parseImageMember()
        case .missing: parseTextMember(.missingMember, "a title")
        case .source: parseSourceMember()
        case .suggest: parseExprMember(.suggestMember)
        case .search: parseNamesMember(.searchMember, "the name of a field")
        case .persistentIdentifier: parseStringMember(.persistentIdentifierMember, "the identifier")
        default: break
        }
    }

    /// Whether `id: serverID` stands here, whose second word is a name and no type.
    private var atIdentifierName: Bool {
        mutating get {
            guard at(.id), peek() == .colon, peek(2) == .identifier, !startsLine(position + 2) else { return false }
            return text(at: position + 2).first?.isLowercase ?? false
        }
    }

    private mutating func parseIdMember() {
        let mark = mark()
        takeKeyword()
        if at(.identifier), peek() == .identifier, !endsHere,
            SwiftWord(rawValue: text(at: position))?.isField ?? false
        {
            passSwiftModifiers()
        }
        if at(.identifier), !endsHere, isCapitalized(position), startsLine(position + 1) || peek() == .rightBrace {
            report { ParseDiagnostics.identifierWithoutName($0.here, type: $0.text(at: $0.position)) }
        }
        parseFieldHead()
        if at(.equal), !endsHere {
            report { ParseDiagnostics.identifierDefault($0.here) }
            skipToMemberEnd()
        }
        if at(.leftBrace) {
            parseBlock("`id`", .idDetail) { parser in
                guard parser.memberKeyword() == .was else { return }
                parser.takeKeyword()
                parser.parseName("the old name")
            }
        }
        finish(.idMember, mark)
    }

    private mutating func parseImageMember() {
        let mark = mark()
        takeKeyword()
        if passSystemImage() {
            finish(.error, mark)
            return
        }
        if at(.file) || at(.data), !endsHere {
            let kind: SyntaxKind = at(.file) ? .imageFileMember : .imageDataMember
            advance()
            parseName("the name of a field")
            finish(kind, mark)
            return
        }
        if at(.asset), !endsHere {
            advance()
        } else {
            let word = position
            report {
                ParseDiagnostics.imageWithoutKind(
                    $0.expectedHere, found: $0.describeToken(),
                    name: $0.at(.identifier) && !$0.endsHere ? $0.text(at: word) : nil)
            }
        }
        if at(.identifier), !endsHere {
            parseName("the name of a field")
            finish(.imageFieldMember, mark)
        } else {
            parseString("the name of an asset")
            finish(.imageAssetMember, mark)
        }
    }

    private mutating func parseSourceMember() {
        let mark = mark()
        takeKeyword()
        if at(.leftBracket), peek() == .identifier || startsLine(position + 1) {
            report { ParseDiagnostics.rowsInBrackets($0.here) }
            skipBalanced()
            finish(.error, mark)
            return
        }
        guard at(.leftBrace) else {
            parseExpr()
            if at(.on), !endsHere {
                advance()
                if at(.demand), !endsHere {
                    takeLeaf(.word)
                } else {
                    expect(.demand, in: "source Catalog on demand")
                }
            }
            finish(.sourceMember, mark)
            return
        }
        parseBlock("`source`", .call) { parser in
            parser.passSwiftModifiers()
            if parser.at(.identifier) { parser.parseCall() }
        }
        finish(.sourceRowsMember, mark)
    }
}
