// In: places and what was read there. Out: the findings of the parser about expressions and lists.
// Invariant: what Swift has and the language lacks is named, with the way that the language has for it.

import WidgetBase

extension ParseDiagnostics {
    // MARK: Lists

    static func unclosedBracket(
        _ range: SourceRange, closer: String, opener: SourceRange, openerText: String
    ) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "expected `\(closer)`; the `\(openerText)` before is not closed",
            labels: [DiagnosticLabel("the `\(openerText)` stands here", at: opener)])
    }

    static func expectedListEnd(_ range: SourceRange, closer: String, what: String, found: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "expected `,` or `\(closer)` after \(what), found \(found)")
    }

    static func missingComma(_ range: SourceRange, found: String, isSafe: Bool = true) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "a `,` is missing before \(found)",
            fixes: [FixIt("add `,`", isSafe: isSafe, edits: [TextEdit(range, ",")])])
    }

    static func missingOperator(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range,
            "an operator is missing before \(found); a date takes `+` or `-` before a duration")
    }

    static func trailingComma(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.unexpectedComma, at: range, "nothing follows this comma", fixes: [remove(range)])
    }

    static func semicolonInList(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "elements of a list are separated by `,`",
            fixes: [FixIt("write `,`", isSafe: true, edits: [TextEdit(range, ",")])])
    }

    // MARK: Operands

    static func expectedExpression(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(.expectedExpression, at: range, "expected a value or an expression, found \(found)")
    }

    static func negation(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.unsupportedSwift, at: range, "`-` stands before numbers only; descriptions do not calculate")
    }

    static func closure(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a closure stands only after `.filter`, `.first` and `.last`")
    }

    static func colorInExpression(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedExpression, at: range,
            "colours are values of styles; an expression looks one up: `Style[x].tint`")
    }

    static func keyPathInExpression(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .expectedExpression, at: range,
            "\(quote(text)) stands only in `sorted(by: \\.name)` and `grouped(by: \\.name)`")
    }

    static func tuple(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.unsupportedSwift, at: range, "parentheses hold one expression; descriptions have no tuples")
    }

    // MARK: Operators

    static func foreignOperator(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "\(quote(text)) is no operator here; calculation belongs in the app, the loader or the view")
    }

    static func ternarySpacing(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "`?` of a choice has a space on both sides: `condition ? value : value`")
    }

    static func ternaryColon(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "expected `:`, found \(found); a choice is written `condition ? value : value`")
    }

    static func assignmentInExpression(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "values are compared with `==`",
            fixes: [FixIt("write `==`", isSafe: true, edits: [TextEdit(range, "==")])])
    }

    static func wrongOperator(_ range: SourceRange, found: String, meant: String) -> Diagnostic {
        let what = [
            "&&": "both conditions are joined by", "||": "alternatives are joined by", ".": "a member is read by",
        ]
        if let word = SwiftWord(rawValue: found) {
            return Diagnostic(
                .unsupportedSwift, at: range, "`\(word.rawValue)` is not part of descriptions; \(word.advice)",
                fixes: [change(range, to: meant)])
        }
        return Diagnostic(
            meant == "==" || meant == "!=" || meant == "<=" ? .expectedToken : .unsupportedSwift, at: range,
            "\(quote(found)) is no operator here; \(what[meant] ?? "values are compared with") `\(meant)`",
            fixes: [change(range, to: meant)])
    }

    static func wrongNot(_ range: SourceRange, edit: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "`not` is not part of descriptions; \(SwiftWord.not.advice)",
            fixes: [FixIt("write `!`", edits: [TextEdit(edit, "!")])])
    }

    /// Words of other languages between two values.
    static let foreignInfix = [
        "in": "whether a list holds a value is `list.contains(value)`",
        "as": "a value keeps the type that it has",
        "like": "whether a text holds another is `text.contains(other)`",
        "between": "a value between two others is `low <= value && value <= high`",
        "xor": "that two conditions differ is `a != b`",
    ]

    static func chainedComparison(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "comparisons do not chain; join two by `&&`: `0 < a && a < 10`")
    }

    static func arithmetic(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "`+` and `-` move a date by a duration, as in `date + 2 hours`; descriptions do not calculate otherwise")
    }

    static func doubleNegation(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "one `!` negates; a second one undoes it",
            fixes: [FixIt("remove it", edits: [TextEdit(range, "")])])
    }

    // MARK: Members and calls

    static func foreignMethod(_ range: SourceRange, name: String, method: Keyword?) -> Diagnostic {
        if let method, FirstTokens.method.keywords.contains(method) {
            let form: String
            switch method {
            case .filter, .first, .last: form = ".\(method.text) { $0.field == value }"
            case .sorted, .grouped: form = ".\(method.text)(by: \\.field)"
            case .prefix: form = ".prefix(3)"
            default: form = ".contains(value)"
            }
            return Diagnostic(.unsupportedSwift, at: range, "`\(method.text)` is written `\(form)`")
        }
        if ["count", "isEmpty"].contains(name) {
            return Diagnostic(.unsupportedSwift, at: range, "`\(name)` is written without parentheses")
        }
        if let (meant, form) = methodsElsewhere[name] { return methodForm(range, name: name, meant: meant, form: form) }
        let nearest = NearestName.find(name, among: FirstTokens.method.keywords.lazy.map(\.text))
            .flatMap { name.hasPrefix("has") ? nil : $0 }
        return Diagnostic(
            .unsupportedSwift, at: range,
            "\(quote(name)) is no method of descriptions; the methods are "
                + "\(list(FirstTokens.method.keywords.map(\.text))); "
                + "other work belongs in the app, the loader or the view",
            fixes: nearest.map { [change(range, to: $0)] } ?? [])
    }

    /// Methods of other languages, and how the same is written here.
    private static let methodsElsewhere: [String: (String, String)] = {
        var table: [String: (String, String)] = [:]
        for name in ["sort", "sortBy", "sortedBy", "sortWith", "orderBy", "orderedBy", "order"] {
            table[name] = ("sorted", ".sorted(by: \\.field)")
        }
        for name in ["group", "groupBy", "groupedBy", "grouping"] {
            table[name] = ("grouped", ".grouped(by: \\.field)")
        }
        for name in ["where", "select", "findAll", "filtered"] {
            table[name] = ("filter", ".filter { $0.field == value }")
        }
        for name in ["find", "firstWhere"] { table[name] = ("first", ".first { $0.field == value }") }
        for name in ["take", "limit", "head"] { table[name] = ("prefix", ".prefix(3)") }
        for name in ["includes", "has"] { table[name] = ("contains", ".contains(value)") }
        return table
    }()

    static func routesCall(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "`Routes` is made for the app, to read links with; a link is written `route(parameter: value)`")
    }

    static func labelNotHere(_ range: SourceRange, method: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`\(method)` takes its value without a label", fixes: [remove(range)])
    }

    /// - Parameter edits: what makes `$0` of the name wherever it stands; empty where that is not known.
    static func closureParameter(_ range: SourceRange, method: String, edits: [TextEdit]) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "the element is `$0`; `.\(method) { $0.field == value }`",
            fixes: edits.isEmpty ? [] : [FixIt("write `$0`", isSafe: true, edits: edits)])
    }

    static func missingClosureBrace(_ range: SourceRange, method: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "a `{` is missing: the condition stands in braces, `\(method) { … }`",
            fixes: [FixIt("add `{`", isSafe: true, edits: [TextEdit(range, " {")])])
    }

    static func closureEnd(_ range: SourceRange, found: String, method: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "expected `}` after the condition of `\(method)`, found \(found)")
    }

    static func expectedKeyPath(_ range: SourceRange, name: String?, found: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range, "expected a field as `\\.\(name ?? "name")`, found \(found)",
            fixes: name.map { [FixIt("write `\\.\($0)`", edits: [TextEdit(range, "\\.\($0)")])] } ?? [])
    }

    /// - Parameters:
    ///   - words: what stands behind the comma.
    ///   - all: that with the comma.
    static func sortOrder(
        _ range: SourceRange, method: String, found: String, words: String, all: SourceRange
    ) -> Diagnostic {
        guard method == "sorted" else {
            return Diagnostic(
                .expectedToken, at: range, "\(found) does not belong here; `grouped(by: \\.name)` takes nothing else",
                fixes: [FixIt("remove it", edits: [TextEdit(all, "")])])
        }
        let word = words.lowercased()
        let fix: [FixIt]
        if word.contains("desc") || word.contains("reverse") {
            fix = [FixIt("write `.descending`", edits: [TextEdit(all, ", .descending")])]
        } else {
            fix = word.contains("asc") ? [FixIt("remove it", edits: [TextEdit(all, "")])] : []
        }
        return Diagnostic(
            .expectedToken, at: range,
            "\(found) does not belong here; `sorted(by: \\.name, .descending)` is the other order", fixes: fix)
    }

    static func forceUnwrap(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a value is never forced with `!`; `?? value` says what stands in for nil")
    }

    static func optionalChain(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "`?` is followed by a member, as in `a?.b`; look-ups take nil as it is")
    }

    static func foreignCall(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "only names are called: `Entity(field: value)`, `route(parameter: value)`")
    }

    static func expectedArguments(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(.expectedToken, at: range, "expected `(`, found \(found); it is written `Name(label: value)`")
    }
}
