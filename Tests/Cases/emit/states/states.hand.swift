import SwiftUI

struct EventsView: View {
    let entry: EventsEntry

    var body: some View {
        Text(entry.title)
    }
}

struct CountView: View {
    let entry: CountEntry

    var body: some View {
        Text(entry.count, format: .number)
    }
}
