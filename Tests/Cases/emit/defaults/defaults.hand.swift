import SwiftUI

struct DefaultsView: View {
    let entry: DefaultsEntry

    var body: some View {
        Text(entry.label)
    }
}

