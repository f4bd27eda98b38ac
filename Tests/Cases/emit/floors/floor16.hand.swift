import SwiftUI

struct TimeView: View {
    let entry: TimeEntry

    var body: some View {
        Text(entry.date, style: .time)
    }
}

struct TimeInlineView: View {
    let entry: TimeEntry

    var body: some View {
        Text(entry.date, style: .time)
    }
}

struct TimeLoader: TimeLoaderSource {
    func load(_ request: TimeLoaderRequest) async throws -> TimeLoaderContent {
        TimeLoaderContent(zone: TimeZone.current.identifier)
    }
}
