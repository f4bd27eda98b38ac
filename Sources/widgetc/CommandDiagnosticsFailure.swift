// In: what kept a command from doing its work. Out: the words for it.
// Invariant: each names the path or option that it is about.

import WidgetBase
import WidgetModel
import WidgetProject

// MARK: - Failures of the file system

enum FailureMessage {
    static func cannotRead(_ path: String, _ error: SystemError) -> String {
        let isLink = error.isNotFound && FileSystem.isTaken(path)
        return "cannot read `\(path)`: \(isLink ? "it is a link that leads nowhere" : error.reason)"
    }

    /// A pattern that a shell has left as it is.
    static func noMatch(_ pattern: String) -> String {
        "no file fits `\(pattern)`: there is no description; `widgetc init` writes a first one"
    }

    static func noDescription(_ path: String) -> String {
        "`\(path)` is no description: descriptions are files named `*.widget`"
    }

    static func notToBeFixed(_ path: String) -> String {
        "`--fix` changes files named `*.widget`, and `\(path)` is none"
    }

    static func controlCharacterInInput(_ path: String) -> String {
        "cannot read `\(path.debugDescription.dropFirst().dropLast())`: its path holds a control character"
    }

    static func controlCharacter(_ path: String) -> String {
        "cannot list `\(path.debugDescription.dropFirst().dropLast())`: its path holds a control character"
    }

    static func cannotReadStandardInput(_ error: SystemError) -> String {
        "cannot read standard input: \(error.reason)"
    }

    static func cannotWrite(_ path: String, _ error: SystemError) -> String {
        "cannot write `\(path)`: \(error.reason)"
    }

    static func unreadable(_ exception: Depfile.Exception, in depfile: String) -> String {
        "\(exception.tool) will not find `\(exception.path)` in `\(depfile)`, for the `\(exception.character)` in it; "
            + "rename it if you build with that"
    }

    static func cannotRemove(_ path: String, _ error: SystemError) -> String {
        "cannot remove `\(path)`: \(error.reason)"
    }

    /// - Parameter path: what the kept file holds the former contents of.
    static func cannotRemoveKept(_ kept: String, of path: String, _ error: SystemError) -> String {
        "cannot remove `\(kept)`, the former `\(path)`: \(error.reason); all is written, and the next run into the "
            + "folder removes it"
    }

    static func changedMeanwhile(_ path: String) -> String {
        "cannot write `\(path)`: it has changed since it was read; run the command again"
    }

    static func fileExists(_ path: String) -> String {
        "`\(path)` is there already; nothing is overwritten, so name another folder"
    }

    /// - Parameter message: what is wrong with the name, as the compiler says it.
    /// - Parameter mayBeSet: whether settings can give another.
    static func unusableTargetName(_ message: String, mayBeSet: Bool = false) -> String {
        let way = mayBeSet ? "say `\"module\"` in its `widgetc.json`" : "give a name by `--module`"
        return "the module cannot be called as its target: \(message); rename the target, or \(way)"
    }

    static func cannotMakeFolder(_ path: String, _ error: SystemError) -> String {
        "cannot make folder `\(path)`: \(error.reason)"
    }

    static func noAssetCatalog(_ path: String) -> String {
        "cannot read `\(path)`: there is no asset catalog in it; `--assets` takes `*.xcassets`, or a folder that holds "
            + "some"
    }

    static func leavesOutputFolder(_ path: String) -> String {
        "`\(path)` leads out of the output folder; files are written into it only, so that this must be no link"
    }

    static func isHandWritten(_ path: String) -> String {
        "`\(path)` stands in the place of an output and was not made by `widgetc`; it is left as it is: move it, or "
            + "give another folder with `-o`"
    }

    static func severalModulesInCatalog(_ names: [String]) -> String {
        "the inputs are the modules \(names.map { "`\($0)`" }.joined(separator: ", ")); "
            + "`--strings` names the string catalog of one"
    }

    static func outOfDate(_ count: Int, in folder: String) -> String {
        "\(Report.count(count, "file")) of `\(folder)` \(count == 1 ? "is" : "are") out of date; build again"
    }

    static func foreignOutputs(_ count: Int, in folder: String) -> String {
        "`\(folder)` holds \(Report.count(count, "output")) of other builds, which `--prune` cannot remove because its "
            + "manifest does not list \(count == 1 ? "it" : "them"); delete \(count == 1 ? "it" : "them")"
    }

    static func disownedOutputs(_ count: Int, in folder: String) -> String {
        "`\(folder)` holds \(Report.count(count, "file")) in the place of former outputs; delete "
            + "\(count == 1 ? "it, or its line" : "them, or their lines") in `\(Paths.join(folder, Manifest.name))`"
    }

    static func disownedOutput(_ path: String) -> String {
        "`\(path)` was an output of an earlier build, and no longer says that it is generated; it is not removed: "
            + "delete it, or its line in `\(Manifest.name)` if it is yours now"
    }

    /// - Parameter line: one that is no path of an output; nil where others are missing.
    static func damagedManifest(_ path: String, line: String?) -> String {
        let damage = line.map { ": `\($0)` is no path of an output" } ?? ": its beginning or its end is missing"
        return "`\(path)` is damaged\(damage). Outputs that it does not list any more are not removed; "
            + "`build --prune --check` names them"
    }

    static func noRegularFile(_ path: String, option: String) -> String {
        "`\(path)` is a link or a device; `\(option)` takes the path of a file"
    }

    static func severalModulesInLock(_ option: String, _ names: [String]) -> String {
        "the inputs are the modules \(names.map { "`\($0)`" }.joined(separator: ", ")); "
            + "`\(option)` names the lock file of one"
    }

    static func noPlaceForLock(_ module: String) -> String {
        "nothing says where the lock file of `\(module)` stands: it comes from standard input; name it by `--lock FILE`"
    }

    static func unknownFact(_ fact: String, nearest: String?) -> String {
        "`\(fact)` names no fact of the lock file or of the description"
            + (nearest.map { "; did you mean `--accept \(ShellText.word($0))`?" } ?? "")
    }

    static func outdatedLock(_ path: String, isThere: Bool, command: String) -> String {
        isThere
            ? "`\(path)` is out of date; `\(command)` brings it up to date"
            : "there is no `\(path)`; `\(command)` writes it"
    }

    static func waitsForFolder(_ folder: String) -> String {
        "widgetc: waiting for another run that writes to `\(folder)`"
    }

    static func folderStaysLocked(_ folder: String, seconds: Double) -> String {
        let text = String(seconds)
        let time = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        return "cannot write to `\(folder)`: another run has not let go of it for \(time) seconds; end that "
            + "process, or set `\(FileTransaction.patienceVariable)` to a longer time"
    }

    static let inputsChange = "the inputs change again and again while they are built; run the command again"

    static let interrupted = "interrupted; everything is as it was"

    static func cannotPrint(_ error: SystemError) -> String {
        "cannot write to standard output: \(error.reason)"
    }
}
