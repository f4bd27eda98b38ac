// Proves what the outputs of the three ice-cream files do together: options, defaults, timeline, package chain, view.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit
@testable import IceCreamIntents
@testable import IceCreamUI
@testable import IceCreamWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        await options(&checks)
        await timelines(&checks)
        packages(&checks)
        views(&checks)
        checks.finish()
    }

    static let now = Date(timeIntervalSince1970: 1_767_268_800)

    static func options(_ checks: inout Checks) async {
        let provider = ChooseIceCreamIntentToppingOptions()
        let all = ["Chocolate Sirup", "Sprinkles", "Toasted Coconut Flakes", "Peanut Butter"]
        let unset = (try? await provider.results()) ?? []
        checks.expect(unset == all, "all four while no flavor is known")
        let expected: [Flavor: [String]] = [
            .vanilla: ["Chocolate Sirup"], .strawberry: ["Sprinkles"], .lemon: ["Toasted Coconut Flakes"],
        ]
        for flavor in Flavor.allCases {
            let intent = ChooseIceCreamIntent(flavor: flavor, topping: nil)
            let offered = await _StubDependency.with(intent) { (try? await provider.results()) ?? [] }
            checks.expect(offered == expected[flavor], "\(flavor) offers \(offered)")
        }
        let after = (try? await provider.results()) ?? []
        checks.expect(after == all, "all four again without the dependency")

        let fresh = ChooseIceCreamIntent()
        checks.expect(fresh.flavor == .vanilla && fresh.topping == nil, "a new widget shows vanilla, without topping")
        checks.expect(ChooseIceCreamIntent(topping: "Sprinkles").flavor == .vanilla, "the flavor may be left out")
        checks.expect(!ChooseIceCreamIntent.isDiscoverable, "a configuration is no shortcut")
        let titles = Flavor.allCases.map { String(localized: $0.localizedStringResource) }
        checks.expect(titles == ["Vanilla", "Strawberry", "Lemon"], "the flavors' titles")
    }

    static func timelines(_ checks: inout Checks) async {
        typealias Provider = IceCreamTimelineProvider
        let intent = ChooseIceCreamIntent(flavor: .lemon, topping: "Toasted Coconut Flakes")
        let entries = Provider.entries(for: intent, at: now)
        checks.expect(entries.map(\.date) == [now] && entries.map(\.state) == [.ready], "one entry, ready, now")
        checks.expect(entries.first?.topping == "Toasted Coconut Flakes", "the topping")
        checks.expect(entries.first?.style == FlavorStyle[.lemon], "the style of another module")
        checks.expect(
            Provider.entry(for: ChooseIceCreamIntent(topping: nil), at: now).topping == "Without topping", "nil")

        let reload = Provider.reloadDate(at: now, calendar: Calendar(identifier: .gregorian))
        checks.expect(reload.timeIntervalSince(now) == 900, "15 minutes")
        let started = Date()
        let timeline = await Provider().timeline(for: intent, in: ._stub(family: .systemSmall))
        let date = timeline.policy._stubDate ?? .distantPast
        checks.expect(abs(date.timeIntervalSince(started) - 900) < 60, "the policy")

        let placeholder = Provider().placeholder(in: ._stub(family: .systemSmall))
        let gallery = await Provider().snapshot(for: intent, in: ._stub(family: .systemSmall, isPreview: true))
        for entry in [placeholder, gallery] {
            checks.expect(entry.state == .sample && entry.style == FlavorStyle[.strawberry], "the sample")
        }
        let real = await Provider().snapshot(for: intent, in: ._stub(family: .systemSmall))
        checks.expect(real.state == .ready && real.style == FlavorStyle[.lemon], "the chosen one")
    }

    static func packages(_ checks: inout Checks) {
        func names(_ packages: [any AppIntentsPackage.Type]) -> [String] { packages.map { "\($0)" } }
        checks.expect(names(IceCreamWidgetsAppIntents.includedPackages) == ["IceCreamUIAppIntents"], "the extension's")
        checks.expect(names(IceCreamUIAppIntents.includedPackages) == ["IceCreamIntentsAppIntents"], "the framework's")
        checks.expect(IceCreamIntentsAppIntents.includedPackages.isEmpty, "the end of the chain")
    }

    @MainActor
    static func views(_ checks: inout Checks) {
        let details = _stubDetails(IceCreamWidget())
        checks.expect(details.families == ["systemSmall", "systemMedium"], "the families")
        let entry = IceCreamEntry.sample(at: now)
        let lines = _stubView(of: IceCreamWidget(), entry: entry).map { _render($0) } ?? []
        checks.expect(lines.contains { $0.contains("Strawberry") }, "the view shows the style's text")
        checks.expect(lines.contains { $0.contains("Sprinkles") }, "and the topping")
    }
}
