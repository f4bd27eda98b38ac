// In: a parser before `widget`. Out: a `widgetDecl`.
// Invariant: a setting that widgets and controls share is parsed by `parseCommonMember`.

import WidgetBase

extension Parser {
    /// widget-decl = "widget" name title "{" { widget-member } "}"
    mutating func parseWidgetDecl() {
        parseTitledDecl(.widgetDecl, .widget, .widgetMember) { $0.parseWidgetMember() }
    }

    /// widget-member = common-member | "legacy" name "{" { name "=" name END } "}"
    ///               | "families" names [ "on" platform { "," platform } ] END
    ///               | "recommend" ( "each" expr "as" name STRING END | text "{" { assignment } "}" )
    ///               | "entries" "{" { entries-item } "}" | "refresh" refresh { "or" refresh } END
    ///               | "retry" "after" duration END | "relevance" expr [ "for" duration ] END
    ///               | "relevant" [ "when" name "=" literal ] "at" expr [ "from" offset "to" offset ] END
    ///               | "link" expr END | "view" ( name | name ":" name { "," name ":" name } ) END
    ///               | "background" ( "clear" | color-value | expr ) END | "contentMarginsDisabled" END
    ///               | "containerBackgroundRemovable" ( "true" | "false" ) END
    ///               | "disfavoredLocations" names [ "for" names ] END | "supportedMountingStyles" names END
    ///               | "widgetTexture" name END | "onBackgroundURLSessionEvents" name END
    private mutating func parseWidgetMember() {
        guard let keyword = memberKeyword() else { return }
        switch keyword {
        case .legacy: parseLegacyMember()
        case .families: parseFamiliesMember()
        case .recommend: parseRecommendMember()
        case .entries: parseEntriesMember()
        case .refresh: parseRefreshMember()
        case .retry: parseRetryMember()
        case .relevance: parseRelevanceMember()
        case .relevant: parseRelevantMember()
        case .link: parseExprMember(.linkMember)
        case .view: parseViewMember()
        case .background: parseBackgroundMember()
        case .contentMarginsDisabled: parseFlagMember(.contentMarginsDisabledMember)
        case .containerBackgroundRemovable: parseContainerBackgroundRemovableMember()
        case .disfavoredLocations: parseDisfavoredLocationsMember()
        case .supportedMountingStyles: parseNamesMember(.supportedMountingStylesMember, "a mounting style")
        case .widgetTexture: parseNameMember(.widgetTextureMember, "a texture")
        case .onBackgroundURLSessionEvents:
            parseNameMember(.onBackgroundURLSessionEventsMember, "the name of a function")
        default: parseCommonMember(keyword)
        }
    }

    /// common-member = "description" text END | "kind" STRING END | "configuration" name END
    ///               | "source" name [ "timeline" ] "{" { field } "}" | "timeout" duration END
    ///               | "empty" "when" expr END | "entry" "{" { entry-field } "}"
    ///               | "sample" [ text ] "{" { assignment } "}" | "promptsForUserConfiguration" END
    ///               | "privacySensitive" END | "pushHandler" name END
    mutating func parseCommonMember(_ keyword: Keyword) {
        switch keyword {
        case .description: parseTextMember(.descriptionMember, "a description")
        case .kind: parseStringMember(.kindMember, "the kind")
        case .configuration: parseNameMember(.configurationMember, "the name of an intent")
        case .source: parseLoaderMember()
        case .timeout:
            let mark = mark()
            takeKeyword()
            parseDuration()
            finish(.timeoutMember, mark)
        case .empty:
            let mark = mark()
            takeKeyword()
            expect(.when, in: "empty when condition")
            parseExpr()
            finish(.emptyMember, mark)
        case .entry: parseEntryMember()
        case .sample: parseSampleMember()
        case .promptsForUserConfiguration: parseFlagMember(.promptsForUserConfigurationMember)
        case .privacySensitive: parseFlagMember(.privacySensitiveMember)
        case .pushHandler: parseNameMember(.pushHandlerMember, "the name of a type")
        default: break
        }
    }

    private mutating func parseLegacyMember() {
        let mark = mark()
        takeKeyword()
        parseName("the name of an intent class")
        parseBlock("`legacy`", .assignment) { parser in
            guard parser.at(.identifier) else { return }
            let mark = parser.mark()
            parser.parseName("the name of a parameter")
            parser.expect(.equal, in: "parameter = oldName")
            parser.parseName("the old name")
            parser.finish(.legacyAssignment, mark)
        }
        finish(.legacyMember, mark)
    }

    private mutating func parseFamiliesMember() {
        let mark = mark()
        takeKeyword()
        parseFamilyNames()
        if passPlatformWord() || (at(.on) && !endsHere) {
            if at(.on) { advance() }
            parsePlatform()
            while atFurtherPlatform() { parsePlatform() }
        }
        finish(.familiesMember, mark)
    }

    /// Passes what stands in place of `on` before a platform, which is reported; false if nothing else does.
    private mutating func passPlatformWord() -> Bool {
        guard !endsHere, !at(.on), position > statementStart + 1 else { return false }
        let isWord = [.for, .when, .only].contains(keyword) || (at(.identifier) && text(at: position) == "in")
        let platform = isWord ? position + 1 : position
        guard !startsLine(platform), let name = keyword(at: platform), FirstTokens.platform.keywords.contains(name)
        else { return false }
        report {
            let place = isWord ? $0.here : $0.afterPrevious
            return ParseDiagnostics.familiesPlatform(
                place, edit: isWord ? "on" : " on", found: isWord ? $0.text(at: $0.position) : nil, name: name.text)
        }
        advance(to: platform)
        return true
    }

    /// Whether a platform stands where a further family may.
    private var atPlatform: Bool {
        mutating get { !endsHere && (keyword.map { FirstTokens.platform.keywords.contains($0) } ?? false) }
    }

    /// Families as names; `.systemSmall` and `[ … ]`, as Swift writes them, are reported.
    private mutating func parseFamilyNames() {
        let opener: TokenKind? = at(.leftBracket) || at(.leftBrace) || at(.leftParen) ? kind : nil
        let isList = opener != nil && !endsHere
        if isList {
            report { $0.bareFamilies() }
            advance()
        }
        let mark = mark()
        let isReported = isList || reportDottedFamilies()
        parseFamilyName(isReported: isReported)
        while !atPlatform, passSeparator() { parseFamilyName(isReported: isReported) }
        if isList, at(.rightBracket) || at(.rightParen) || (at(.rightBrace) && opener == .leftBrace) { advance() }
        finish(.names, mark)
    }

    /// Reports `.systemSmall, .systemMedium`, all of which have a dot that families lack. False if not all have one.
    private mutating func reportDottedFamilies() -> Bool {
        var dots: [Int] = []
        var index = position
        while kinds[index] == .dot, kinds[index + 1] == .identifier, !startsLine(index) {
            dots.append(index)
            guard kinds[index + 2] == .comma else { break }
            index += 3
        }
        guard dots.count > 1, dots.last == index else { return false }
        report { parser in
            let places = dots.map { parser.place(parser.range($0, $0 + 1)) }
            return ParseDiagnostics.dotsBeforeNames(
                parser.place(parser.range(parser.position, parser.position + 2)), dots: places,
                name: parser.text(at: parser.position + 1))
        }
        return true
    }

    /// The finding about families in brackets.
    private mutating func bareFamilies() -> Diagnostic {
        var names: [String] = []
        var end = position + 1
        let closers: [TokenKind] = [.rightBracket, .rightBrace, .rightParen]
        var isWhole = true
        while end < lastToken, !closers.contains(kinds[end]), !isHardStop(end) || !startsLine(end) {
            switch kinds[end] {
            case .identifier where kinds[end + 1] == .dot && isCapitalized(end): break
            case .identifier: names.append(text(at: end))
            case .text: names.append(text(at: end).filter { $0 != "\"" })
            case .dot, .comma: break
            default: isWhole = false
            }
            end += 1
        }
        guard isWhole, !names.isEmpty, closers.contains(kinds[end]) else {
            return ParseDiagnostics.bareList(
                here, what: "families", example: "families systemSmall, systemMedium", meant: nil)
        }
        let text = names.joined(separator: ", ")
        return ParseDiagnostics.bareList(
            here, what: "families", example: "families systemSmall, systemMedium",
            meant: (TextEdit(place(range(position, end + 1)), text), text))
    }

    mutating func parseFamilyName(isReported: Bool = false) {
        // `WidgetFamily.systemSmall`
        let hasType = at(.identifier) && peek() == .dot && peek(2) == .identifier && isCapitalized(position)
        if hasType || (at(.dot) && peek() == .identifier), !endsHere {
            let length = hasType ? 3 : 2
            if !isReported {
                report {
                    ParseDiagnostics.dotBeforeName(
                        $0.place($0.range($0.position, $0.position + length)),
                        name: $0.text(at: $0.position + length - 1))
                }
            }
            if hasType { advance() }
            advance()
        }
        if isReported, at(.text) {
            takeLeaf(.error)
            return
        }
        parseName("the name of a family")
    }

    private mutating func parseRecommendMember() {
        let mark = mark()
        takeKeyword()
        if at(.for), peek() == .identifier, keyword(at: position + 1) == .each {
            report { parser in
                let range = ByteRange(start: parser.starts[parser.position], end: parser.starts[parser.position + 1])
                return ParseDiagnostics.forEach(parser.place(range))
            }
            advance()
        }
        let lacksEach = !at(.each) && at(.identifier) && !endsHere && hasAs
        if lacksEach { report { ParseDiagnostics.missingEach($0.place(.at($0.here.bytes.start))) } }
        guard at(.each) || lacksEach, !endsHere else {
            if reportTitleBehindBrace() { addMissing() } else { parseText("a title") }
            parseBlock("`recommend`", .assignment) { $0.parseAssignmentMember() }
            finish(.recommendMember, mark)
            return
        }
        if !lacksEach { advance() }
        parseExpr()
        expect(.as, in: "recommend each Snapshot.list as parameter \"title\"")
        parseName("the name of a parameter")
        parseString("a title")
        finish(.recommendEachMember, mark)
    }

    /// Whether `as` stands further on in the line.
    private var hasAs: Bool {
        mutating get {
            var index = position + 1
            while index < lastToken, !startsLine(index) {
                if keyword(at: index) == .as { return true }
                index += 1
            }
            return false
        }
    }

    private mutating func parseViewMember() {
        let mark = mark()
        takeKeyword()
        let hasDot = at(.dot) && peek() == .identifier && peek(2) == .colon
        guard hasDot || (at(.identifier) && (peek() == .colon || peek() == .equal)) || atChoiceWithoutColon, !endsHere
        else {
            let view = position
            if at(.leftBrace), peek() == .identifier, !endsHere {
                report { ParseDiagnostics.viewCall($0.here, name: $0.text(at: $0.position + 1)) }
                let block = self.mark()
                skipBalanced()
                finish(.error, block)
                finish(.viewMember, mark)
                return
            }
            parseName("the name of a view")
            passViewCall()
            passFurtherViews(after: view)
            finish(.viewMember, mark)
            return
        }
        parseViewChoice()
        while passChoiceSeparator() { parseViewChoice() }
        finish(.viewMember, mark)
    }

    /// Passes the comma before a further view; reports if it is missing, or if `;` stands in its place. False if no
    /// view follows.
    private mutating func passChoiceSeparator() -> Bool {
        if at(.comma) { return passComma() }
        let family = at(.semicolon) ? position + 1 : position
        guard !startsLine(family), family + 2 < lastToken, kinds[family] == .identifier, kinds[family + 1] == .colon,
            kinds[family + 2] == .identifier, isCapitalized(family + 2)
        else { return false }
        if at(.semicolon) {
            report { ParseDiagnostics.semicolonInList($0.here) }
            advance()
        } else {
            report { ParseDiagnostics.missingComma($0.afterPrevious, found: $0.describeToken()) }
        }
        return true
    }

    private mutating func parseViewChoice() {
        let mark = mark()
        if atChoiceWithoutColon {
            parseFamilyName()
            report {
                ParseDiagnostics.choiceWithoutColon(
                    $0.afterPrevious, family: $0.text(at: $0.position - 1), view: $0.text(at: $0.position))
            }
            parseName("the name of a view")
            passViewCall()
            finish(.viewChoice, mark)
            return
        }
        if at(.identifier), !endsHere, peek() != .colon, peek() != .equal {
            report { ParseDiagnostics.viewWithoutFamily($0.here, name: $0.text(at: $0.position)) }
            addMissing()
            parseName("the name of a view")
            passViewCall()
            finish(.viewChoice, mark)
            return
        }
        parseFamilyName()
        expect(.colon, in: "view family: View")
        parseName("the name of a view")
        passViewCall()
        finish(.viewChoice, mark)
    }

    /// Reports and passes `, OtherView` after a view without a family.
    private mutating func passFurtherViews(after view: Int) {
        guard at(.comma), !isLastComma else { return }
        report {
            ParseDiagnostics.viewsWithoutFamilies(
                $0.place($0.range($0.position + 1, $0.position + 2)), first: $0.text(at: view),
                second: $0.text(at: $0.position + 1))
        }
        skipWhile { _ in true }
    }

    private mutating func passViewCall() {
        guard at(.leftParen) || at(.leftBrace), !startsLine(position) else { return }
        report { ParseDiagnostics.viewCall($0.here, name: $0.text(at: $0.position - 1)) }
        skipBalanced()
    }

    private mutating func parseBackgroundMember() {
        let mark = mark()
        takeKeyword()
        if at(.leftParen), peek() == .dot, peek(2) == .identifier, peek(3) == .rightParen, !endsHere {
            report { parser in
                let closer = parser.place(parser.range(parser.position + 3, parser.position + 4))
                let inner = parser.source.text(parser.range(parser.position + 1, parser.position + 3))
                return ParseDiagnostics.settingCall(
                    parser.here, blank: parser.isAdjacent(parser.position) ? " " : "", closer: closer,
                    word: "background", inner: inner)
            }
            advance()
            parseLiteral("a colour")
            advance()
        } else if at(.identifier), peek() == .dot || peek() == .leftParen, !endsHere,
            Parser.colorTypes.contains(text(at: position))
        {
            parseForeignColor(self.mark())
        } else if at(.clear), !endsHere, !isOperand(position + 1) {
            takeLeaf(.word)
        } else if !parseColorValueIfPresent() {
            parseExpr()
        }
        finish(.backgroundMember, mark)
    }

    private mutating func parseContainerBackgroundRemovableMember() {
        let mark = mark()
        takeKeyword()
        if at(.true) || at(.false), !endsHere {
            takeLeaf(.booleanLiteral)
        } else {
            report {
                ParseDiagnostics.expectedToken(
                    $0.expectedHere, "`true` or `false`", form: "containerBackgroundRemovable false",
                    found: $0.describeToken(), replacement: nil)
            }
            addMissing()
        }
        finish(.containerBackgroundRemovableMember, mark)
    }

    private mutating func parseDisfavoredLocationsMember() {
        let mark = mark()
        takeKeyword()
        parseNames("a location")
        if at(.for), !endsHere {
            advance()
            parseNames("the name of a family")
        }
        finish(.disfavoredLocationsMember, mark)
    }
}
