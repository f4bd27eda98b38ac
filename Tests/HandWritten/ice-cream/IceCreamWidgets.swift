// Hand-written: what samples/ice-cream.widget describes, as one would write it without the compiler.

import AppIntents
import IceCreamIntents
import IceCreamUI
import SwiftUI
import WidgetKit
import os

struct IceCreamEntry: TimelineEntry, Hashable {
    let date: Date
    let style: FlavorStyle
    let topping: String

    init(date: Date, flavor: Flavor, topping: String?) {
        self.date = date
        style = FlavorStyle(flavor)
        self.topping = topping ?? String(localized: "Without topping")
    }

    static func sample(at date: Date) -> IceCreamEntry {
        IceCreamEntry(date: date, flavor: .strawberry, topping: "Sprinkles")
    }
}

struct IceCreamTimelineProvider: AppIntentTimelineProvider {
    private var log: Logger { Logger(subsystem: "com.example.icecream", category: "IceCreamWidget") }

    func placeholder(in context: Context) -> IceCreamEntry {
        .sample(at: Date())
    }

    func snapshot(for configuration: ChooseIceCreamIntent, in context: Context) async -> IceCreamEntry {
        context.isPreview ? .sample(at: Date()) : Self.entry(for: configuration, at: Date())
    }

    func timeline(for configuration: ChooseIceCreamIntent, in context: Context) async -> Timeline<IceCreamEntry> {
        let now = Date()
        let refresh = Calendar.current.date(byAdding: .minute, value: 15, to: now) ?? now.addingTimeInterval(900)
        log.debug("1 entry")
        return Timeline(entries: [Self.entry(for: configuration, at: now)], policy: .after(refresh))
    }

    private static func entry(for configuration: ChooseIceCreamIntent, at date: Date) -> IceCreamEntry {
        IceCreamEntry(date: date, flavor: configuration.flavor, topping: configuration.topping)
    }
}

/// Shows the ice cream that a person has chosen.
struct IceCreamWidget: Widget {
    static let kind = "IceCreamWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind,
            intent: ChooseIceCreamIntent.self,
            provider: IceCreamTimelineProvider()
        ) { entry in
            IceCreamWidgetView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Ice Cream")
        .description("Your favorite ice cream, with the topping that goes with it.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

@main
struct IceCreamWidgetBundle: WidgetBundle {
    var body: some Widget {
        IceCreamWidget()
    }
}

struct IceCreamWidgetsAppIntents: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [IceCreamUIAppIntents.self] }
}

#if DEBUG
#Preview("Small", as: .systemSmall) {
    IceCreamWidget()
} timeline: {
    IceCreamEntry.sample(at: Date())
}

#Preview("Medium", as: .systemMedium) {
    IceCreamWidget()
} timeline: {
    IceCreamEntry.sample(at: Date())
}
#endif
