// In: nothing. Out: entities, their identifiers and properties.
// Invariant: identifiers are `String`, `UUID`, `Int`, `Float` or a type that converts to and from text.

import CoreLocation
import Foundation

/// A type that an entity's identifier may have. docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }

    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }

    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }

    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { "\(self)" }

    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Float: EntityIdentifierConvertible {
    public var entityIdentifierString: String { "\(self)" }

    public static func entityIdentifier(for entityIdentifierString: String) -> Float? { Float(entityIdentifierString) }
}

/// Something that a person can choose. docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
    where Self == ValueType, ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity

    static var defaultQuery: DefaultQuery { get }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension AppEntity {
    public typealias Property = EntityProperty

    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

/// Names an entity across processes. docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable {
    public let entityType: any AppEntity.Type
    public let identifier: String

    public static let valueMaximumLength = 4096

    public init<Entity>(for entity: Entity) where Entity: AppEntity {
        self.init(for: Entity.self, identifier: entity.id)
    }

    public init<Entity>(for entityType: Entity.Type, identifier: Entity.ID) where Entity: AppEntity {
        self.entityType = entityType
        self.identifier = identifier.entityIdentifierString
    }

    public var description: String { "\(entityType)/\(identifier)" }

    public static func == (first: EntityIdentifier, second: EntityIdentifier) -> Bool {
        ObjectIdentifier(first.entityType) == ObjectIdentifier(second.entityType)
            && first.identifier == second.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityIdentifier: _IntentValue {
    public typealias ValueType = EntityIdentifier
    public typealias UnwrappedType = EntityIdentifier

    public static var defaultResolverSpecification: EmptyResolverSpecification<EntityIdentifier> {
        EmptyResolverSpecification()
    }
}

/// A property of an entity that shortcuts can read. docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
@propertyWrapper
public final class EntityProperty<Value>: AnyIntentValue, @unchecked Sendable
    where Value: _IntentValue, Value: Sendable {
    public let title: LocalizedStringResource

    private let stored = _StubLocked<Value?>(nil)

    init(_title: LocalizedStringResource) {
        title = _title
    }

    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

    public var projectedValue: EntityProperty<Value> { self }

    public var wrappedValue: Value {
        get {
            guard let value = stored.with({ $0 }) else { fatalError("property `\(title.key)` has no value") }
            return value
        }
        set {
            stored.with { $0 = newValue }
        }
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == Int {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == Double {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == Bool {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == String {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == AttributedString {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == Date {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == DateComponents {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == URL {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == IntentFile {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == IntentPerson {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == IntentCurrencyAmount {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == IntentPaymentMethod {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType == CLPlacemark {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType: AppEnum {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityProperty where Value.ValueType: AppEntity {
    public convenience init(title: LocalizedStringResource) {
        self.init(_title: title)
    }
}
