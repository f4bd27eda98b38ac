import SwiftUI

struct SectionsView: View {
    let entry: SectionsEntry

    var body: some View {
        Text("\(entry.all.count) \(entry.both)")
    }
}
