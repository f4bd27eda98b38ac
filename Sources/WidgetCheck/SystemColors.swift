// In: nothing. Out: the names of SwiftUI's colours that a description may use, and the values of those that have some.
// Invariant: every name is a static member of `Color` on each platform that has widgets.

/// The system's colours.
enum SystemColors {
    /// By Apple's names; `accentColor` is the app's.
    static let names = [
        "black", "blue", "clear", "gray", "green", "orange", "pink", "primary", "purple", "red", "secondary", "white",
        "yellow", "accentColor", "brown", "cyan", "indigo", "mint", "teal",
    ]

    /// Names of other frameworks for them.
    static let elsewhere = [
        "accent": "accentColor", "tint": "accentColor", "transparent": "clear", "none": "clear", "grey": "gray",
        "label": "primary", "secondaryLabel": "secondary", "systemRed": "red", "systemBlue": "blue",
        "systemGreen": "green", "systemGray": "gray", "systemOrange": "orange", "systemYellow": "yellow",
        "systemPink": "pink", "systemPurple": "purple", "systemTeal": "teal", "systemIndigo": "indigo",
        "violet": "purple", "magenta": "pink", "aqua": "cyan",
    ]

    /// Those that came with iOS 15, macOS 12 and watchOS 8.
    static let newer: Set<String> = ["brown", "cyan", "indigo", "mint", "teal"]

    /// What Apple publishes for a scheme without increased contrast; nil for what depends on more than the scheme.
    static func values(of name: String, in scheme: ColorSchemeName) -> PlainColor? {
        guard let variants = published[name] else { return nil }
        return scheme == .light ? variants.light : variants.dark
    }

    /// docs/apple-api.md §19.3 names the source.
    private static let published: [String: (light: PlainColor, dark: PlainColor)] = [
        "black": (PlainColor(red: 0, green: 0, blue: 0), PlainColor(red: 0, green: 0, blue: 0)),
        "white": (PlainColor(red: 255, green: 255, blue: 255), PlainColor(red: 255, green: 255, blue: 255)),
        "gray": (PlainColor(red: 142, green: 142, blue: 147), PlainColor(red: 142, green: 142, blue: 147)),
        "red": (PlainColor(red: 255, green: 56, blue: 60), PlainColor(red: 255, green: 66, blue: 69)),
        "orange": (PlainColor(red: 255, green: 141, blue: 40), PlainColor(red: 255, green: 146, blue: 48)),
        "yellow": (PlainColor(red: 255, green: 204, blue: 0), PlainColor(red: 255, green: 214, blue: 0)),
        "green": (PlainColor(red: 52, green: 199, blue: 89), PlainColor(red: 48, green: 209, blue: 88)),
        "mint": (PlainColor(red: 0, green: 200, blue: 179), PlainColor(red: 0, green: 218, blue: 195)),
        "teal": (PlainColor(red: 0, green: 195, blue: 208), PlainColor(red: 0, green: 210, blue: 224)),
        "cyan": (PlainColor(red: 0, green: 192, blue: 232), PlainColor(red: 60, green: 211, blue: 254)),
        "blue": (PlainColor(red: 0, green: 136, blue: 255), PlainColor(red: 0, green: 145, blue: 255)),
        "indigo": (PlainColor(red: 97, green: 85, blue: 245), PlainColor(red: 109, green: 124, blue: 255)),
        "purple": (PlainColor(red: 203, green: 48, blue: 224), PlainColor(red: 219, green: 52, blue: 242)),
        "pink": (PlainColor(red: 255, green: 45, blue: 85), PlainColor(red: 255, green: 55, blue: 95)),
        "brown": (PlainColor(red: 172, green: 127, blue: 94), PlainColor(red: 183, green: 138, blue: 102)),
    ]
}
