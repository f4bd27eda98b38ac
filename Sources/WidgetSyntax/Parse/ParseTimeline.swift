// In: a parser before a setting that says when a widget changes. Out: a node for it.
// Invariant: times and durations are nodes; nothing is computed from them here.

import WidgetBase

extension Parser {
    /// "entries" "{" { entries-item } "}"
    mutating func parseEntriesMember() {
        let mark = mark()
        takeKeyword()
        if reportEntryInEntries() { parseEntryBlock(mark) } else { parseEntriesBlock(mark) }
    }

    /// The block of `entries`, from its keyword on.
    mutating func parseEntriesBlock(_ mark: Mark) {
        parseBlock("`entries`", .entriesItem) { $0.parseEntriesItem() }
        finish(.entriesMember, mark)
    }

    /// entries-item = "every" duration [ "aligned" ] "count" INT [ "when" expr ] END
    ///              | "at" moment { "," moment } [ "when" expr ] END | "limit" INT END | "expires" "after" duration END
    private mutating func parseEntriesItem() {
        switch memberKeyword() {
        case .every: parseEveryItem()
        case .at:
            let mark = mark()
            takeKeyword()
            if at(.leftBracket) || (at(.leftParen) && peek() == .integer), !endsHere {
                parseMomentList()
            } else {
                parseMoment()
                while passMomentSeparator() { parseMoment() }
            }
            parseEntriesCondition()
            finish(.atItem, mark)
        case .limit:
            let mark = mark()
            takeKeyword()
            parseInteger("the largest number of entries")
            finish(.limitItem, mark)
        case .expires: parseAfterDuration(.expiresItem, "expires after 20 minutes")
        default: break
        }
    }

    /// Passes the comma before a further moment, or what stands in its place. False if no moment follows.
    private mutating func passMomentSeparator() -> Bool {
        if at(.comma) || atWrongJoiner {
            guard passSeparator() else { return false }
            if at(.at), peek() == .integer || peek() == .identifier {
                report { parser in
                    let gap = ByteRange(start: parser.starts[parser.position], end: parser.starts[parser.position + 1])
                    return ParseDiagnostics.repeatedAt(parser.place(gap))
                }
                advance()
            }
            return true
        }
        guard at(.integer), peek() == .colon, !endsHere else { return false }
        report { ParseDiagnostics.missingComma($0.afterPrevious, found: $0.describeToken()) }
        return true
    }

    /// Moments in brackets, which are reported and passed.
    private mutating func parseMomentList() {
        report {
            ParseDiagnostics.bareList($0.here, what: "moments", example: "at 07:00, 18:30", meant: nil)
        }
        let mark = mark()
        skipBalanced()
        finish(.error, mark)
    }

    private mutating func parseEveryItem() {
        let mark = mark()
        takeKeyword()
        parseDuration()
        if at(.aligned), !endsHere { takeLeaf(.word) }
        if at(.comma), keyword(at: position + 1) == .count, !endsHere {
            report { ParseDiagnostics.needlessComma($0.here) }
            advance()
        }
        expect(.count, in: "every 1 hour count 12")
        parseInteger("the number of entries")
        parseEntriesCondition()
        finish(.everyItem, mark)
    }

    /// [ "when" expr ]
    private mutating func parseEntriesCondition() {
        let isMeant = at(.identifier) && ["if", "where", "while"].contains(text(at: position))
        guard at(.when) || isMeant, !endsHere else { return }
        let mark = mark()
        expect(.when, in: "at date when condition")
        parseExpr()
        finish(.entriesCondition, mark)
    }

    /// moment = "midnight" | time | expr
    private mutating func parseMoment() {
        if at(.midnight), !endsHere, !isOperand(position + 1) {
            takeLeaf(.midnightMoment)
        } else if at(.integer), peek() == .colon || atMeridiem(position + 1), !endsHere {
            parseTime()
        } else if atForeignTime, passForeignTime() {
            // It is reported and passed.
        } else {
            parseExpr()
        }
    }

    /// Whether a time in another form stands here rather than the name of a date.
    private var atForeignTime: Bool {
        mutating get {
            if at(.dot) { return self.keyword(at: position + 1) == .midnight && peek(2) != .dot }
            return at(.integer) || at(.decimal)
        }
    }

    /// "retry" "after" duration END
    mutating func parseRetryMember() {
        parseAfterDuration(.retryMember, "retry after 15 minutes")
    }

    /// `keyword "after" duration`
    private mutating func parseAfterDuration(_ kind: SyntaxKind, _ form: String) {
        let mark = mark()
        takeKeyword()
        let isCounted = at(.integer) && peek() == .identifier && !startsLine(position + 1)
        if isCounted, kind == .retryMember, ["time", "times", "x"].contains(text(at: position + 1)) {
            report { ParseDiagnostics.countedRetry($0.place($0.range($0.position, $0.position + 2))) }
            advance(to: position + 2)
            finish(.error, mark)
            return
        }
        expect(.after, in: form)
        parseDuration()
        finish(kind, mark)
    }

    /// "relevance" expr [ "for" duration ] END
    mutating func parseRelevanceMember() {
        let mark = mark()
        takeKeyword()
        parseExpr()
        if at(.for), !endsHere {
            advance()
            parseDuration()
        }
        finish(.relevanceMember, mark)
    }

    /// "relevant" [ "when" name "=" literal ] "at" expr [ "from" offset "to" offset ] END
    mutating func parseRelevantMember() {
        let mark = mark()
        takeKeyword()
        if at(.when), !endsHere {
            let condition = self.mark()
            advance()
            parseName("the name of a parameter")
            expect(.equal, in: "relevant when parameter = value at date")
            parseLiteral("a value")
            finish(.relevantCondition, condition)
        }
        expect(.at, in: "relevant at date")
        parseExpr()
        if at(.from), !endsHere {
            let span = self.mark()
            advance()
            parseOffset()
            expect(.to, in: "from -15 minutes to +10 minutes")
            parseOffset()
            finish(.relevantSpan, span)
        }
        finish(.relevantMember, mark)
    }
}
