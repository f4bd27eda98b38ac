// In: what a command found. Out: the words for it.
// Invariant: with `CommandDiagnosticsFailure.swift` the only wording of the command line for mistakes; what was found
// comes first, then the rule.

import WidgetBase
import WidgetModel
import WidgetProject

/// A call that cannot be understood.
struct UsageError: Error {
    let message: String
    /// The command whose help shows the right way; nil for the program's.
    let command: Command?

    private init(_ message: String, _ command: Command? = nil) {
        self.message = message
        self.command = command
    }
}

// MARK: - Usage

extension UsageError {
    static func noCommand() -> UsageError {
        UsageError("no command; the first argument says what to do")
    }

    static func argumentNotUTF8(_ text: String) -> UsageError {
        UsageError("the argument `\(text)` is not UTF-8; paths and names are, so rename what it names")
    }

    static func unknownCommand(_ word: String, nearest: String?) -> UsageError {
        UsageError("unknown command `\(word)`" + suggestion(nearest))
    }

    static func inputWithoutCommand(_ word: String) -> UsageError {
        UsageError("unknown command `\(word)`; did you mean `widgetc build \(word)`?")
    }

    static func optionBeforeCommand(_ word: String, nearest: String?) -> UsageError {
        UsageError("`\(word)` stands before the command; options follow it" + suggestion(nearest))
    }

    static func unexpectedOperand(_ word: String, after previous: String, command: Command? = nil) -> UsageError {
        UsageError("unexpected `\(word)` after `\(previous)`", command)
    }

    static func notInThisVersion(_ words: String, command: Command? = nil) -> UsageError {
        UsageError("`\(words)` is not available in this version (\(version))", command)
    }

    static func unknownOption(_ spelling: String, command: Command, nearest: String?) -> UsageError {
        UsageError("unknown option `\(spelling)`" + suggestion(nearest), command)
    }

    static func optionOfOtherCommand(_ spelling: String, command: Command, others: [Command]) -> UsageError {
        let owners = list(others.map(\.name), "and") + (others.count == 1 ? " has it" : " have it")
        return UsageError("`\(command.name)` has no option `\(spelling)`; \(owners)", command)
    }

    static func repeatedOption(_ spelling: String, command: Command) -> UsageError {
        UsageError("`\(spelling)` is given twice", command)
    }

    static func acceptedWhileChecking(_ command: Command) -> UsageError {
        UsageError("`--check` writes nothing; `--accept` is for writing the lock file", command)
    }

    static func projectFileAsInput(_ path: String, option: String, command: Command) -> UsageError {
        UsageError("`\(path)` is no description; name it behind `\(option)`", command)
    }

    static func unexpectedValue(_ spelling: String, command: Command) -> UsageError {
        UsageError("`\(spelling)` takes no value", command)
    }

    static func missingValue(_ spelling: String, placeholder: String, command: Command) -> UsageError {
        UsageError("`\(spelling)` has no value; write `\(spelling) \(placeholder)`", command)
    }

    static func unknownValue(_ option: String, _ word: String, known: [String], command: Command) -> UsageError {
        let nearest = NearestName.find(word, among: known)
        return UsageError("`\(option)` is \(list(known, "or")), not `\(word)`" + suggestion(nearest), command)
    }

    static func noInput(_ command: Command) -> UsageError {
        UsageError("no input; `\(command.name)` needs a file, a folder or `-`", command)
    }

    static func noCode() -> UsageError {
        UsageError("no finding; `explain` needs its code, the word in brackets, or `--all`", .explain)
    }

    static func noShell(known: [String]) -> UsageError {
        UsageError("no shell; `completions` needs \(list(known, "or"))", .completions)
    }

    static func unknownShell(_ word: String, known: [String]) -> UsageError {
        let nearest = NearestName.find(word, among: known)
        return UsageError("`\(word)` is none of \(list(known, "and"))" + suggestion(nearest), .completions)
    }

    static func initOnStream() -> UsageError {
        UsageError("`init` writes files; name a folder, not `-`", .initialize)
    }

    static func unknownCode(_ word: String, nearest: String?, command: Command) -> UsageError {
        UsageError("no finding has the code `\(word)`" + suggestion(nearest), command)
    }

    static func unreadableSetting(_ path: String, _ error: SystemError) -> UsageError {
        UsageError("cannot read `\(path)`: \(error.reason); paths are relative to the folder of this file")
    }

    static func loweredError(_ option: String, _ code: DiagnosticCode, command: Command) -> UsageError {
        let rule = "the finding is an error and stays one; only warnings are lowered"
        return UsageError("`\(option) \(code.word)`: \(rule)", command)
    }

    /// - Parameter keys: whether it is keys of settings that say it, not options.
    static func severalLevels(_ code: DiagnosticCode, keys: Bool = false, command: Command) -> UsageError {
        let list = list(["error", "warn", "allow"].map { keys ? $0 : "--\($0)" }, "and")
        return UsageError("`\(code.word)` is given to several of \(list); one holds", command)
    }

    static func printedTwice(_ form: String, command: Command) -> UsageError {
        UsageError(
            "`--error-format \(form)` prints findings to standard output, which is taken by the output; name a folder",
            command
        )
    }

    static func printedBesideList(_ form: String, _ listing: String, command: Command) -> UsageError {
        UsageError(
            "`--error-format \(form)` prints findings to standard output, which is taken by the paths of `\(listing)`; "
                + "leave out one",
            command
        )
    }

    static func fixedStandardInput(_ command: Command) -> UsageError {
        UsageError("`--fix` changes files, and standard input is none; leave out `-`", command)
    }

    static func quietAndVerbose(_ command: Command) -> UsageError {
        UsageError("`--quiet` and `--verbose` exclude each other", command)
    }

    static func outputOfDump(_ form: String, command: Command) -> UsageError {
        UsageError("`--emit \(form)` prints and has no output folder; leave out `-o`", command)
    }

    static func stringsOfOtherForm(_ command: Command) -> UsageError {
        UsageError("`--strings` names the file of `--emit strings`; add that, or leave it out", command)
    }

    static func stringsWithOutput(_ command: Command) -> UsageError {
        UsageError("`--strings` and `-o` exclude each other; both say where the string catalog is", command)
    }

    static func exclusive(_ first: String, _ second: String, command: Command) -> UsageError {
        UsageError("`\(first)` and `\(second)` exclude each other", command)
    }

    static func stepOfOtherForm(_ option: String, _ form: String, command: Command) -> UsageError {
        UsageError("`\(option)` is for Swift; leave out `--emit \(form)`", command)
    }

    static func stepWithoutFolder(_ option: String, command: Command) -> UsageError {
        UsageError("`\(option)` is about an output folder; `-o -` prints", command)
    }

    static func depfileOverSource(_ path: String, ending: String, command: Command) -> UsageError {
        UsageError("`--depfile` would write over `\(path)`; give it the path of a file that is no `\(ending)`", command)
    }

    static func depfileOverRead(_ path: String, command: Command) -> UsageError {
        UsageError("`--depfile` would write over `\(path)`, which belongs to the build; give it another path", command)
    }

    static func depfileOverOther(_ path: String, command: Command) -> UsageError {
        UsageError(
            "`\(path)` is there and is no list of dependencies; it is left as it is: give `--depfile` another path",
            command)
    }

    static func noFile(_ path: String, of option: String, _ command: Command) -> UsageError {
        UsageError("`\(option)` takes the path of a file; `\(path)` is none", command)
    }

    static func badPlan(_ text: String, command: Command) -> UsageError {
        UsageError("`\(text)` is no checksum; `--planned` takes the digits of one, hexadecimal in lower case", command)
    }

    static func planWithoutSettings(_ command: Command) -> UsageError {
        UsageError("`--planned` is about settings; name their file by `--settings`", command)
    }

    static func watchedInput(_ command: Command) -> UsageError {
        UsageError("`--watch` cannot watch standard input", command)
    }

    static func badSeconds(_ variable: String, _ text: String, command: Command) -> UsageError {
        UsageError("the variable `\(variable)` is `\(text)`; it takes a number of seconds, such as `1.5`", command)
    }

    static func badJobs(_ text: String, command: Command) -> UsageError {
        UsageError("`\(text)` is no number of jobs; `--jobs` takes a whole number from 1", command)
    }

    static func badModuleName(_ text: String, command: Command) -> UsageError {
        UsageError("`\(text)` is no module name; it is letters, digits and `_`, not beginning with a digit", command)
    }

    /// - Parameter message: what is wrong with the name, as the compiler says it.
    static func unusableModuleName(_ message: String, command: Command) -> UsageError {
        UsageError("\(message); give another to `--module`", command)
    }

    /// - Parameter option: the option, or the key of settings.
    static func badPlatform(_ item: String, of option: String, command: Command) -> UsageError {
        let form = option.hasPrefix("-") ? option : "\"\(option)\":"
        return UsageError("`\(item)` is no platform with a version; write `\(form) \"iOS 17, macOS 14\"`", command)
    }

    static func unknownPlatform(_ name: String, command: Command) -> UsageError {
        let known = Platform.allCases.map(\.name)
        let nearest = NearestName.find(name, among: known)
        return UsageError("`\(name)` is none of \(list(known, "and"))" + suggestion(nearest), command)
    }

    static func repeatedPlatform(_ name: String, of option: String, command: Command) -> UsageError {
        UsageError("`\(option)` names `\(name)` twice", command)
    }

    private static func suggestion(_ name: String?) -> String {
        name.map { "; did you mean `\($0)`?" } ?? ""
    }

    private static func list(_ words: [String], _ conjunction: String) -> String {
        let quoted = words.map { "`\($0)`" }
        guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

// MARK: - Findings about the inputs as a whole

enum CommandDiagnostics {
    static func emptyFolder(_ path: String) -> Diagnostic {
        Diagnostic(.nothingDescribed, at: nil, "folder `\(path)` holds no `.widget` file")
    }

    static func fileTooLarge(_ path: String) -> Diagnostic {
        Diagnostic(.fileTooLarge, at: nil, "`\(path)` is larger than 64 MiB, the most that a description may have")
    }

    /// - Parameter message: what an option of the same value would be told.
    static func wrongSetting(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.wrongSetting, at: range, message)
    }

    static func changedPlan(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .wrongSetting, at: range,
            "`module`, `descriptions` or `imports` has changed since the build was planned; touch `Package.swift`, or "
                + "clean in Xcode, and build again")
    }

    static func noInput(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .nothingDescribed, at: range,
            "there is no description: the target has no `.widget` file, and `descriptions` lead to none")
    }

    /// - Parameters:
    ///   - value: as the settings have it.
    ///   - place: where, for reports that have a line for each finding.
    static func conflictingSetting(
        _ key: SettingsKey, _ value: String, at range: SourceRange?, place: String, saidAt setting: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .conflictingOption, at: range,
            "this is not the `\(key.rawValue)` that \(place) says, `\(value)`: one must go",
            labels: [DiagnosticLabel("`\(key.rawValue)` is said here", at: setting)])
    }

    /// Where nothing is said at all, it is no question of modules.
    static func emptyInputs(fileCount: Int, isStandardInput: Bool) -> Diagnostic {
        let place = SourceRange(file: FileID(rawValue: 0), bytes: .at(0))
        let files = fileCount == 1 ? "this file is" : "all \(fileCount) files are"
        let found = isStandardInput && fileCount == 1 ? "standard input is" : files
        return Diagnostic(.nothingDescribed, at: place, "\(found) empty; there is nothing to build")
    }

    /// - Parameter isPlugin: whether nobody can give options.
    static func movedLock(_ path: String, of module: String, place: String, isPlugin: Bool) -> Diagnostic {
        Diagnostic(
            .unreadLock, at: nil,
            "`\(path)` is the lock file of `\(module)`, which is looked for at `\(place)` now: move it there"
                + (isPlugin ? "" : ", or name it by `--lock`")
        )
    }

    static func unreadableLock(_ path: String, _ error: SystemError) -> Diagnostic {
        Diagnostic(
            .unreadLock, at: nil,
            "`\(path)` is called like a lock file and cannot be read: \(error.reason); what it holds would be passed "
                + "over")
    }

    static func strayLock(_ path: String, module: String) -> Diagnostic {
        Diagnostic(
            .unreadLock, at: nil,
            "`\(path)` is a lock file, and no module here is called `\(module)`: give it the name of the module that "
                + "was released as that, or delete it if nothing released is left of it"
        )
    }

    /// Stands at the first file, so that a path is named.
    static func nothingDescribed(fileCount: Int) -> Diagnostic {
        let place = SourceRange(file: FileID(rawValue: 0), bytes: .at(0))
        let found = fileCount == 1 ? "this file declares nothing" : "none of the \(fileCount) files declares anything"
        return Diagnostic(.nothingDescribed, at: place, "\(found); there is nothing to build")
    }

    /// Two inputs of one module whose outputs have one name.
    /// - Parameter stems: the names of the outputs without what all of them end in.
    static func collidingFiles(
        _ path: String, at file: FileID, with other: String, output: String, stems: (String, String)
    ) -> Diagnostic {
        let rule =
            stems.0.utf8.elementsEqual(stems.1.utf8)
            ? "both become"
            // Equality of `String` sees through forms.
            : stems.0 == stems.1
                ? "are one name in two forms of Unicode, which some file systems do not tell apart:"
                : "become outputs that some file systems do not tell apart:"
        return Diagnostic(
            .collidingOutputs,
            at: SourceRange(file: file, bytes: .at(0)),
            "`\(other)` and `\(path)` \(rule) `\(output)`; each input of a module needs a name of its own"
        )
    }

    /// Two modules whose folders have one name where case does not count.
    static func collidingModules(_ name: String, at range: SourceRange?, with other: String) -> Diagnostic {
        Diagnostic(
            .collidingOutputs,
            at: range,
            "the folders of the modules `\(other)` and `\(name)` are one where case does not count; rename a module"
        )
    }
}
