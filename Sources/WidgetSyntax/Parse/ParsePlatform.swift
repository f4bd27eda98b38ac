// In: a parser before a platform, or its version. Out: one node for it.
// Invariant: the nodes hold digits as they were written; a list as Swift writes it is reported once.

import WidgetBase

extension Parser {
    /// version = INT [ "." INT ]
    mutating func parseVersion(isSilent: Bool = false) {
        guard at(.integer) || at(.decimal), !endsHere else {
            report { ParseDiagnostics.versionForm($0.expectedHere, found: $0.describeToken(), meant: $0.meantVersion) }
            let mark = mark()
            if at(.leftParen) { skipBalanced() }
            skipWhile { $0 != .comma }
            if position > mark.token { finish(.error, mark) } else { addMissing() }
            return
        }
        let mark = mark()
        let written = text(at: position)
        advance()
        var isRight = written.utf8.allSatisfy { ByteClass.isDigit($0) || $0 == 0x2E }
        while at(.dot) || at(.integer) || at(.decimal) || at(.identifier), isAdjacent(position) {
            isRight = false
            advance()
        }
        if !isRight, !isSilent {
            let wrong = range(mark.token, position)
            reportAlways { ParseDiagnostics.wrongVersion($0.place(wrong), text: $0.source.text(wrong)) }
        }
        finish(isRight ? .version : .error, mark)
    }

    /// platform = "iOS" | "macOS" | "watchOS" | "visionOS"
    mutating func parsePlatform() {
        if let keyword, FirstTokens.platform.keywords.contains(keyword), !endsHere {
            takeLeaf(.platform)
            return
        }
        let isName = at(.identifier) && !endsHere
        report {
            ParseDiagnostics.unknownPlatform(
                isName ? $0.here : $0.expectedHere, name: isName ? $0.text(at: $0.position) : nil,
                found: $0.describeToken(), removal: $0.needlessPlatform)
        }
        if isName { takeLeaf(.error) } else { addMissing() }
    }

    /// `, iPadOS 17` with its version and one of the commas around it, where `iOS` is listed as well.
    private var needlessPlatform: SourceRange? {
        mutating get {
            guard ["ipados", "iphoneos", "maccatalyst", "catalyst"].contains(text(at: position).lowercased()) else {
                return nil
            }
            var others = position
            while others > statementStart, keyword(at: others) != .iOS { others -= 1 }
            if keyword(at: others) != .iOS {
                others = position
                while others < lastToken, !startsLine(others), keyword(at: others) != .iOS { others += 1 }
                guard keyword(at: others) == .iOS, !startsLine(others) else { return nil }
            }
            let isNumber = [.integer, .decimal].contains(peek()) && !startsLine(position + 1)
            let end = position + (isNumber ? 2 : 1)
            if kinds[position - 1] == .comma {
                return place(ByteRange(start: ends[position - 2], end: ends[end - 1]))
            }
            return place(ByteRange(start: starts[position], end: starts[end + (kinds[end] == .comma ? 1 : 0)]))
        }
    }

    /// platform version { "," platform version }
    mutating func parsePlatformVersions() {
        if passPlatformList() { return }
        parsePlatformVersion()
        passPlus()
        while atFurtherPlatform() {
            parsePlatformVersion()
            passPlus()
        }
    }

    /// What of the tokens up to a comma is a version, in the form that it has here.
    private var meantVersion: (TextEdit, String)? {
        mutating get {
            guard !endsHere, position > 0 else { return nil }
            var end = position
            var found: String?
            while end < lastToken, !startsLine(end), kinds[end] != .comma, kinds[end] != .rightBrace,
                kinds[end] != .semicolon
            {
                if let version = versionText(end) {
                    guard found == nil else { return nil }
                    found = version
                }
                end += 1
            }
            guard let found else { return nil }
            let gap = ByteRange(start: ends[position - 1], end: ends[end - 1])
            return (TextEdit(place(gap), " " + found), found)
        }
    }

    /// `17`, `17.2`, `"17"`, `v17` or `v17_2` as a version.
    private mutating func versionText(_ index: Int) -> String? {
        switch kinds[index] {
        case .integer, .decimal, .text, .identifier: break
        default: return nil
        }
        var text = text(at: index)
        if kinds[index] == .text { text = String(text.dropFirst().dropLast()) }
        if kinds[index] == .identifier {
            guard text.hasPrefix("v") else { return nil }
            text = text.dropFirst().map { $0 == "_" ? "." : String($0) }.joined()
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { ByteClass.isDigit($0) } }) else {
            return nil
        }
        return text
    }

    /// A list of platforms as a package has it, `[.iOS(.v17)]`, which is reported and passed; false if none stands
    /// here.
    private mutating func passPlatformList() -> Bool {
        let isList = at(.leftBracket) || at(.leftBrace) || at(.leftParen) || at(.dot) || at(.text)
        guard isList, !endsHere else { return false }
        var end = position
        var pairs: [String] = []
        var platform: String?
        var isWhole = true
        var depth = 0
        while end < lastToken, !startsLine(end) || depth > 0, kinds[end] != .semicolon {
            if [.leftBracket, .leftBrace, .leftParen].contains(kinds[end]) { depth += 1 }
            if [.rightBracket, .rightBrace, .rightParen].contains(kinds[end]) {
                if depth == 0 { break }
                depth -= 1
            }
            for word in words(at: end) {
                let wanted = word.lowercased()
                if let known = FirstTokens.platform.keywords.first(where: { $0.text.lowercased() == wanted }) {
                    if platform != nil { isWhole = false }
                    platform = known.text
                } else if let version = versionText(end) ?? plainVersion(word), let name = platform {
                    pairs.append("\(name) \(version)")
                    platform = nil
                } else {
                    isWhole = false
                }
            }
            end += 1
        }
        let text = pairs.joined(separator: ", ")
        let meant = isWhole && platform == nil && !pairs.isEmpty
        report {
            let edit = TextEdit($0.place($0.range($0.position, end)), text)
            return ParseDiagnostics.platformList($0.here, meant: meant ? (edit, text) : nil)
        }
        takeError(to: end)
        return true
    }

    /// The words of a token, of which a text may have several.
    private mutating func words(at index: Int) -> [String] {
        switch kinds[index] {
        case .identifier, .integer, .decimal: return [text(at: index)]
        case .text: return text(at: index).split { $0 == "\"" || $0 == " " }.map(String.init)
        default: return []
        }
    }

    private func plainVersion(_ word: String) -> String? {
        !word.isEmpty && word.utf8.allSatisfy { ByteClass.isDigit($0) || $0 == 0x2E } ? word : nil
    }

    /// Reports and passes the `+` of `iOS 17+`, and `or later`.
    private mutating func passPlus() {
        if at(.identifier), peek() == .identifier, !endsHere, ["or", "and"].contains(text(at: position)),
            ["later", "newer", "up", "above", "higher", "greater"].contains(text(at: position + 1))
        {
            report { parser in
                let words = parser.source.text(parser.range(parser.position, parser.position + 2))
                let gap = ByteRange(start: parser.ends[parser.position - 1], end: parser.ends[parser.position + 1])
                return ParseDiagnostics.orLater(parser.place(gap), words: words)
            }
            advance()
            advance()
            return
        }
        guard at(.plus), isAdjacent(position) else { return }
        report { ParseDiagnostics.floorWithPlus($0.here) }
        advance()
    }

    /// Passes the comma before a further platform, which is reported if it is missing. False if no platform follows.
    mutating func atFurtherPlatform() -> Bool {
        if at(.comma) {
            if peek() == .foreignOperator, text(at: position + 1) == "*" {
                let comma = position
                advance()
                report { ParseDiagnostics.anyPlatform($0.place($0.range(comma, $0.position + 1))) }
                advance()
                return false
            }
            return passComma()
        }
        if atWrongJoiner { return passSeparator() }
        guard let keyword, FirstTokens.platform.keywords.contains(keyword), !endsHere else { return false }
        report { ParseDiagnostics.missingComma($0.afterPrevious, found: $0.describeToken()) }
        return true
    }

    /// The two parts of `iOS17`.
    private var adjacentVersion: (platform: String, version: String)? {
        mutating get {
            guard at(.identifier), !endsHere else { return nil }
            let word = text(at: position)
            let platform = FirstTokens.platform.keywords.map(\.text).first { word.hasPrefix($0) }
            guard let platform else { return nil }
            let version = word.dropFirst(platform.count)
            return version.utf8.allSatisfy { ByteClass.isDigit($0) } ? (platform, String(version)) : nil
        }
    }

    /// platform version
    private mutating func parsePlatformVersion() {
        let mark = mark()
        // The version of a platform that there is not is not judged.
        let isKnown = keyword.map { FirstTokens.platform.keywords.contains($0) } ?? false
        if !isKnown, let parts = adjacentVersion {
            report { ParseDiagnostics.platformWithoutSpace($0.here, platform: parts.platform, version: parts.version) }
            takeLeaf(.error)
            addMissing()
            finish(.platformVersion, mark)
            return
        }
        parsePlatform()
        parseVersion(isSilent: !isKnown)
        finish(.platformVersion, mark)
    }
}
