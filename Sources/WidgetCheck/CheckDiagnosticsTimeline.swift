// In: what the check found about schedules, refreshing, relevance, recommendations and samples. Out: findings.
// Invariant: a finding that rests on a rule of the system says what a person would see.

import WidgetBase
import WidgetModel

extension Diagnostic {
    // MARK: Entries and refreshing

    static func misalignedStep(_ text: String, _ step: WidgetDuration, at range: SourceRange) -> Diagnostic {
        let (unit, example): (String, String)
        switch step.unit {
        case .second: (unit, example) = ("minute", "15 seconds do")
        case .minute: (unit, example) = ("hour", "15 minutes do")
        case .hour: (unit, example) = ("day", "6 hours do")
        case .day, .week:
            let message = "aligned steps are of one day or one week: nothing says on which day `\(text)` begin"
            return Diagnostic(.misalignedStep, at: range, message)
        }
        return Diagnostic(
            .misalignedStep, at: range,
            "`\(text)` do not divide the \(unit): aligned steps begin at the same times of every \(unit), as \(example)"
        )
    }

    static func entryCountOutOfRange(_ count: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.numberOutOfRange, at: range, "`\(count)` is no number of entries: a timeline has 1 to 1,000")
    }

    static func noDate(_ type: String, time: String?, at range: SourceRange) -> Diagnostic {
        let rule =
            time == nil
            ? "a moment is a `Date`, a list of dates, or the date of each row"
            : "a time of day is written without quotes"
        let fixes = time.map { [FixIt.replace(range, with: $0)] } ?? []
        return Diagnostic(.typeMismatch, at: range, "this is `\(type)`: \(rule)", fixes: fixes)
    }

    static func singleEntryAtEnd(isAlone: Bool, at range: SourceRange) -> Diagnostic {
        let what = isAlone ? "the retry interval takes the place of its end" : "its end never counts"
        return Diagnostic(
            .singleEntryAtEnd, at: range,
            "the timeline has one entry, now, so that \(what): `entries` adds further ones"
        )
    }

    // MARK: Relevance and recommendations

    static func endBeforeStart(at range: SourceRange) -> Diagnostic {
        Diagnostic(.endBeforeStart, at: range, "this ends before it begins: `from` is earlier than `to`")
    }

    static func noConfiguration(_ name: String?, at range: SourceRange) -> Diagnostic {
        let what = name.map { "`\($0)` would be a parameter" } ?? "`recommend` offers configurations"
        return Diagnostic(.missingMember, at: range, "\(what), and this widget has no `configuration`")
    }

    static func recommendsNoEntity(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeMismatch, at: range,
            "`\(name)` is `\(type)`: `recommend each` goes through the rows of an entity, and sets a parameter of it"
        )
    }

    static func missingRecommendation(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingMember, at: range,
            "a configurable widget on watchOS needs `recommend`: a person picks among recommendations there"
        )
    }

    // MARK: Samples

    static func untitledSample(at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .sampleTitle, at: range, "a further sample has a title, by which previews tell it from the others",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func duplicateSampleTitle(_ title: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .sampleTitle, at: range, "two samples have the title `\(title)`",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }

    static func localizedSampleTitle(at range: SourceRange) -> Diagnostic {
        Diagnostic(.sampleTitle, at: range, "the title of a sample is for developers: it takes no key and no comment")
    }

    // MARK: Families of some platforms

    static func undeclaredPlatform(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unavailableFamily, at: range, "the module is not built for \(name): its `platforms` do not name it"
        )
    }

    static func loaderTimeline(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .loaderMismatch, at: range, "widgets that share `\(name)` are alike in `timeline`: these differ",
            labels: [DiagnosticLabel("the first is here", at: first)]
        )
    }
}
