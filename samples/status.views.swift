// Hand-written: how the widget of status.widget looks on the Home Screen and the desktop.

import SwiftUI
import WidgetKit

/// The service in the square and wide families; the wide one has room for incidents.
struct StatusWidgetView: View {
    let entry: StatusEntry

    @Environment(\.widgetFamily)
    private var family

    var body: some View {
        if let notice = entry.state.notice {
            StatusNotice(notice: notice)
        } else {
            HStack(alignment: .top, spacing: 16) {
                StatusSummary(entry: entry)
                if family == .systemMedium {
                    IncidentList(incidents: entry.incidents)
                }
            }
        }
    }
}

/// The symbol of the service's health, on the Lock Screen.
struct StatusCircularView: View {
    let entry: StatusEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            Image(systemName: entry.state.notice?.symbol ?? entry.health.symbol)
                .font(.title2)
                .widgetAccentable()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: entry.serviceName))
        .accessibilityValue(spokenHealth)
    }

    private var spokenHealth: Text {
        entry.state.notice.map { Text($0.message) } ?? Text(verbatim: entry.health.label)
    }
}

/// The service and its health in words, on the Lock Screen.
struct StatusRectangularView: View {
    let entry: StatusEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(entry.serviceName)
                .font(.headline)
                .widgetAccentable()
                .privacySensitive()
            if let notice = entry.state.notice {
                Text(notice.message)
            } else {
                Label(entry.health.label, systemImage: entry.health.symbol)
                StatusAge(entry: entry)
            }
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The service, its health, and how old the answer is.
private struct StatusSummary: View {
    let entry: StatusEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(systemName: entry.health.symbol)
                .font(.title)
                .foregroundStyle(entry.health.tint)
                .accessibilityHidden(true)
            Spacer(minLength: 0)
            Text(entry.serviceName)
                .font(.headline)
                .lineLimit(2)
                .minimumScaleFactor(0.8)
                .privacySensitive()
            Text(entry.health.label)
                .font(.subheadline)
            StatusAge(entry: entry)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

/// When the app last looked, with a mark where that is too long ago.
private struct StatusAge: View {
    let entry: StatusEntry

    var body: some View {
        if let checked = entry.checked {
            HStack(spacing: 4) {
                if entry.state == .stale {
                    Image(systemName: "clock.badge.exclamationmark")
                        .accessibilityLabel("Out of date")
                }
                Text(checked, style: .relative)
                    .monospacedDigit()
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
}

private struct IncidentList: View {
    let incidents: [Incident]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if incidents.isEmpty {
                Text("No incidents")
                    .foregroundStyle(.secondary)
            }
            ForEach(incidents, id: \.self) { incident in
                VStack(alignment: .leading, spacing: 0) {
                    Text(incident.summary)
                        .lineLimit(1)
                        .privacySensitive()
                    Text(incident.began, style: .date)
                        .foregroundStyle(.secondary)
                }
                .accessibilityElement(children: .combine)
            }
            Spacer(minLength: 0)
        }
        .font(.caption)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What stands in place of a service that cannot be shown.
private struct StatusNotice: View {
    let notice: WidgetState.Notice

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: notice.symbol)
                .font(.title2)
                .accessibilityHidden(true)
            Text(notice.message)
                .font(.footnote)
                .multilineTextAlignment(.center)
        }
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension WidgetState {
    /// A message in place of data.
    struct Notice {
        var symbol: String
        var message: LocalizedStringKey
    }

    /// Why there is nothing to show; nil where there is.
    @MainActor
    var notice: Notice? {
        switch self {
        case .unconfigured:
            return Notice(symbol: "hand.tap", message: "Touch and hold to choose a service")
        case .missing:
            return Notice(symbol: "questionmark.circle", message: "This service is no longer watched")
        case .unavailable(.locked):
            return Notice(symbol: "lock", message: "Unlock to see the status")
        case .unavailable(.newer):
            return Notice(symbol: "arrow.down.app", message: "Update to see the status")
        case .unavailable:
            return Notice(symbol: "arrow.clockwise", message: "Open the app to check your services")
        case .sample, .empty, .stale, .ready:
            return nil
        }
    }
}
