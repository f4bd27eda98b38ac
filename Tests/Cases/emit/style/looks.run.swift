import Foundation
import SwiftUI
import WidgetKit

@testable import Looks

@main
struct Program {
    static func main() {
        var checks = Checks()
        families(&checks)
        fonts(&checks)
        variants(&checks)
        entries(&checks)
        checks.finish()
    }

    static func families(_ checks: inout Checks) {
        for (family, lines) in [
            (WidgetFamily.systemSmall, 1), (.accessoryCircular, 1), (.systemMedium, 2), (.systemLarge, 4),
            (.accessoryInline, 4),
        ] {
            checks.expect(Layout[family].lines == lines, "\(family) has \(lines) lines")
        }
        checks.expect(Layout[nil].lines == 4, "no family")
        checks.expect(Width[true, .systemMedium].columns == 1 && Width[false, .systemMedium].columns == 2, "two axes")
        checks.expect(Width[false, .accessoryInline].columns == 1 && Width[true, .systemExtraLarge].columns == 4, "all")
    }

    static func fonts(_ checks: inout Checks) {
        checks.expect(Layout[.systemSmall].title == .system(.caption2, weight: .semibold), "a weight")
        checks.expect(Layout[.systemMedium].title == .system(.title3, design: .rounded), "a design")
        checks.expect(Layout[.systemLarge].title == .headline, "a text style alone")
    }

    static func variants(_ checks: inout Checks) {
        let badge = Paint[nil, nil].badge
        checks.expect(badge.color(in: .light) == .red && badge.color(in: .dark) == .pink, "schemes")
        checks.expect(badge.color(in: .dark, mode: .fullColor) == .pink, "full colour")
        checks.expect(badge.color(in: .dark, mode: .accented) == .white, "accented")
        checks.expect(badge.color(in: .light, mode: .vibrant) == .gray, "vibrant")

        let calm = Paint[.calm, .systemSmall]
        checks.expect(calm.foreground.color(in: .light, mode: .accented) == .primary, "a column's default")
        checks.expect(calm.foreground.color(in: .dark, mode: .vibrant) == .white, "no vibrant variant")
        checks.expect(calm.badge.color(in: .dark, mode: .accented) == Color("Badge", bundle: .main), "an asset")
        checks.expect(calm.outline == Color("Outline \"wide\"", bundle: .main), "quotes in an asset's name")
        let plain = Paint[.loud, .systemLarge].foreground
        checks.expect(plain.color(in: .light, mode: .vibrant) == .black, "one colour for all")
        checks.expect(plain.color(in: .dark, mode: .accented) == .black, "one colour for all")

        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        checks.expect(badge.resolve(in: environment) == .pink, "the environment's scheme")
        environment.widgetRenderingMode = .vibrant
        checks.expect(badge.resolve(in: environment) == .gray, "the environment's rendering mode")
    }

    static func entries(_ checks: inout Checks) {
        let now = Date(timeIntervalSince1970: 1_000_000_000)
        let large = LooksTimelineProvider.entries(family: .systemLarge, at: now)
        checks.expect(large.map(\.paint) == [Paint[.loud, .systemLarge]], "the family decides")
        let medium = LooksTimelineProvider.entries(family: .systemMedium, at: now)
        checks.expect(medium.map(\.width.columns) == [1] && medium.map(\.layout.lines) == [2], "the family decides")
    }
}
