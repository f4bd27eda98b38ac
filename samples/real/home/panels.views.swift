// Hand-written: how the shortcuts look.

import SwiftUI
import WidgetKit

struct PanelsView: View {
    let entry: PanelsEntry

    var body: some View {
        if entry.state.hasContent {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(entry.shown, id: \.panelID) { panel in
                    if let url = Routes.openPanel(panelID: panel.panelID) {
                        Link(destination: url) {
                            Label(panel.name, systemImage: panel.symbolName)
                        }
                    }
                }
            }
            .tint(.blue)
        } else {
            HomeStateNotice(state: entry.state, empty: "Choose pages in the widget's settings")
        }
    }
}

struct PanelCircularView: View {
    let entry: PanelsEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            Image(systemName: entry.shown.first?.symbolName ?? "square.dashed")
        }
        .accessibilityLabel(Text(entry.shown.first?.name ?? ""))
    }
}
