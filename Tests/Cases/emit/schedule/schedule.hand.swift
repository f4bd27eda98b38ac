import Foundation
import SwiftUI

struct DepartureLoader: DepartureLoaderSource {
    func load(_ request: DepartureLoaderRequest) async throws -> [DepartureLoaderContent] {
        [DepartureLoaderContent(date: request.date, line: "S1")]
    }
}

struct AgendaView: View {
    let entry: AgendaEntry

    var body: some View {
        Text(entry.headline)
    }
}

struct QuarterView: View {
    let entry: QuarterEntry

    var body: some View {
        Text(entry.title)
    }
}

struct StepView: View {
    let entry: StepEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EndView: View {
    let entry: EndEntry

    var body: some View {
        Text(entry.next == nil ? "Never" : "Soon")
    }
}

struct DepartureView: View {
    let entry: DepartureEntry

    var body: some View {
        Text(entry.line ?? "")
    }
}
