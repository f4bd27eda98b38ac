import Foundation

/// A hand-written type: an object with a number, or else unreadable.
struct Blob: Codable, Hashable, WidgetContent {
    var number: Int
}
