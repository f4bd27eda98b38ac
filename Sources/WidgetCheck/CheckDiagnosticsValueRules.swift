// In: what the rules found about values that are written down. Out: findings, with their wording.
// Invariant: a message says what a person sees, and what to write in place of it.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Rows

    static func emptyRow(at range: SourceRange, title: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingTitle, at: range, "the title of this row is empty: people would see a blank line in the picker",
            labels: [DiagnosticLabel("its title is this", at: title)]
        )
    }

    // MARK: Defaults and samples

    static func defaultOutsideSize(_ count: Int, least: Int, most: Int, at range: SourceRange) -> Diagnostic {
        let size = least == most ? "\(least)" : "\(least)...\(most)"
        return Diagnostic(
            .invalidDefault, at: range,
            "the default has \(counted(count, "element")), and `size` is \(size): start with as many as the list holds"
        )
    }

    static func sampleNotOffered(_ value: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDefault, at: range,
            "the sample's value `\(value)` is none of the options: a sample shows what people can choose"
        )
    }

    // MARK: Recommendations

    static func unconfiguredRecommendation(
        _ name: String, at range: SourceRange, parameter: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .missingArgument, at: range,
            "without `\(name)` what is recommended stays `unconfigured`, since people cannot edit it: give it a value "
                + "here, or leave `required` out",
            labels: [DiagnosticLabel("`\(name)` is required here", at: parameter)]
        )
    }

    // MARK: Actions

    static func unsaidChange(
        _ action: String, of snapshot: String, at range: SourceRange, action declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .unchangedToggle, at: range,
            "this reads `\(snapshot)`, which no action changes, so that the toggle flips back when `\(action)` is "
                + "done: `changes \(snapshot)` gives its performer what writes it",
            labels: [DiagnosticLabel("`\(action)` is declared here", at: declared)]
        )
    }

    // MARK: Stored names

    static func sharedIntentClass(
        _ className: String, _ name: String, _ other: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .duplicateIdentifier, at: range,
            "`\(name)` and `\(other)` both replace `\(className)`: placed widgets would find one of them only",
            labels: [DiagnosticLabel("`\(other)` is declared here", at: first)]
        )
    }

    static func invalidClassName(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidDetail, at: range,
            "`\(name)` is no name of a class: it has letters, digits and `_`, as Xcode made it of the intent definition"
        )
    }

    static func followedByTwo(
        _ field: String, _ entity: String, _ other: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .followMismatch, at: range,
            "`\(field)` identifies a row of `\(entity)` here and one of `\(other)` elsewhere in the intent: each "
                + "entity follows a field of its own",
            labels: [DiagnosticLabel("the other follows it here", at: first)]
        )
    }

    // MARK: Names of files and groups

    static func tableExtension(_ name: String, _ plain: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidFileName, at: range,
            "`\(name)` is the name of a file: a table of texts is named without the file's extension",
            fixes: [.replace(range, with: "\"\(plain)\"")]
        )
    }

    static func groupCharacter(_ found: String, in setting: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidGroup, at: range,
            "\(found) is no part of a group's name: `\(setting)` has letters from A to Z, digits, `.`, `-` and `_`"
        )
    }
}
