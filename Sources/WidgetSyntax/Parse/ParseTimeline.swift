// In: a parser before a setting that says when a widget changes. Out: a node for it.
// Invariant: times and durations are nodes; nothing is computed from them here.

import WidgetBase

extension Parser {
    /// "entries" "{" { entries-item } "}"
    mutating func parseEntriesMember() {
        let mark = mark()
        takeKeyword()
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
            parseMoment()
            while at(.comma) {
                guard passComma() else { break }
                parseMoment()
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

    private mutating func parseEveryItem() {
        let mark = mark()
        takeKeyword()
        parseDuration()
        if at(.aligned), !endsHere { takeLeaf(.word) }
        expect(.count, in: "every 1 hour count 12")
        parseInteger("the number of entries")
        parseEntriesCondition()
        finish(.everyItem, mark)
    }

    /// [ "when" expr ]
    private mutating func parseEntriesCondition() {
        guard at(.when), !endsHere else { return }
        let mark = mark()
        advance()
        parseExpr()
        finish(.entriesCondition, mark)
    }

    /// moment = "midnight" | time | expr
    private mutating func parseMoment() {
        if at(.midnight), !endsHere, !isOperand(position + 1) {
            takeLeaf(.midnightMoment)
        } else if at(.integer), peek() == .colon, !endsHere {
            parseTime()
        } else {
            parseExpr()
        }
    }

    /// "refresh" refresh { "or" refresh } END
    mutating func parseRefreshMember() {
        let mark = mark()
        takeKeyword()
        parseRefresh()
        while atPolicyJoiner, !endsHere {
            if !at(.or) {
                let isWord = at(.identifier)
                report { ParseDiagnostics.orBetweenPolicies($0.place(isWord ? $0.here.bytes : $0.spacedRange), isWord) }
            }
            advance()
            parseRefresh()
        }
        finish(.refreshMember, mark)
    }

    /// Whether `or` stands here, or a sign or word that is taken for it.
    private var atPolicyJoiner: Bool {
        mutating get {
            switch kind {
            case .orOr, .andAnd: return true
            case .comma: return !isLastComma
            case .identifier: return at(.or) || SwiftWord(rawValue: text(at: position)) == .and
            default: return false
            }
        }
    }

    /// refresh = "after" duration | "daily" "at" time | "at" "end" | "never"
    private mutating func parseRefresh() {
        let mark = mark()
        let word = endsHere ? nil : refreshWord
        switch word {
        case .after:
            advance()
            parseDuration()
            finish(.refreshAfter, mark)
        case .daily:
            advance()
            expect(.at, in: "refresh daily at 06:30")
            parseTime()
            finish(.refreshDaily, mark)
        case .at:
            advance()
            expect(.end, in: "refresh at end")
            finish(.refreshAtEnd, mark)
        case .never: takeLeaf(.refreshNever)
        default:
            if let foreign = foreignPolicy {
                report {
                    let range = $0.range($0.position, $0.position + foreign.count)
                    return ParseDiagnostics.foreignPolicy(
                        $0.place(range), found: $0.source.text(range), meant: foreign.text)
                }
                for _ in 0..<foreign.count { advance() }
                finish(.error, mark)
                return
            }
            report {
                ParseDiagnostics.expectedRefresh(
                    $0.expectedHere, found: $0.describeToken(), isDuration: $0.at(.integer) && !$0.endsHere)
            }
            if at(.integer), !endsHere {
                parseDuration()
            } else {
                addMissing()
            }
        }
    }

    /// The policy that starts here; a misspelt one is reported and read as what was meant.
    private var refreshWord: Keyword? {
        mutating get {
            if let keyword, FirstTokens.refresh.keywords.contains(keyword) { return keyword }
            if at(.every), peek() == .integer {
                report { ParseDiagnostics.everyForAfter($0.here) }
                return .after
            }
            guard at(.identifier),
                let found = NearestName.find(text(at: position), among: FirstTokens.refresh.keywords.lazy.map(\.text))
            else { return nil }
            report {
                ParseDiagnostics.expectedWord(
                    $0.here, words: FirstTokens.refresh.keywords, owner: "`refresh`", found: $0.text(at: $0.position))
            }
            return Keyword(rawValue: found)
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
