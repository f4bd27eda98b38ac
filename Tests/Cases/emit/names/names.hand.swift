import SwiftUI

struct NamesView: View {
    let entry: NamesEntry

    var body: some View {
        Text(entry.title)
    }
}
