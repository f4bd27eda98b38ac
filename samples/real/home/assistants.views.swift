// Hand-written: how the assistants look.

import SwiftUI
import WidgetKit

struct AssistantsView: View {
    let entry: AssistantsEntry

    @Environment(\.widgetFamily)
    private var family

    var body: some View {
        if !entry.state.hasContent {
            HomeStateNotice(state: entry.state, empty: "Choose an assistant in the widget's settings")
        } else if family == .systemSmall {
            // The whole widget is one link.
            ForEach(entry.shown.prefix(1), id: \.assistantID) { label($0) }
        } else {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(entry.shown, id: \.assistantID) { assistant in
                    if let url = Routes.talk(assistantID: assistant.assistantID, withVoice: entry.listens) {
                        Link(destination: url) { label(assistant) }
                    }
                }
            }
        }
    }

    private func label(_ assistant: AssistantRow) -> some View {
        Label(assistant.name, systemImage: entry.listens ? "mic" : "keyboard")
    }
}

struct AssistantCircularView: View {
    let entry: AssistantsEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            Image(systemName: entry.listens ? "mic" : "keyboard")
        }
        .accessibilityLabel(Text(entry.shown.first?.name ?? ""))
    }
}
