// In: objects that a process registers. Out: `@Dependency`.
// Invariant: reading what is not registered and has no default traps, as Apple's does.

import Foundation

/// Holds what intents and queries depend on. docs/apple-api.md §9
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public final class AppDependencyManager {
    // Apple shares one object that is not Sendable; the table behind it has a lock.
    nonisolated(unsafe) private static let common = AppDependencyManager()

    public static var shared: AppDependencyManager { common }

    private let providers = _StubLocked<[AnyHashable: Any]>([:])

    public init() {}

    public func add<Dependency>(
        key: AnyHashable? = nil,
        dependency dependencyProvider: @autoclosure @escaping () -> Dependency
    ) where Dependency: Sendable {
        providers.with { $0[Self.name(Dependency.self, key)] = dependencyProvider }
    }

    func find<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) -> Dependency? {
        (providers.with { $0[Self.name(type, key)] } as? () -> Dependency)?()
    }

    private static func name<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) -> AnyHashable {
        key ?? AnyHashable("\(type)")
    }

    /// Forgets everything: a hook for tests.
    public func _stubReset() {
        providers.with { $0 = [:] }
    }
}

/// What an intent or a query depends on. docs/apple-api.md §9
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable where Value: Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let defaultValue: (() -> Value)?
    private let stored = _StubLocked<Value?>(nil)

    init(_key: AnyHashable?, manager: AppDependencyManager, defaultValue: (() -> Value)?) {
        key = _key
        self.manager = manager
        self.defaultValue = defaultValue
    }

    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(_key: key, manager: manager, defaultValue: nil)
    }

    public convenience init(
        key: AnyHashable? = nil,
        manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        self.init(_key: key, manager: manager, defaultValue: defaultValueProvider)
    }

    public var projectedValue: AppDependency<Value> { self }

    public var wrappedValue: Value {
        get {
            if let value = stored.with({ $0 }) ?? manager.find(Value.self, key) ?? defaultValue?() { return value }
            fatalError("no dependency of type `\(Value.self)` is registered")
        }
        set {
            stored.with { $0 = newValue }
        }
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}
