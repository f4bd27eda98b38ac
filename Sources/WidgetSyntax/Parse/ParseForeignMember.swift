// In: a parser before a line that Swift has in the place of a member. Out: the parser behind it, with one finding.
// Invariant: what descriptions have is never taken for such a line; the line is passed as a whole.

import WidgetBase

/// A line of Swift in a block.
struct ForeignLine {
    /// The tokens that the finding points to.
    let head: Range<Int>
    let name: String
    let member: ForeignMember?
    let kind: Kind

    enum Kind {
        /// `.name(…)`, `name(…)` or `Name { … }`
        case call
        /// `var name …`
        case property
        /// `func name`, `init`, `struct Name: Conformance`
        case declaration(advice: String)
    }
}

extension Parser {
    /// Blocks in which lines may start with a dot, or with the name of a type.
    private static let openBlocks: Set<String> = ["`style`", "`options`", "`section`", ParseDiagnostics.bundleOwner]

    /// Reports and passes a line of Swift that no member is written like. False if none stands here.
    mutating func passForeignMember() -> Bool {
        guard at(.dot) || at(.identifier) || at(.atSign), let block = blocks.last, !block.first.keywords.isEmpty,
            !Parser.openBlocks.contains(block.owner), let line = foreignLine(in: block)
        else { return false }
        statementStart = position
        report { $0.foreignLineFinding(line, in: block) }
        let mark = mark()
        let isDotted = at(.dot)
        advance(to: line.head.upperBound)
        skipForeignLine(isDotted: isDotted)
        finish(.error, mark)
        silence(through: position - 1)
        return true
    }

    /// Passes the rest of the line with its brackets; lines that start with a dot go on with what stands before them.
    private mutating func skipForeignLine(isDotted: Bool) {
        while !at(.endOfFile), !at(.rightBrace), !at(.semicolon), position < innermostEnd {
            if at(.leftParen) || at(.leftBracket) || at(.leftBrace) {
                skipBalanced()
            } else if startsLine(position), isDotted || !kind.isContinuer {
                return
            } else {
                advance()
            }
        }
    }

    /// Whether `.name(` of a modifier of SwiftUI starts the line here, which goes on with no expression.
    mutating func atForeignModifier(_ index: Int) -> Bool {
        guard kinds[index] == .dot, startsLine(index), index + 2 < lastToken, kinds[index + 1] == .identifier,
            kinds[index + 2] == .leftParen, isAdjacent(index + 2), !isInsideParens, let block = blocks.last,
            !block.first.keywords.isEmpty, !Parser.openBlocks.contains(block.owner)
        else { return false }
        return ForeignMember.isModifier(text(at: index + 1))
    }

    private mutating func foreignLine(in block: OpenBlock) -> ForeignLine? {
        if at(.dot) {
            guard peek() == .identifier, isAdjacent(position + 1) else { return nil }
            return line(.call, name: position + 1, in: block)
        }
        let index = modifiersEnd
        guard kinds[index] == .identifier, !(index == position && atPlainField(in: block)) else { return nil }
        let word = SwiftWord(rawValue: text(at: index))
        if word?.isField ?? false { return foreignProperty(at: index, in: block) }
        if let line = foreignDeclaration(at: index, word, in: block) { return line }
        guard index == position else { return nil }
        return foreignCall(in: block)
    }

    /// Whether a name with its type stands here, whatever word the name is.
    private mutating func atPlainField(in block: OpenBlock) -> Bool {
        guard peek() == .colon else { return block.first.hasFields && (peek() == .equal || peek() == .dot) }
        if block.first.hasFields { return true }
        guard peek(2) == .identifier, isCapitalized(position + 2) else { return false }
        let next = position + 3
        return startsLine(next) || [.question, .equal, .rightBrace, .semicolon].contains(kinds[min(next, lastToken)])
    }

    /// `var name …`, unless all that is wrong is the word before a field.
    private mutating func foreignProperty(at index: Int, in block: OpenBlock) -> ForeignLine? {
        let name = index + 1
        guard name < lastToken, kinds[name] == .identifier, !startsLine(name) else { return nil }
        // `@Parameter` is told with the form of a parameter.
        if at(.atSign), block.first.keywords.contains(.param), text(at: position + 1) == "Parameter" { return nil }
        // `var id name: Type` has nothing but a word too many.
        if kinds[name + 1] == .identifier, keyword(at: name) == .id, block.first.keywords.contains(.id) { return nil }
        if kinds[name + 1] == .colon, !hasBody(behind: name), block.first.hasFields {
            // A row has no static fields.
            let isStatic = (position..<index).contains { text(at: $0) == "static" }
            guard isStatic, ForeignMember.find(text(at: name), in: block) != nil else { return nil }
        }
        return line(.property, name: name, in: block)
    }

    /// The token behind attributes and modifiers, which may be `var`, `func` or the name of a member.
    var modifiersEnd: Int {
        mutating get {
            var index = position
            while kinds[index] == .atSign, index < lastToken { index = attributeEnd(from: index) }
            while index + 1 < lastToken, kinds[index] == .identifier, kinds[index + 1] == .identifier,
                !startsLine(index + 1), let word = SwiftWord(rawValue: text(at: index)), word.isModifier, !word.isField
            {
                index += 1
            }
            return index
        }
    }

    /// Whether `{` opens the body of a property on the line of its name.
    private mutating func hasBody(behind name: Int) -> Bool {
        var index = name + 1
        while index < lastToken, !startsLine(index) {
            switch kinds[index] {
            case .leftBrace: return true
            case .equal, .semicolon, .rightBrace: return false
            default: index += 1
            }
        }
        return false
    }

    private mutating func foreignDeclaration(
        at index: Int, _ word: SwiftWord?, in block: OpenBlock
    ) -> ForeignLine? {
        if word == .func || word == .`init` {
            let name = word == .func ? min(index + 1, lastToken) : index
            let member = ForeignMember.find(text(at: name), in: block)
            let advice = member?.advice ?? SwiftWord.func.advice
            return ForeignLine(
                head: position..<index + 1, name: text(at: member == nil ? index : name), member: nil,
                kind: .declaration(advice: advice))
        }
        let isType =
            kinds[min(index + 2, lastToken)] == .colon && !startsLine(index + 1)
            && [.struct, .enum].contains(keyword(at: index)) || word == .class || word == .extension
        guard isType, kinds[index + 1] == .identifier else { return nil }
        let conformance = text(at: min(index + 3, lastToken))
        let advice = ForeignType.advice(conformingTo: conformance)
        return ForeignLine(
            head: position..<index + 1, name: advice == nil ? text(at: index) : conformance, member: nil,
            kind: .declaration(advice: advice ?? "declarations stand side by side, outside of all braces"))
    }

    /// `name(…)`, `Name { … }`, and `name …` of a word that no setting is.
    private mutating func foreignCall(in block: OpenBlock) -> ForeignLine? {
        if let keyword, block.first.keywords.contains(keyword) { return nil }
        let word = text(at: position)
        let isCall = (peek() == .leftParen || peek() == .leftBrace) && !startsLine(position + 1)
        if ForeignMember.find(word, in: block) != nil {
            // A misspelt setting with a right value is read as what was meant.
            let isRead = Parser.meant[word].map { block.first.keywords.contains($0) } ?? false
            return isRead && !isCall && peek() != .equal && peek() != .colon
                ? nil : line(.call, name: position, in: block)
        }
        guard isCall, isCapitalized(position), block.owner == "`widget`" || block.owner == "`control`" else {
            return nil
        }
        return ForeignLine(
            head: position..<position + 1, name: word, member: nil,
            kind: .declaration(advice: "what is shown stands in hand-written SwiftUI: `view ViewName`"))
    }

    private mutating func line(_ kind: ForeignLine.Kind, name: Int, in block: OpenBlock) -> ForeignLine {
        let word = text(at: name)
        return ForeignLine(
            head: position..<name + 1, name: word, member: ForeignMember.find(word, in: block), kind: kind)
    }

    // MARK: Findings

    private mutating func foreignLineFinding(_ line: ForeignLine, in block: OpenBlock) -> Diagnostic {
        let range = place(range(line.head.lowerBound, line.head.upperBound))
        switch line.kind {
        case .declaration(let advice):
            return ParseDiagnostics.foreignMember(range, name: line.name, advice: advice, fix: nil)
        case .call:
            let fix = foreignFix(line, line.head.upperBound)
            if let member = line.member, member.keyword?.text == line.name {
                return ParseDiagnostics.settingAsCall(range, form: member.form, fix: fix)
            }
            let advice = line.member?.advice ?? ParseDiagnostics.viewModifierAdvice(block.owner)
            return ParseDiagnostics.foreignMember(range, name: line.name, advice: advice, fix: fix)
        case .property:
            let name = line.head.upperBound - 1
            if let member = line.member, member.keyword?.text == line.name {
                return ParseDiagnostics.settingAsProperty(range, form: member.form, fix: foreignFix(line, name + 1))
            }
            if let member = line.member {
                return ParseDiagnostics.foreignMember(
                    range, name: line.name, advice: member.advice, fix: foreignFix(line, name + 1))
            }
            if !block.first.hasFields {
                return ParseDiagnostics.fieldNotHere(range, name: line.name, owner: block.owner)
            }
            return hasBody(behind: name)
                ? ParseDiagnostics.fieldWithBody(range) : ParseDiagnostics.fieldWithoutType(range, name: line.name)
        }
    }

    /// The whole line written as the setting, where all that it says can be carried over.
    private mutating func foreignFix(_ line: ForeignLine, _ start: Int) -> (TextEdit, String)? {
        guard let member = line.member, let keyword = member.keyword else { return nil }
        var end = start
        var depth = 0
        while end < lastToken, !startsLine(end) || depth > 0 {
            if kinds[end] == .leftParen || kinds[end] == .leftBracket { depth += 1 }
            if kinds[end] == .rightParen || kinds[end] == .rightBracket { depth -= 1 }
            if kinds[end] == .leftBrace || kinds[end] == .rightBrace || kinds[end] == .semicolon { break }
            end += 1
        }
        guard depth == 0, kinds[end] != .leftBrace, let value = carriedValue(member.shape, start..<end) else {
            return nil
        }
        let text = value.isEmpty ? keyword.text : "\(keyword.text) \(value)"
        return (TextEdit(place(range(line.head.lowerBound, end)), text), text)
    }

    /// What of the tokens behind a name is written behind the setting; nil if something would be lost.
    private mutating func carriedValue(_ shape: ForeignMember.Shape, _ tokens: Range<Int>) -> String? {
        let signs: Set<TokenKind> = [.leftParen, .rightParen, .leftBracket, .rightBracket, .comma, .dot]
        switch shape {
        case .flag: return tokens.allSatisfy { signs.contains(kinds[$0]) } ? "" : nil
        case .text:
            let texts = tokens.filter { kinds[$0] == .text }
            let isWhole = tokens.allSatisfy { [.textStart, .textMiddle, .plus].contains(kinds[$0]) == false }
            return texts.count == 1 && isWhole ? text(at: texts[0]) : nil
        case .names:
            let names = tokens.filter { kinds[$0] == .identifier }
            let isWhole = tokens.allSatisfy { signs.contains(kinds[$0]) || kinds[$0] == .identifier }
            let isPlain = names.allSatisfy { kinds[$0 - 1] == .dot && !isCapitalized($0) }
            return isWhole && isPlain && !names.isEmpty ? names.map { text(at: $0) }.joined(separator: ", ") : nil
        case .other: return nil
        }
    }
}
