// In: what the comparison with a lock file found. Out: findings, with their wording.
// Invariant: each names what mends it, shows the line of the lock file, and says how the line is given up.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: The file

    static func noLockFile(at range: SourceRange, command: String?) -> Diagnostic {
        Diagnostic(
            .damagedLock, at: range,
            "this is no lock file: its first line is `widgetc-lock \(LockFile.formatVersion)`; take it from version "
                + "control, or delete it and run `\(command ?? "widgetc lock")`"
        )
    }

    static func newerLockFile(_ version: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .damagedLock, at: range,
            "this lock file has format \(version), and this version of `widgetc` reads format "
                + "\(LockFile.formatVersion): use the version of `widgetc` that wrote it"
        )
    }

    static func mergeConflict(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .damagedLock, at: range,
            "a merge has left a conflict here: keep the lines of both sides and remove the marks, and where two lines "
                + "disagree, the one that was released"
        )
    }

    static func noFact(_ line: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .damagedLock, at: range,
            "`\(line)` is no fact, such as `widget Clock`: take the line from version control"
        )
    }

    static func cutOffLine(_ line: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .damagedLock, at: range,
            "`\(line)` has no end of line, so that the file may be cut off here: take it from version control, or "
                + "end the line if it is whole"
        )
    }

    static func conflictingFacts(_ key: String, at range: SourceRange, first: LockFact) -> Diagnostic {
        Diagnostic(
            .damagedLock, at: range, "two lines disagree about `\(key)`: keep the one that was released",
            labels: [DiagnosticLabel("the other is here", at: first.range)]
        )
    }

    // MARK: Choices

    static func renamedType(
        _ word: String,
        _ former: String,
        _ name: String,
        stored: String,
        of header: DeclHeader,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let setting = "persistentIdentifier \"\(former)\""
        // One that says its stored name by itself has the setting already.
        let body = stored == name ? header.body : nil
        return changed(
            .changedChoice, at: range,
            "this \(word) was stored as `\(former)`: choices are found by that name; keep it by "
                + "`\(setting)` in `\(name)`", locked,
            fix: body.map { FixIt("add `\(setting)`", edits: [$0.adding(setting)]) })
    }

    static func lostMigration(
        _ className: String,
        of intent: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(intent)` no longer takes over the choices of `\(className)`: people who skip versions lose them; keep "
                + "`intentClassName \"\(className)\"`", locked)
    }

    static func lostParameter(
        _ name: String,
        _ type: String,
        successor: String?,
        of intent: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let found =
            successor.map { "the parameter `\(name)` is called `\($0)` now" }
            ?? "`\(intent)` no longer has the parameter `\(name)`"
        let mending =
            successor == nil
            ? "keep it as `retired param \(name)` of type `\(type)`"
            : "keep the name, which nobody sees, or keep `retired param \(name)` beside it and read that with `??`"
        return changed(.changedChoice, at: range, "\(found): choices are stored under the name; \(mending)", locked)
    }

    static func changedParameter(
        _ name: String,
        _ former: String,
        _ current: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(name)` was a `\(former)`, and now is a `\(current)`: what was chosen does not fit and is lost; give "
                + "the new parameter another name, and keep `\(name)` as a `retired param`, read with `??`", locked)
    }

    static func lostOptionality(
        _ name: String,
        _ former: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(name)` was a `\(former)`, and is no optional now: placed widgets may have no value; keep the `?`, and "
                + "say with `??` what stands for nil", locked)
    }

    /// - Parameter fact: the words of the fact that is accepted with it.
    static func newRequired(_ name: String, _ fact: String, at range: SourceRange, locked: LockFact) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(name)` is `required` now: placed widgets without a value become `unconfigured`; leave `required` out, "
                + "and say with `??` what stands for nil", locked, accepting: fact)
    }

    static func lostFollow(_ value: String, of name: String, at range: SourceRange, locked: LockFact) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(name)` no longer follows `\(value)`: placed widgets have stored that they do, and show nothing; keep "
                + "`follow \(value)` and the names in it", locked)
    }

    static func lostAction(_ name: String, at range: SourceRange, locked: LockFact) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "no action is called `\(name)` any more: people's shortcuts hold it by that name, and fail; keep the "
                + "action", locked)
    }

    static func lostArgument(
        _ name: String,
        of action: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(action)` no longer has the parameter `\(name)`: people's shortcuts give it a value, which is lost; "
                + "keep the parameter", locked)
    }

    static func changedIdentifier(
        _ entity: String,
        _ former: String,
        _ current: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(entity)` was identified by a `\(former)`, and now is by a `\(current)`: no stored choice fits; keep "
                + "the type of the identifier", locked)
    }

    static func renamedIdentifier(
        _ entity: String,
        _ former: String,
        _ current: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(entity)` was identified by `\(former)`, and stored choices are values of it: find them by "
                + "`id \(current): … { was \(former) }`", locked)
    }

    /// - Parameter fact: the first words of the facts that are accepted with it.
    static func lostRows(
        _ identifiers: [String],
        of entity: String,
        _ fact: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let shown = identifiers.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        let more = identifiers.count > 3 ? " and \(identifiers.count - 3) more" : ""
        let kept = identifiers.count == 1 ? "the row and its identifier" : "the rows and their identifiers"
        return changed(
            .changedChoice, at: range,
            "no row of `\(entity)` has the identifier \(shown)\(more) any more: choices are stored by it, and placed "
                + "widgets have the state `missing`; keep \(kept)", locked, accepting: fact)
    }

    static func otherRawType(
        _ name: String,
        wereTexts: Bool,
        _ fact: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let (former, current) = wereTexts ? ("texts", "whole numbers") : ("whole numbers", "texts")
        return changed(
            .changedChoice, at: range,
            "the raw values of `\(name)` were \(former), and now are \(current): choices and files hold the \(former), "
                + "and lose them; keep each raw value", locked, accepting: fact)
    }

    static func lostValue(
        _ value: String,
        heir: String?,
        of name: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let owner = heir.map { "`\($0)`" } ?? "the case that takes its place"
        return changed(
            .changedChoice, at: range,
            "no case of `\(name)` has the raw value `\(value)` any more: choices and files hold it, and lose it; give "
                + "\(owner) a `was \(value)`", locked)
    }

    static func movedValue(
        _ value: String,
        from former: String,
        to current: String,
        _ fact: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "the raw value `\(value)` stood for `\(former)`, and now stands for `\(current)`: what was chosen turns "
                + "into something else; give each case the raw value that it had", locked, accepting: fact)
    }

    // MARK: Files

    static func movedFile(_ former: String, _ current: String, at range: SourceRange, locked: LockFact) -> Diagnostic {
        changed(
            .changedFile, at: range,
            "the file was `\(former)`, and now is `\(current)`: widgets are empty until the app has written the new "
                + "one; keep the name", locked)
    }

    static func movedGroup(
        _ former: String,
        _ current: String,
        of name: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedFile, at: range,
            "the App Group of `\(name)` was `\(former)`, and now is `\(current)`: the file stays behind, and widgets "
                + "are empty until the app has written a new one; keep the group", locked)
    }

    static func movedKeychain(
        _ former: String,
        _ current: String?,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let found = current.map { "now is `\($0)`" } ?? "now there is none"
        return changed(
            .changedFile, at: range,
            "the keychain group was `\(former)`, and \(found): widgets do not find what the app has stored; keep the "
                + "group", locked)
    }

    static func loweredVersion(
        _ name: String,
        _ former: Int,
        _ current: Int,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedFile, at: range,
            "`\(name)` had version \(former), and now has \(current): files that are there count as newer, and are not "
                + "read; a version only rises", locked)
    }

    static func changedField(
        _ name: String,
        _ former: String,
        _ current: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedFile, at: range,
            "`\(name)` was a `\(former)`, and now is a `\(current)`: the value in files that are there is lost; give "
                + "the new field another name, or raise `version`", locked)
    }

    static func neededField(
        _ name: String,
        of owner: String,
        isNew: Bool,
        _ fact: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let found = isNew ? "`\(name)` is new in `\(owner)`" : "`\(name)` of `\(owner)` is no optional any more"
        return changed(
            .changedFile, at: range,
            "\(found): files that are there lack it, and what lacks it is not read; give it a default or make it "
                + "optional", locked, accepting: fact)
    }

    // MARK: Links

    static func lostRoute(_ link: String, at range: SourceRange, locked: LockFact) -> Diagnostic {
        changed(
            .changedLink, at: range,
            "no route makes `\(link)` any more: links that are out lead nowhere; keep the route", locked)
    }

    static func changed(
        _ code: DiagnosticCode,
        at range: SourceRange,
        _ message: String,
        _ locked: LockFact,
        accepting fact: String? = nil,
        fix: FixIt? = nil
    ) -> Diagnostic {
        let accepted = fact ?? locked.key
        let label =
            locked.command.map {
                let argument = "--accept \(ShellText.word(accepted))"
                return "released versions depend on this; if the change is meant: `\($0) \(argument)`"
            }
            ?? "the release of this lock file depends on this; leave out `--against` when nobody uses it any more"
        return Diagnostic(
            code, at: range, message, labels: [DiagnosticLabel(verbatim: label, at: locked.range)],
            fixes: fix.map { [$0] } ?? [])
    }
}
