// In: a parser before `{`. Out: the parser after the matching `}`, with the members as pending nodes.
// Invariant: each turn of a member loop passes at least one token, and an unclosed block is reported at its brace.

import WidgetBase

extension Parser {
    /// Parses `"{" { member } "}"`.
    ///
    /// - Parameters:
    ///   - owner: what the block belongs to, as messages say it: "`widget`".
    ///   - first: what members may start with.
    ///   - parseMember: parses one member without its end.
    mutating func parseBlock(_ owner: String, _ first: FirstTokens, _ parseMember: (inout Parser) -> Void) {
        guard at(.leftBrace) else {
            report { ParseDiagnostics.expectedBlock($0.expectedHere, owner: owner, found: $0.describeToken()) }
            parseUnopenedBlock(owner, first, parseMember)
            return
        }
        guard enterNesting() else {
            leaveNesting()
            if at(.rightBrace) { advance() }
            return
        }
        if peek() == .leftBrace, isAdjacent(position + 1), braces.lacksClosers {
            report { ParseDiagnostics.repeatedBrace($0.place($0.range($0.position + 1, $0.position + 2))) }
            advance()
        }
        let wasInsideParens = isInsideParens
        isInsideParens = false
        let brace = position
        let endsBefore = braces.unclosed[brace] ?? Int.max
        blocks.append(OpenBlock(brace: brace, first: first, owner: owner, endsBefore: endsBefore))
        advance()
        parseMembers(from: brace, endsBefore: endsBefore, parseMember)
        blocks.removeLast()
        isInsideParens = wasInsideParens
        leaveNesting()
    }

    /// Parses the members of a block whose `{` was forgotten, so that they are not reported one by one.
    @inline(never)
    private mutating func parseUnopenedBlock(
        _ owner: String, _ first: FirstTokens, _ parseMember: (inout Parser) -> Void
    ) {
        guard startsLine(position) || closesOnLine, position > 0, !isDeclStart(position),
            startsMemberHere(first, owner: owner)
        else {
            addMissing()
            return
        }
        guard enterNesting() else {
            leaveNesting()
            return
        }
        let wasInsideParens = isInsideParens
        isInsideParens = false
        let start = position
        blocks.append(OpenBlock(brace: position - 1, first: first, owner: owner, endsBefore: innermostEnd))
        while !at(.endOfFile), !at(.rightBrace), position < innermostEnd, !isDeclStart(position), !isMemberOutside {
            let before = position
            statementStart = position
            parseMember(&self)
            if position > before { finishMember() } else { skipUnreadable() }
        }
        blocks.removeLast()
        if owner == "`param`" {
            // The line of another parameter may be missing before these, whose name nobody knows then.
            unread.append(ByteRange(start: starts[start], end: starts[position]))
            addMissing()
        }
        if at(.rightBrace), position < innermostEnd { closeUnopened() }
        isInsideParens = wasInsideParens
        leaveNesting()
    }

    /// Whether the line has a `}` that closes nothing which is opened on it.
    private var closesOnLine: Bool {
        mutating get {
            guard braces.lacksOpeners else { return false }
            var depth = 0
            var index = position
            while index < lastToken, index == position || !startsLine(index) {
                if kinds[index] == .leftBrace { depth += 1 }
                if kinds[index] == .rightBrace {
                    if depth == 0 { return true }
                    depth -= 1
                }
                index += 1
            }
            return false
        }
    }

    /// Whether the settings of a block stand here whose `{` is missing, and which may be left out as a whole.
    mutating func atUnopenedBlock(_ first: FirstTokens) -> Bool {
        guard braces.lacksOpeners, at(.identifier), let keyword, first.keywords.contains(keyword),
            startsLine(position) || closesOnLine, peek() != .colon
        else { return false }
        return !innermostFirst.keywords.contains(keyword)
    }

    /// Whether a line has the form of a member of a block.
    private mutating func startsMemberHere(_ first: FirstTokens, owner: String) -> Bool {
        guard at(.identifier) else { return false }
        if owner == ParseDiagnostics.bundleOwner { return startsLine(position + 1) || peek() == .rightBrace }
        if first.hasFields, peek() == .colon || peek() == .equal { return true }
        return keyword.map { first.keywords.contains($0) } ?? false
    }

    private mutating func parseMembers(from brace: Int, endsBefore: Int, _ parseMember: (inout Parser) -> Void) {
        while true {
            if at(.rightBrace), position < endsBefore {
                guard braces.stray.contains(position) else {
                    advance()
                    return
                }
                reportAlways { ParseDiagnostics.strayBrace($0.here) }
                takeLeaf(.error)
                continue
            }
            if passNestedDecl() || passUnopenedMembers() || passForeignMember() { continue }
            let isOutside = isDeclStart(position) || (braces.lacksClosers && isMemberOutside)
            if at(.endOfFile) || position >= endsBefore || isOutside {
                reportUnclosed(brace)
                return
            }
            let before = position
            statementStart = position
            parseMember(&self)
            if position > before {
                finishMember()
            } else {
                skipUnreadable()
            }
        }
    }

    /// Whether a token starts a setting of this block, or a declaration outside of blocks.
    private mutating func isMember(_ index: Int) -> Bool {
        guard let keyword = keyword(at: index) else { return false }
        return (blocks.last?.first ?? .file).keywords.contains(keyword)
    }

    /// Whether the current token starts a setting of a block around this one and none of this.
    var isMemberOutside: Bool {
        mutating get {
            guard startsLine(position), let keyword, let inner = blocks.last, !inner.first.keywords.contains(keyword),
                blocks.dropLast().contains(where: { $0.first.keywords.contains(keyword) })
            else { return false }
            switch peek() {
            case .colon, .equal, .dot, .leftParen: return false
            default: return true
            }
        }
    }

    /// Passes what no member starts with; whoever found it so has reported it.
    @inline(never)
    private mutating func skipUnreadable() {
        report {
            $0.at(.semicolon)
                ? ParseDiagnostics.straySemicolon($0.here)
                : ParseDiagnostics.expectedMember($0.here, found: $0.describeToken(), block: $0.blocks.last)
        }
        if at(.semicolon) || at(.rightParen) || at(.rightBracket) {
            takeLeaf(.error)
        } else {
            skipToMemberEnd()
        }
    }

    @inline(never)
    private mutating func reportUnclosed(_ brace: Int) {
        // A text without end has taken the braces that follow it; the lexer has reported it.
        if at(.endOfFile), position > 0, flags[position - 1].contains(.reported),
            Int(ends[position - 1]) == source.bytes.count
        {
            return
        }
        let label = at(.endOfFile) ? nil : DiagnosticLabel("the `}` was expected before this", at: here)
        let owner = blocks.last?.owner ?? ""
        reportAlways {
            ParseDiagnostics.unclosedBrace($0.place($0.range(brace, brace + 1)), owner: owner, label: label)
        }
    }

    /// The keyword that the member at the current token starts with.
    ///
    /// A misspelt one is reported and read as the one that was meant. Words and attributes of Swift before a member
    /// are reported and passed. Nil if the member was reported and passed.
    @inline(never)
    mutating func memberKeyword() -> Keyword? {
        guard let block = blocks.last else { return nil }
        passSwiftModifiers()
        guard at(.identifier) else {
            if !at(.rightBrace), !at(.endOfFile), !at(.leftBrace), !at(.semicolon) {
                report { ParseDiagnostics.expectedMember($0.here, found: $0.describeToken(), block: block) }
            } else if at(.leftBrace) {
                report { ParseDiagnostics.unexpectedBlock($0.here, owner: block.owner) }
            }
            return nil
        }
        if let keyword, block.first.keywords.contains(keyword),
            peek() != .colon || !block.first.hasFields || keyword == .default || atTextSetting
        {
            return keyword
        }
        let word = text(at: position)
        let startsField = SwiftWord(rawValue: word)?.isField ?? false
        let nearest = nearestMember(to: word, in: block)
        let isField = (peek() == .colon && nearest != .default) || (startsField && peek() == .identifier)
        if isField, !block.first.hasFields {
            let name = startsField ? position + 1 : position
            report { ParseDiagnostics.fieldNotHere($0.here, name: $0.text(at: name), owner: block.owner) }
            skipToMemberEnd()
            return nil
        }
        report {
            ParseDiagnostics.unknownMember(
                $0.here, word: word, keyword: $0.keyword, nearest: nearest,
                rest: nearest == .depends && $0.keyword(at: $0.position + 1) != .on ? " on" : "", block: block)
        }
        guard let nearest else {
            skipToMemberEnd()
            return nil
        }
        // What stands behind a word of another framework has its form there.
        if Parser.meant[word] != nil {
            noteUnread(around: position, from: statementStart)
            silenceStatement()
        }
        return nearest
    }

    /// The setting that a misspelt word probably means. A word that is a setting of another block is not misspelt.
    mutating func nearestMember(to word: String, in block: OpenBlock) -> Keyword? {
        if let meant = Parser.meant[word], block.first.keywords.contains(meant) { return meant }
        if let keyword, Parser.isMemberSomewhere(keyword) { return nil }
        // A plural is what was meant, though it may have several letters more: `family`, `families`.
        let plural = word.hasSuffix("y") ? word.dropLast() + "ies" : word + "s"
        if let keyword = Keyword(rawValue: plural), block.first.keywords.contains(keyword) { return keyword }
        let found = NearestName.find(word, among: block.first.keywords.lazy.map(\.text))
        return found.flatMap(Keyword.init(rawValue:))
    }

    /// Words of SwiftUI and WidgetKit for what a setting says.
    static let meant: [String: Keyword] = [
        "intent": .configuration, "supportedFamilies": .families, "timeline": .entries, "provider": .source,
        "widgetURL": .link, "policy": .refresh, "reload": .refresh, "update": .refresh, "placeholder": .sample,
        "body": .view, "expires": .stale, "maxAge": .stale, "staleAfter": .stale, "deploymentTarget": .platforms,
        "parameter": .param, "dependsOn": .depends, "size": .families, "sizes": .families,
        "identifier": .id, "primaryKey": .id, "uuid": .id, "systemImage": .symbol, "systemName": .symbol,
        "sfSymbol": .symbol, "icon": .symbol,
    ]

    static func isMemberSomewhere(_ keyword: Keyword) -> Bool {
        ParseDiagnostics.owners.contains { $0.first.keywords.contains(keyword) }
    }

    /// Reports and passes `let`, `var`, `public`, `@attribute` before a member or declaration: one finding for all.
    @inline(never)
    mutating func passSwiftModifiers() {
        while passParameterWrapper() { statementStart = position }
        guard at(.atSign) || at(.identifier) else { return }
        let mark = mark()
        var words: [String] = []
        var last: SwiftWord?
        // An attribute changes what stands behind it.
        var isSafe = true
        var end = position
        while true {
            if kinds[end] == .atSign {
                let hasArguments = kinds[min(end + 2, lastToken)] == .leftParen && isAdjacent(end + 2)
                words.append("@\(text(at: min(end + 1, lastToken)))" + (hasArguments ? "(…)" : ""))
                end = attributeEnd(from: end)
                isSafe = false
            } else if kinds[end] == .identifier, kinds[min(end + 1, lastToken)] == .identifier, !startsLine(end + 1),
                !isMember(end), let word = SwiftWord(rawValue: text(at: end)), word.isModifier
            {
                if word.isField, let block = blocks.last, !block.first.hasFields { break }
                words.append(word.rawValue)
                last = word
                if !word.isSilent { isSafe = false }
                end += 1
            } else {
                break
            }
        }
        guard end > position else { return }
        // Before a function that stands here, they are the least of it.
        let isFunction = kinds[end] == .identifier && ["func", "init"].contains(text(at: end)) && !isMember(end)
        if !isFunction { report { $0.modifiersFinding(words, last, end, isSafe) } }
        advance(to: end)
        finish(.error, mark)
        statementStart = position
    }

    private mutating func modifiersFinding(
        _ words: [String], _ last: SwiftWord?, _ end: Int, _ isSafe: Bool
    ) -> Diagnostic {
        let all = ByteRange(start: starts[position], end: startsLine(end) ? ends[end - 1] : starts[end])
        let found = at(.atSign) && last == nil ? attributeRange : place(range(position, end))
        return ParseDiagnostics.modifiers(
            found, all: place(all), words: words.joined(separator: " "), last: last, isSafe: isSafe)
    }
}

extension Keyword {
    /// Whether some block has a setting of this name.
    public var isSetting: Bool { Parser.isMemberSomewhere(self) }
}
