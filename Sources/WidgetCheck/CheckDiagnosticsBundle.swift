// In: what the check of bundles found. Out: the findings, worded.
// Invariant: each function is the only place of its wording.

import WidgetBase
import WidgetModel

extension Diagnostic {
    static func duplicateBundle(at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateBundle, at: range, "the module has two bundles: it has one entry point",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func unlistedWidget(_ name: String, at range: SourceRange, bundle: SourceRange) -> Diagnostic {
        Diagnostic(
            .unlistedWidget, at: range, "no bundle lists `\(name)`: people do not find it in the gallery",
            labels: [DiagnosticLabel("the module's bundle is here", at: bundle)]
        )
    }

    static func missingBundle(_ module: String, _ widgets: [String], at range: SourceRange) -> Diagnostic {
        let lines = widgets.prefix(3).joined(separator: "; ") + (widgets.count > 3 ? "; …" : "")
        let name = module.isEmpty ? "App" : module
        return Diagnostic(
            .missingBundle, at: range,
            "the extension has no bundle, so that nothing starts it: add `bundle \(name)Bundle { \(lines) }`, or "
                + "`role framework` if another target lists its widgets"
        )
    }

    static func duplicateWidget(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateWidget, at: range, "`\(name)` is in the bundle twice",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func externIsDeclared(
        _ name: String, _ found: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongDeclaration, at: range,
            "`\(name)` is \(found) of the description: `extern` is for widgets that you write in Swift",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)]
        )
    }

    static func duplicateExternPlatform(
        _ platform: Platform, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .duplicatePlatform, at: range, "`\(platform.name)` is given twice: a widget has one first version there",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func repeatedFlag(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.duplicateMember, at: range, "`flag \(name)` stands in a block of the same flag: once is enough")
    }
}
