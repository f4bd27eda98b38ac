// In: a parser before `intent`. Out: an `intentDecl`.
// Invariant: parameters and settings stand in the tree in the order in which they were written.

import WidgetBase

extension Parser {
    /// intent-decl = "intent" name title "{" { intent-member } "}"
    mutating func parseIntentDecl() {
        parseTitledDecl(.intentDecl, .intent, .intentMember) { $0.parseIntentMember() }
    }

    /// intent-member = "description" text END | "intentClassName" STRING END | "persistentIdentifier" STRING END
    ///               | "summary" text END | "show" names "when" expr END | param
    private mutating func parseIntentMember() {
        guard let keyword = memberKeyword() else { return }
        switch keyword {
        case .description: parseTextMember(.descriptionMember, "a description")
        case .intentClassName: parseStringMember(.intentClassNameMember, "the name of a class")
        case .persistentIdentifier: parseStringMember(.persistentIdentifierMember, "the identifier")
        case .summary: parseTextMember(.summaryMember, "a summary")
        case .show: parseShowMember()
        case .required, .retired, .param: parseParam(keyword)
        default: break
        }
    }

    private mutating func parseShowMember() {
        let mark = mark()
        takeKeyword()
        if at(.when), peek() == .identifier, !endsHere {
            report { ParseDiagnostics.parametersBeforeCondition($0.here) }
            skipWhile { _ in true }
            finish(.error, mark)
            return
        }
        parseNames("the name of a parameter")
        expect(.when, in: "show parameter when condition")
        parseExpr()
        finish(.showMember, mark)
    }
}
