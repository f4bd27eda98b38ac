// In: nothing. Out: the hand-written type that the description names.
// Invariant: the app and the extension compile the same.

/// Data that the description does not know.
public struct Extra: Codable, Hashable, WidgetContent {
    public var number: Int
}
