// In: what the comparison of widgets, controls and bundles with a lock file found. Out: findings, with their wording.
// Invariant: each names what mends it, shows the line of the lock file, and says how the line is given up.

import WidgetBase

extension Diagnostic {
    // MARK: Widgets and controls

    static func lostKind(
        _ word: String,
        _ kind: String,
        successor: String?,
        at range: SourceRange,
        locked: LockFact,
        adding edit: TextEdit?
    ) -> Diagnostic {
        let found =
            successor.map { "the kind of this \(word) was `\(kind)`, and now is `\($0)`" }
            ?? "no \(word) has the kind `\(kind)` any more"
        return changed(
            .changedKind, at: range,
            "\(found): placed ones are found by it, and stay as dead tiles; keep it by `kind \"\(kind)\"`", locked,
            fix: edit.map { FixIt("add `kind \"\(kind)\"`", edits: [$0]) })
    }

    /// A platform on which widgets were placed.
    static func lostPlatform(_ name: String, widgets: Int, at range: SourceRange, locked: LockFact) -> Diagnostic {
        let found = widgets == 1 ? "where people have placed its widget" : "where people have placed its widgets"
        return changed(
            .changedKind, at: range,
            "the module no longer runs on \(name), \(found): what is placed there is not updated any more; keep the "
                + "platform", locked, accepting: "platform \(name)")
    }

    static func lostFamily(
        _ family: String,
        of kind: String,
        on platforms: [String],
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let place = platforms.isEmpty ? "" : " on \(platforms.joined(separator: " and "))"
        return changed(
            .changedKind, at: range,
            "`\(kind)` no longer has the family `\(family)`\(place): those that are placed in it are emptied; keep the "
                + "family", locked)
    }

    static func lostConfiguration(
        _ intent: String,
        of kind: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "`\(kind)` no longer has the configuration `\(intent)`: what people chose is lost; keep `configuration`",
            locked)
    }

    static func otherConfiguration(
        _ former: String,
        _ current: String,
        of kind: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "the configuration of `\(kind)` was `\(former)`, and now is `\(current)`: choices are stored under the "
                + "name of the intent, and placed widgets are reset; keep the intent and change its parameters", locked)
    }

    // MARK: Systems

    /// - Parameters:
    ///   - systems: `iOS before 17`, for each platform.
    ///   - legacy: the class by which older systems configured it; nil for a widget that was static there.
    static func lostSystems(
        _ kind: String,
        _ systems: [String],
        legacy: String?,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        let mending =
            legacy.map { "keep `legacy \($0)`" } ?? "leave the widget without `configuration`, or add `legacy`"
        return changed(
            .changedKind, at: range,
            "`\(kind)` no longer shows on \(systems.joined(separator: " and ")), where people have placed it: a "
                + "`configuration` alone needs that version; \(mending), or raise the platform", locked)
    }

    static func otherLegacy(
        _ kind: String,
        _ former: String,
        _ current: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "older systems configured `\(kind)` by `\(former)`, and now by `\(current)`: what people chose there is "
                + "lost; keep the class", locked)
    }

    static func lostLegacyValue(
        _ parameter: String,
        _ property: String,
        of kind: String,
        at range: SourceRange,
        locked: LockFact
    ) -> Diagnostic {
        changed(
            .changedChoice, at: range,
            "on older systems `\(kind)` no longer takes `\(parameter)` from `\(property)`: what people chose there is "
                + "not read; keep `\(parameter) = \(property)`", locked)
    }

    // MARK: Bundles

    static func lostListing(_ name: String, at range: SourceRange, locked: LockFact) -> Diagnostic {
        changed(
            .changedKind, at: range,
            "the bundle no longer lists `\(name)`: the system does not know it without, and placed ones stay as dead "
                + "tiles; keep it in the bundle", locked)
    }

    static func hiddenListing(_ name: String, flag: String, at range: SourceRange, locked: LockFact) -> Diagnostic {
        changed(
            .changedKind, at: range,
            "the bundle lists `\(name)` only with `flag \(flag)` now: in builds without it placed ones stay as dead "
                + "tiles; list it outside of the flag", locked)
    }
}
