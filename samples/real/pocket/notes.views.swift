// Hand-written: how a note looks.

import SwiftUI
import WidgetKit

struct NoteView: View {
    let entry: NotesEntry

    var body: some View {
        NoteCard(note: entry.note)
    }
}

struct PinnedNoteView: View {
    let entry: PinnedNoteEntry

    var body: some View {
        NoteCard(note: entry.note)
    }
}

private struct NoteCard: View {
    let note: NoteRow?

    var body: some View {
        if let note {
            VStack(alignment: .leading, spacing: 4) {
                Text(note.created, style: .date)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Text(note.body)
                    .privacySensitive()
            }
        } else {
            Text("Write your first note in the app")
        }
    }
}
