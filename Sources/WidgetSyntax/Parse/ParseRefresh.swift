// In: a parser before `refresh`. Out: a `refreshMember`.
// Invariant: a policy as WidgetKit, a clock or a person says it is reported once, with its form here.

import WidgetBase

extension Parser {
    /// "refresh" refresh { "or" refresh } END
    mutating func parseRefreshMember() {
        let mark = mark()
        takeKeyword()
        parseRefresh()
        while !endsHere {
            if at(.or) {
                advance()
            } else if atPolicyJoiner {
                passPolicyJoiner()
            } else if atPolicyWord {
                report { ParseDiagnostics.missingOr($0.afterPrevious) }
            } else {
                break
            }
            parseRefresh()
        }
        finish(.refreshMember, mark)
    }

    /// Whether a sign or word stands here that is taken for `or`.
    private var atPolicyJoiner: Bool {
        mutating get {
            switch kind {
            case .orOr, .andAnd: return true
            case .comma: return !isLastComma
            case .foreignOperator: return text(at: position) == "|" || text(at: position) == "&"
            case .identifier: return SwiftWord(rawValue: text(at: position)) == .and
            default: return false
            }
        }
    }

    private var atPolicyWord: Bool {
        mutating get { keyword.map { FirstTokens.refresh.keywords.contains($0) } ?? false }
    }

    private mutating func passPolicyJoiner() {
        let isTime = peek() == .integer && peek(2) == .colon
        report {
            if isTime { return ParseDiagnostics.secondTime($0.place($0.spacedRange)) }
            let isWord = $0.at(.identifier)
            return ParseDiagnostics.orBetweenPolicies($0.place(isWord ? $0.here.bytes : $0.spacedRange), isWord)
        }
        advance()
        if isTime { silence(through: position + 2) }
    }

    /// refresh = "after" duration | "daily" "at" time | "at" "end" | "never"
    private mutating func parseRefresh() {
        let mark = mark()
        let word = endsHere ? nil : refreshWord
        switch word {
        case .after:
            advance()
            passSign()
            parseDuration()
            finish(.refreshAfter, mark)
        case .daily:
            advance()
            expect(.at, in: "refresh daily at 06:30")
            parseTime()
            finish(.refreshDaily, mark)
        case .at:
            advance()
            let isNoon = at(.identifier) && text(at: position) == "noon"
            if at(.integer) || at(.text) || at(.midnight) || isNoon, !endsHere {
                report {
                    ParseDiagnostics.refreshAtTime($0.place($0.range($0.position - 1, $0.position)))
                }
                skipWhile { _ in true }
                finish(.error, mark)
                return
            }
            expect(.end, in: "refresh at end")
            finish(.refreshAtEnd, mark)
        case .never: takeLeaf(.refreshNever)
        default: parseForeignRefresh(mark)
        }
    }

    private mutating func parseForeignRefresh(_ mark: Mark) {
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
            silenceStatement()
            parseDuration()
        } else {
            addMissing()
        }
    }

    /// The policy that starts here; a misspelt one is reported and read as what was meant.
    private var refreshWord: Keyword? {
        mutating get {
            if let keyword, FirstTokens.refresh.keywords.contains(keyword) { return keyword }
            guard at(.identifier) else { return nil }
            let word = text(at: position)
            if ["every", "each", "in", "within"].contains(word) {
                guard peek() == .integer, !startsLine(position + 1) else { return nil }
                report {
                    word == "every" || word == "each"
                        ? ParseDiagnostics.everyForAfter($0.here) : ParseDiagnostics.wordForAfter($0.here, found: word)
                }
                return .after
            }
            guard foreignPolicy == nil,
                let found = NearestName.find(word, among: FirstTokens.refresh.keywords.lazy.map(\.text))
            else { return nil }
            report {
                ParseDiagnostics.expectedWord(
                    $0.here, words: FirstTokens.refresh.keywords, owner: "`refresh`", found: $0.text(at: $0.position))
            }
            return Keyword(rawValue: found)
        }
    }

    /// `hourly`, `.atEnd`, `every hour` and their like: how the policy is written, and how many tokens it takes.
    private var foreignPolicy: (text: String, count: Int)? {
        mutating get {
            guard !endsHere, at(.identifier) || at(.dot) || at(.text) else { return nil }
            var end = position
            let stops: Set<TokenKind> = [.semicolon, .rightBrace, .comma, .orOr, .foreignOperator]
            while end < lastToken, end == position || !startsLine(end), !stops.contains(kinds[end]),
                keyword(at: end) != .or
            {
                end += 1
            }
            let words = source.text(range(position, end))
            return PolicyWords.read(words).map { ($0, end - position) }
        }
    }
}

/// Reads `.atEnd`, `.after(.minutes(15))`, `every hour`, `daily at noon` and their like.
enum PolicyWords {
    static func read(_ text: String) -> String? {
        guard text.utf8.count <= 60 else { return nil }
        let plain = text.lowercased().map { $0.isLetter || $0.isNumber || $0 == ":" ? String($0) : " " }.joined()
        var words = plain.split(separator: " ").map(String.init)
        if words.first == "policy" || words.first == "policy:" { words.removeFirst() }
        switch words.joined(separator: " ") {
        case "atend", "end", "on end", "the end", "at the end", "at end": return "at end"
        case "never", "none", "off", "manual", "manually", "once", "disabled", "no", "not at all": return "never"
        case "hourly", "each hour", "every hour": return "after 1 hour"
        case "weekly", "each week", "every week": return "after 1 week"
        case "always", "often": return "after 15 minutes"
        case "nightly", "every night": return "daily at 00:00"
        default: break
        }
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().joined(separator: " ")
        switch first {
        case "after", "every", "each", "in", "within":
            if first == "every", words.count > 3, words[1] == "day", words[2] == "at" { return time(words[3]) }
            return DurationWords.read(rest).map { "after \($0)" }
        case "daily" where words.count == 3 && words[1] == "at": return time(words[2])
        default: return nil
        }
    }

    private static func time(_ word: String) -> String? {
        let parts = word.split(separator: ":")
        guard parts.count == 2, let hour = Int(parts[0]), hour < 24, let minute = Int(parts[1]), minute < 60 else {
            return nil
        }
        return "daily at \(word)"
    }
}
