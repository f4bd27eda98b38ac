import SwiftUI

struct ExpressionsView: View {
    let entry: ExpressionsEntry

    var body: some View {
        Text(entry.title)
    }
}
