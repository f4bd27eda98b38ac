// In: what the check found about actions and controls. Out: findings, with their wording.
// Invariant: a finding that rests on a rule of the system says what a person would see.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Actions

    static func requiredInAction(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range,
            "`required` says what a widget shows without `\(name)`; an action is given its values: a value that it "
                + "cannot do without is not optional"
        )
    }

    static func performerIsDeclared(
        _ name: String, _ found: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongDeclaration, at: range, "`\(name)` is \(found): what performs an action is a type that you write",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)]
        )
    }

    static func duplicatePerformer(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicatePerformer, at: range, "`\(name)` performs another action already: each has a type of its own",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func changesWithoutPerformer(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range,
            "`changes` hands a writer to what performs the action, and this one has no `perform`"
        )
    }

    static func changedTwice(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.duplicateArgument, at: range, "`\(name)` is given twice: it has one writer")
    }

    static func notUniversalLink(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidURL, at: range,
            "an action opens universal links only: `https://`, the host written out, then values behind a `/`, and "
                + "no spaces"
        )
    }

    static func routeInOpens(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidURL, at: range,
            "a route has the app's own scheme, which the system does not open for an action: write a universal link, "
                + "or give the widget a `link`"
        )
    }

    // MARK: Controls

    static func sharedConfiguration(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .sharedConfiguration, at: range,
            "`\(name)` configures a widget and a control: Apple's protocols for the two exclude each other, so each "
                + "has an intent of its own",
            labels: [DiagnosticLabel("the first use is here", at: first)]
        )
    }

    static func actionNotToggled(_ name: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
        Diagnostic(
            .actionNotToggled, at: range,
            "a toggle sets a value, and `\(name)` takes none: it needs `param value \"…\": Bool`",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)]
        )
    }

    static func valueOfToggle(at range: SourceRange) -> Diagnostic {
        Diagnostic(.memberNotAllowed, at: range, "a toggle gives `value` itself: it is what the person switches to")
    }

    static func unknownActionParameter(
        _ name: String, _ action: String, at range: SourceRange, nearest: String?
    ) -> Diagnostic {
        Diagnostic(
            .unknownParameter, at: range, "`\(action)` has no parameter `\(name)`", fixes: fixes(nearest, at: range)
        )
    }

    static func buttonAndToggle(at range: SourceRange) -> Diagnostic {
        Diagnostic(.memberNotAllowed, at: range, "a control is a button or a toggle, and this one is a button already")
    }

    static func valueLabelOfButton(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range, "`valueLabel` says whether a toggle is on: a button has a `label` only"
        )
    }

    static func emptyOfControl(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range, "a control has no states: `disabled` says when there is nothing to do"
        )
    }

    static func timelineOfControl(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range, "a control shows one value and has no timeline: use `source` without it"
        )
    }

    static func adaptiveTint(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .memberNotAllowed, at: range, "the system adapts the tint of a control to where it stands: it is one colour"
        )
    }

    static func unavailableControl(_ name: String, on platforms: [Platform], at range: SourceRange) -> Diagnostic {
        let words = listed(platforms.map(\.name), joinedBy: "or")
        return Diagnostic(
            .unavailableFamily, at: range, "`\(name)` cannot show on \(words): controls are for iOS, macOS and watchOS"
        )
    }

    static func leftOutControl(_ name: String, on platforms: [Platform], at range: SourceRange) -> Diagnostic {
        let words = listed(platforms.map(\.name))
        return Diagnostic(.leftOut, at: range, "there are no controls on \(words): `\(name)` is left out there")
    }
}
