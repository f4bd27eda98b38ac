// In: a parser before a duration, time, range, version or platform. Out: one node for it.
// Invariant: the nodes hold digits as they were written; `LexNumber` reads them.

import WidgetBase

extension Parser {
    /// duration = INT ( "second" | "seconds" | … | "week" | "weeks" )
    mutating func parseDuration() {
        let mark = mark()
        guard at(.integer), !endsHere else {
            report(ParseDiagnostics.expectedDuration(expectedHere, found: describeToken()))
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
            report(ParseDiagnostics.missingUnit(afterPrevious, number: number))
            addMissing()
            finish(.duration, mark)
            return
        }
        let unit = text(at: position)
        if let keyword, FirstTokens.durationUnit.keywords.contains(keyword) {
            if isAdjacent(position) {
                report(ParseDiagnostics.durationWithoutSpace(
                    place(range(position - 1, position + 1)), number: number, unit: unit))
            }
            takeLeaf(.word)
        } else {
            let isAdjacent = isAdjacent(position)
            let wrong = place(range(isAdjacent ? position - 1 : position, position + 1))
            report(ParseDiagnostics.unknownUnit(wrong, number: number, unit: unit, isAdjacent: isAdjacent))
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
            report(ParseDiagnostics.expectedTime(expectedHere, found: describeToken()))
            addMissing()
            return
        }
        takeLeaf(.integerLiteral)
        guard at(.colon), peek() == .integer else {
            report(ParseDiagnostics.expectedTime(place(range(mark.token, position)), found: LexDiagnostics.quote(text(at: mark.token))))
            addMissing()
            finish(.time, mark)
            return
        }
        advance()
        takeLeaf(.integerLiteral)
        let minute = text(at: position - 1)
        let isRight = Int(minute).map { $0 < 60 } ?? false && (Int(text(at: mark.token)) ?? 24) < 24
        if !isRight || minute.utf8.count != 2 {
            reportAlways(ParseDiagnostics.wrongTime(
                place(range(mark.token, position)), text: source.text(range(mark.token, position))))
        }
        finish(.time, mark)
    }

    /// range = [ "-" ] ( INT | NUM ) ( "..." | "..<" ) [ [ "-" ] ( INT | NUM ) ]
    ///       | ( "..." | "..<" ) [ "-" ] ( INT | NUM )
    mutating func parseRange() {
        let mark = mark()
        let hasLower = atNumber
        if hasLower { parseLiteral("a bound") }
        guard atRangeOperator else {
            report(ParseDiagnostics.expectedRange(
                hasLower ? place(range(mark.token, position + (endsHere ? 0 : 1))) : expectedHere,
                found: hasLower ? LexDiagnostics.quote(text(at: mark.token)) : describeToken()))
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
    var atNumber: Bool { atLiteral && (at(.integer) || at(.decimal) || at(.minus)) }

    var atRangeOperator: Bool { (at(.closedRange) || at(.halfOpenRange)) && !endsHere }

    /// Whether a range starts here: an operator, or a number with one after it.
    var atRange: Bool {
        if atRangeOperator { return true }
        guard atNumber else { return false }
        let next = peek(at(.minus) ? 2 : 1)
        return next == .closedRange || next == .halfOpenRange
    }

    /// version = INT [ "." INT ]
    mutating func parseVersion() {
        guard at(.integer) || at(.decimal), !endsHere else {
            report(ParseDiagnostics.expectedVersion(expectedHere, found: describeToken()))
            addMissing()
            return
        }
        let mark = mark()
        let written = text(at: position)
        advance()
        var isRight = written.utf8.allSatisfy { ByteClass.isDigit($0) || $0 == 0x2E }
        while at(.dot) || at(.integer) || at(.decimal), isAdjacent(position) {
            isRight = false
            advance()
        }
        if !isRight {
            let wrong = range(mark.token, position)
            reportAlways(ParseDiagnostics.wrongVersion(place(wrong), text: source.text(wrong)))
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
        report(ParseDiagnostics.unknownPlatform(
            isName ? here : expectedHere, name: isName ? text(at: position) : nil, found: describeToken()))
        if isName { takeLeaf(.error) } else { addMissing() }
    }

    /// platform version
    mutating func parsePlatformVersion() {
        let mark = mark()
        parsePlatform()
        parseVersion()
        finish(.platformVersion, mark)
    }
}
