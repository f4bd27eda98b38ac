// Hand-written: what filling up does.

import Foundation

/// Food and water last for a day from now on, however often the button was tapped.
struct GardenKeeper: GardenKeeperPerforming {
    func perform(_ action: Resupply, writer: GardenSnapshot.Writer) async throws {
        let (id, until) = (action.garden.id, Date().addingTimeInterval(86_400))
        try await writer.update { snapshot in
            guard let index = snapshot?.gardens.firstIndex(where: { $0.gardenID == id }) else { return }
            snapshot?.gardens[index].foodUntil = until
            snapshot?.gardens[index].waterUntil = until
        }
    }
}
