import SwiftUI

public struct Extra: Codable, Hashable, WidgetContent {}

struct ThingView: View {
    let entry: ThingEntry

    var body: some View {
        Text(entry.name)
    }
}
