// Hand-written: how a card looks.

import SwiftUI
import WidgetKit

struct ColorCardView: View {
    let entry: ColorCardEntry

    var body: some View {
        Image(systemName: entry.isGradient ? "circle.lefthalf.filled" : "circle.fill")
            .accessibilityHidden(true)
    }
}

struct CardBackground: View {
    let entry: ColorCardEntry

    var body: some View {
        LinearGradient(colors: [entry.start.paint, entry.end.paint], startPoint: .top, endPoint: .bottom)
    }
}
