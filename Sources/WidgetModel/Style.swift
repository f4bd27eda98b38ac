// In: style declarations with coverage proved. Out: rows of cells, and the row of every combination of axis slots.
// Invariant: `lookup` has one entry for each combination of slots, the last axis varying fastest, each an index in
// `rows`.

import WidgetBase

/// One value, range or remainder of an axis.
public enum AxisSlot: Hashable, Sendable {
    case enumCase(EnumCaseID)
    case bool(Bool)
    case string(NameID)
    /// From the lower bound (nil: no bound) to before the upper bound (nil: no bound).
    case intRange(lower: Int?, upper: Int?)
    /// The digits as written; from the lower bound to before the upper bound.
    case doubleRange(lower: NameID?, upper: NameID?)
    case family(WidgetFamily)
    /// Whatever no other slot takes: nil, NaN, other texts and numbers.
    case other
}

public struct StyleAxis: Sendable {
    /// The type of the look-up argument, not optional.
    public var type: TypeID
    /// The argument's name in the generated subscript: the enum's in lower camel case, or what a value of the type is.
    public var name: NameID
    /// In declared or ascending order; `other` last, where there is one.
    public var slots: [AxisSlot]

    public init(type: TypeID, name: NameID, slots: [AxisSlot]) {
        self.type = type
        self.name = name
        self.slots = slots
    }

    /// Whether the look-up takes an optional.
    public var takesNil: Bool { slots.last == .other }
}

/// A colour.
public enum ColorValue: Hashable, Sendable {
    /// A colour of the system, by Apple's name: `green`.
    case system(NameID)
    /// sRGB, each 0 to 255.
    case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    case asset(NameID)
}

/// A colour of which the view picks the variant.
public struct AdaptiveColor: Hashable, Sendable {
    public var light: ColorValue
    public var dark: ColorValue
    /// Where the system tints widgets; nil for what it makes of the others.
    public var accented: ColorValue?
    /// Where the system makes widgets part of what is behind them; nil for what it makes of the others.
    public var vibrant: ColorValue?

    public init(light: ColorValue, dark: ColorValue, accented: ColorValue? = nil, vibrant: ColorValue? = nil) {
        self.light = light
        self.dark = dark
        self.accented = accented
        self.vibrant = vibrant
    }
}

/// A value of a style table.
public enum StyleCell: Sendable {
    case color(ColorValue)
    case adaptiveColor(AdaptiveColor)
    case font(FontValue)
    case text(TextID)
    /// String, Int, Double, Bool and Symbol (`.string`).
    case literal(LiteralValue)
}

public struct StyleColumn: Sendable {
    public var name: NameID
    public var doc: NameID
    public var type: TypeID
    /// Whether a cell of the column has `light` and `dark`; then all of them carry both.
    public var variesByScheme = false
    /// Whether one of these has `accented` or `vibrant` too.
    public var variesByRendering = false
    public var range: SourceRange

    public init(name: NameID, doc: NameID, type: TypeID, range: SourceRange) {
        self.name = name
        self.doc = doc
        self.type = type
        self.range = range
    }
}

/// A row, with the default of every column that it leaves out filled in.
public struct StyleRow: Sendable {
    /// One for each column, in order.
    public var cells: [StyleCell]

    public init(cells: [StyleCell]) {
        self.cells = cells
    }
}

public struct StyleDecl: Sendable {
    public var header: DeclHeader
    public var axes: [StyleAxis]
    public var columns: IDRange<StyleColumnID>
    /// In declared order, `default` last.
    public var rows: [StyleRow]
    public var lookup: [UInt32]

    public init(
        header: DeclHeader,
        axes: [StyleAxis],
        columns: IDRange<StyleColumnID>,
        rows: [StyleRow],
        lookup: [UInt32]
    ) {
        self.header = header
        self.axes = axes
        self.columns = columns
        self.rows = rows
        self.lookup = lookup
    }
}
