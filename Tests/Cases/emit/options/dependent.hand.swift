import SwiftUI

struct MenuView: View {
    let entry: MenuEntry

    var body: some View {
        Text(entry.summary)
    }
}

