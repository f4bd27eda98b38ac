// In: identifiers, or a text. Out: entities.
// Invariant: what a query offers (`results()`) is what it suggests.

import Foundation

/// Finds entities. docs/apple-api.md §7.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
    associatedtype Result = [Entity]

    init()

    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    func suggestedEntities() async throws -> Result
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension EntityQuery {
    public func suggestedEntities() async throws -> Result { .empty }

    public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by a typed text. docs/apple-api.md §7.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Lists all entities. docs/apple-api.md §7.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public protocol EnumerableEntityQuery: EntityQuery {
    static var findIntentDescription: IntentDescription? { get }

    func allEntities() async throws -> Result
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension EnumerableEntityQuery {
    public static var findIntentDescription: IntentDescription? { nil }
}

/// An entity without identity of its own. docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol TransientAppEntity: AppEntity {
    init()
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension TransientAppEntity {
    public var id: UUID { UUID() }

    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// docs/apple-api.md §7.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct _TransientAppEntityQuery<Entity>: EntityQuery where Entity: TransientAppEntity {
    public typealias Result = [Entity]
    public typealias DefaultValue = Entity

    public init() {}

    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity of which there is one. docs/apple-api.md §7.3
@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol UniqueAppEntity: AppEntity where ID == String {}

/// Finds the only entity. docs/apple-api.md §7.3
@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol UniqueAppEntityQuery: EntityQuery {
    func uniqueEntity() async throws -> Entity
}
