import AppIntents
import SwiftUI
import WidgetKit

struct ClockView: View {
    let entry: ClockEntry

    var body: some View {
        Text(entry.title)
    }
}

struct PosterView: View {
    let entry: PosterEntry

    var body: some View {
        Text(entry.title)
    }
}

struct GlanceView: View {
    let entry: GlanceEntry

    var body: some View {
        Text(entry.title)
    }
}

@available(iOS 17, *)
struct TimerStarter: TimerStarterPerforming {
    func perform(_ action: StartTimer) async throws {}
}

/// What the widgets of this file show is nobody's concern here.
@MainActor
func plainConfiguration(_ kind: String) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ClockTimelineProvider()) { ClockView(entry: $0) }
}

struct NotesWidget: Widget {
    var body: some WidgetConfiguration { plainConfiguration("notes") }
}

#if os(iOS)
@available(iOS 16.1, *)
struct TripActivity: Widget {
    var body: some WidgetConfiguration { plainConfiguration("trip") }
}
#endif

#if BETA
struct LabWidget: Widget {
    var body: some WidgetConfiguration { plainConfiguration("lab") }
}

struct ScratchWidget: Widget {
    var body: some WidgetConfiguration { plainConfiguration("scratch") }
}
#endif

#if BETA && INTERNAL && (os(iOS) || os(macOS))
@available(iOS 17, macOS 15, *)
struct DebugWidget: Widget {
    var body: some WidgetConfiguration { plainConfiguration("debug") }
}
#endif

#if os(iOS) || os(macOS) || os(watchOS)
@available(iOS 18, macOS 26, watchOS 26, *)
struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp") {
            ControlWidgetButton(action: StartTimer()) { Label("Lamp", systemImage: "lightbulb") }
        }
    }
}
#endif

struct FirstWidget: Widget {
    var body: some WidgetConfiguration { plainConfiguration("first") }
}

struct SecondWidget: Widget {
    var body: some WidgetConfiguration { plainConfiguration("second") }
}

struct ThirdWidget: Widget {
    var body: some WidgetConfiguration { plainConfiguration("third") }
}
