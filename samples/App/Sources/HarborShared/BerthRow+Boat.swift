extension BerthRow {
    /// Whether a boat may come in.
    public var isFree: Bool { boat == nil }
}
