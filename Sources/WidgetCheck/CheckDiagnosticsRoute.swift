// In: what is wrong with the text of a route. Out: diagnostics with the wording that people read.
// Invariant: what was found comes first, then the rule.

import WidgetBase

extension Diagnostic {
    static func routeWithScheme(_ scheme: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidURL, at: range,
            "the text of a route begins behind the scheme, which the module gives all of them: leave out "
                + "`\(scheme)://`"
        )
    }

    static func routeWithSlash(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidURL, at: range,
            "the link would have three slashes behind the scheme, and no host: a route starts with its first segment, "
                + "`\"\(text.drop { $0 == "/" })…\"`"
        )
    }
}
