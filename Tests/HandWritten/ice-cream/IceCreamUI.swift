// Hand-written: what samples/ice-cream-ui.widget describes, as one would write it without the compiler.

public import AppIntents
public import IceCreamIntents
public import SwiftUI

/// A colour for each colour scheme.
public struct SchemeColor: ShapeStyle, Hashable {
    let light: Color
    let dark: Color

    public func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? dark : light
    }
}

/// The colors and words that go with a flavor.
public struct FlavorStyle: Hashable, Sendable {
    public let scoop: SchemeColor
    public let name: String

    public init(_ flavor: Flavor) {
        switch flavor {
        case .vanilla:
            scoop = SchemeColor(
                light: Color(red: 0.953, green: 0.867, blue: 0.643),
                dark: Color(red: 0.91, green: 0.804, blue: 0.533)
            )
            name = String(localized: "Vanilla", bundle: Bundle(for: BundleToken.self))
        case .strawberry:
            scoop = SchemeColor(
                light: Color(red: 0.957, green: 0.639, blue: 0.71),
                dark: Color(red: 0.898, green: 0.549, blue: 0.631)
            )
            name = String(localized: "Strawberry", bundle: Bundle(for: BundleToken.self))
        case .lemon:
            scoop = SchemeColor(
                light: Color(red: 0.965, green: 0.89, blue: 0.42),
                dark: Color(red: 0.898, green: 0.82, blue: 0.31)
            )
            name = String(localized: "Lemon", bundle: Bundle(for: BundleToken.self))
        }
    }
}

/// Finds the bundle of this framework.
private final class BundleToken {}

public struct IceCreamUIAppIntents: AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [IceCreamIntentsAppIntents.self] }
}
