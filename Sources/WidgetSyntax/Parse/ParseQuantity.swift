// In: a parser before a duration, time or range. Out: one node for it.
// Invariant: the nodes hold digits as they were written; `LexNumber` reads them.

import WidgetBase

extension Parser {
    /// duration = INT ( "second" | "seconds" | "minute" | "minutes" | "hour" | "hours" | "day" | "days"
    ///          | "week" | "weeks" )
    @inline(never)
    mutating func parseDuration() {
        let mark = mark()
        guard at(.integer), !endsHere, !isForeignDuration else {
            if passForeignDuration() { return }
            report { ParseDiagnostics.expectedDuration($0.expectedHere, found: $0.describeToken()) }
            addMissing()
            return
        }
        let number = text(at: position)
        takeLeaf(.integerLiteral)
        let isUnit = at(.identifier) && !endsHere && !goesOnBehindDuration(position)
        guard isUnit else {
            report {
                ParseDiagnostics.missingUnit(
                    $0.afterPrevious, number: number, at: $0.place($0.range(mark.token, mark.token + 1)),
                    isTimeout: $0.keyword(at: $0.statementStart) == .timeout)
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

    /// Words that go on with a setting behind a duration.
    private static let behindDuration: Set<Keyword> = [.count, .aligned, .when, .or, .to, .from]

    private mutating func goesOnBehindDuration(_ index: Int) -> Bool {
        keyword(at: index).map { Parser.behindDuration.contains($0) } ?? false
    }

    /// Whether a number here belongs to a duration of another form: `1h30m`, `15.minutes`, `1 hour 30 minutes`.
    private var isForeignDuration: Bool {
        mutating get {
            let unit = position + 1
            guard !startsLine(unit) else { return false }
            if kinds[unit] == .dot, isAdjacent(unit) { return true }
            guard kinds[unit] == .identifier else { return false }
            if isAdjacent(unit), text(at: unit).utf8.contains(where: { ByteClass.isDigit($0) }) { return true }
            let hasAnd = kinds[min(unit + 1, lastToken)] == .identifier && text(at: unit + 1) == "and"
            let next = unit + (hasAnd ? 2 : 1)
            return !startsLine(next) && kinds[min(next, lastToken)] == .integer
                && kinds[min(next + 1, lastToken)] == .identifier && !startsLine(next + 1)
                && DurationWords.unit(text(at: unit)) != nil && DurationWords.unit(text(at: next + 1)) != nil
        }
    }

    /// A duration of another form, which is reported and passed; false if what stands here cannot be meant as one.
    private mutating func passForeignDuration() -> Bool {
        guard !endsHere else { return false }
        var end = position
        var depth = 0
        while end < lastToken, end == position || !startsLine(end) {
            switch kinds[end] {
            case .leftParen: depth += 1
            case .rightParen:
                if depth == 0 { break }
                depth -= 1
                end += 1
                continue
            case .rightBrace, .semicolon, .leftBrace, .comma: break
            case .identifier where end > position && goesOnBehindDuration(end): break
            default:
                end += 1
                continue
            }
            if kinds[end] == .leftParen {
                end += 1
                continue
            }
            break
        }
        let words = source.text(range(position, end))
        let meant = DurationWords.read(words)
        guard meant != nil || at(.decimal) else { return false }
        let mark = mark()
        report {
            let range = $0.place($0.range($0.position, end))
            if let meant { return ParseDiagnostics.durationForm(range, meant: meant) }
            return ParseDiagnostics.expectedDuration($0.here, found: $0.describeToken())
        }
        advance(to: end)
        finish(.error, mark)
        return true
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
            if passForeignTime() { return }
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
                let place = $0.place($0.range(mark.token, $0.position))
                let digits = $0.text(at: mark.token)
                if let meant = Parser.time(of: digits) { return ParseDiagnostics.timeForm(place, meant: meant) }
                return ParseDiagnostics.expectedTime(place, found: LexDiagnostics.quote(digits))
            }
            addMissing()
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
        if at(.colon), peek() == .integer, isAdjacent(position), isRight {
            report {
                let range = $0.range(mark.token, $0.position + 2)
                let meant = $0.source.text($0.range(mark.token, $0.position))
                return ParseDiagnostics.timeForm($0.place(range), meant: meant)
            }
            advance()
            advance()
        } else if !isRight || minute.utf8.count != 2 {
            reportAlways {
                ParseDiagnostics.wrongTime(
                    $0.place($0.range(mark.token, $0.position)), text: $0.source.text($0.range(mark.token, $0.position))
                )
            }
        }
        finish(.time, mark)
    }

    /// `7` or `0700` as a time of day; nil where no clock shows it.
    private static func time(of digits: String) -> String? {
        guard digits.utf8.allSatisfy({ ByteClass.isDigit($0) }), let number = Int(digits) else { return nil }
        let isHour = digits.utf8.count <= 2
        guard isHour || digits.utf8.count == 4 || digits.utf8.count == 3 else { return nil }
        let (hour, minute) = isHour ? (number, 0) : (number / 100, number % 100)
        guard hour < 24, minute < 60 else { return nil }
        return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }

    /// `noon`, `midnight`, `"07:00"` or `07.00` as a time, which is reported and passed; false if none stands here.
    mutating func passForeignTime() -> Bool {
        guard !endsHere else { return false }
        let words = ["noon": "12:00", "midnight": "00:00", "midday": "12:00"]
        let length = at(.dot) && peek() == .identifier ? 2 : 1
        let meant: String?
        switch kind {
        case .identifier, .dot: meant = words[text(at: position + length - 1)]
        case .text: meant = Parser.clock(text(at: position).filter { $0 != "\"" }, ":")
        case .decimal: meant = Parser.clock(text(at: position), ".")
        case .integer: meant = Parser.time(of: text(at: position))
        default: meant = nil
        }
        guard let meant else { return false }
        let mark = mark()
        report { ParseDiagnostics.timeForm($0.place($0.range($0.position, $0.position + length)), meant: meant) }
        for _ in 0..<length { advance() }
        finish(.error, mark)
        return true
    }

    private static func clock(_ text: String, _ sign: Character) -> String? {
        let parts = text.split(separator: sign)
        guard parts.count == 2, parts[1].utf8.count == 2, let minute = Int(parts[1]), minute < 60 else { return nil }
        return time(of: String(parts[0])).map { $0.dropLast(2) + parts[1] }.map(String.init)
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
}
