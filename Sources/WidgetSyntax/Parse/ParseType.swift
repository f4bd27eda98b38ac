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
        parseOptionalMark(mark)
        leaveNesting()
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
            while position < end { advance() }
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
                ParseDiagnostics.qualifiedType(
                    $0.place($0.range(mark.token, $0.position + 2)), name: $0.text(at: $0.position + 1))
            }
            advance()
            advance()
        }
        // Once, not for each part: a long path must not become a deep tree.
        if isQualified { finish(.error, mark) }
    }
}
