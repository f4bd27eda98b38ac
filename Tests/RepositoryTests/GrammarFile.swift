// In: the text of a grammar, and sources with grammar in their comments. Out: productions, literals and FIRST sets.
// Invariant: whatever does not have the form of the grammar is an error, so that nothing is passed over.

import WidgetSyntax

/// A grammar in the notation of `Grammar/widget.ebnf`.
struct Grammar: Sendable {
    /// A part of a production.
    indirect enum Rule: Sendable {
        case literal(String)
        case name(String)
        case token(String)
        case sequence([Rule])
        case choice([Rule])
        /// `[ ]` and `{ }`: may be absent.
        case optional(Rule)
    }

    struct WrongForm: Error {
        let message: String
    }

    /// What a rule may start with, and whether it may be empty.
    struct First {
        var keywords: Set<Keyword> = []
        var kinds: Set<TokenKind> = []
        var isEmpty = false

        mutating func formUnion(_ other: First) {
            keywords.formUnion(other.keywords)
            kinds.formUnion(other.kinds)
        }
    }

    private(set) var productions: [String: Rule] = [:]
    /// The right sides as written, with one space between signs.
    private(set) var texts: [String: String] = [:]
    private(set) var literals: Set<String> = []
    private var names: Set<String> = []

    init(text: String) throws {
        var words = try Grammar.words(of: text)[...]
        while let name = words.popFirst() {
            guard words.popFirst() == "=" else { throw WrongForm(message: "no `=` after \(name)") }
            let right = words.prefix { $0 != ";" }
            words = words.dropFirst(right.count + 1)
            guard productions[name] == nil else { throw WrongForm(message: "\(name) is defined twice") }
            texts[name] = right.joined(separator: " ")
            var rest = right
            productions[name] = try parseChoice(&rest)
            guard rest.isEmpty else { throw WrongForm(message: "\(rest) is left of \(name)") }
        }
    }

    var undefinedNames: [String] { names.subtracting(productions.keys).sorted() }

    /// `widget-decl` as `widgetDecl`.
    static func camelCase(_ name: String) -> String {
        let parts = name.split(separator: "-")
        return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    // MARK: Reading

    /// The signs, names and literals of a grammar, without comments.
    static func words(of text: String) throws -> [String] {
        var words: [String] = []
        var rest = Substring(text)
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("(*") {
                guard let end = rest.firstRange(of: "*)") else { throw WrongForm(message: "a comment does not end") }
                rest = rest[end.upperBound...]
            } else if character == "\"" {
                let inner = rest.dropFirst().prefix { $0 != "\"" }
                words.append("\"\(inner)\"")
                rest = rest.dropFirst(inner.count + 2)
            } else if character.isLetter {
                let name = rest.prefix { $0.isLetter || $0 == "-" }
                words.append(String(name))
                rest = rest.dropFirst(name.count)
            } else if "=;|()[]{}".contains(character) {
                words.append(String(character))
                rest.removeFirst()
            } else {
                throw WrongForm(message: "`\(character)` has no meaning in a grammar")
            }
        }
        return words
    }

    private mutating func parseChoice(_ rest: inout ArraySlice<String>) throws -> Rule {
        var choices = [try parseSequence(&rest)]
        while rest.first == "|" {
            rest.removeFirst()
            choices.append(try parseSequence(&rest))
        }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func parseSequence(_ rest: inout ArraySlice<String>) throws -> Rule {
        var parts: [Rule] = []
        while let word = rest.first, !["|", ")", "]", "}"].contains(word) {
            rest.removeFirst()
            switch word {
            case "(": parts.append(try parseBracketed(&rest, until: ")"))
            case "[": parts.append(.optional(try parseBracketed(&rest, until: "]")))
            case "{": parts.append(.optional(try parseBracketed(&rest, until: "}")))
            default: parts.append(try parseWord(word))
            }
        }
        return .sequence(parts)
    }

    private mutating func parseBracketed(_ rest: inout ArraySlice<String>, until end: String) throws -> Rule {
        let rule = try parseChoice(&rest)
        guard rest.popFirst() == end else { throw WrongForm(message: "no `\(end)`") }
        return rule
    }

    private mutating func parseWord(_ word: String) throws -> Rule {
        if word.hasPrefix("\"") {
            let literal = String(word.dropFirst().dropLast())
            literals.insert(literal)
            return .literal(literal)
        }
        guard let first = word.first, first.isLetter else { throw WrongForm(message: "`\(word)` is no part") }
        if word.allSatisfy(\.isUppercase) { return .token(word) }
        names.insert(word)
        return .name(word)
    }

    // MARK: FIRST sets

    /// What a rule, written as in the grammar, may start with.
    func first(ofRule text: String) throws -> First {
        var copy = self
        var words = try Grammar.words(of: text)[...]
        return try first(copy.parseChoice(&words), within: [])
    }

    private func first(_ rule: Rule, within open: Set<String>) throws -> First {
        switch rule {
        case .literal(let text): return try first(ofLiteral: text)
        case .token(let name): return try first(ofToken: name)
        case .name(let name):
            guard let production = productions[name] else { throw WrongForm(message: "\(name) is not defined") }
            // A production that starts with itself adds nothing to its own set.
            return open.contains(name) ? First() : try first(production, within: open.union([name]))
        case .optional(let part):
            var result = try first(part, within: open)
            result.isEmpty = true
            return result
        case .choice(let choices):
            var result = First()
            for choice in choices {
                let part = try first(choice, within: open)
                result.formUnion(part)
                result.isEmpty = result.isEmpty || part.isEmpty
            }
            return result
        case .sequence(let parts):
            var result = First()
            for part in parts {
                let next = try first(part, within: open)
                result.formUnion(next)
                if !next.isEmpty { return result }
            }
            result.isEmpty = true
            return result
        }
    }

    private func first(ofLiteral text: String) throws -> First {
        if let keyword = Keyword(rawValue: text) { return First(keywords: [keyword]) }
        if text == "_" { return First(kinds: [.identifier]) }
        guard let kind = TokenKind.allCases.first(where: { $0.spelling == text }) else {
            throw WrongForm(message: "`\(text)` is neither keyword nor token")
        }
        return First(kinds: [kind])
    }

    private func first(ofToken name: String) throws -> First {
        switch name {
        case "IDENT": return First(kinds: [.identifier])
        case "STRING": return First(kinds: [.text])
        case "INT": return First(kinds: [.integer])
        case "NUM": return First(kinds: [.decimal])
        case "HEX": return First(kinds: [.color])
        case "KEYPATH": return First(kinds: [.keyPath])
        case "ELEMENT": return First(kinds: [.element])
        case "END": return First(isEmpty: true)
        default: throw WrongForm(message: "\(name) is no token")
        }
    }
}

/// The productions that stand in documentation comments above parse functions.
struct GrammarComments {
    /// The productions, each with the function that it stands above.
    private(set) var rules: [String: (text: String, function: String)] = [:]
    private(set) var functions: Set<String> = []

    init(_ sources: [String]) {
        for source in sources { read(source) }
    }

    private mutating func read(_ source: String) {
        var pending: [(name: String, text: String)] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("///") {
                read(comment: code.dropFirst(3), into: &pending)
            } else if let match = code.firstMatch(of: /func (parse\w+)/) {
                functions.insert(String(match.output.1))
                for (name, text) in pending {
                    let words = (try? Grammar.words(of: text)) ?? []
                    rules[name] = (words.joined(separator: " "), String(match.output.1))
                }
                pending = []
            } else if !code.hasPrefix("@") {
                pending = []
            }
        }
    }

    private func read(comment: Substring, into pending: inout [(name: String, text: String)]) {
        if let match = comment.firstMatch(of: /^ ([a-z][a-z\-]*) *= (.*)$/) {
            pending.append((String(match.output.1), String(match.output.2)))
        } else if comment.hasPrefix("      "), let last = pending.indices.last {
            pending[last].text += " " + comment
        }
    }
}
