import SwiftUI

struct AwkwardView: View {
    let entry: AwkwardEntry

    var body: some View {
        Text(entry.title)
    }
}
