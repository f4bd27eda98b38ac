// In: a parser before a form of Swift. Out: the parser behind it, and one finding that says how it is written here.
// Invariant: each form is passed as a whole, or read as what was meant, so that nothing follows from it.

import WidgetBase

/// What words without quotes can be meant as, where a text is expected.
enum BareMeaning {
    case text
    /// A field or parameter, whose value the text shows.
    case value
    /// A name that may be either.
    case unclear
}

extension Parser {
    // MARK: Texts

    /// How far a block is searched for its fields.
    private static let searchLimit = 1000

    /// What words that lack quotes can mean; only some texts show values.
    @inline(never)
    mutating func bareMeaning(_ start: Int, _ end: Int) -> BareMeaning {
        guard start > 0, let setting = keyword(at: start - 1), let block = blocks.last else { return .text }
        let showsValues = setting == .summary || ((setting == .title || setting == .subtitle) && block.first.hasFields)
        guard showsValues else { return .text }
        for index in start..<max(end, start + 1) where kinds[index] != ((index - start) % 2 == 0 ? .identifier : .dot) {
            return .text
        }
        return declares(text(at: start), in: block) ? .value : .unclear
    }

    /// Whether a block has a field or parameter of a name.
    private mutating func declares(_ name: String, in block: OpenBlock) -> Bool {
        var depth = 0
        for index in block.brace + 1..<max(block.brace + 1, min(block.brace + Parser.searchLimit, lastToken)) {
            switch kinds[index] {
            case .leftBrace: depth += 1
            case .rightBrace:
                if depth == 0 { return false }
                depth -= 1
            case .identifier where depth == 0 && (kinds[index + 1] == .colon || keyword(at: index - 1) == .param):
                if text(at: index) == name { return true }
            default: break
            }
        }
        return false
    }

    // MARK: Members

    /// `@Name`, where an attribute is reported.
    var attributeRange: SourceRange {
        mutating get { place(range(position, position + (peek() == .identifier ? 2 : 1))) }
    }

    /// The token behind an attribute and its arguments.
    private var attributeEnd: Int {
        mutating get { attributeEnd(from: position) }
    }

    mutating func attributeEnd(from index: Int) -> Int {
        let start = position
        defer { position = start }
        position = index
        advance()
        if at(.identifier), isAdjacent(position) { advance() }
        if at(.leftParen), isAdjacent(position) { skipBalanced() }
        return position
    }

    /// `@Parameter(title: "X") var x: Type`, which is reported and passed; false if it does not stand here.
    mutating func passParameterWrapper() -> Bool {
        guard at(.atSign), peek() == .identifier, let block = blocks.last, block.first.keywords.contains(.param),
            text(at: position + 1) == "Parameter"
        else { return false }
        let end = attributeEnd
        guard kinds[end] == .identifier, SwiftWord(rawValue: text(at: end))?.isField ?? false,
            kinds[min(end + 1, lastToken)] == .identifier, !startsLine(end + 1)
        else { return false }
        let title = position + 5
        let hasTitle = end >= position + 7 && kinds[title] == .text && text(at: title - 2) == "title"
        // Anything else than a title would be lost.
        let isWhole = hasTitle && end == position + 7 && kinds[min(end + 2, lastToken)] == .colon
        report {
            ParseDiagnostics.parameterWrapper(
                $0.attributeRange, all: $0.place($0.range($0.position, end + 2)), name: $0.text(at: end + 1),
                title: hasTitle ? $0.text(at: title) : nil, isWhole: isWhole)
        }
        advance(to: end)
        skipToMemberEnd()
        return true
    }

    /// Reports and passes `(Int)` behind the name of a case; false if none stands here.
    mutating func passAssociatedValues() -> Bool {
        guard at(.leftParen), !endsHere, peek() != .text else { return false }
        let start = position
        skipBalanced()
        let end = position
        position = start
        report { ParseDiagnostics.associatedValues($0.place($0.range(start, end))) }
        position = end
        return true
    }

    /// Labels by which SwiftUI and App Intents take the name of a symbol.
    private static let symbolLabels: Set<String> = ["systemName", "systemImage", "symbol", "sfSymbol"]

    /// `systemName "star"` behind `image`, which is reported and passed; false if it does not stand here.
    mutating func passSystemImage() -> Bool {
        let hasParens = at(.leftParen)
        let word = min(position + (hasParens ? 1 : 0), lastToken)
        guard !endsHere, kinds[word] == .identifier, Parser.symbolLabels.contains(text(at: word)) else { return false }
        let name = min(word + (kinds[word + 1] == .colon ? 2 : 1), lastToken)
        guard kinds[name] == .text, !hasParens || kinds[name + 1] == .rightParen else { return false }
        let end = name + (hasParens ? 2 : 1)
        report {
            ParseDiagnostics.systemImage($0.place($0.range($0.position - 1, end)), name: $0.text(at: name))
        }
        advance(to: end)
        return true
    }

    // MARK: Values

    /// Reports and passes `self.` before a name.
    mutating func passSelf() {
        guard at(.identifier), peek() == .dot, peek(2) == .identifier, text(at: position) == "self" else { return }
        report { ParseDiagnostics.selfBeforeName($0.place($0.range($0.position, $0.position + 2))) }
        advance()
        advance()
    }

    /// Whether the value here starts with the type before its `=`, as in `domain: Domain = Domain.light`.
    var namesOwnType: Bool {
        mutating get {
            guard position >= 2, kinds[position - 1] == .equal else { return false }
            var type = position - 2
            while type > 0, kinds[type] == .question || kinds[type] == .rightBracket { type -= 1 }
            return kinds[type] == .identifier && text(at: type) == text(at: position)
        }
    }

    /// Types of the language that have no cases, but constants in Swift.
    private static let caselessTypes: Set<String> = [
        "String", "Int", "Double", "Bool", "Text", "Date", "Data", "URL", "UUID",
    ]

    /// `Type.name` where a literal stands, which is reported and, as far as it is one, read; false if it does not
    /// stand here.
    mutating func passQualifiedCase(_ what: String) -> Bool {
        guard at(.identifier), !endsHere, !(keyword?.isReserved ?? false), peek() == .dot, isAdjacent(position + 1),
            peek(2) == .identifier, isCapitalized(position)
        else { return false }
        var end = position + 3
        while end < lastToken, kinds[end] == .dot, kinds[end + 1] == .identifier, isAdjacent(end) { end += 2 }
        let isCall = kinds[end] == .leftParen && isAdjacent(end)
        let isCase = end == position + 3 && !isCall && !Parser.caselessTypes.contains(text(at: position))
        let isOwn = isCase && namesOwnType
        report {
            let range = $0.range($0.position, end)
            return isCase
                ? ParseDiagnostics.qualifiedCase($0.place(range), name: $0.text(at: end - 1), isSafe: isOwn)
                : ParseDiagnostics.expectedLiteral(
                    $0.place(range), what: what, found: ParseDiagnostics.quote($0.source.text(range)), name: nil)
        }
        var mark = mark()
        advance()
        if isOwn {
            mark = self.mark()
            advance()
            parseName("a name after `.`")
            finish(.memberLiteral, mark)
            return true
        }
        advance(to: end)
        if isCall { skipBalanced() }
        finish(.error, mark)
        return true
    }

    /// Words for the first and for the last of two bounds.
    private static let lowerBounds: Set<String> = ["min", "minimum", "minValue", "minimumValue", "lowerBound"]
    private static let upperBounds: Set<String> = ["max", "maximum", "maxValue", "maximumValue", "upperBound"]

    /// `min 1; max 6` in the place of a range, which is reported and passed; false if it does not stand here.
    mutating func passBounds() -> Bool {
        guard let first = bound(position) else { return false }
        let start = position
        let next = min(first.end + ([.semicolon, .comma].contains(kinds[first.end]) ? 1 : 0), lastToken)
        let second = bound(next).flatMap { $0.isLower == first.isLower ? nil : $0 }
        let end = second?.end ?? first.end
        let bounds = second.map { first.isLower ? (first.number, $0.number) : ($0.number, first.number) }
        report {
            ParseDiagnostics.bounds(
                $0.place($0.range(start, start + 1)), all: $0.place($0.range(start, end)),
                meant: bounds.map { "range \($0.0)...\($0.1)" })
        }
        takeError(to: end)
        return true
    }

    /// A bound with its number, from a token on.
    private mutating func bound(_ index: Int) -> (isLower: Bool, number: String, end: Int)? {
        let word = text(at: index)
        let isLower = Parser.lowerBounds.contains(word)
        guard kinds[index] == .identifier, isLower || Parser.upperBounds.contains(word) else { return nil }
        let start = min(index + ([.colon, .equal].contains(kinds[index + 1]) ? 2 : 1), lastToken)
        let number = min(start + (kinds[start] == .minus ? 1 : 0), lastToken)
        guard [.integer, .decimal].contains(kinds[number]), !startsLine(number) else { return nil }
        return (isLower, source.text(range(start, number + 1)), number + 1)
    }

    /// `row in` at the start of a closure, which is reported and passed with the closure's expression; false if it
    /// does not stand here.
    mutating func passNamedElement(of method: Keyword) -> Bool {
        let hasParens = at(.leftParen)
        let name = position + (hasParens ? 1 : 0)
        let word = name + (hasParens ? 2 : 1)
        guard word < lastToken, kinds[name] == .identifier, kinds[word] == .identifier, text(at: word) == "in",
            !hasParens || kinds[word - 1] == .rightParen
        else { return false }
        let start = position
        let element = text(at: name)
        report { parser in
            let edits = parser.elementEdits(element, from: start, behind: word)
            return ParseDiagnostics.closureParameter(
                parser.place(parser.range(start, word + 1)), method: method.text, edits: edits)
        }
        skipToBlockEnd()
        return true
    }

    /// What writes `$0` for a name up to the end of a closure; empty if another closure stands in it.
    private mutating func elementEdits(_ name: String, from start: Int, behind word: Int) -> [TextEdit] {
        var edits: [TextEdit] = []
        for index in word + 1..<max(word + 1, lastToken) {
            if index == word + 1 {
                // Edits that touch are not applied together: the head goes with the first word.
                let isElement = kinds[index] == .identifier && text(at: index) == name
                let head = ByteRange(start: starts[start], end: isElement ? ends[index] : starts[index])
                edits.append(TextEdit(place(head), isElement ? "$0" : ""))
                if isElement { continue }
            }
            switch kinds[index] {
            case .rightBrace: return edits
            case .leftBrace: return []
            case .identifier where kinds[index - 1] != .dot && kinds[index - 1] != .questionDot:
                if text(at: index) == name { edits.append(TextEdit(place(range(index, index + 1)), "$0")) }
            default: break
            }
        }
        return []
    }

    /// Whether `am` or `pm` stands at a token.
    mutating func atMeridiem(_ index: Int) -> Bool {
        kinds[min(index, lastToken)] == .identifier && ["am", "pm"].contains(text(at: index).lowercased())
            && !startsLine(index)
    }

    /// `am` or `pm` behind a time, which is reported and passed; false if it does not stand here.
    mutating func passMeridiem(_ mark: Mark) -> Bool {
        guard at(.identifier), !endsHere else { return false }
        let word = text(at: position).lowercased()
        guard word == "am" || word == "pm" else { return false }
        let minute = position - mark.token == 3 ? text(at: position - 1) : "00"
        var hour = Int(text(at: mark.token)) ?? 24
        if hour < 12, word == "pm" { hour += 12 }
        if hour == 12, word == "am" { hour = 0 }
        let isTime = hour < 24 && minute.utf8.count == 2 && (Int(minute) ?? 60) < 60
        let meant = (hour < 10 ? "0" : "") + "\(hour):\(minute)"
        report {
            ParseDiagnostics.meridiem(
                $0.place($0.range(mark.token, $0.position + 1)), meant: isTime ? meant : nil)
        }
        advance()
        return true
    }
}
