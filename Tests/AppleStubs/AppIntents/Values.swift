// In: the types that a parameter may hold. Out: their conformances to `_IntentValue`.
// Invariant: a type that is not listed here cannot be a parameter (`UUID`, `Float`, `Decimal`, `Character`, ...).

@_exported import AppleFoundation
@_exported import Foundation

import CoreLocation

/// A type that a parameter can hold. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol _IntentValue {
    associatedtype ValueType: _IntentValue = Self
    associatedtype UnwrappedType: _IntentValue = Self
    associatedtype Specification: ResolverSpecification

    static var defaultResolverSpecification: Specification { get }
}

/// A list that a parameter can hold. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol _SequenceIntentValue: _IntentValue {}

/// Turns a value of one type into one of another. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol Resolver: Hashable, Sendable {
    associatedtype Input: _IntentValue
    associatedtype Output: _IntentValue

    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// What a resolver is told about its parameter. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentParameterContext<Value>: AnyIntentValue, @unchecked Sendable
    where Value: _IntentValue, Value: Sendable {
    let parameter: IntentParameter<Value>

    public var isOptional: Bool { parameter.isOptional }

    public var title: LocalizedStringResource { parameter.title }
}

/// The resolvers of a value. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    associatedtype Output: _IntentValue
}

/// No resolver. docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct EmptyResolverSpecification<Value>: ResolverSpecification where Value: _IntentValue {
    public typealias Output = Value

    public init() {}

    public func makeIterator() -> IndexingIterator<[any Resolver]> {
        [].makeIterator()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType

    public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
        Wrapped.UnwrappedType.defaultResolverSpecification
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = [Element]

    public static var defaultResolverSpecification: EmptyResolverSpecification<[Element]> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = Set<Element>

    public static var defaultResolverSpecification: EmptyResolverSpecification<Set<Element>> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Int: _IntentValue {
    public typealias ValueType = Int
    public typealias UnwrappedType = Int

    public static var defaultResolverSpecification: EmptyResolverSpecification<Int> { EmptyResolverSpecification() }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Double: _IntentValue {
    public typealias ValueType = Double
    public typealias UnwrappedType = Double

    public static var defaultResolverSpecification: EmptyResolverSpecification<Double> { EmptyResolverSpecification() }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Bool: _IntentValue {
    public typealias ValueType = Bool
    public typealias UnwrappedType = Bool

    public static var defaultResolverSpecification: EmptyResolverSpecification<Bool> { EmptyResolverSpecification() }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension String: _IntentValue {
    public typealias ValueType = String
    public typealias UnwrappedType = String

    public static var defaultResolverSpecification: EmptyResolverSpecification<String> { EmptyResolverSpecification() }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension AttributedString: _IntentValue {
    public typealias ValueType = AttributedString
    public typealias UnwrappedType = AttributedString

    public static var defaultResolverSpecification: EmptyResolverSpecification<AttributedString> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Date: _IntentValue {
    public typealias ValueType = Date
    public typealias UnwrappedType = Date

    public static var defaultResolverSpecification: EmptyResolverSpecification<Date> { EmptyResolverSpecification() }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension DateComponents: _IntentValue {
    public typealias ValueType = DateComponents
    public typealias UnwrappedType = DateComponents

    public static var defaultResolverSpecification: EmptyResolverSpecification<DateComponents> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension URL: _IntentValue {
    public typealias ValueType = URL
    public typealias UnwrappedType = URL

    public static var defaultResolverSpecification: EmptyResolverSpecification<URL> { EmptyResolverSpecification() }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension CLPlacemark: _IntentValue, @retroactive @unchecked Sendable {
    public typealias ValueType = CLPlacemark
    public typealias UnwrappedType = CLPlacemark

    public static var defaultResolverSpecification: EmptyResolverSpecification<CLPlacemark> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Measurement: _IntentValue {
    public typealias ValueType = Measurement<UnitType>
    public typealias UnwrappedType = Measurement<UnitType>

    public static var defaultResolverSpecification: EmptyResolverSpecification<Measurement<UnitType>> {
        EmptyResolverSpecification()
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Never: _IntentValue, ParameterSummary {
    public typealias Intent = Never
    public typealias ValueType = Never
    public typealias UnwrappedType = Never

    public static var defaultResolverSpecification: EmptyResolverSpecification<Never> { EmptyResolverSpecification() }
}
