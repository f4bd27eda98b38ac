import AppIntents
import SwiftUI
import WidgetKit

struct LightView: View {
    let entry: LightEntry

    var body: some View {
        if #available(iOS 17, *) {
            Toggle(isOn: false, intent: SwitchLight(value: true)) { Text(entry.title) }
        } else {
            Text(entry.title)
        }
    }
}

@available(iOS 17, *)
struct LightSwitch: LightSwitchPerforming {
    func perform(_ action: SwitchLight) async throws { _ = (action.name, action.value) }
}

#if compiler(>=6.0)
@available(iOS 18, macOS 15, watchOS 11, *)
struct HelpCounter: HelpCounterPerforming {
    func perform(_ action: ShowHelp) async throws {}
}
#endif

struct LightLoader: LightLoaderSource {
    func load(_ request: LightLoaderRequest) async throws -> LightLoaderContent {
        LightLoaderContent(isLit: true, name: "Desk")
    }
}
