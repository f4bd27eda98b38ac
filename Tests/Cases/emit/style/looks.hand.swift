import SwiftUI
import WidgetKit

struct LooksView: View {
    let entry: LooksEntry

    @Environment(\.colorScheme) private var scheme
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        Text("\(entry.layout.lines)")
            .font(entry.layout.title)
            .foregroundStyle(entry.paint.foreground)
            .background(entry.paint.background)
            .tint(entry.paint.badge.color(in: scheme, mode: mode))
    }
}
