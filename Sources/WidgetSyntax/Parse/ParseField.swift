// In: a parser before a field, an assignment or a value. Out: one node for it.
// Invariant: the name comes first, whatever word it is; no name is a keyword before `:`.

import WidgetBase

extension Parser {
    /// Whether `IDENT ":"` stands here, which starts a field whatever the word is.
    var atField: Bool {
        mutating get {
            (at(.identifier) && peek() == .colon && !(keyword?.isReserved ?? false) && !atTextSetting)
                || atBareField || nameBehindType != nil
        }
    }

    /// field = name ":" type [ "=" value ] END
    ///
    /// - Parameter isVolatile: whether the current token is `volatile`, before the field.
    mutating func parseField(isVolatile: Bool = false) {
        let mark = mark()
        if isVolatile { advance() }
        parseFieldHead()
        if at(.equal) || at(.equalEqual), !endsHere {
            expect(.equal, in: "name: Type = value")
            parseValue()
        } else if atValueWithoutEqual {
            report { ParseDiagnostics.missingEqual($0.afterPrevious, found: $0.describeValue()) }
            parseValue()
        }
        finish(.field, mark)
    }

    /// `name: volatile Type`
    private mutating func reportLateVolatile(of name: Int) {
        report { parser in
            let gap = ByteRange(start: parser.starts[parser.position], end: parser.starts[parser.position + 1])
            let start = SourceRange(file: parser.here.file, bytes: .at(parser.starts[name]))
            return ParseDiagnostics.lateVolatile(
                parser.here, name: parser.text(at: name),
                edits: [TextEdit(start, "volatile "), TextEdit(parser.place(gap), "")])
        }
    }

    /// entry-field = name ":" type "=" expr END
    mutating func parseEntryField() {
        let mark = mark()
        parseFieldHead()
        if at(.equal) || at(.equalEqual), !endsHere {
            expect(.equal, in: "name: Type = expression")
            parseExpr()
        } else if atValueWithoutEqual {
            report { ParseDiagnostics.missingEqual($0.afterPrevious, found: $0.describeValue()) }
            parseExpr()
        } else {
            report { ParseDiagnostics.entryFieldWithoutValue($0.afterPrevious) }
            addMissing()
        }
        finish(.entryField, mark)
    }

    /// Whether a value stands behind a type that only lacks the `=` before it.
    var atValueWithoutEqual: Bool {
        mutating get {
            guard !endsHere, !startsLine(position), position > 0,
                [.identifier, .question, .rightBracket].contains(kinds[position - 1])
            else { return false }
            switch kind {
            case .text, .textStart, .integer, .decimal: return true
            case .identifier: return keyword?.isReserved ?? false
            case .dot: return peek() == .identifier && !isAdjacent(position) && isAdjacent(position + 1)
            default: return false
            }
        }
    }

    /// name ":" type
    mutating func parseFieldHead() {
        if let name = nameBehindType {
            reportTypeBeforeName(name, isParam: false)
            addMissing()
            parseType()
            advance(to: name + 1)
            return
        }
        let name = position
        parseName("a field's name")
        if at(.colon) {
            advance()
            if at(.volatile), peek() == .identifier || peek() == .leftBracket, !startsLine(position + 1) {
                reportLateVolatile(of: name)
                advance()
            }
        } else if passEqualBeforeType() {
            // The type follows.
        } else if at(.equal), !endsHere {
            report { ParseDiagnostics.fieldWithoutType($0.afterPrevious, name: $0.text(at: name)) }
            addMissing()
            return
        } else if at(.identifier) || at(.leftBracket), !endsHere {
            report { ParseDiagnostics.fieldWithoutColon($0.afterPrevious, name: $0.text(at: name)) }
        } else {
            report { ParseDiagnostics.fieldWithoutType($0.afterPrevious, name: $0.text(at: name)) }
            addMissing()
            return
        }
        parseType()
    }

    /// One member of a block that holds fields only.
    ///
    /// - Parameter signs: what stands after a name; before it, every word is one.
    mutating func parseFieldMember(_ signs: [TokenKind] = [.colon], _ parse: (inout Parser) -> Void) {
        passSwiftModifiers()
        guard at(.identifier), !(keyword?.isReserved ?? false) else { return }
        if !signs.contains(peek()), let word = SwiftWord(rawValue: text(at: position)) {
            report { ParseDiagnostics.swiftWord($0.here, word) }
            skipToMemberEnd()
            return
        }
        if isMemberOutside, let block = blocks.last {
            report {
                ParseDiagnostics.unknownMember(
                    $0.here, word: $0.text(at: $0.position), keyword: $0.keyword, nearest: nil, block: block)
            }
            skipToMemberEnd()
            return
        }
        parse(&self)
    }

    /// value = literal | call | "[" [ value { "," value } ] "]"
    mutating func parseValue() {
        guard enterNesting() else {
            leaveNesting()
            return
        }
        if !endsHere { passNew() }
        let mark = mark()
        if passComputedDefault() {
            // That was all.
        } else if at(.leftBracket), !endsHere {
            parseList("a value") { $0.parseValue() }
            finish(.listExpr, mark)
        } else if passConversion() {
            // That was all.
        } else if at(.identifier), peek() == .leftParen, !endsHere, !(keyword?.isReserved ?? false) {
            parseCall()
        } else {
            parseLiteral("a value")
        }
        leaveNesting()
    }

    /// assignment = name { "." name } "=" expr END
    mutating func parseAssignment() {
        let mark = mark()
        let path = self.mark()
        parseName("a name")
        while at(.dot), !startsLine(position) {
            advance()
            parseName("a name after the dot")
        }
        finish(.names, path)
        if at(.equal) || at(.colon) || at(.equalEqual), !endsHere {
            expect(.equal, in: "name = value")
            parseExpr()
        } else {
            report {
                ParseDiagnostics.expectedToken(
                    $0.expectedHere, "`=`", form: "name = value", found: $0.describeToken(), replacement: nil)
            }
            addMissing()
        }
        finish(.assignment, mark)
    }
}
