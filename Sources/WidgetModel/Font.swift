// In: fonts as descriptions write them. Out: their text style, weight and design.
// Invariant: the raw value of each case is its name in SwiftUI and in descriptions.

/// A font of the system, which follows the text size that a person sets.
public struct FontValue: Hashable, Sendable {
    public var style: FontTextStyle
    public var weight: FontWeight?
    public var design: FontDesign?

    public init(style: FontTextStyle, weight: FontWeight? = nil, design: FontDesign? = nil) {
        self.style = style
        self.weight = weight
        self.design = design
    }
}

/// `Font.TextStyle`, as far as every platform has it.
public enum FontTextStyle: String, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

/// `Font.Weight`.
public enum FontWeight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// `Font.Design`.
public enum FontDesign: String, CaseIterable, Sendable {
    case `default`, serif, rounded, monospaced
}
