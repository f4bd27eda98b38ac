// In: a parser before `control`. Out: a `controlDecl`.
// Invariant: the settings that it shares with widgets have the same nodes as there.

import WidgetBase

extension Parser {
    /// control-decl = "control" name title "{" { control-member } "}"
    mutating func parseControlDecl() {
        parseTitledDecl(.controlDecl, .control, .controlMember) { $0.parseControlMember() }
    }

    /// control-member = common-member | "button" call END | "toggle" expr "," call END | "label" expr END
    ///                | "symbol" expr END | "valueLabel" expr END | "tint" cell-value END | "disabled" expr END
    private mutating func parseControlMember() {
        guard let keyword = memberKeyword() else { return }
        switch keyword {
        case .button:
            let mark = mark()
            takeKeyword()
            parseCall()
            finish(.buttonMember, mark)
        case .toggle:
            let mark = mark()
            takeKeyword()
            if at(.identifier), isCapitalized(position), peek() == .leftParen || peek() == .comma, !endsHere {
                report { ParseDiagnostics.actionBeforeState($0.here, action: $0.text(at: $0.position)) }
                skipToMemberEnd()
                finish(.toggleMember, mark)
                return
            }
            parseExpr()
            expect(.comma, in: "toggle isOn, Action()")
            parseCall()
            finish(.toggleMember, mark)
        case .label: parseExprMember(.labelMember)
        case .symbol: parseExprMember(.symbolMember)
        case .valueLabel: parseExprMember(.valueLabelMember)
        case .tint:
            let mark = mark()
            takeKeyword()
            parseCellValue()
            finish(.tintMember, mark)
        case .disabled: parseExprMember(.disabledMember)
        default: parseCommonMember(keyword)
        }
    }
}
