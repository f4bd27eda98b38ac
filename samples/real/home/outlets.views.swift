// Hand-written: how outlets look.

import AppIntents
import SwiftUI
import WidgetKit

struct OutletView: View {
    let entry: OutletEntry

    var body: some View {
        if let outlet = entry.outlet {
            OutletToggle(outlet: outlet)
        } else {
            HomeStateNotice(state: entry.state, empty: "Choose an outlet in the widget's settings")
        }
    }
}

struct OutletCircularView: View {
    let entry: OutletEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            Image(systemName: entry.outlet?.isOn == true ? "poweroutlet.type.f.fill" : "poweroutlet.type.f")
        }
        .accessibilityLabel(Text(entry.outlet?.name ?? ""))
        .accessibilityValue(Text(entry.style.label))
    }
}

struct OutletPairView: View {
    let entry: OutletPairEntry

    var body: some View {
        OutletList(outlets: entry.outlets, state: entry.state)
    }
}

struct OutletGridView: View {
    let entry: OutletGridEntry

    var body: some View {
        OutletList(outlets: entry.outlets, state: entry.state)
    }
}

private struct OutletList: View {
    let outlets: [OutletRow]
    let state: WidgetState

    var body: some View {
        if outlets.isEmpty {
            HomeStateNotice(state: state, empty: "Choose outlets in the widget's settings")
        } else {
            VStack {
                ForEach(outlets, id: \.outletID) { OutletToggle(outlet: $0) }
            }
        }
    }
}

private struct OutletToggle: View {
    let outlet: OutletRow

    var body: some View {
        let style = OutletStyle[outlet.isOn]
        Toggle(isOn: outlet.isOn, intent: SetOutlet(outlet: outlet, value: !outlet.isOn)) {
            VStack(alignment: .leading) {
                Text(outlet.name)
                Text(style.label)
                    .font(.caption)
            }
        }
        .tint(style.tint)
    }
}
