// Hand-written: how a garden looks.

import AppIntents
import SwiftUI
import WidgetKit

struct GardenView: View {
    let entry: GardenEntry

    var body: some View {
        if let garden = entry.shown {
            VStack(alignment: .leading, spacing: 4) {
                Text(garden.name)
                    .font(.headline)
                    .widgetAccentable()
                ForEach(entry.visits, id: \.self) { visit in
                    Label(visit.visitor, systemImage: "bird")
                }
                if let until = garden.foodUntil {
                    Text(until, style: .relative)
                        .font(.caption)
                }
                Button(intent: Resupply(garden: garden)) {
                    Label("Fill up", systemImage: "drop")
                }
            }
        } else {
            Text("No garden yet")
        }
    }
}

struct GardenLineView: View {
    let entry: GardenEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.shown?.name ?? "")
                .font(.headline)
                .widgetAccentable()
            Text(entry.visits.first?.visitor ?? "")
        }
    }
}
