import SwiftUI

struct EntitiesView: View {
    let entry: EntitiesEntry

    var body: some View {
        Text(entry.names)
    }
}
