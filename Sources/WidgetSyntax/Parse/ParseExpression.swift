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
            if at(.equal), peek() == .exclamation, isAdjacent(position + 1) {
                report { ParseDiagnostics.reversedNotEqual($0.place($0.range($0.position, $0.position + 2))) }
                advance()
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

    /// The operator at the current token. A `=` is read as the `==` that was meant.
    private var operation: Precedence? {
        mutating get {
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
        guard at(.exclamation), !endsHere else {
            parsePostfix()
            return
        }
        let mark = mark()
        advance()
        if at(.exclamation) { report { ParseDiagnostics.doubleNegation($0.here) } }
        while at(.exclamation) { advance() }
        parsePostfix()
        finish(.notExpr, mark)
    }

    /// primary = literal | ELEMENT | call | name | "[" [ expr { "," expr } ] "]" | "(" expr ")"
    mutating func parsePrimary() {
        if endsHere {
            report { ParseDiagnostics.expectedExpression($0.expectedHere, found: $0.describeToken()) }
            addMissing()
            return
        }
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
