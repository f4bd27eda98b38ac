// In: places and what was read there. Out: the findings of the parser about declarations and members.
// Invariant: every text for people that the parser says stands in the `ParseDiagnostics` files.

import WidgetBase

enum ParseDiagnostics {
    static let bundleOwner = "`bundle`"

    /// The blocks with settings, as messages name them.
    static let owners: [(owner: String, first: FirstTokens)] = [
        ("`module`", .moduleMember), ("`enum`", .enumItem), ("`case`", .caseDetail), ("`snapshot`", .snapshotMember),
        ("`entity`", .entityMember), ("`intent`", .intentMember), ("`param`", .paramDetail),
        ("`action`", .actionMember), ("`widget`", .widgetMember), ("`control`", .controlMember),
        ("`entries`", .entriesItem), ("`style`", FirstTokens([.contrast])), ("`options`", FirstTokens([.section])),
    ]

    // MARK: Declarations

    static func expectedDecl(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .expectedDeclaration, at: range,
            "\(found) starts no declaration; a file holds \(list(FirstTokens.file.keywords.map(\.text)))")
    }

    static func unknownDecl(_ range: SourceRange, word: String, keyword: Keyword?, nearest: Keyword?) -> Diagnostic {
        if let nearest {
            return Diagnostic(
                .expectedDeclaration, at: range,
                "\(quote(word)) starts no declaration; `\(nearest.text)` does",
                fixes: [change(range, to: nearest.text)])
        }
        if let swift = SwiftWord(rawValue: word) { return swiftWord(range, swift) }
        if let keyword, let place = home(of: keyword, otherThan: "") {
            return Diagnostic(
                .expectedDeclaration, at: range,
                "`\(word)` is a setting of \(place) and stands between its braces; "
                    + "the block before this was closed too early")
        }
        if let keyword, FirstTokens.file.keywords.contains(keyword) {
            return Diagnostic(
                .expectedName, at: SourceRange(file: range.file, bytes: .at(range.bytes.end)),
                "`\(word)` needs a name after it")
        }
        return expectedDecl(range, found: quote(word))
    }

    static func conformance(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "conformances are not written; the generated Swift has those it needs",
            fixes: [remove(range)])
    }

    static func titleNotHere(_ range: SourceRange, word: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`\(word)` has no title; people never see its name",
            fixes: [remove(range)])
    }

    static func missingTitle(_ range: SourceRange, name: String) -> Diagnostic {
        let title = spaced(name)
        return Diagnostic(
            .missingTitle, at: range, "a title is missing; it stands right after the name: `\(name) \"\(title)\"`",
            fixes: [FixIt("add `\"\(title)\"`", edits: [TextEdit(range, " \"\(title)\"")])])
    }

    /// - Parameter lines: what writes each case on its line.
    static func severalCases(_ range: SourceRange, lines: TextEdit?) -> Diagnostic {
        Diagnostic(
            .unexpectedComma, at: range,
            "each case is a line of its own, with its title: `case name \"Title\"`",
            fixes: lines.map { [FixIt("write each `case` on its own line", edits: [$0])] } ?? [])
    }

    // MARK: Blocks

    static func expectedBlock(_ range: SourceRange, owner: String, found: String) -> Diagnostic {
        Diagnostic(.expectedToken, at: range, "expected `{` after the head of \(owner), found \(found)")
    }

    static func unclosedBrace(_ range: SourceRange, owner: String, label: DiagnosticLabel?) -> Diagnostic {
        Diagnostic(
            .unclosedBrace, at: range, "this block of \(owner) is not closed; it needs a `}`",
            labels: label.map { [$0] } ?? [])
    }

    static func strayBrace(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedBrace, at: range, "this `}` closes nothing; each `}` needs a `{`",
            fixes: [FixIt("remove it, unless a block above is closed too early", edits: [TextEdit(range, "")])])
    }

    static func missingOpeningLine(_ range: SourceRange, example: String, brace: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedBrace, at: range,
            "a line that opens a block, such as `\(example)`, seems to be missing before this",
            labels: [DiagnosticLabel("this `}` closes nothing", at: brace)])
    }

    static func straySemicolon(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.unexpectedToken, at: range, "this `;` ends nothing", fixes: [remove(range)])
    }

    static func nestingTooDeep(_ range: SourceRange, limit: Int) -> Diagnostic {
        Diagnostic(
            .nestingTooDeep, at: range,
            "this is nested too deeply; blocks and expressions have at most \(limit) levels")
    }

    // MARK: Members

    static func expectedMember(_ range: SourceRange, found: String, block: OpenBlock?) -> Diagnostic {
        Diagnostic(.unknownMember, at: range, "\(found) starts nothing here; \(rule(of: block))")
    }

    static func unexpectedBlock(_ range: SourceRange, owner: String) -> Diagnostic {
        Diagnostic(.unknownMember, at: range, "a block without a name stands here; \(owner) has none")
    }

    static func unknownMember(
        _ range: SourceRange, word: String, keyword: Keyword?, nearest: Keyword?, rest: String = "",
        block: OpenBlock
    ) -> Diagnostic {
        if let nearest {
            let meant = nearest.text + rest
            return Diagnostic(
                .unknownMember, at: range, "\(quote(word)) is no setting of \(block.owner); `\(meant)` is",
                fixes: [change(range, to: meant)])
        }
        if let swift = SwiftWord(rawValue: word) { return swiftWord(range, swift) }
        if let keyword, let place = home(of: keyword, otherThan: block.owner) {
            return Diagnostic(
                .unknownMember, at: range, "`\(word)` is a setting of \(place), not of \(block.owner)")
        }
        return Diagnostic(.unknownMember, at: range, "\(quote(word)) starts nothing here; \(rule(of: block))")
    }

    static func fieldNotHere(_ range: SourceRange, name: String, owner: String) -> Diagnostic {
        let rule: String
        switch owner {
        case "`widget`", "`control`": rule = "they stand in `entry { … }` or `source Loader { … }`"
        case "`intent`", "`action`": rule = "a parameter is written `param \(name) \"\(spaced(name))\": Type`"
        case "`enum`": rule = "a case is written `case \(name) \"\(spaced(name))\"`"
        default: rule = "each line starts with a setting"
        }
        return Diagnostic(.unknownMember, at: range, "\(owner) has no fields of its own; \(rule)")
    }

    static func expectedEnd(_ range: SourceRange, found: String, after previous: String) -> Diagnostic {
        Diagnostic(
            .expectedEndOfLine, at: range,
            "\(found) does not belong after \(quote(previous)); each setting is a line of its own, or ends with `;`")
    }

    static func unexpectedEqual(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "`=` does not belong here; a setting stands before its value without it")
    }

    static func settingWithSign(_ range: SourceRange, sign: String, word: String) -> Diagnostic {
        Diagnostic(
            .unexpectedToken, at: range, "a setting is written without `\(sign)`: `\(word) …`",
            fixes: [FixIt("remove `\(sign)`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func commaAtLineEnd(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedComma, at: range, "nothing follows this comma; the end of the line ends a setting",
            fixes: [FixIt("remove `,`", isSafe: true, edits: [TextEdit(range, "")])])
    }

    static func commaBetweenMembers(_ range: SourceRange, block: OpenBlock?, isMember: Bool) -> Diagnostic {
        Diagnostic(
            .unexpectedComma, at: range,
            "members of \(block?.owner ?? "a block") stand on lines of their own, or are separated by `;`",
            fixes: isMember ? [FixIt("write `;`", isSafe: true, edits: [TextEdit(range, ";")])] : [])
    }

    // MARK: Swift

    static func swiftWord(_ range: SourceRange, _ word: SwiftWord) -> Diagnostic {
        Diagnostic(.unsupportedSwift, at: range, "`\(word.rawValue)` is not part of descriptions; \(word.advice)")
    }

    static func bundleCall(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(.unsupportedSwift, at: range, "a bundle names its widgets without parentheses: \(quote(name))")
    }

    static func viewCall(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "a view is named without parentheses or closure: `view \(name)`")
    }

    static func viewWithoutFamily(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range,
            "a family stands before each of several views: `default: \(name)` is for those that have none",
            fixes: [change(range, to: "default: \(name)")])
    }

    static func missingEach(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range,
            "`each` is missing before the list: `recommend each Snapshot.list as parameter \"title\"`",
            fixes: [FixIt("add `each`", isSafe: true, edits: [TextEdit(range, "each ")])])
    }

    static func viewsWithoutFamilies(_ range: SourceRange, first: String, second: String) -> Diagnostic {
        Diagnostic(
            .expectedToken, at: range,
            "a family stands before each of several views: `view systemSmall: \(first), default: \(second)`")
    }

    // MARK: Pieces of messages

    static func quote(_ text: String) -> String { LexDiagnostics.quote(text) }

    static func remove(_ range: SourceRange) -> FixIt {
        FixIt("remove it", isSafe: true, edits: [TextEdit(range, "")])
    }

    static func change(_ range: SourceRange, to word: String) -> FixIt {
        FixIt("change it to `\(word)`", edits: [TextEdit(range, word)])
    }

    /// `a`, `b` or `c`
    static func list(_ words: [String]) -> String {
        let quoted = words.map { "`\($0)`" }
        guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }

    /// A name as a title: `projectStats` gives `Project Stats`.
    static func spaced(_ name: String) -> String {
        var result = ""
        var wasLower = false
        for scalar in name.unicodeScalars {
            let isUpper = scalar.properties.isUppercase
            if scalar == "_" {
                result += " "
            } else if result.isEmpty {
                result += scalar.properties.titlecaseMapping
            } else {
                if isUpper, wasLower { result += " " }
                result.unicodeScalars.append(scalar)
            }
            wasLower = !isUpper
        }
        return result
    }

    /// What members of a block look like.
    private static func rule(of block: OpenBlock?) -> String {
        guard let block else { return "a line starts with a setting" }
        let settings = list(block.first.keywords.map(\.text))
        switch block.owner {
        case "`sample`", "`recommend`": return "values are written `name = value`"
        case "`legacy`": return "parameters are written `name = oldName`"
        case bundleOwner, "`flag`": return "it names widgets and controls, one on a line"
        case "`source`" where block.first.keywords.isEmpty:
            return "rows of an entity are written `Entity(field: value)`, fields of a loader `name: Type`"
        case "`section`": return "options are written `\"value\": \"Title\"`"
        default: break
        }
        if block.first.keywords.isEmpty { return "\(block.owner) holds fields: `name: Type`" }
        let fields = block.first.hasFields ? ", and fields `name: Type`" : ""
        return "settings of \(block.owner) are \(settings)\(fields)"
    }

    /// The blocks, other than one, that have a setting.
    private static func home(of keyword: Keyword, otherThan owner: String) -> String? {
        let homes = owners.filter { $0.owner != owner && $0.first.keywords.contains(keyword) }.map(\.owner)
        guard !homes.isEmpty else { return nil }
        return homes.count == 1 ? homes[0] : homes.dropLast().joined(separator: ", ") + " and " + (homes.last ?? "")
    }
}
