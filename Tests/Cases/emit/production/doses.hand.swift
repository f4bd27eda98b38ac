import AppIntents
import SwiftUI
import WidgetKit

struct DoseView: View {
    let entry: DoseEntry

    var body: some View {
        VStack {
            Text(entry.name).font(entry.status.font)
            if let dose = entry.dose {
                Toggle(isOn: dose.state == .taken, intent: TakeDose(dose: dose, value: dose.state != .taken)) {
                    Image(systemName: entry.status.symbol)
                }
            }
        }
    }
}

struct AdviceView: View {
    let entry: AdviceEntry

    var body: some View { Text(entry.advice ?? "No advice yet") }
}

/// Sets the state that the person asked for, so that a second tap changes nothing.
struct DoseTaker: DoseTakerPerforming {
    func perform(_ action: TakeDose, writer: DosesSnapshot.Writer) async throws {
        let (id, state) = (action.dose.id, action.value ? DoseState.taken : .due)
        try await writer.update { snapshot in
            guard let index = snapshot?.doses.firstIndex(where: { $0.doseID == id }) else { return }
            snapshot?.doses[index].state = state
        }
    }
}

/// Where advice comes from; the program says how that goes.
struct AdviceLoader: AdviceLoaderSource {
    func load(_ request: AdviceLoaderRequest) async throws -> AdviceLoaderContent {
        AdviceLoaderContent(advice: "Drink water")
    }
}
