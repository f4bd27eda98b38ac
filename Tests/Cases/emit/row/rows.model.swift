import Foundation
import SwiftUI

/// A hand-written type: an object with a number, or else unreadable.
struct Blob: Codable, Hashable, WidgetContent {
    var number: Int
}

struct RowsView: View {
    let entry: RowsEntry

    var body: some View {
        Text(entry.address.absoluteString)
    }
}

struct RowsLoader: RowsLoaderSource {
    func load(_ request: RowsLoaderRequest) async throws -> RowsLoaderContent {
        throw CocoaError(.fileNoSuchFile)
    }
}
