// In: what the check found about backgrounds and Apple's modifiers. Out: findings, with their wording.
// Invariant: a modifier that a platform lacks is reported with the platforms and versions that have it.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Modifiers

    static func unavailableModifier(
        _ modifier: ConfigurationModifier, platforms: [Platform], at range: SourceRange
    ) -> Diagnostic {
        let able = modifier.introduced.platforms.map { platform in
            "\(platform.name) \(modifier.introduced[platform]?.text ?? "")"
        }
        return Diagnostic(
            .unavailableModifier, at: range,
            "`\(modifier.rawValue)` does not exist on \(listed(platforms.map(\.name), joinedBy: "or")): it is for "
                + "\(listed(able, joinedBy: "or")) and later"
        )
    }

    static func modifierValueTwice(_ word: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateArgument, at: range, "`\(word)` is given twice",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func disfavoredTwice(_ family: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateFamily, at: range,
            "the places of `\(family)` are given in two lines: one line names them all",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func disfavoredElsewhere(_ family: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unavailableFamily, at: range,
            "the widget does not show as `\(family)` on iOS, and only iOS has places to choose from"
        )
    }

    static func promptsWithoutConfiguration(_ what: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range, "there is nothing to ask a person for: the \(what) has no `configuration`"
        )
    }

    // MARK: Backgrounds

    static func backgroundIsNoColor(at range: SourceRange, fix: FixIt? = nil) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: range,
            "a background is a colour, a colour of a style that the entry holds (`status.tint`), or the name of a "
                + "view: what it depends on is said by a `style`",
            fixes: fix.map { [$0] } ?? []
        )
    }

    static func backgroundOfType(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.typeMismatch, at: range, "this is `\(type)`: a background is a colour, or the name of a view")
    }

    static func styleAsBackground(_ name: String, _ colors: [String], at range: SourceRange) -> Diagnostic {
        let found = "`\(name)` is a row of a style: a background is one of its colours"
        guard let color = colors.first else {
            return Diagnostic(.typeMismatch, at: range, "\(found), and it has none")
        }
        let fixes: [FixIt] = colors.count == 1 ? [.replace(range, with: "\(name).\(color)")] : []
        return Diagnostic(.typeMismatch, at: range, "\(found), such as `\(name).\(color)`", fixes: fixes)
    }

    static func optionalBackground(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.optionalValue, at: range, "this is `\(type)` and may be nil: a background is always there")
    }
}
