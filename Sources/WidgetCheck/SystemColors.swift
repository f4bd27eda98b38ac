// In: nothing. Out: the names of SwiftUI's colours that a description may use.
// Invariant: every name is a static member of `Color` on each platform that has widgets.

/// The system's colours.
enum SystemColors {
    /// By Apple's names; `accentColor` is the app's.
    static let names = [
        "black", "blue", "clear", "gray", "green", "orange", "pink", "primary", "purple", "red", "secondary", "white",
        "yellow", "accentColor", "brown", "cyan", "indigo", "mint", "teal",
    ]

    /// Those that came with iOS 15, macOS 12 and watchOS 8.
    static let newer: Set<String> = ["brown", "cyan", "indigo", "mint", "teal"]
}
