// In: a parser before an expression. Out: one node for it.
// Invariant: an operator binds as in Swift; no tree of an expression is deeper than the nesting limit allows.

import WidgetBase

extension Parser {
    /// expr = or [ "?" expr ":" expr ]
    mutating func parseExpr() {
        // Operators count as levels too, since each makes the tree one level deeper.
        let outerNesting = nesting
        defer { nesting = outerNesting }
        guard enterNesting() else { return }
        let mark = mark()
        parseBinary(.or)
        if at(.question), !endsHere { parseTernary(mark) }
    }

    private mutating func parseTernary(_ mark: Mark) {
        if isAdjacent(position) || isAdjacent(position + 1) {
            report { ParseDiagnostics.ternarySpacing($0.here) }
        }
        advance()
        parseExpr()
        if at(.colon) {
            advance()
            parseExpr()
        } else {
            report { ParseDiagnostics.ternaryColon($0.expectedHere, found: $0.describeToken()) }
            addMissing()
        }
        finish(.ternaryExpr, mark)
    }

    /// How tightly the binary operators bind, loosest first.
    private enum Precedence: Int {
        case or
        case and
        case comparison
        case coalesce

        /// What an operand on the right may hold: `??` groups to the right, all others to the left.
        var rightOperand: Precedence {
            switch self {
            case .or: return .and
            case .and: return .comparison
            case .comparison, .coalesce: return .coalesce
            }
        }

        var node: SyntaxKind {
            switch self {
            case .or: return .orExpr
            case .and: return .andExpr
            case .comparison: return .comparisonExpr
            case .coalesce: return .coalesceExpr
            }
        }
    }

    /// or         = and { "||" and }
    /// and        = comparison { "&&" comparison }
    /// comparison = coalesce [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) coalesce ]
    /// coalesce   = shift [ "??" coalesce ]
    ///
    /// One function for all levels, so that nested parentheses need little of the stack.
    private mutating func parseBinary(_ level: Precedence) {
        let mark = mark()
        parseShift()
        parseOperators(from: level, mark)
    }

    /// Reads operators that bind at least as tightly as a level; the left operand is pending since the mark.
    private mutating func parseOperators(from level: Precedence, _ mark: Mark) {
        var last: Precedence?
        while let operation = operation, operation.rawValue >= level.rawValue, !endsHere {
            guard enterNesting() else {
                finish(.error, mark)
                return
            }
            if passWrongOperator() {
                // What was meant is passed up to its last token.
            } else if at(.equal) {
                report { ParseDiagnostics.assignmentInExpression($0.here) }
            }
            if operation == .comparison, last == .comparison { report { ParseDiagnostics.chainedComparison($0.here) } }
            takeLeaf(.operatorToken)
            parseBinary(operation.rightOperand)
            finish(operation.node, mark)
            last = operation
        }
    }

    /// Reports an operator of another language, and passes all of it but its last token. False if none stands here.
    private mutating func passWrongOperator() -> Bool {
        guard let wrong = wrongOperator else { return false }
        report {
            let range = $0.place($0.range($0.position, $0.position + wrong.count))
            return ParseDiagnostics.wrongOperator(range, found: $0.source.text(range.bytes), meant: wrong.meant)
        }
        for _ in 1..<wrong.count { advance() }
        return true
    }

    private static let operatorWords = [
        "and": "&&", "or": "||", "is": "==", "eq": "==", "equals": "==", "ne": "!=", "gt": ">", "lt": "<",
    ]

    /// What is written for the operator of another language here, and how many tokens it has.
    private var wrongOperator: (meant: String, count: Int)? {
        mutating get {
            let next = isAdjacent(position + 1) ? peek() : .endOfFile
            switch (kind, next) {
            case (.equal, .exclamation), (.notEqual, .equal), (.less, .greater): return ("!=", 2)
            case (.equal, .less): return ("<=", 2)
            case (.foreignOperator, _):
                return ["===": "==", "!==": "!=", "&": "&&", "|": "||", "=>": ">=", "~=": "=="][text(at: position)]
                    .map { ($0, 1) }
            case (.identifier, _):
                guard !startsLine(position + 1) else { return nil }
                let word = text(at: position).lowercased()
                if word == "is", text(at: position + 1).lowercased() == "not" { return ("!=", 2) }
                return Parser.operatorWords[word].map { ($0, 1) }
            default: return nil
            }
        }
    }

    /// The operator at the current token. A `=` is read as the `==` that was meant.
    private var operation: Precedence? {
        mutating get {
            if kind == .identifier || kind == .foreignOperator, !startsLine(position), let wrong = wrongOperator {
                return wrong.meant == "&&" ? .and : wrong.meant == "||" ? .or : .comparison
            }
            switch kind {
            case .orOr: return .or
            case .andAnd: return .and
            case .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .equal: return .comparison
            case .questionQuestion: return .coalesce
            default: return nil
            }
        }
    }

    /// shift = unary { ( "+" | "-" ) duration }
    private mutating func parseShift() {
        let mark = mark()
        parseUnary()
        while at(.plus) || (at(.minus) && (isInsideParens || !startsLine(position))), !endsHere {
            guard enterNesting() else {
                finish(.error, mark)
                return
            }
            takeLeaf(.operatorToken)
            if at(.integer), peek() == .identifier, !startsLine(position + 1) {
                parseDuration()
            } else {
                let before = kinds[max(0, position - 2)]
                let isText = at(.text) || at(.textStart) || before == .text || before == .textEnd
                report {
                    let range = $0.place($0.range($0.position - 1, $0.position + (isText ? 0 : 1)))
                    return isText ? ParseDiagnostics.textSum(range) : ParseDiagnostics.arithmetic(range)
                }
                if !endsHere { parseUnary() } else { addMissing() }
            }
            finish(.shiftExpr, mark)
        }
    }

    /// unary = [ "!" ] postfix
    private mutating func parseUnary() {
        let isWord = atNot
        guard at(.exclamation) || isWord, !endsHere else {
            parsePostfix()
            return
        }
        let mark = mark()
        if isWord {
            report { parser in
                let gap = ByteRange(start: parser.starts[parser.position], end: parser.starts[parser.position + 1])
                return ParseDiagnostics.wrongNot(parser.here, edit: parser.place(gap))
            }
        }
        advance()
        if at(.exclamation) { report { ParseDiagnostics.doubleNegation($0.here) } }
        while at(.exclamation) { advance() }
        parsePostfix()
        finish(.notExpr, mark)
    }

    /// Whether `not` stands here for `!`.
    private var atNot: Bool {
        mutating get {
            guard at(.identifier), text(at: position).lowercased() == "not", !startsLine(position + 1) else {
                return false
            }
            return peek() == .identifier || peek() == .element
        }
    }

    /// primary = literal | ELEMENT | call | name | "[" [ expr { "," expr } ] "]" | "(" expr ")"
    mutating func parsePrimary() {
        if endsHere {
            report { ParseDiagnostics.expectedExpression($0.expectedHere, found: $0.describeToken()) }
            addMissing()
            return
        }
        if passBareMethod() { return }
        switch kind {
        case .text, .textStart, .integer, .decimal, .dot: parseLiteral("an expression")
        case .minus:
            if peek() == .integer || peek() == .decimal {
                parseLiteral("an expression")
            } else {
                report { ParseDiagnostics.negation($0.here) }
                let mark = mark()
                advance()
                if !endsHere, !at(.minus) { parsePostfix() }
                finish(.error, mark)
            }
        case .element: parseElement()
        case .identifier: parseNameOrCall()
        case .leftBracket: parseListExpr()
        case .leftParen: parseParenExpr()
        default: parseWrongPrimary()
        }
    }

    /// `$0`; the numbers of further elements are reported.
    @inline(never)
    private mutating func parseElement() {
        let isFirst = text(at: position) == "$0"
        if !isFirst { report { LexDiagnostics.wrongElement($0.here, text: $0.text(at: $0.position)) } }
        takeLeaf(isFirst ? .elementExpr : .error)
    }

    private mutating func parseNameOrCall() {
        passNew()
        passSelf()
        if passConversion() {
            // That was all.
        } else if keyword?.isReserved ?? false {
            parseLiteral("an expression")
        } else if peek() == .leftParen, !startsLine(position + 1) {
            parseCall()
        } else {
            takeLeaf(.nameExpr)
        }
    }

    @inline(never)
    private mutating func parseWrongPrimary() {
        switch kind {
        case .leftBrace:
            report { ParseDiagnostics.closure($0.here) }
            let mark = mark()
            skipBalanced()
            finish(.error, mark)
        case .color:
            report { ParseDiagnostics.colorInExpression($0.here) }
            takeLeaf(.error)
        case .keyPath:
            report { ParseDiagnostics.keyPathInExpression($0.here, text: $0.text(at: $0.position)) }
            takeLeaf(.error)
        case .textMiddle, .textEnd:
            report { ParseDiagnostics.emptyInterpolation($0.here) }
            addMissing()
        case .foreignOperator, .atSign, .unknown, .question, .questionQuestion:
            report { ParseDiagnostics.expectedExpression($0.here, found: $0.describeToken()) }
            takeLeaf(.error)
        default:
            report { ParseDiagnostics.expectedExpression($0.here, found: $0.describeToken()) }
            addMissing()
        }
    }

    private mutating func parseParenExpr() {
        let mark = mark()
        parseBracketed { parser in
            parser.parseExpr()
            if parser.at(.comma) || parser.at(.colon) {
                parser.report { ParseDiagnostics.tuple($0.here) }
                while !parser.at(.rightParen), !parser.isListStop, !parser.at(.rightBrace) { parser.skipBalanced() }
            }
        }
        finish(.parenExpr, mark)
    }

    private mutating func parseListExpr() {
        let mark = mark()
        parseList("an element") { $0.parseExpr() }
        finish(.listExpr, mark)
    }
}
