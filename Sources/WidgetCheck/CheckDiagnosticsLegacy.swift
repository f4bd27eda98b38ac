// In: what the check found about widgets on older systems. Out: findings, with their wording.
// Invariant: a finding that rests on a rule of the system says what a person would see.

import WidgetBase
import WidgetModel

extension Diagnostic {
    static func leftOutFacade(of role: Role, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .leftOut, at: range,
            "`objc` is left out of the role `\(role.name)`: the class for Objective-C is of modules of the role `app`, "
                + "and offers the snapshots and routes that the module itself declares"
        )
    }

    static func leftOutBefore(_ platforms: [Platform], _ name: String, at range: SourceRange) -> Diagnostic {
        let systems = platforms.compactMap { platform in
            AppleSymbol.configurableWidgets.introduced[platform].map { "\(platform.name) \($0.text)" }
        }
        return Diagnostic(
            .leftOut, at: range,
            "`\(name)` is left out before \(listed(systems)), where App Intents configure no widgets: "
                + "`legacy` names a SiriKit intent that does"
        )
    }

    static func legacyOfNothing(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidLegacy, at: range,
            "`legacy` stands for the `configuration` on older systems, and the widget has none: a static widget "
                + "shows there as it is"
        )
    }

    static func needlessLegacy(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidLegacy, at: range,
            "every floor of the module has widgets that App Intents configure, so nothing uses `\(name)`: remove "
                + "`legacy`, and write `intentClassName \"\(name)\"` in the intent, so that placed widgets keep their "
                + "choices"
        )
    }

    static func otherLegacyClass(
        _ name: String, _ intent: String, _ other: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .invalidLegacy, at: range,
            "`\(intent)` replaces `\(other)` and no other class: placed widgets of `\(name)` would lose their choices",
            fixes: fixes(other, at: range)
        )
    }

    static func unsaidLegacyClass(
        _ name: String, _ intent: String, at range: SourceRange, intent declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .invalidLegacy, at: range,
            "`\(intent)` is of another module, and does not say that it replaces `\(name)`: write "
                + "`intentClassName \"\(name)\"` there, so that placed widgets keep their choices",
            labels: [DiagnosticLabel("`\(intent)` is declared here", at: declared)]
        )
    }

    static func unmappedRequired(_ name: String, _ className: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidLegacy, at: range,
            "`\(name)` is required, and nothing of `\(className)` stands for it: older systems would never show data; "
                + "write `\(name) = …`"
        )
    }

    static func legacyCatalog(_ entity: String, _ catalog: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidLegacy, at: range,
            "the rows of `\(entity)` come from `\(catalog)`, which has to be waited for: with `legacy`, rows are "
                + "those of a snapshot or of the description"
        )
    }

    static func legacyType(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidLegacy, at: range,
            "no `\(type)` is carried over from a SiriKit intent, but texts, numbers, dates, addresses, rows and single "
                + "enum values: leave the parameter out, and it is as it starts"
        )
    }

    static func renamedParameter(
        _ name: String, _ legacyName: String, _ className: String, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .renamedParameter, at: range,
            "newer systems take choices over by name: widgets placed with `\(className)` lose `\(legacyName)`, unless "
                + "the parameter `\(name)` is called so"
        )
    }

    static func newerType(
        _ type: String, _ symbol: AppleSymbol, _ platforms: [Platform], at range: SourceRange
    ) -> Diagnostic {
        let systems = platforms.compactMap { platform in
            symbol.introduced[platform].map { "\(platform.name) \($0.text)" }
        }
        return Diagnostic(
            .unsupportedFloor, at: range,
            "`\(type)` came with \(listed(systems)), and the module's floor is older: raise it, or use another type"
        )
    }
}
