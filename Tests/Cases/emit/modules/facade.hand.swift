import SwiftUI

struct ShedView: View {
    let entry: ShedEntry

    var body: some View {
        Text("\(entry.count)")
    }
}
