// In: a parser before a duration, time, range, version or platform. Out: one node for it.
// Invariant: the nodes hold digits as they were written; `LexNumber` reads them.

import WidgetBase

extension Parser {
    /// duration = INT ( "second" | "seconds" | "minute" | "minutes" | "hour" | "hours" | "day" | "days"
    ///          | "week" | "weeks" )
    @inline(never)
    mutating func parseDuration() {
        let mark = mark()
        guard at(.integer), !endsHere else {
            report { ParseDiagnostics.expectedDuration($0.expectedHere, found: $0.describeToken()) }
            if at(.decimal), !endsHere {
                advance()
                if at(.identifier), !endsHere { advance() }
                finish(.error, mark)
            } else {
                addMissing()
            }
            return
        }
        let number = text(at: position)
        takeLeaf(.integerLiteral)
        guard at(.identifier), !endsHere else {
            report {
                ParseDiagnostics.missingUnit(
                    $0.afterPrevious, number: number, at: $0.place($0.range(mark.token, mark.token + 1)))
            }
            addMissing()
            finish(.duration, mark)
            return
        }
        let unit = text(at: position)
        if let keyword, FirstTokens.durationUnit.keywords.contains(keyword) {
            if isAdjacent(position) {
                report {
                    ParseDiagnostics.durationWithoutSpace(
                        $0.place($0.range($0.position - 1, $0.position + 1)), number: number, unit: unit)
                }
            }
            takeLeaf(.word)
        } else {
            let isAdjacent = isAdjacent(position)
            let wrong = place(range(isAdjacent ? position - 1 : position, position + 1))
            report { _ in ParseDiagnostics.unknownUnit(wrong, number: number, unit: unit, isAdjacent: isAdjacent) }
            takeLeaf(.error)
        }
        finish(.duration, mark)
    }

    /// offset = [ "-" | "+" ] duration
    mutating func parseOffset() {
        let mark = mark()
        if at(.minus) || at(.plus), !endsHere { advance() }
        parseDuration()
        finish(.offset, mark)
    }

    /// time = INT ":" INT
    mutating func parseTime() {
        let mark = mark()
        guard at(.integer), !endsHere else {
            report { ParseDiagnostics.expectedTime($0.expectedHere, found: $0.describeToken()) }
            addMissing()
            return
        }
        takeLeaf(.integerLiteral)
        if passMeridiem(mark) {
            addMissing()
            finish(.time, mark)
            return
        }
        guard at(.colon), peek() == .integer else {
            report {
                ParseDiagnostics.expectedTime(
                    $0.place($0.range(mark.token, $0.position)), found: LexDiagnostics.quote($0.text(at: mark.token)))
            }
            addMissing()
            finish(.time, mark)
            return
        }
        advance()
        takeLeaf(.integerLiteral)
        if passMeridiem(mark) {
            finish(.time, mark)
            return
        }
        let minute = text(at: position - 1)
        let isRight = Int(minute).map { $0 < 60 } ?? false && (Int(text(at: mark.token)) ?? 24) < 24
        if !isRight || minute.utf8.count != 2 {
            reportAlways {
                ParseDiagnostics.wrongTime(
                    $0.place($0.range(mark.token, $0.position)), text: $0.source.text($0.range(mark.token, $0.position))
                )
            }
        }
        finish(.time, mark)
    }

    /// range = [ "-" ] ( INT | NUM ) ( "..." | "..<" ) [ [ "-" ] ( INT | NUM ) ]
    ///       | ( "..." | "..<" ) [ "-" ] ( INT | NUM )
    mutating func parseRange() {
        let mark = mark()
        let hasLower = atNumber
        if hasLower { parseLiteral("a bound") }
        if hasLower, passForeignRange(mark) { return }
        guard atRangeOperator else {
            report {
                ParseDiagnostics.expectedRange(
                    hasLower ? $0.place($0.range(mark.token, $0.position + ($0.endsHere ? 0 : 1))) : $0.expectedHere,
                    found: hasLower ? LexDiagnostics.quote($0.text(at: mark.token)) : $0.describeToken())
            }
            if hasLower {
                skipWhile { $0 != .comma && $0 != .colon && $0 != .rightParen }
                finish(.error, mark)
            } else {
                addMissing()
            }
            return
        }
        takeLeaf(.operatorToken)
        if atNumber {
            parseLiteral("a bound")
        } else if !hasLower {
            parseLiteral("a bound of the range")
        }
        finish(.range, mark)
    }

    /// Whether a number with its sign starts here.
    var atNumber: Bool {
        mutating get { atLiteral && (at(.integer) || at(.decimal) || at(.minus)) }
    }

    var atRangeOperator: Bool {
        mutating get { (at(.closedRange) || at(.halfOpenRange)) && !endsHere }
    }

    /// Whether a range starts here: an operator, or a number with one after it.
    var atRange: Bool {
        mutating get {
            if atRangeOperator { return true }
            guard atNumber else { return false }
            let next = peek(at(.minus) ? 2 : 1)
            return next == .closedRange || next == .halfOpenRange
        }
    }

    /// version = INT [ "." INT ]
    mutating func parseVersion(isSilent: Bool = false) {
        guard at(.integer) || at(.decimal), !endsHere else {
            report { ParseDiagnostics.expectedVersion($0.expectedHere, found: $0.describeToken()) }
            let mark = mark()
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
                found: $0.describeToken())
        }
        if isName { takeLeaf(.error) } else { addMissing() }
    }

    /// platform version { "," platform version }
    mutating func parsePlatformVersions() {
        parsePlatformVersion()
        passPlus()
        while atFurtherPlatform() {
            parsePlatformVersion()
            passPlus()
        }
    }

    /// Reports and passes the `+` of `iOS 17+`.
    private mutating func passPlus() {
        guard at(.plus), isAdjacent(position) else { return }
        report { ParseDiagnostics.floorWithPlus($0.here) }
        advance()
    }

    /// Passes the comma before a further platform, which is reported if it is missing. False if no platform follows.
    mutating func atFurtherPlatform() -> Bool {
        if at(.comma) { return passComma() }
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
