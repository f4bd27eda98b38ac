import SwiftUI

struct ShelfLoader: ShelfLoaderSource {
    func load(_ request: ShelfLoaderRequest) async throws -> ShelfLoaderContent {
        ShelfLoaderContent(key: "a", site: nil)
    }
}

struct ShelfView: View {
    let entry: ShelfEntry

    var body: some View {
        Text(entry.start?.absoluteString ?? "")
    }
}
