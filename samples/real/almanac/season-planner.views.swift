// Hand-written: how the dials look.

import SwiftUI
import WidgetKit

struct SeasonPlannerView: View {
    let entry: SeasonPlannerEntry

    var body: some View {
        VStack(spacing: 8) {
            switch entry.dial {
            case .date:
                Text(entry.date, style: .date)
                    .font(.title2)
            case .time:
                Text(entry.hour ?? entry.date, style: .time)
                    .font(.title)
            }
            Text(entry.place)
                .font(.footnote)
        }
        .padding(8)
    }
}

/// As strong as the person likes it.
struct SeasonBackground: View {
    let entry: SeasonPlannerEntry

    var body: some View {
        Color.indigo.opacity(entry.opacity)
    }
}
