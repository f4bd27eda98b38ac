import SwiftUI

struct VeryLongWidgetView: View {
    let entry: VeryLongWidgetNameForTestingPurposesEntry

    var body: some View {
        Text(entry.theName)
    }
}
