import SwiftUI

struct ItemView: View {
    let entry: ItemEntry

    var body: some View {
        Text(entry.name)
    }
}

struct KindsView: View {
    let entry: KindsEntry

    var body: some View {
        Text(entry.title)
    }
}
