// In: a parser before a type. Out: a `namedType`, `listType` or `optionalType`.
// Invariant: a form of Swift that descriptions lack is reported once, with what to write, and passed as a whole.

import WidgetBase

extension Parser {
    /// type = ( name | "[" type "]" ) [ "?" ]
    mutating func parseType() {
        guard enterNesting() else {
            leaveNesting()
            return
        }
        let mark = mark()
        if !endsHere, passOptionalWord() {
            finish(.error, mark)
        } else if at(.identifier), !endsHere, !(keyword?.isReserved ?? false) {
            takeLeaf(.name)
            finish(.namedType, mark)
            passForeignTypeSuffix(mark)
        } else if at(.leftBracket), !endsHere {
            parseListType(mark)
        } else {
            report { ParseDiagnostics.expectedType($0.expectedHere, found: $0.describeToken()) }
            if at(.leftParen), !endsHere {
                skipBalanced()
                finish(.error, mark)
            } else {
                addMissing()
            }
            leaveNesting()
            return
        }
        if at(.rightBracket), isAdjacent(position), !isInsideListType, !isInsideParens,
            kinds[mark.token] != .leftBracket
        {
            report {
                ParseDiagnostics.listInType(
                    $0.place(.at($0.starts[mark.token])), type: $0.source.text($0.range(mark.token, $0.position)))
            }
            advance()
            finish(.listType, mark)
        }
        parseOptionalMark(mark)
        leaveNesting()
    }

    /// Whether a `[` before the type here is still open.
    private var isInsideListType: Bool {
        mutating get {
            var index = position - 1
            while index > statementStart, kinds[index] == .identifier || kinds[index] == .question { index -= 1 }
            return kinds[index] == .leftBracket
        }
    }

    private mutating func parseListType(_ mark: Mark) {
        advance()
        parseType()
        if at(.colon) {
            report { ParseDiagnostics.dictionaryType($0.here) }
            while !at(.rightBracket), !endsHere { advance() }
        }
        if at(.rightBracket) {
            advance()
        } else {
            report {
                ParseDiagnostics.expectedToken(
                    $0.expectedHere, "`]`", form: "[Type]", found: $0.describeToken(), replacement: nil)
            }
        }
        finish(.listType, mark)
    }

    @inline(never)
    private mutating func parseOptionalMark(_ mark: Mark) {
        if at(.question), !endsHere {
            if !isAdjacent(position) {
                let space = ByteRange(start: ends[position - 1], end: ends[position])
                report { ParseDiagnostics.spacedOptional($0.place(space)) }
            }
            advance()
            finish(.optionalType, mark)
        } else if at(.questionQuestion), isAdjacent(position) {
            report { ParseDiagnostics.doubleOptional($0.here) }
            advance()
            finish(.optionalType, mark)
        } else if at(.exclamation), isAdjacent(position) {
            report { ParseDiagnostics.implicitlyUnwrapped($0.here) }
            advance()
            finish(.optionalType, mark)
        }
    }

    /// `Array<T>` and `Module.Name`.
    @inline(never)
    private mutating func passForeignTypeSuffix(_ mark: Mark) {
        if at(.less), isAdjacent(position) {
            var end = position
            var depth = 0
            repeat {
                if kinds[end] == .less { depth += 1 }
                if kinds[end] == .greater { depth -= 1 }
                end += 1
            } while depth > 0 && end < lastToken && !startsLine(end)
            let argument = depth == 0 ? source.text(range(position + 1, end - 1)) : nil
            report {
                ParseDiagnostics.genericType(
                    $0.place($0.range(mark.token, end)), name: $0.text(at: mark.token), argument: argument)
            }
            advance(to: end)
            // What it should have been is said; the checker has nothing to look up.
            finish(.error, mark)
        }
        if at(.leftBracket), isAdjacent(position), peek() == .rightBracket {
            report {
                ParseDiagnostics.bracketsAfterType(
                    $0.place($0.range(mark.token, $0.position + 2)), name: $0.text(at: mark.token))
            }
            advance()
            advance()
            finish(.error, mark)
        }
        let isQualified = at(.dot) && isAdjacent(position) && peek() == .identifier
        while at(.dot), isAdjacent(position), peek() == .identifier {
            report {
                let range = $0.place($0.range(mark.token, $0.position + 2))
                let name = $0.text(at: $0.position + 1)
                if !$0.isCapitalized($0.position + 1) {
                    return ParseDiagnostics.valueAsType(range, type: $0.text(at: mark.token), name: name)
                }
                return ParseDiagnostics.qualifiedType(range, name: name)
            }
            advance()
            advance()
        }
        // Once, not for each part: a long path must not become a deep tree.
        if isQualified { finish(.error, mark) }
    }
}
