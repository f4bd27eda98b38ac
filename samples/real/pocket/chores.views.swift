// Hand-written: how a chore looks.

import AppIntents
import SwiftUI
import WidgetKit

struct ChoreView: View {
    let entry: ChoreEntry

    var body: some View {
        if let chore = entry.chore {
            VStack(alignment: .leading, spacing: 4) {
                Text(chore.name)
                    .font(.headline)
                Label(entry.style.label, systemImage: entry.style.symbol)
                    .foregroundStyle(entry.style.tint)
                if let done = chore.done {
                    Text(done, style: .relative)
                        .font(.caption)
                }
                Button(intent: ConfirmChore(chore: chore)) {
                    Text("I did")
                }
            }
        } else {
            Text("Choose a chore")
        }
    }
}

struct ChoreLineView: View {
    let entry: ChoreEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.chore?.name ?? "")
                .font(.headline)
                .widgetAccentable()
            Label(entry.style.label, systemImage: entry.style.symbol)
        }
    }
}

struct ChoreCircularView: View {
    let entry: ChoreEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            Image(systemName: entry.style.symbol)
        }
        .accessibilityLabel(Text(entry.chore?.name ?? ""))
        .accessibilityValue(Text(entry.style.label))
    }
}
