import SwiftUI

public struct TableView: View {
    let entry: TableEntry

    public init(entry: TableEntry) {
        self.entry = entry
    }

    public var body: some View {
        Text(entry.title ?? "")
    }
}

struct TableLoader: TableLoaderSource {
    func load(_ request: TableLoaderRequest) async throws -> [TableLoaderContent] {
        [TableLoaderContent(date: request.date, title: "Table")]
    }
}
