import Foundation
import SwiftUI

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
