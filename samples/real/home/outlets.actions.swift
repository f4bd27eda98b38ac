// Hand-written: what a switch does.

/// Writes the outlet's new state first; a hub would be told here.
struct OutletSetter: OutletSetterPerforming {
    func perform(_ action: SetOutlet, writer: HomeSnapshot.Writer) async throws {
        let (id, isOn) = (action.outlet.id, action.value)
        try await writer.update { snapshot in
            guard let index = snapshot?.switches.firstIndex(where: { $0.outletID == id }) else { return }
            snapshot?.switches[index].isOn = isOn
        }
    }
}
