// In: what the check found about names. Out: findings, with their wording.
// Invariant: the wording of the check stands in `CheckDiagnostics*.swift` only.

import WidgetBase
import WidgetModel

extension Diagnostic {
    static func duplicateName(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateName, at: range, "`\(name)` is declared twice",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func namesDifferByCase(
        _ name: String, _ other: String, at range: SourceRange, first: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .collidingName, at: range,
            "`\(name)` and `\(other)` differ by case only: their output would be one folder on many file systems",
            labels: note("the other is here", first)
        )
    }

    static func reservedName(
        _ name: String, reason: ReservedReason, at range: SourceRange, suggestion: String?
    ) -> Diagnostic {
        let rule: String
        switch reason {
        case .swift: rule = "Swift takes it for itself even in back-ticks"
        case .builtIn: rule = "the language brings a type of this name"
        case .apple: rule = "the generated Swift uses the system's type of this name"
        case .module: rule = "the generated Swift means a module by it"
        case .support: rule = "the generated support file declares it"
        case .requirement(let owner): rule = "\(owner) has a member of this name"
        case .expression: rule = "expressions mean something else by it"
        }
        return Diagnostic(
            .reservedName, at: range, "`\(name)` is taken: \(rule)", fixes: fixes(suggestion, at: range)
        )
    }

    static func reservedModule(
        _ name: String, isWord: Bool, at range: SourceRange, isWritten: Bool, caller: Caller
    ) -> Diagnostic {
        let rule =
            isWord ? "it is a word of Swift, so that no code can import it" : "the system has a module of this name"
        var way = ""
        if !isWritten {
            let plugin = "; rename the target, or say `\"module\"` in its `widgetc.json`"
            way = caller.isPlugin ? plugin : "; pass another to `--module`"
        }
        return Diagnostic(
            .reservedName, at: range, "`\(name)` is taken: \(rule)\(way)",
            fixes: fixes(isWritten ? name.prefix(1).uppercased() + name.dropFirst() + "Widgets" : nil, at: range)
        )
    }

    static func collidingName(
        _ name: String, of owner: String, at range: SourceRange, isDeclared: Bool,
        otherOwner: String, otherIsDeclared: Bool, first: SourceRange
    ) -> Diagnostic {
        let found =
            name == owner
            ? "the \(isDeclared ? "declaration" : "hand-written type") `\(name)`"
            : "`\(owner)` brings the type `\(name)`, which"
        let other =
            name == otherOwner
            ? "is \(otherIsDeclared ? "declared" : "written by hand") too" : "is also brought by `\(otherOwner)`"
        return Diagnostic(
            .collidingName, at: range, "\(found) \(other): one of the names has to change",
            labels: [DiagnosticLabel("the other stands here", at: first)]
        )
    }

    static func memberHidesType(_ name: String, at range: SourceRange, type: SourceRange) -> Diagnostic {
        Diagnostic(
            .collidingName, at: range,
            "`\(name)` is a type too, which Swift would not see behind the member: members start with a small letter",
            labels: [DiagnosticLabel("the type stands here", at: type)]
        )
    }

    static func requestName(
        _ name: String, loader: String, at range: SourceRange, parameter: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .collidingName, at: range,
            "`\(loader)Request` holds a `\(name)` of its own beside the parameters: the parameter needs another name",
            labels: [DiagnosticLabel("the parameter is here", at: parameter)]
        )
    }

    static func ambiguousName(
        _ name: String, at range: SourceRange, first: SourceRange, second: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .ambiguousName, at: range, "two imported modules declare `\(name)`",
            labels: [DiagnosticLabel("one is here", at: first), DiagnosticLabel("the other is here", at: second)]
        )
    }

    static func unknownDeclaration(
        _ name: String, wanted: String, at range: SourceRange, nearest: String?
    ) -> Diagnostic {
        Diagnostic(
            .unknownName, at: range, "nothing is declared as `\(name)`: \(wanted) is needed here",
            fixes: fixes(nearest, at: range)
        )
    }

    static func wrongDeclaration(
        _ name: String, found: String, wanted: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongDeclaration, at: range, "`\(name)` is \(found): \(wanted) is needed here",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)]
        )
    }

    /// - Parameter labels: the names of the route's parameters.
    static func routeByName(
        _ name: String, labels: [String], at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        let isBare = labels.isEmpty
        let form = "`\(name)(\(labels.map { "\($0): …" }.joined(separator: ", ")))`"
        return Diagnostic(
            .wrongDeclaration, at: range, "`\(name)` is a route, which is opened with its arguments: \(form)",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: declared)],
            fixes: isBare ? fixes("\(name)()", at: range) : [])
    }

    /// - Parameter declared: where the nearest name is declared, if it is.
    static func unknownType(
        _ name: String,
        at range: SourceRange,
        in use: TypeUse,
        nearest: String?,
        declared: SourceRange?
    ) -> Diagnostic {
        let hint: (type: String?, words: String)
        switch name {
        case "Measurement":
            hint = ("Double", "write a `Double`, and put the unit into name and title")
        case "Float", "CGFloat", "Decimal", "Number", "Real", "float", "double", "NSNumber", "TimeInterval", "Float32":
            hint = ("Double", "numbers are `Double`")
        case "DateTime", "Timestamp", "Time", "NSDate", "Datetime", "datetime", "timestamp":
            hint = ("Date", "moments are `Date`")
        case "Integer", "Long", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            hint = ("Int", "whole numbers are `Int`")
        case "LocalizedStringResource", "LocalizedStringKey":
            hint = ("Text", "text shown to people is `Text`")
        case "Image", "UIImage", "NSImage", "SFSymbol":
            switch use {
            case .column: hint = ("Symbol", "a symbol of a style is `Symbol`")
            case .parameter: hint = ("File", "a picture that people choose is a `File`")
            case .data, .entry, .route, .identifier:
                hint =
                    name == "SFSymbol"
                    ? ("String", "the name of a symbol is a `String`") : ("Data", "the bytes of a picture are `Data`")
            }
        case "str", "NSString", "Character", "varchar":
            hint = ("String", "texts of data are `String`")
        case "List", "Array", "Set", "Dictionary", "Map":
            hint = (nil, "a list is written `[Name]`")
        case "Any", "AnyObject", "Object", "object", "id":
            hint = (nil, "each field has a type of its own")
        case "Boolean", "bool", "boolean", "Flag":
            hint = ("Bool", "truth values are `Bool`")
        default:
            hint = (nil, "declare it, or name a hand-written one by `extern type \(name)`")
        }
        return Diagnostic(
            .unknownType, at: range, "`\(name)` is no type here: \(hint.words)",
            labels: hint.type == nil ? note("`\(nearest ?? "")` is declared here", declared) : [],
            fixes: fixes(hint.type ?? nearest, at: range)
        )
    }

    /// A name that is not found, once for all its uses.
    /// - Parameter renamed: what it seems to be called now.
    static func missing(
        _ finding: Diagnostic,
        named name: String,
        at uses: [SourceRange],
        nearest: String?,
        renamed: (name: String, range: SourceRange)?
    ) -> Diagnostic {
        var labels = finding.labels
        if let renamed {
            let clue = "`\(renamed.name)` is declared here, and nothing uses it: was `\(name)` renamed?"
            labels.insert(DiagnosticLabel(clue, at: renamed.range), at: 0)
        }
        let others = Array(uses.dropFirst())
        let shown = others.count == 4 ? 4 : 3
        for (index, place) in others.prefix(shown).enumerated() {
            let isLast = index == shown - 1 && others.count > shown
            let more = isLast ? ", and at \(others.count - shown) further places" : ""
            labels.append(DiagnosticLabel("`\(name)` is used here too\(more)", at: place))
        }
        var fixes = finding.fixes
        if let replacement = renamed?.name ?? nearest {
            let what = uses.count == 1 ? "it" : uses.count == 2 ? "both" : "all \(uses.count)"
            let title = "change \(what) to `\(replacement)`"
            fixes = [FixIt(title, edits: uses.map { TextEdit($0, replacement) })]
        }
        return Diagnostic(finding.code, at: finding.range, finding.message, labels: labels, fixes: fixes)
    }

    /// A name that is declared twice, where another name that is used is declared nowhere.
    static func renamedOnto(_ finding: Diagnostic, from name: String, at use: SourceRange) -> Diagnostic {
        let words = "`\(name)` is used here and declared nowhere: was it renamed to this?"
        return Diagnostic(
            finding.code, at: finding.range, finding.message,
            labels: finding.labels + [DiagnosticLabel(words, at: use)], fixes: finding.fixes)
    }

    /// Values that do not fit what one declaration says, once for all of them.
    /// - Parameter words: what the declaration says.
    static func disagreeing(_ findings: [Diagnostic], with words: String, at declaration: SourceRange) -> Diagnostic {
        let first = findings[0]
        let labels =
            first.labels.filter { $0.range != declaration } + [DiagnosticLabel(words, at: declaration)]
            + further(findings.dropFirst().compactMap(\.range), words: "it is used here too")
        // Where every use can be changed alike, one change does it for all.
        let changes = findings.compactMap { $0.fixes.count == 1 ? $0.fixes[0] : nil }
        var fixes: [FixIt] = []
        if changes.count == findings.count, changes.allSatisfy({ $0.title == changes[0].title }) {
            let isSafe = changes.allSatisfy(\.isSafe)
            fixes = [FixIt(changes[0].title, isSafe: isSafe, edits: changes.flatMap(\.edits))]
        }
        return Diagnostic(first.code, at: first.range, first.message, labels: labels, fixes: fixes)
    }

    /// Findings that say the same of several uses of one declaration.
    /// A widget or control that reads parameters of an intent that it is not configured by.
    static func missingConfiguration(
        _ word: String, of intent: String, reads: [(name: String, range: SourceRange)], at range: SourceRange
    ) -> Diagnostic {
        var names: [String] = []
        for read in reads where !names.contains("`\(read.name)`") { names.append("`\(read.name)`") }
        let are = names.count == 1 ? "is a parameter" : "are parameters"
        return Diagnostic(
            .missingMember, at: range,
            "the \(word) has no `configuration`, and \(listed(names)) \(are) of `\(intent)`: "
                + "add a line `configuration \(intent)`",
            labels: further(reads.map(\.range), words: "a parameter is read here"))
    }

    static func usedAlike(_ findings: [Diagnostic]) -> Diagnostic {
        let first = findings[0]
        let others = findings.dropFirst().compactMap(\.range)
        return Diagnostic(
            first.code, at: first.range, first.message,
            labels: first.labels + further(others, words: "it is used here too"), fixes: first.fixes)
    }

    /// Notes at further places, at most four, with the number of those that are left out.
    private static func further(_ places: [SourceRange], words: String) -> [DiagnosticLabel] {
        let shown = places.count == 4 ? 4 : 3
        return places.prefix(shown).enumerated().map { index, place in
            let isLast = index == shown - 1 && places.count > shown
            return DiagnosticLabel(
                "\(words)\(isLast ? ", and at \(places.count - shown) further places" : "")", at: place)
        }
    }

    // MARK: Repeated files

    /// A file in which every declaration is one of another file.
    static func repeatedFile(of other: String, at range: SourceRange, first: SourceRange?) -> Diagnostic {
        Diagnostic(
            .duplicateName, at: range,
            "every declaration of this file is in `\(other)` too: delete one of the two files",
            labels: note("the first of them is here", first)
        )
    }

    /// Several declarations of a file that another file has too.
    static func repeatedDeclarations(
        _ names: [String], of other: String, at range: SourceRange, first: [SourceRange]
    ) -> Diagnostic {
        let shown = names.count == 4 ? 4 : 3
        let labels = zip(names, first).prefix(shown).enumerated().map { index, other in
            let isLast = index == shown - 1 && names.count > shown
            let more = isLast ? ", and \(names.count - shown) more" : ""
            return DiagnosticLabel("`\(other.0)` is declared here too\(more)", at: other.1)
        }
        return Diagnostic(
            .duplicateName, at: range,
            "\(names.count) declarations of this file, from `\(names[0])` on, are in `\(other)` too: each name is "
                + "declared once",
            labels: labels
        )
    }
}
