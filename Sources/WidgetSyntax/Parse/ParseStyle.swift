// In: a parser before `style`. Out: a `styleDecl`.
// Invariant: columns, rows and contrasts stand in the tree in the order in which they were written.

import WidgetBase

extension Parser {
    /// style-decl = "style" name "by" axis { "," axis } "{" { column | style-row | contrast } "}"
    /// axis       = name
    mutating func parseStyleDecl() {
        let mark = mark()
        parseDeclName("the name of the style")
        if at(.colon), peek() == .identifier, !endsHere, !startsLine(position + 1) {
            report { ParseDiagnostics.colonForBy($0.place($0.spacedRange), axis: $0.text(at: $0.position + 1)) }
            advance()
        } else {
            expect(.by, in: "style Name by Axis { … }")
        }
        parseNames("the name of an axis")
        parseBlock("`style`", .styleItem) { $0.parseStyleItem() }
        finish(.styleDecl, mark)
    }

    private mutating func parseStyleItem() {
        passSwiftModifiers()
        // No type starts with `(`: what stands before is a row, even if its first word is misspelt.
        if atField, !at(.default), kinds[min(position + 2, lastToken)] != .leftParen {
            parseColumn()
            return
        }
        if atLiteral || atRange {
            report { ParseDiagnostics.missingCase($0.place(.at($0.here.bytes.start))) }
            parseStyleRow(nil)
            return
        }
        guard let keyword = at(.case) ? .case : memberKeyword() else { return }
        switch keyword {
        case .case, .default: parseStyleRow(keyword)
        case .contrast: parseContrast()
        default: break
        }
    }

    /// column = name ":" type [ "=" cell-value ] END
    private mutating func parseColumn() {
        let mark = mark()
        parseFieldHead()
        if at(.equal) || at(.equalEqual), !endsHere {
            expect(.equal, in: "name: Type = value")
            if atBareText { parseText("a value") } else { parseCellValue() }
        } else if atValueWithoutEqual {
            report { ParseDiagnostics.missingEqual($0.afterPrevious, found: $0.describeValue()) }
            parseCellValue()
        }
        finish(.column, mark)
    }

    /// Whether one word stands where a column has a text or the name of a symbol.
    private var atBareText: Bool {
        mutating get {
            guard at(.identifier), !endsHere, !(keyword?.isReserved ?? false), peek() != .leftParen, peek() != .dot
            else { return false }
            return ["Symbol", "Text", "String"].contains(text(at: position - 2))
        }
    }

    /// style-row = ( "case" patterns | "default" ) ":" "(" [ cell { "," cell } ] ")" END
    private mutating func parseStyleRow(_ keyword: Keyword?) {
        let mark = mark()
        parseRowHead(keyword)
        guard at(.leftParen), !endsHere else {
            report { ParseDiagnostics.expectedCells($0.expectedHere, found: $0.describeToken()) }
            let cells = self.mark()
            if at(.leftBrace) { skipBalanced() }
            skipWhile { _ in true }
            finish(.error, cells)
            finish(.styleRow, mark)
            return
        }
        parseList("a cell") { $0.parseCell() }
        finish(.styleRow, mark)
    }

    /// ( "case" patterns | "default" ) ":", of styles and of options
    ///
    /// - Parameter keyword: nil where `case` is missing, which is reported.
    mutating func parseRowHead(_ keyword: Keyword?) {
        if keyword == .default {
            takeLeaf(.defaultPattern)
        } else {
            if keyword != nil { advance() }
            if at(.default), !endsHere {
                report {
                    let word = ByteRange(start: $0.starts[$0.position - 1], end: $0.starts[$0.position])
                    return ParseDiagnostics.caseBeforeDefault($0.here, all: $0.place(word))
                }
                takeLeaf(.defaultPattern)
            } else if !passRestPattern() {
                parsePatterns()
            }
        }
        expect(.colon, in: "case pattern: …")
    }

    /// patterns = pattern { "," pattern }
    private mutating func parsePatterns() {
        let mark = mark()
        parsePattern()
        while (at(.comma) && !endsHere) || atFurtherPattern {
            if at(.comma) {
                advance()
            } else {
                report {
                    // `case "a" "b": "c"` of options may lack its `:` as well, where `"b"` has a title of its own.
                    let isSafe = $0.blocks.last?.owner != "`options`"
                    return ParseDiagnostics.missingComma(
                        $0.afterPrevious, found: $0.describeValue(), isSafe: isSafe)
                }
            }
            parsePattern()
        }
        finish(.patterns, mark)
    }

    /// Whether a pattern stands here that only lacks the comma before it.
    private var atFurtherPattern: Bool {
        mutating get {
            guard !endsHere, !startsLine(position) else { return false }
            let isName = at(.dot) && peek() == .identifier && !isAdjacent(position)
            let next = kinds[min(position + (isName ? 2 : 1), lastToken)]
            // Without a `:` further on, what stands here is rather behind it.
            if next == .comma, !hasColonAhead { return false }
            return (isName || at(.text) || at(.integer)) && (next == .comma || next == .colon)
        }
    }

    /// Whether a `:` follows on the line.
    private var hasColonAhead: Bool {
        mutating get {
            var index = position
            while index < lastToken, index == position || !startsLine(index) {
                if kinds[index] == .colon { return true }
                if kinds[index] == .rightBrace || kinds[index] == .semicolon { return false }
                index += 1
            }
            return false
        }
    }

    /// pattern = simple | "(" simple { "," simple } ")"
    private mutating func parsePattern() {
        guard at(.leftParen), !endsHere else {
            parseSimple()
            return
        }
        let mark = mark()
        parseList("a pattern") { $0.parseSimple() }
        finish(.tuplePattern, mark)
    }

    /// simple = "_" | range | literal
    private mutating func parseSimple() {
        if at(.identifier), !endsHere, text(at: position) == "_" {
            takeLeaf(.wildcardPattern)
        } else if atRange {
            parseRange()
        } else if passComparison() {
            // That was all.
        } else {
            let mark = mark()
            let isNumber = at(.integer) || at(.decimal)
            parseLiteral("a pattern")
            if isNumber { _ = passForeignRange(mark) }
        }
    }

    /// `> 10` for a range, which is reported and passed; false if none stands here.
    private mutating func passComparison() -> Bool {
        guard at(.less) || at(.lessEqual) || at(.greater) || at(.greaterEqual), !endsHere,
            peek() == .integer || peek() == .decimal
        else { return false }
        report { parser in
            let number = parser.text(at: parser.position + 1)
            let isBelow = parser.at(.less) || parser.at(.lessEqual)
            let isExact = parser.at(.less) || parser.at(.greaterEqual)
            return ParseDiagnostics.comparisonPattern(
                parser.place(parser.range(parser.position, parser.position + 2)), number: number, isBelow: isBelow,
                isExact: isExact)
        }
        takeError(to: position + 2)
        return true
    }

    /// cell = name ":" cell-value
    private mutating func parseCell() {
        let mark = mark()
        if at(.identifier), peek() == .colon || peek() == .equal {
            parseName("the name of a column")
            expect(.colon, in: "column: value")
        } else {
            report { ParseDiagnostics.cellWithoutColumn($0.here) }
            addMissing()
        }
        parseCellValue()
        finish(.cell, mark)
    }

    /// cell-value = literal | color-value | "font" "(" "." name { "," name ":" "." name } ")" | text
    mutating func parseCellValue() {
        guard enterNesting() else {
            leaveNesting()
            return
        }
        let mark = mark()
        if parseColorValueIfPresent() {
            // That was all.
        } else if atBareVariants {
            parseBareVariants(mark)
        } else if at(.asset), peek() == .text, !endsHere {
            report {
                ParseDiagnostics.assetWithoutParens(
                    $0.place($0.range($0.position, $0.position + 2)), name: $0.text(at: $0.position + 1))
            }
            advance()
            parseStringLiteral()
            finish(.assetValue, mark)
        } else if at(.dot), peek() == .identifier, peek(2) == .leftParen, isAdjacent(position + 2), !endsHere {
            parseForeignColor(mark)
        } else if at(.font), peek() == .leftParen, !endsHere {
            advance()
            parseList("a part of the font") { $0.parseFontPart() }
            finish(.fontValue, mark)
        } else if atText {
            parseText("a value")
        } else if at(.identifier), !endsHere, !(keyword?.isReserved ?? false) {
            parseForeignColor(mark)
        } else {
            parseLiteral("a value")
            passColorMember()
        }
        leaveNesting()
    }

    /// Reports and passes `.opacity(0.5)` behind a colour.
    private mutating func passColorMember() {
        guard at(.dot), isAdjacent(position), peek() == .identifier else { return }
        if let finding = fontBehindName() {
            report { _ in finding }
        } else {
            report { ParseDiagnostics.colorMember($0.place($0.range($0.position, $0.position + 2))) }
        }
        while at(.dot) || at(.identifier) || at(.leftParen), !startsLine(position) { skipBalanced() }
    }

    /// Whether variants of a colour stand here without their parentheses.
    private var atBareVariants: Bool {
        mutating get { (at(.light) || at(.dark)) && (peek() == .colon || peek() == .equal) && !endsHere }
    }

    private mutating func parseBareVariants(_ mark: Mark) {
        report { ParseDiagnostics.variantsWithoutParens($0.here) }
        while atBareVariants {
            advance()
            advance()
            parseCellValue()
            guard at(.comma), self.keyword(at: position + 1) == .dark || self.keyword(at: position + 1) == .light else {
                break
            }
            silence(through: position + 2)
            advance()
        }
        // Only the first parenthesis is missing where another cell follows the last one.
        if at(.rightParen), peek() == .comma, peek(2) == .identifier, peek(3) == .colon, !startsLine(position + 2) {
            advance()
        }
        finish(.error, mark)
    }

    /// color-value = HEX | "asset" "(" STRING ")"
    ///             | "(" "light" ":" cell-value "," "dark" ":" cell-value
    ///                 [ "," "accented" ":" cell-value ] [ "," "vibrant" ":" cell-value ] ")"
    ///
    /// Whatever stands in parentheses is taken for variants of a colour.
    mutating func parseColorValueIfPresent() -> Bool {
        guard !endsHere else { return false }
        let mark = mark()
        if at(.color) {
            takeLeaf(.colorLiteral)
        } else if at(.asset), peek() == .leftParen {
            advance()
            parseBracketed { $0.parseString("the name of an asset") }
            finish(.assetValue, mark)
        } else if at(.leftParen) {
            parseAdaptiveValue(mark)
        } else {
            return false
        }
        return true
    }

    /// `.headline` or `weight: .bold`
    @inline(never)
    private mutating func parseFontPart() {
        let mark = mark()
        guard at(.identifier) else {
            parseMemberLiteral("a text style such as `.headline`")
            return
        }
        parseName("the name of a part")
        expect(.colon, in: "font(.headline, weight: .bold)")
        parseMemberLiteral("a value such as `.bold`")
        finish(.fontArgument, mark)
    }

    /// "." name
    @inline(never)
    mutating func parseMemberLiteral(_ what: String) {
        if at(.dot), peek() == .identifier, !endsHere {
            parseLiteral(what)
        } else {
            report {
                ParseDiagnostics.expectedMemberLiteral(
                    $0.expectedHere, what: what, found: $0.describeToken(),
                    name: $0.at(.identifier) ? $0.text(at: $0.position) : nil)
            }
            if at(.identifier) || at(.text), !endsHere { takeLeaf(.error) } else { addMissing() }
        }
    }

    private mutating func parseAdaptiveValue(_ mark: Mark) {
        let opener = here
        var seen: [Keyword] = []
        var hasWrong = false
        parseList("a variant") { parser in
            if hasWrong { parser.silence() }
            if let variant = parser.parseAdaptiveVariant() {
                seen.append(variant)
            } else {
                hasWrong = true
            }
        }
        if hasWrong {
            // What is missing may be what could not be read.
        } else if !seen.contains(.light) || !seen.contains(.dark), seen.count > 0 {
            reportAlways { _ in ParseDiagnostics.incompleteVariants(opener, has: seen) }
        } else if Set(seen).count < seen.count {
            reportAlways { _ in ParseDiagnostics.repeatedVariant(opener) }
        }
        finish(.adaptiveValue, mark)
    }

    /// One variant of a colour; its word, nil if it was reported.
    private mutating func parseAdaptiveVariant() -> Keyword? {
        let mark = mark()
        let word = keyword.flatMap { [.light, .dark, .accented, .vibrant].contains($0) ? $0 : nil }
        guard at(.identifier) else {
            report { ParseDiagnostics.expectedVariant($0.here, found: $0.describeToken()) }
            parseCellValue()
            return nil
        }
        parseWord([.light, .dark, .accented, .vibrant], of: "a colour in parentheses")
        expect(.colon, in: "(light: .black, dark: .white)")
        parseCellValue()
        finish(.adaptiveVariant, mark)
        return word
    }

    /// contrast = "contrast" name "on" name END
    private mutating func parseContrast() {
        let mark = mark()
        takeKeyword()
        parseName("the name of a column")
        expect(.on, in: "contrast foreground on background")
        parseName("the name of a column")
        finish(.contrast, mark)
    }
}
