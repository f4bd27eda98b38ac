// Hand-written: how the widget of ice-cream.widget looks, made of the views of IceCreamUI.

import IceCreamUI
import SwiftUI
import WidgetKit

/// The ice cream that was chosen.
struct IceCreamWidgetView: View {
    let entry: IceCreamEntry

    @Environment(\.widgetFamily)
    private var family

    var body: some View {
        if family == .systemSmall {
            VStack(alignment: .leading) {
                IceCreamCone(style: entry.style)
                Spacer(minLength: 0)
                IceCreamLabel(style: entry.style, topping: entry.topping)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 20) {
                IceCreamCone(style: entry.style)
                IceCreamLabel(style: entry.style, topping: entry.topping)
                Spacer(minLength: 0)
            }
        }
    }
}
