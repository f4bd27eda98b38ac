import AppIntents
import SwiftUI

struct ListsView: View {
    let entry: ListsEntry

    var body: some View {
        Text(entry.title)
    }
}

/// Options that are written by hand.
struct ColorProvider: DynamicOptionsProvider {
    nonisolated init() {}

    func results() async throws -> [String] { ["Red", "Blue"] }
}
