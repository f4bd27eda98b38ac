import SwiftUI

struct BerthView: View {
    let entry: BerthEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.name)
            Text(entry.boat)
            Image(systemName: entry.tide.symbol)
        }
    }
}
