// In: a text style, a size. Out: a font.
// Invariant: two fonts are equal exactly when they were made alike.

import Foundation

/// docs/apple-api.md §19.4
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Font: Hashable, Sendable {
    let text: String

    /// docs/apple-api.md §19.4
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        case title2
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        case caption2

        public static var allCases: [TextStyle] {
            [.largeTitle, .title, .headline, .subheadline, .body, .callout, .footnote, .caption]
        }
    }

    /// docs/apple-api.md §19.4
    public enum Design: Hashable, Sendable {
        case `default`
        @available(watchOS 7.0, *)
        case serif
        case rounded
        @available(watchOS 7.0, *)
        case monospaced
    }

    /// docs/apple-api.md §19.4
    public struct Weight: Hashable, Sendable {
        let text: String

        public static let ultraLight = Weight(text: "ultraLight")
        public static let thin = Weight(text: "thin")
        public static let light = Weight(text: "light")
        public static let regular = Weight(text: "regular")
        public static let medium = Weight(text: "medium")
        public static let semibold = Weight(text: "semibold")
        public static let bold = Weight(text: "bold")
        public static let heavy = Weight(text: "heavy")
        public static let black = Weight(text: "black")
    }

    public static let largeTitle = Font(text: "largeTitle")
    public static let title = Font(text: "title")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public static let title2 = Font(text: "title2")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public static let title3 = Font(text: "title3")
    public static let headline = Font(text: "headline")
    public static let subheadline = Font(text: "subheadline")
    public static let body = Font(text: "body")
    public static let callout = Font(text: "callout")
    public static let footnote = Font(text: "footnote")
    public static let caption = Font(text: "caption")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public static let caption2 = Font(text: "caption2")

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(text: ["\(style)", design.map { "\($0)" }, weight?.text].compactMap { $0 }.joined(separator: " "))
    }

    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0)
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(text: "\(style) \(design)")
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(text: ["\(size)", weight?.text, design.map { "\($0)" }].compactMap { $0 }.joined(separator: " "))
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(text: "\(name) \(size)")
    }

    public func weight(_ weight: Weight) -> Font { Font(text: "\(text) \(weight.text)") }

    public func bold() -> Font { Font(text: "\(text) bold") }

    public func italic() -> Font { Font(text: "\(text) italic") }

    public func monospacedDigit() -> Font { Font(text: "\(text) monospacedDigit") }
}
