import SwiftUI

struct TideView: View {
    let entry: TideEntry

    var body: some View {
        Text(entry.name)
    }
}

struct SpringView: View {
    let entry: SpringEntry

    var body: some View {
        Text("\(entry.phase)")
    }
}

struct TideMarker: TideMarkerPerforming {
    func perform(_ action: MarkTide, writer: TidesSnapshot.Writer) async throws {
        try await writer.update { $0?.next = nil }
    }
}
