// Proves: as many notes as a person asks for, from a loader that is a timeline; one that stays; links with a fallback.

import AppIntents
import Foundation
import WidgetKit
@testable import PocketWidgets

extension Run {
    static func notes(_ checks: inout Checks) async throws {
        let store = try FileStore(group: NotesSnapshot.appGroup, file: NotesSnapshot.fileName)
        let rows = (1...120).map { number in
            """
            { "noteID": "\(number)", "body": "Body \(number)", "excerpt": "Note \(number)",
              "created": "2025-12-01T00:00:\(number % 60 < 10 ? "0" : "")\(number % 60)Z" }
            """
        }
        store.write("""
            { "version": 1, "written": "2026-01-01T12:00:00Z", "notes": [\(rows.joined(separator: ","))] }
            """)
        let offered = try await PinnedNoteIntentNoteQuery().suggestedEntities().map { $0.id }
        checks.expect(offered.count == 100 && offered.first == "59", "the latest hundred")
        let start = await PinnedNoteIntentNoteQuery().defaultResult()
        checks.expect(start?.id == "59", "the latest of all")
        checks.expect(start.map { String(localized: $0.displayRepresentation.title) } == "Note 59", "by its excerpt")

        func entries(_ frequency: Frequency?) async throws -> [NotesEntry] {
            let request = NotePickerRequest(frequency: frequency, date: now, family: .systemSmall, displaySize: nil)
            return NotesTimelineProvider.entries(
                for: NotesIntent(frequency: frequency), loading: .loaded(try await NotePicker().load(request)), at: now,
                calendar: calendar)
        }
        checks.expect(try await entries(nil).count == 1, "one a day where nothing is chosen")
        let hourly = try await entries(.hourly)
        checks.expect(hourly.count == 24 && hourly[1].date == later(60), "one each hour")
        let quarterly = try await entries(.quarterly)
        checks.expect(quarterly.map { minutes($0.date) } == [0, 360, 720, 1080], "four times a day")
        checks.expect(quarterly.map { $0.note?.noteID } == ["1", "2", "3", "4"], "another each time")
        checks.expect(quarterly[0].url?.absoluteString == "pocket://note?id=1", "to the note")
        let none = NotesTimelineProvider.entries(
            for: NotesIntent(frequency: nil), loading: .loaded([]), at: now, calendar: calendar)
        checks.expect(none.map(\.state) == [.empty] && none[0].url?.absoluteString == "pocket://notes", "to all notes")
        func reload(_ loading: WidgetLoading<[NotePickerContent]>, _ end: Double) -> Double {
            minutes(NotesTimelineProvider.reloadDate(after: loading, endingAt: later(end), at: now, calendar: calendar))
        }
        checks.expect(reload(.loaded([]), 1080) == 1080 && reload(.loaded([]), 0) == 1440, "at the end, or a day")
        checks.expect(reload(.failed, 0) == 60, "after an hour where it failed")
        checks.expect(NotesIntent.intentClassName == "NotesConfigurationIntent", "takes over older configurations")

        let reading = NotesSnapshot.read()
        func pinned(_ note: Note?) -> PinnedNoteEntry {
            PinnedNoteTimelineProvider.entry(
                for: PinnedNoteIntent(frequency: nil, note: note), reading: reading, at: now)
        }
        checks.expect(pinned(start).url?.absoluteString == "pocket://note?id=59", "the pinned note")
        checks.expect(pinned(nil).url?.absoluteString == "pocket://notes" && pinned(nil).note == nil, "or all")
    }
}
