import SwiftUI

public struct PersonView: View {
    let entry: PersonEntry

    public init(entry: PersonEntry) {
        self.entry = entry
    }

    public var body: some View {
        Text(entry.name)
    }
}

struct PersonWideView: View {
    let entry: PersonEntry

    var body: some View {
        Text(entry.line ?? "")
    }
}

struct PersonLoader: PersonLoaderSource {
    func load(_ request: PersonLoaderRequest) async throws -> PersonLoaderContent {
        PersonLoaderContent(line: request.person?.name ?? "")
    }
}
