import SwiftUI

struct V: View {
    let entry: WhileEntry

    var body: some View {
        Text(entry.var)
    }
}
