// In: a parser before `options`. Out: an `optionsMember` with a list, a table or an expression.
// Invariant: a literal starts a list, `{` a table, anything else an expression.

import WidgetBase

extension Parser {
    /// options = "{" { option-item } "}" | option { "," option } | expr
    mutating func parseOptionsMember() {
        let mark = mark()
        takeKeyword()
        if at(.leftBrace) {
            let table = self.mark()
            parseBlock("`options`", .optionItem) { $0.parseOptionItem() }
            finish(.optionTable, table)
        } else if atLiteral {
            let list = self.mark()
            parseOptions()
            finish(.optionList, list)
        } else {
            let list = self.mark()
            if passBracketedOptions({ $0.parseOptions() }) {
                finish(.optionList, list)
            } else if !passBareOptions(isListed: true) {
                parseExpr()
            }
        }
        finish(.optionsMember, mark)
    }

    private mutating func parseOptions() {
        parseOption()
        while at(.comma) || (atText && !startsLine(position)) {
            if at(.comma) {
                guard passComma() else { break }
            } else {
                report { ParseDiagnostics.missingComma($0.afterPrevious, found: $0.describeValue()) }
            }
            parseOption()
        }
    }

    /// option = literal [ ":" text ]
    private mutating func parseOption() {
        let mark = mark()
        parseLiteral("an option")
        if at(.colon), !endsHere {
            advance()
            parseText("the option's title")
        } else if atText, !startsLine(position), [.integer, .decimal, .identifier].contains(kinds[position - 1]) {
            report { ParseDiagnostics.optionWithoutColon($0.afterPrevious, value: $0.text(at: $0.position - 1)) }
            parseText("the option's title")
        }
        finish(.option, mark)
    }

    /// option-item = "section" text "{" { option END } "}" END
    ///             | ( "case" patterns | "default" ) ":" [ option { "," option } ] END | option END
    private mutating func parseOptionItem() {
        if atLiteral {
            parseOption()
            passCommaBetweenOptions()
            return
        }
        guard let keyword = memberKeyword() else { return }
        switch keyword {
        case .section: parseOptionSection()
        case .case, .default:
            let mark = mark()
            parseRowHead(keyword)
            if atLiteral {
                parseOptions()
            } else if !passBracketedOptions({ $0.parseOptions() }) {
                _ = passBareOptions(isListed: false)
            }
            finish(.optionCase, mark)
        default: break
        }
    }

    private mutating func parseOptionSection() {
        let mark = mark()
        takeKeyword()
        parseText("the title of the section")
        parseBlock("`section`", .literal) { parser in
            if parser.atLiteral {
                parser.parseOption()
                parser.passCommaBetweenOptions()
            }
        }
        finish(.optionSection, mark)
    }

    /// Options in braces are lines of their own; a comma between two on one line is read as the `;` that was meant.
    private mutating func passCommaBetweenOptions() {
        while at(.comma), !endsHere, !startsLine(position + 1), peek() != .rightBrace {
            report { ParseDiagnostics.commaBetweenMembers($0.here, block: $0.blocks.last, isMember: true) }
            advance()
            guard atLiteral else { return }
            parseOption()
        }
    }
}
