// In: a title and what a person chose. Out: `@Parameter`.
// Invariant: a parameter can be read exactly when it has a value, has a default, or is optional; reading any other
// traps, as Apple's does.

import Foundation

/// A parameter of an intent, without its value's type. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AnyIntentValue: Sendable {
    associatedtype Value: _IntentValue, Sendable

    var isOptional: Bool { get }
    var title: LocalizedStringResource { get }
}

/// A parameter of an intent. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable where Value: _IntentValue, Value: Sendable {
    public let defaultValue: Value.UnwrappedType?
    public let title: LocalizedStringResource

    /// How the parameter was declared: a hook for tests.
    public let _stubDetails: _StubParameterDetails

    private let stored = _StubLocked<Value?>(nil)

    init(_title: LocalizedStringResource, defaultValue: Value.UnwrappedType?, details: _StubParameterDetails) {
        title = _title
        self.defaultValue = defaultValue
        _stubDetails = details
    }

    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

    public var projectedValue: IntentParameter<Value> { self }

    public var wrappedValue: Value {
        get {
            _StubParameterReads.current?.add(self)
            if let value = currentValue { return value }
            if let none = nilValue { return none }
            fatalError("parameter `\(title.key)` has no value")
        }
        set {
            stored.with { $0 = newValue }
        }
    }

    /// Whether reading gives something other than nil.
    var hasValue: Bool {
        guard let value = currentValue else { return false }
        return unwrapped(value) != nil
    }

    /// The value without its optional, or nil where there is none.
    func unwrapped(_ value: Value) -> Value.UnwrappedType? {
        value as? Value.UnwrappedType
    }

    /// The value, or nil where there is none.
    var known: Value? { currentValue ?? nilValue }

    private var currentValue: Value? {
        if let value = stored.with({ $0 }) { return value }
        return defaultValue.flatMap { $0 as? Value }
    }

    private var nilValue: Value? {
        (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter: AnyIntentValue {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension AnyIntentValue {
    /// The value as summaries compare it, or nil where there is none.
    var _stubValue: Any? { (self as? IntentParameter<Value>)?.known }

    /// Whether a summary finds a value.
    var _stubHasValue: Bool { (self as? IntentParameter<Value>)?.hasValue ?? false }
}

/// The identifier of an entity that a parameter holds.
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
func _stubIdentifier(_ parameter: some AnyIntentValue) -> String? {
    (parameter._stubValue as? any AppEntity).map { "\($0.id)" }
}

/// What a parameter was declared with, beside title and default: a hook for tests.
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct _StubParameterDetails: @unchecked Sendable {
    public var description: LocalizedStringResource?
    /// The query or the options provider of this parameter, where it has one of its own.
    public var optionsProvider: Any?
    /// The values offered, where they were listed.
    public var supportedValues: Any?
    /// The bounds of a number, where given.
    public var inclusiveRange: Any?
    /// The number of elements of a list, where given: `IntentCollectionSize`, or a dictionary by family.
    public var size: Any?

    init(
        _ description: LocalizedStringResource?,
        optionsProvider: Any? = nil,
        supportedValues: Any? = nil,
        inclusiveRange: Any? = nil,
        size: Any? = nil
    ) {
        self.description = description
        self.optionsProvider = optionsProvider
        self.supportedValues = supportedValues
        self.inclusiveRange = inclusiveRange
        self.size = size
    }
}

/// Notes which parameters are read while a projection looks a property up.
final class _StubParameterReads: @unchecked Sendable {
    @TaskLocal static var current: _StubParameterReads?

    private(set) var parameters: [ObjectIdentifier] = []

    func add(_ parameter: AnyObject) {
        parameters.append(ObjectIdentifier(parameter))
    }
}

/// The number of elements of a list parameter. docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable {
    let minimum: Int
    let maximum: Int

    public init(min: _const Int, max: _const Int) {
        minimum = min
        maximum = max
    }

    public init(exactly: _const Int) {
        minimum = exactly
        maximum = exactly
    }

    public init(integerLiteral value: Int) {
        minimum = value
        maximum = value
    }

    /// The bounds: a hook for tests.
    public var _stubRange: ClosedRange<Int> { minimum...maximum }
}

/// A widget's size class, in summaries and sizes. Every case exists on every platform. docs/apple-api.md §1b
@available(macOS 14.0, iOS 17.0, watchOS 10.0, *)
@available(tvOS, unavailable)
public enum IntentWidgetFamily: _IntentValue, Hashable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
    @available(macOS 27.0, iOS 27.0, watchOS 27.0, visionOS 27.0, *)
    case systemExtraLargePortrait

    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentWidgetFamily> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter {
    /// docs/apple-api.md §6.3
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound) where Bound: Comparable

    /// docs/apple-api.md §6.3
    public enum IntControlStyle: Hashable {
        case stepper
        case field
    }

    /// docs/apple-api.md §6.3
    public enum DoubleControlStyle: Hashable {
        case stepper
        case field
        case slider
    }

    /// docs/apple-api.md §6.3
    public enum DateKind: Hashable {
        case date
        case time
        case dateTime
    }

    /// docs/apple-api.md §6.3
    public enum PlacemarkDisplayStyle: Hashable {
        case name
        case address
        case city
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension String {
    /// How a text is typed in. docs/apple-api.md §6.3
    public struct IntentInputOptions {
        public enum KeyboardType: Hashable {
            @available(macOS 13.0, iOS 16.1, watchOS 9.1, tvOS 16.1, *)
            case `default`
            case asciiCapable
            case numbersAndPunctuation
            case URL
            case numberPad
        }

        public enum CapitalizationType: Hashable {
            case none
            case words
            case sentences
            case allCharacters
        }

        public var keyboardType: KeyboardType
        public var capitalizationType: CapitalizationType
        public var multiline: Bool
        public var autocorrect: Bool
        public var smartQuotes: Bool
        public var smartDashes: Bool

        public init(
            keyboardType: _const KeyboardType = .asciiCapable,
            capitalizationType: _const CapitalizationType = .sentences,
            multiline: _const Bool = false,
            autocorrect: _const Bool = true,
            smartQuotes: _const Bool = true,
            smartDashes: _const Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Bool {
    /// The words for yes and no. docs/apple-api.md §6.3
    public struct IntentDisplayName {
        public let `true`: LocalizedStringResource
        public let `false`: LocalizedStringResource

        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}
