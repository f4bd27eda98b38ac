// Hand-written: which notes are shown, one after the other.

import Foundation

/// As many notes as the day has entries, each from the moment on that it is shown at.
struct NotePicker: NotePickerSource {
    func load(_ request: NotePickerRequest) async throws -> [NotePickerContent] {
        let notes = NotesSnapshot.read().snapshot?.notes ?? []
        guard !notes.isEmpty else { return [] }
        let count = request.frequency == .hourly ? 24 : request.frequency == .quarterly ? 4 : 1
        return (0..<count).map { index in
            let date = request.date.addingTimeInterval(Double(index) * 86_400 / Double(count))
            return NotePickerContent(date: date, note: notes[index % notes.count])
        }
    }
}
