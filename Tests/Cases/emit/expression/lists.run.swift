// Proves that a field of each element is a list in every place, also where nothing has been read, and that names of
// the entry's own properties are free for parameters.

import AppIntents
import Foundation
import WidgetKit

@testable import ListWidgets

@main
enum Run {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    static let program = Program(
        halls: [
            HallRow(hallID: "a", name: "Attic"), HallRow(hallID: "b", name: "Barn", genre: "Comedy"),
        ],
        shows: [
            Show(name: "One", at: now + 3600, seats: 3), Show(name: "Two", at: now - 60),
        ],
        next: now - 1,
        isOpen: false,
        written: now
    )

    static func main() {
        var checks = Checks()
        entries(&checks)
        places(&checks)
        recommendations(&checks)
        checks.finish()
    }

    static func entry(_ program: Program?, url: URL? = nil, score: Double? = nil) -> ShowsEntry {
        ShowsEntry(
            date: now, state: .ready, hall: nil, halls: nil, url: url, relevanceScore: score, names: ["x"], genre: nil,
            fitting: nil, snapshot: program
        )
    }

    static func entries(_ checks: inout Checks) {
        let url = URL(string: "https://example.com/page")
        let full = entry(program, url: url, score: 2)
        checks.expect(full.dates == [now + 3600, now - 60] && full.seats == [3] && full.count == 2, "each field")
        checks.expect(!full.isEmpty && full.hasDrama && !full.isNothing, "what lists have")
        checks.expect(full.chosen == ["x"] && full.other == ["One", "Two"] && full.none == full.other, "either side")
        checks.expect(full.first == "One" && full.last == 3 && full.few == ["One"] && full.late == ["One"], "parts")
        checks.expect(full.matching.map(\.name) == ["Attic"] && full.hallNames.isEmpty, "inside of a closure")
        checks.expect(full.page == url && full.score == 2, "parameters named as the entry's own properties")
        checks.expect(full.relevance?.score == 2 && full.url == nil, "a score, and no link while closed")
        var open = program
        open.isOpen = true
        checks.expect(entry(open, url: url).url == url, "a link while open")
        checks.expect(entry(open).chosen == ["One", "Two"] && entry(open).none.isEmpty, "the other side")

        let none = entry(nil)
        checks.expect(none.dates.isEmpty && none.seats.isEmpty && none.count == 0 && none.isEmpty, "no lists")
        checks.expect(!none.hasDrama && none.isNothing && none.other.isEmpty && none.first == nil, "nothing in them")
        checks.expect(none.last == -1 && none.few.isEmpty && none.matching.isEmpty, "no parts")
        checks.expect(none.relevance?.score == 0, "no score")
        checks.expect(ShowsEntry.sample(at: now).page?.path == "/sample", "a sample of the same name")

        let shown = ShowLoaderContent(shows: program.shows, marked: program.shows[0])
        let loaded = LoadedEntry(date: now, state: .ready, content: shown)
        checks.expect(loaded.labels == ["One", "Two"] && loaded.free == [3] && loaded.total == 2, "of what was loaded")
        checks.expect(loaded.url?.path == "/marked", "an address written out")
        let failed = LoadedEntry(date: now, state: .ready, content: nil)
        checks.expect(failed.labels.isEmpty && !failed.hasLabel && failed.total == 0, "nothing was loaded")
        checks.expect(failed.url == nil, "no address")
    }

    static func places(_ checks: inout Checks) {
        func states(_ program: Program) -> [WidgetState] {
            ShowsTimelineProvider.entries(for: HallIntent(), reading: .fresh(program), at: now).map(\.state)
        }
        // Now and a show; the dates before now are past.
        checks.expect(states(program) == [.ready, .ready], "the dates of the shows: \(states(program))")
        var empty = program
        empty.shows = []
        checks.expect(states(empty) == [.empty, .empty], "every hour where no seat is free: \(states(empty))")
        checks.expect(HallIntentGenreOptions.values(snapshot: program) == ["Drama"], "each option once")
        checks.expect(HallIntentGenreOptions.values(snapshot: nil).isEmpty, "no options")
        let rows = HallIntentFittingQuery.rows(from: program.halls, genre: "Drama", snapshot: program)
        checks.expect(rows.map(\.hallID) == ["a"], "rows by a list of another field")
        let value = ShowsControlValue(snapshot: program)
        checks.expect(value.count == 2 && value.isOn && !value.isDisabled, "a control")
        checks.expect(value.action.names == ["One", "Two"], "what it performs")
        let absent = ShowsControlValue(snapshot: nil)
        checks.expect(absent.count == 0 && !absent.isOn && absent.isDisabled, "without data")
        checks.expect(absent.action.names.isEmpty, "nothing to perform it with")
    }

    static func recommendations(_ checks: inout Checks) {
        var open = program
        open.isOpen = true
        let offered = ShowsTimelineProvider.recommendations(snapshot: open).map(\._stubIntent)
        checks.expect(offered.map { $0.hall?.id } == [nil, nil, "a"], "rows, and none")
        checks.expect(offered.map { $0.halls?.count } == [nil, 0, nil], "lists, and none")
        let attributes = ShowsTimelineProvider.relevanceAttributes(snapshot: open)
        checks.expect(attributes.count == 2, "a date for each show: \(attributes.count)")
        let closed = ShowsTimelineProvider.relevanceAttributes(snapshot: program)
        checks.expect(closed.count == 3, "and the next while closed")
    }
}
