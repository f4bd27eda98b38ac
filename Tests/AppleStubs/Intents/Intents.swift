// In: what a person chose in a SiriKit intent. Out: the base classes that Xcode's generated intent classes inherit.
// Invariant: only what widgets with an intent definition need; the rest of SiriKit is absent.

@_exported import AppleFoundation
@_exported import Foundation

/// A request, as SiriKit carries it. docs/apple-api.md §18.1
@available(iOS 10.0, macOS 11.0, watchOS 3.2, tvOS 14.0, *)
open class INIntent: NSObject {
    public override init() {
        super.init()
    }

    open var identifier: String? { nil }

    open var intentDescription: String? { nil }
}

/// A chosen value, as SiriKit carries it. docs/apple-api.md §18.2
@available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
@available(tvOS, unavailable)
open class INObject: NSObject {
    private let stubIdentifier: String?
    private let stubDisplay: String

    public init(identifier: String?, display displayString: String) {
        stubIdentifier = identifier
        stubDisplay = displayString
        super.init()
    }

    open var identifier: String? { stubIdentifier }

    open var displayString: String { stubDisplay }
}
