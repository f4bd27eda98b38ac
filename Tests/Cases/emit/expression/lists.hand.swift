import SwiftUI

struct ShowsView: View {
    let entry: ShowsEntry

    var body: some View { Text(entry.hallName) }
}

struct LoadedView: View {
    let entry: LoadedEntry

    var body: some View { Text(entry.labels.first ?? "") }
}

struct ShowLoader: ShowLoaderSource {
    func load(_ request: ShowLoaderRequest) async throws -> ShowLoaderContent {
        ShowLoaderContent()
    }
}

struct ShowsPerformer: ShowsPerformerPerforming {
    func perform(_ action: OpenShows, writer: Program.Writer) async throws {}
}
