// Hand-written: how the widget of project-stats.widget looks.

import SwiftUI
import WidgetKit

/// The project in the square and wide families.
struct ProjectStatsWidgetView: View {
    let entry: ProjectStatsEntry

    var body: some View {
        switch entry.state {
        case .unconfigured:
            ProjectNotice("Choose a project", symbol: "hand.tap")
        case .unavailable:
            ProjectNotice("Open the app to load your projects", symbol: "arrow.clockwise")
        case .missing:
            ProjectNotice("This project no longer exists", symbol: "questionmark.folder")
        case .sample, .empty, .stale, .ready:
            VStack(alignment: .leading, spacing: 6) {
                ProjectStatusLabel(entry: entry)
                Spacer(minLength: 0)
                ProjectNameText(entry: entry)
                ProjectProgressBar(entry: entry)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// The project in the tall family, with room for a ring.
struct ProjectStatsPortraitView: View {
    let entry: ProjectStatsEntry

    var body: some View {
        switch entry.state {
        case .sample, .empty, .stale, .ready:
            VStack(spacing: 16) {
                ProjectStatusLabel(entry: entry)
                Spacer(minLength: 0)
                ProjectProgressRing(entry: entry)
                Spacer(minLength: 0)
                ProjectNameText(entry: entry)
            }
            .frame(maxWidth: .infinity)
        case .unconfigured, .unavailable, .missing:
            ProjectStatsWidgetView(entry: entry)
        }
    }
}

/// The stage that the project is in, and whether the data is old.
private struct ProjectStatusLabel: View {
    let entry: ProjectStatsEntry

    var body: some View {
        HStack(spacing: 4) {
            Label(entry.status.message, systemImage: entry.status.symbol)
                .foregroundStyle(entry.status.tint)
                .lineLimit(1)
            if entry.state == .stale {
                Image(systemName: "clock.badge.exclamationmark")
                    .foregroundStyle(.secondary)
                    .accessibilityLabel("Out of date")
            }
        }
        .font(.caption)
    }
}

private struct ProjectNameText: View {
    let entry: ProjectStatsEntry

    var body: some View {
        Text(entry.projectName)
            .font(.headline)
            .lineLimit(2)
            .minimumScaleFactor(0.8)
            .privacySensitive()
    }
}

private struct ProjectProgressBar: View {
    let entry: ProjectStatsEntry

    var body: some View {
        HStack(spacing: 8) {
            ProgressView(value: entry.progress)
                .tint(entry.status.tint)
            Text(entry.progress, format: .percent.precision(.fractionLength(0)))
                .font(.caption)
                .monospacedDigit()
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Progress")
        .accessibilityValue(Text(entry.progress, format: .percent.precision(.fractionLength(0))))
    }
}

private struct ProjectProgressRing: View {
    let entry: ProjectStatsEntry

    var body: some View {
        Gauge(value: entry.progress) {
            Text("Progress")
        } currentValueLabel: {
            Text(entry.progress, format: .percent.precision(.fractionLength(0)))
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(entry.status.tint)
        .scaleEffect(1.6)
    }
}

/// What stands in place of a project that cannot be shown.
private struct ProjectNotice: View {
    let message: LocalizedStringKey
    let symbol: String

    init(_ message: LocalizedStringKey, symbol: String) {
        self.message = message
        self.symbol = symbol
    }

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: symbol)
                .font(.title2)
                .accessibilityHidden(true)
            Text(message)
                .font(.footnote)
                .multilineTextAlignment(.center)
        }
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
