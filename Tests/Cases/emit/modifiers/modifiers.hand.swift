import SwiftUI
import WidgetKit

struct MoodView: View {
    let entry: MoodEntry

    var body: some View {
        Text("Mood")
    }
}

struct TintedView: View {
    let entry: TintedEntry

    var body: some View {
        Text("Tinted")
    }
}

struct PaintedView: View {
    let entry: PaintedEntry

    var body: some View {
        Text("Painted")
    }
}

struct PictureView: View {
    let entry: PictureEntry

    var body: some View {
        Text("Picture")
    }
}

struct GlassView: View {
    let entry: GlassEntry

    var body: some View {
        Text("Glass")
    }
}

struct PictureBackground: View {
    let entry: PictureEntry

    var body: some View {
        Text("\(entry.name) behind")
    }
}

#if compiler(>=6.2)
@available(iOS 26, macOS 26, watchOS 26, *)
struct MoodPushHandler: WidgetPushHandler {
    nonisolated init() {}

    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}
#endif

nonisolated func handleMoodEvents(_ identifier: String, _ completion: @escaping () -> Void) {
    completion()
}
