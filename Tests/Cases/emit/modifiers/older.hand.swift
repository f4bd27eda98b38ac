import SwiftUI
import WidgetKit

struct LampView: View {
    let entry: LampEntry

    var body: some View {
        Text("Lamp")
    }
}

struct PlainView: View {
    let entry: PlainEntry

    var body: some View {
        Text("Plain")
    }
}

struct DuskView: View {
    let entry: DuskEntry

    var body: some View {
        Text("Dusk")
    }
}

struct SkyView: View {
    let entry: SkyEntry

    var body: some View {
        Text("Sky")
    }
}

#if compiler(>=6.2)
@available(iOS 26, *)
struct LampPushHandler: WidgetPushHandler {
    nonisolated init() {}

    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}
#endif

nonisolated func handleLampEvents(_ identifier: String, _ completion: @escaping () -> Void) {
    completion()
}
