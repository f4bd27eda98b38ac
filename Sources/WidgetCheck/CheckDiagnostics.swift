// In: what the check found about modules. Out: findings, with their wording.
// Invariant: the wording of the check stands in `CheckDiagnostics*.swift` only.

import WidgetBase
import WidgetModel

extension FixIt {
    /// Puts another text in a place.
    static func replace(_ range: SourceRange, with text: String, isSafe: Bool = false) -> FixIt {
        FixIt("change it to `\(text)`", isSafe: isSafe, edits: [TextEdit(range, text)])
    }
}

extension Diagnostic {
    static func conflictingKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .conflictingKey, at: range, "the key `\(key)` stands for two texts: a table has one text for each key",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    /// The fix-it that puts the nearest name in place.
    static func fixes(_ nearest: String?, at range: SourceRange) -> [FixIt] {
        nearest.map { [.replace(range, with: $0)] } ?? []
    }

    /// `, did you mean …` has no place in a message; the fix-it says it.
    static func note(_ message: String, _ range: SourceRange?) -> [DiagnosticLabel] {
        range.map { [DiagnosticLabel(message, at: $0)] } ?? []
    }

    // MARK: Members

    static func duplicateMember(_ word: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateMember, at: range, "`\(word)` is given twice: it stands once in a block",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func missingMember(_ example: String, of owner: String, why: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.missingMember, at: range, "\(owner) needs a line such as `\(example)`: \(why)")
    }

    static func timeoutWithoutLoader(at range: SourceRange) -> Diagnostic {
        Diagnostic(.missingMember, at: range, "`timeout` bounds a loader, and this widget has no `source`")
    }

    static func emptyDeclaration(_ owner: String, of part: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.emptyDeclaration, at: range, "\(owner) needs at least \(part.replacingArticle)")
    }

    static func emptyText(of setting: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.emptyDeclaration, at: range, "`\(setting)` is empty: it needs a text")
    }

    static func emptyDisplayText(at range: SourceRange) -> Diagnostic {
        Diagnostic(.missingTitle, at: range, "this text is empty: people would see nothing in its place")
    }

    // MARK: Modules

    static func duplicateModule(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateModule, at: range,
            "`\(name)` has two blocks: a module is defined once, and other files join it by the line `module \(name)`",
            labels: [DiagnosticLabel("the first block is here", at: first)]
        )
    }

    static func secondModuleOfFile(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateModule, at: range, "the file names a second module, `\(name)`: a file belongs to one",
            labels: [DiagnosticLabel("the first is named here", at: first)]
        )
    }

    static func unknownModule(
        _ name: String, at range: SourceRange, nearest: String, block: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .unknownModule, at: range, "no block defines a module `\(name)`",
            labels: note("`\(nearest)` is defined here", block), fixes: fixes(nearest, at: range)
        )
    }

    static func undescribedImport(
        _ name: String, at range: SourceRange, nearest: String?, caller: Caller
    ) -> Diagnostic {
        let way =
            caller.isPlugin
            ? "those of a target that this one depends on, or of `\"imports\"` in `widgetc.json`"
            : "as inputs or by `--import`"
        return Diagnostic(
            .unknownModule, at: range,
            "no description of a module `\(name)` is given: `imports` needs its files, \(way)",
            fixes: fixes(nearest, at: range)
        )
    }

    /// - Parameter isImported: whether the file is read for its names only, so that no option gives it a module.
    static func undecidedModule(at range: SourceRange, blocks: [String], isImported: Bool) -> Diagnostic {
        let found =
            blocks.isEmpty
            ? "no given file defines one" : "the given files define \(listed(blocks.map { "`\($0)`" }))"
        return Diagnostic(
            .undecidedModule, at: range,
            "the file does not say which module it belongs to, and \(found): add a line `module Name`"
                + (isImported ? "" : " or pass `--module`")
        )
    }

    static func importCycle(_ names: [String], at range: SourceRange?) -> Diagnostic {
        Diagnostic(.importCycle, at: range, "modules use each other: \(path(names)); Swift builds one after the other")
    }

    static func moduleNotPublic(_ name: String, at range: SourceRange, block: SourceRange?) -> Diagnostic {
        Diagnostic(
            .moduleNotPublic, at: range,
            "`\(name)` keeps its declarations to itself: a module that others use says `access public`",
            labels: note("`\(name)` is defined here", block)
        )
    }

    static func staticInclude(_ name: String, at range: SourceRange, block: SourceRange?) -> Diagnostic {
        Diagnostic(
            .staticInclude, at: range,
            "`\(name)` is linked statically: the system then does not find the intents of an included package, so that "
                + "it needs `linkage dynamic`",
            labels: note("`\(name)` is defined here", block)
        )
    }

    static func unknownPackage(_ package: String, module: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownPackage, at: range, "`\(module)` has no package `\(package)`: its own is `\(module)AppIntents`",
            fixes: fixes(module + "AppIntents", at: range)
        )
    }

    static func conflictingRole(_ role: Role, option: Role, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .conflictingOption, at: range,
            "the module has the role `\(role.name)`, and the command says `--role \(option.name)`: one must go"
        )
    }

    static func otherModuleThanOption(
        _ name: String, option: String, at range: SourceRange, caller: Caller
    ) -> Diagnostic {
        if case .plugin(namesModule: true) = caller {
            return Diagnostic(
                .conflictingOption, at: range,
                "this file is of the module `\(name)`, and its target is called `\(option)`: write that, or say "
                    + "`\"module\": \"\(name)\"` in the target's `widgetc.json`"
            )
        }
        return Diagnostic(
            .conflictingOption, at: range,
            "this file is of the module `\(name)`, and the command says `--module \(option)`: all inputs are of one"
        )
    }

    static func importOfBuiltModule(_ name: String, at range: SourceRange, caller: Caller) -> Diagnostic {
        let found =
            caller.isPlugin
            ? "this file is of another target, and the module `\(name)` is built here: name it under "
                + "`\"descriptions\"` in `widgetc.json`, or give it the module of its target"
            : "this file is given to `--import`, and the module `\(name)` is built: give it as an input"
        return Diagnostic(.conflictingOption, at: range, found)
    }

    static func invalidScheme(_ scheme: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidURL, at: range,
            "`\(scheme)` is no scheme: it starts with a letter and holds letters, digits, `+`, `-` and `.`, without "
                + "`://`"
        )
    }

    static func systemScheme(_ scheme: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidURL, at: range, "`\(scheme)` is a scheme of the system: links lead into the app by one of its own"
        )
    }

    // MARK: Platforms

    /// - Parameter hasBlock: whether the module has a block, to which a line can be added.
    static func missingPlatforms(
        _ name: String, at range: SourceRange?, hasBlock: Bool, caller: Caller
    ) -> Diagnostic {
        let owner = name.isEmpty ? "the module" : "`\(name)`"
        let block =
            hasBlock || name.isEmpty
            ? "add a line such as `platforms iOS 17, macOS 14` to its block"
            : "write `module \(name) { platforms iOS 17, macOS 14 }`"
        let way =
            caller.isPlugin
            ? "say `\"platforms\": \"iOS 17, macOS 14\"` in the target's `widgetc.json`" : "pass `--platforms`"
        return Diagnostic(.missingPlatforms, at: range, "\(owner) has no deployment floors: \(block) or \(way)")
    }

    static func duplicatePlatform(_ platform: Platform, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicatePlatform, at: range, "`\(platform.name)` is given twice: a platform has one floor",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func unknownVersion(_ version: PlatformVersion, of platform: Platform, at range: SourceRange) -> Diagnostic {
        let numbers = PlatformHistory.unreleased(platform)
        let last = PlatformHistory.lastMinor(of: platform, version.major)
        let rule: String
        if numbers.contains(version.major) {
            rule = ": after \(platform.name) \(numbers.lowerBound - 1) came 26"
        } else if version.major <= PlatformHistory.lastMajor, version.minor > last {
            rule = ": there is none above \(version.major).\(last)"
        } else {
            rule = ", and none near it has"
        }
        return Diagnostic(.unknownVersion, at: range, "\(platform.name) \(version.text) never shipped\(rule)")
    }

    static func unsupportedFloor(
        _ version: PlatformVersion, of platform: Platform, first: PlatformVersion, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .unsupportedFloor, at: range,
            "\(platform.name) \(version.text) has no widgets of this kind: the lowest floor is \(first.text)",
            fixes: fixes(first.text, at: range)
        )
    }

    static func newerImport(
        _ name: String, _ floor: PlatformVersion, than own: PlatformVersion, of platform: Platform,
        at range: SourceRange, block: SourceRange?
    ) -> Diagnostic {
        Diagnostic(
            .unsupportedFloor, at: range,
            "`\(name)` needs \(platform.name) \(floor.text), and this module runs from \(own.text): Swift imports no "
                + "module that needs newer systems",
            labels: note("`\(name)` is defined here", block)
        )
    }

    static func conflictingPlatforms(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .conflictingOption, at: range, "the module's floors are not those of `--platforms`: one must go"
        )
    }

    // MARK: Lists of words

    /// `a` → `b` → `a`; a long way is cut in the middle.
    static func path(_ names: [String]) -> String {
        let quoted = names.map { "`\($0)`" }
        guard quoted.count > 8 else { return quoted.joined(separator: " → ") }
        return (quoted.prefix(4) + ["…"] + quoted.suffix(3)).joined(separator: " → ")
    }

    /// `a`, `b` and `c`.
    static func listed(_ words: [String], joinedBy conjunction: String = "and") -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension String {
    /// `a case` as `one case`, where a number is meant.
    fileprivate var replacingArticle: String {
        if hasPrefix("a ") { return "one " + dropFirst(2) }
        if hasPrefix("an ") { return "one " + dropFirst(3) }
        return self
    }
}
