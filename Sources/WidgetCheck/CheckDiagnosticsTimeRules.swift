// In: what the rules found about times. Out: warnings, with their wording.
// Invariant: a warning says what a person sees when the rule is not kept, or the sum that breaks it.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Requests

    static func manyRequests(
        _ written: String, _ count: Int, length: Int?, at range: SourceRange, duration: SourceRange?
    ) -> Diagnostic {
        let why = length.map { "the timeline ends after \(lengthText($0)), so that `\(written)`" } ?? "`\(written)`"
        return Diagnostic(
            .frequentRefresh, at: range,
            "\(why) asks for \(grouped(count)) timelines a day, and WidgetKit grants a widget some 40 to 70, one in "
                + "15 to 60 minutes: it comes later than told. Further `entries` cost no request",
            fixes: duration.map { [.replace($0, with: "30 minutes")] } ?? []
        )
    }

    static func frequentRetry(_ count: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .frequentRefresh, at: range,
            "while data cannot be read this asks \(grouped(count)) times a day, and WidgetKit grants a widget some 40 "
                + "to 70 requests: `retry` after 5 minutes or more",
            fixes: [.replace(range, with: "5 minutes")]
        )
    }

    static func lateRetry(_ written: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .lateRetry, at: range,
            "after a failure a person sees nothing new for `\(written)`, though most last for minutes: `retry` within "
                + "2 hours",
            fixes: [.replace(range, with: "1 hour")]
        )
    }

    static func dayInHours(_ written: String, days: Int, at range: SourceRange) -> Diagnostic {
        let unit = counted(days, "day")
        return Diagnostic(
            .dayInHours, at: range,
            "`\(written)` is no day where clocks change, so that the time of day moves: write `\(unit)`, or "
                + "`refresh daily at 00:05` for a time of day",
            fixes: [.replace(range, with: unit)]
        )
    }

    // MARK: Entries

    static func shortStep(_ written: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .shortStep, at: range,
            "an entry every `\(written)` is rendered ahead, and not shown on time: for a running clock put a `Date` "
                + "into the entry, and `Text(date, style: .timer)` into the view"
        )
    }

    static func entriesBeyondLimit(
        _ count: Int, limit: Int, limitIsWritten: Bool, at range: SourceRange
    ) -> Diagnostic {
        let found =
            limitIsWritten
            ? "of \(grouped(count)) entries `limit \(limit)` leaves \(grouped(limit))"
            : "of \(grouped(count)) entries \(limit) are made, the limit where none is written"
        return Diagnostic(.manyEntries, at: range, "\(found): what comes later is never shown")
    }

    static func manyEntries(_ count: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .manyEntries, at: range,
            "a timeline of \(grouped(count)) entries is rendered at once in some 30 MB: make tens of them, and ask "
                + "more often"
        )
    }

    static func earlyStaleness(_ duration: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .earlyExpiry, at: range,
            "\(duration) after the app has written, the widget says that its data is stale, which is nearly always: an "
                + "app in the background does not write so often; give `stale after` an hour or more")
    }

    static func earlyExpiry(end: Int, refresh: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .earlyExpiry, at: range,
            "the content counts as out of date after \(lengthText(end)), and a new timeline is asked for after "
                + "\(lengthText(refresh)): in between a person is told that it is stale"
        )
    }

    // MARK: Content that stays

    static func frozenDate(at range: SourceRange, policy: SourceRange) -> Diagnostic {
        Diagnostic(
            .frozenDate, at: range,
            "`context.date` is when the only entry was made, so that what is computed of it stays: `entries` makes it "
                + "anew",
            labels: [DiagnosticLabel("no later timeline is asked for here", at: policy)]
        )
    }

    static func frozenField(_ name: String, at range: SourceRange, field: SourceRange) -> Diagnostic {
        Diagnostic(
            .frozenField, at: range,
            "nothing asks for a new timeline: all that the widget reads is `volatile`, so that what the app writes is "
                + "never shown. Leave `volatile` out, or `refresh` after some time",
            labels: [DiagnosticLabel("`\(name)` is declared here", at: field)]
        )
    }

    static func frozenTime(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .frozenTime, at: range,
            "`\(name)` is text, and a distance from now is wrong a minute later: hold a `Date`, and show it as "
                + "`Text(date, style: .relative)`"
        )
    }

    static func datedField(_ name: String, _ snapshot: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .datedContent, at: range,
            "`\(name)` is of the day on which the app wrote it, and shows until it writes again: `stale after` says "
                + "how long `\(snapshot)` holds"
        )
    }

    static func datedText(
        _ word: String, _ snapshot: String, at range: SourceRange, snapshot declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .datedContent, at: range,
            "`\(word)` stands over what the app wrote, perhaps on another day: let the snapshot go `stale after` some "
                + "time, or compare its dates with `context.date`",
            labels: [DiagnosticLabel("`\(snapshot)` is up to date for ever", at: declared)]
        )
    }

    // MARK: Relevance

    static func constantRelevance(_ written: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .constantRelevance, at: range,
            "the score is `\(written)` for every entry: only entries that differ are compared, so that it says nothing"
        )
    }

    static func endlessRelevance(at range: SourceRange, end: SourceRange) -> Diagnostic {
        Diagnostic(
            .endlessRelevance, at: range,
            "the score holds until the next entry, and the timeline has one: `for 2 hours` behind it ends it in time",
            fixes: [FixIt("end it after 2 hours", edits: [TextEdit(end, " for 2 hours")])]
        )
    }

    // MARK: Numbers

    /// `2,880`
    static func grouped(_ number: Int) -> String {
        let digits = String(number)
        guard digits.count > 3, digits.allSatisfy({ $0 != "-" }) else { return digits }
        return grouped(number / 1_000) + "," + digits.suffix(3)
    }

    /// `10 minutes`, `90 minutes`, `2 hours`
    private static func lengthText(_ seconds: Int) -> String {
        if seconds % 86_400 == 0, seconds > 0 { return counted(seconds / 86_400, "day") }
        if seconds % 3_600 == 0, seconds > 0 { return counted(seconds / 3_600, "hour") }
        if seconds % 60 == 0 { return counted(seconds / 60, "minute") }
        return counted(seconds, "second")
    }
}
