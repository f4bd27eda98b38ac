import SwiftUI
import WidgetKit

struct OneView: View {
    let entry: OneEntry

    var body: some View {
        Text(entry.name)
    }
}

struct BothView: View {
    let entry: BothEntry

    var body: some View {
        Text("\(entry.name) \(entry.names) \(entry.count)")
    }
}
