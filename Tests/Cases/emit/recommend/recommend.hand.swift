import SwiftUI

struct RoomView: View {
    let entry: RoomEntry

    var body: some View {
        Text(entry.name)
    }
}

struct BellView: View {
    let entry: BellEntry

    var body: some View {
        Text(entry.next == nil ? "Never" : "Soon")
    }
}

struct KindView: View {
    let entry: KindEntry

    var body: some View {
        Text(entry.kind.rawValue)
    }
}

struct DoorView: View {
    let entry: DoorEntry

    var body: some View {
        Text(entry.name)
    }
}
