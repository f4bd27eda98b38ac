// In: places and what was read there. Out: the findings of the parser about numbers, times, ranges and platforms.
// Invariant: each says what was found, and what to write as code in back-ticks.

import WidgetBase

extension ParseDiagnostics {
    static func expectedInteger(_ range: SourceRange, what: String, found: String) -> Diagnostic {
        Diagnostic(.expectedValue, at: range, "expected \(what) as a whole number, found \(found)")
    }

    static func expectedLiteral(_ range: SourceRange, what: String, found: String, name: String?) -> Diagnostic {
        if let name, let truth = truths[name.lowercased()] {
            return Diagnostic(
                .expectedValue, at: range, "truth values are `true` and `false`, not `\(name)`",
                fixes: [change(range, to: truth)])
        }
        if let name, what == "an identifier" { return bareIdentifier(range, found: name) }
        let fix = name.map { FixIt("write `.\($0)`, if it is a case", edits: [TextEdit(range, ".\($0)")]) }
        let isPattern = what == "a pattern"
        let rule =
            isPattern
            ? "patterns are `.name`, `true`, `\"text\"`, numbers, ranges and `_`"
            : "values are `\"text\"`, numbers, `true`, `false`, `nil` and `.name`"
        return Diagnostic(
            .expectedValue, at: range, "expected \(what), found \(found); \(rule)",
            fixes: fix.map { [$0] } ?? [])
    }

    /// Words of other languages for truth values.
    private static let truths = ["yes": "true", "no": "false", "true": "true", "false": "false"]

    static func expectedDuration(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .invalidDuration, at: range,
            "expected a duration, found \(found); it is a whole number and a unit: `30 minutes`")
    }

    /// - Parameter place: where the number stands.
    static func missingUnit(
        _ range: SourceRange, number: String, at place: SourceRange, isTimeout: Bool
    ) -> Diagnostic {
        // Nobody waits minutes for a loader.
        if isTimeout {
            let text = "\(number) second\(number == "1" ? "" : "s")"
            return Diagnostic(
                .invalidDuration, at: range, "a duration has a unit, from `second` to `weeks`: `\(text)`",
                fixes: [change(place, to: text)])
        }
        // As in `TimeInterval`: nobody means so many minutes.
        if let seconds = Int(number), seconds >= 300, seconds % 60 == 0 {
            let units = [(86400, "day"), (3600, "hour"), (60, "minute")]
            let (length, name) = units.first { seconds % $0.0 == 0 } ?? (60, "minute")
            let count = seconds / length
            let text = "\(count) \(name)\(count == 1 ? "" : "s")"
            return Diagnostic(
                .invalidDuration, at: range,
                "a duration has a unit, from `second` to `weeks`; of seconds, as Swift counts, these are `\(text)`",
                fixes: [change(place, to: text)])
        }
        let unit = number == "1" ? "minute" : "minutes"
        return Diagnostic(
            .invalidDuration, at: range,
            "a duration has a unit, from `second` to `weeks`: `\(number) \(unit)`")
    }

    static func durationWithoutSpace(_ range: SourceRange, number: String, unit: String) -> Diagnostic {
        Diagnostic(
            .invalidDuration, at: range, "a space stands between number and unit: `\(number) \(unit)`",
            fixes: [FixIt("write `\(number) \(unit)`", isSafe: true, edits: [TextEdit(range, "\(number) \(unit)")])])
    }

    static func unknownUnit(_ range: SourceRange, number: String, unit: String, isAdjacent: Bool) -> Diagnostic {
        let one = number == "1"
        let meant: String?
        switch unit.lowercased() {
        case "s", "sec", "secs": meant = one ? "second" : "seconds"
        case "m", "min", "mins": meant = one ? "minute" : "minutes"
        case "h", "hr", "hrs": meant = one ? "hour" : "hours"
        case "d": meant = one ? "day" : "days"
        case "w", "wk", "wks": meant = one ? "week" : "weeks"
        default: meant = NearestName.find(unit, among: FirstTokens.durationUnit.keywords.lazy.map(\.text))
        }
        let prefix = isAdjacent ? number + " " : ""
        return Diagnostic(
            .invalidDuration, at: range,
            "\(quote(unit)) is no unit of time; the units are `seconds`, `minutes`, `hours`, `days` and `weeks`",
            fixes: meant.map { [change(range, to: prefix + $0)] } ?? [])
    }

    static func expectedTime(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(.invalidTime, at: range, "expected a time of day, found \(found); it is written `06:30`")
    }

    static func wrongTime(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .invalidTime, at: range, "\(quote(text)) is no time of day; times go from `00:00` to `23:59`")
    }

    static func expectedRange(_ range: SourceRange, found: String) -> Diagnostic {
        Diagnostic(
            .invalidRange, at: range,
            "expected a range, found \(found); ranges are `1...31`, `0..<60`, `18...` and `..<20`")
    }

    static func platformWithoutSpace(_ range: SourceRange, platform: String, version: String) -> Diagnostic {
        let text = "\(platform) \(version)"
        return Diagnostic(
            .invalidVersion, at: range, "a space stands between platform and version: `\(text)`",
            fixes: [FixIt("write `\(text)`", isSafe: true, edits: [TextEdit(range, text)])])
    }

    static func wrongVersion(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .invalidVersion, at: range, "\(quote(text)) is no version here; a version has one or two numbers: `17.2`")
    }

    /// - Parameter removal: the platform with its version, where the one that is meant is listed beside it.
    static func unknownPlatform(
        _ range: SourceRange, name: String?, found: String, removal: SourceRange?
    ) -> Diagnostic {
        let known = FirstTokens.platform.keywords.map(\.text)
        let rule = "platforms are \(list(known))"
        guard let name else {
            return Diagnostic(.unknownPlatform, at: range, "expected a platform, found \(found); \(rule)")
        }
        let meant: String?
        switch name.lowercased() {
        case "ipados", "iphoneos", "ios", "maccatalyst", "catalyst": meant = "iOS"
        case "osx", "mac": meant = "macOS"
        case "xros": meant = "visionOS"
        default: meant = NearestName.find(name, among: known)
        }
        if let removal {
            return Diagnostic(
                .unknownPlatform, at: range, "\(quote(name)) is no platform here: it belongs to `iOS`, which is listed",
                fixes: [FixIt("remove it", edits: [TextEdit(removal, "")])])
        }
        let reason: String
        switch name.lowercased() {
        case "ipados", "maccatalyst", "catalyst": reason = "; `iOS` includes it"
        case "tvos": reason = "; tvOS has no widgets"
        default: reason = ""
        }
        return Diagnostic(
            .unknownPlatform, at: range, "\(quote(name)) is no platform here\(reason); \(rule)",
            fixes: name.lowercased() == "tvos" ? [] : meant.map { [change(range, to: $0)] } ?? [])
    }
}
