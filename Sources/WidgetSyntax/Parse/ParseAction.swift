// In: a parser before `action`. Out: an `actionDecl`.
// Invariant: parameters are those of intents, with all their details.

import WidgetBase

extension Parser {
    /// action-decl = "action" name title "{" { action-member } "}"
    mutating func parseActionDecl() {
        parseTitledDecl(.actionDecl, .action, .actionMember) { $0.parseActionMember() }
    }

    /// action-member = "description" text END | param | "perform" name END | "runs" ( "widget" | "app" ) END
    ///               | "opens" expr END | "authentication" "required" END | "changes" names END | "discoverable" END
    private mutating func parseActionMember() {
        guard let keyword = memberKeyword() else { return }
        switch keyword {
        case .description: parseTextMember(.descriptionMember, "a description")
        case .required, .retired, .param: parseParam(keyword)
        case .perform: parseNameMember(.performMember, "the name of a type")
        case .runs: parseWordMember(.runsMember, [.widget, .app], of: "`runs`")
        case .opens: parseExprMember(.opensMember)
        case .authentication: parseWordMember(.authenticationMember, [.required], of: "`authentication`")
        case .changes: parseNamesMember(.changesMember, "the name of a snapshot")
        case .discoverable: parseFlagMember(.discoverableMember)
        default: break
        }
    }
}
