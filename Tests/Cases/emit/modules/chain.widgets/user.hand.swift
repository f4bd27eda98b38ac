import SwiftUI

struct OwnView: View {
    let entry: OwnEntry

    var body: some View {
        Text(entry.name)
    }
}

struct PlainView: View {
    let entry: PlainEntry

    var body: some View {
        Text(entry.name)
    }
}
