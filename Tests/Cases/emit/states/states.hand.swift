import SwiftUI

struct EventsView: View {
    let entry: EventsEntry

    @Environment(\.colorScheme)
    private var scheme

    @Environment(\.dynamicTypeSize)
    private var size

    var body: some View {
        Text(entry.title)
            .foregroundStyle(scheme == .dark ? Color.white : Color.black)
        if size < .accessibility1 { Text("More") }
    }
}

struct CountView: View {
    let entry: CountEntry

    var body: some View {
        Text(entry.count, format: .number)
    }
}
