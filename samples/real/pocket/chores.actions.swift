// Hand-written: what confirming does.

import Foundation

/// Notes that the chore was done today. A second tap within a minute changes nothing.
struct ChoreConfirmer: ChoreConfirmerPerforming {
    func perform(_ action: ConfirmChore, writer: ChoreSnapshot.Writer) async throws {
        let (id, now) = (action.chore.id, Date())
        try await writer.update { snapshot in
            guard let index = snapshot?.chores.firstIndex(where: { $0.choreID == id }) else { return }
            if let done = snapshot?.chores[index].done, now.timeIntervalSince(done) < 60 { return }
            snapshot?.chores[index].done = now
            snapshot?.chores[index].due = now.addingTimeInterval(86_400)
        }
    }
}
