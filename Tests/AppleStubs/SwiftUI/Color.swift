// In: components or a name. Out: a colour.
// Invariant: two colours are equal exactly when they were made alike.

import Foundation

/// docs/apple-api.md §19.3
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Color: Hashable, CustomStringConvertible, Sendable {
    /// docs/apple-api.md §19.3
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    private let text: String

    private init(text: String) {
        self.text = text
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(text: "\(colorSpace) \(red) \(green) \(blue) \(opacity)")
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(text: "\(colorSpace) white \(white) \(opacity)")
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(text: "hue \(hue) \(saturation) \(brightness) \(opacity)")
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(text: "named \(name)")
    }

    public var description: String { text }

    public func opacity(_ opacity: Double) -> Color {
        Color(text: "\(text) opacity \(opacity)")
    }

    public static let red = Color(text: "red")
    public static let orange = Color(text: "orange")
    public static let yellow = Color(text: "yellow")
    public static let green = Color(text: "green")
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public static let mint = Color(text: "mint")
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public static let teal = Color(text: "teal")
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public static let cyan = Color(text: "cyan")
    public static let blue = Color(text: "blue")
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public static let indigo = Color(text: "indigo")
    public static let purple = Color(text: "purple")
    public static let pink = Color(text: "pink")
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public static let brown = Color(text: "brown")
    public static let white = Color(text: "white")
    public static let gray = Color(text: "gray")
    public static let black = Color(text: "black")
    public static let clear = Color(text: "clear")
    public static let primary = Color(text: "primary")
    public static let secondary = Color(text: "secondary")
    public static let accentColor = Color(text: "accentColor")

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public var gradient: AnyGradient { AnyGradient(text: "\(text) gradient") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: View {
    public typealias Body = Never
}

/// docs/apple-api.md §19.3
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyGradient: Hashable, Sendable {
    let text: String
}

/// docs/apple-api.md §19.3
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Gradient: Equatable, Sendable {
    public var colors: [Color]

    public init(colors: [Color]) {
        self.colors = colors
    }
}

/// docs/apple-api.md §19.3
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LinearGradient: Sendable {
    let gradient: Gradient

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(colors: colors)
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension LinearGradient: View {
    public typealias Body = Never
}
