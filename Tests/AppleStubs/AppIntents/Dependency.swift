// In: the intent that is being configured, if a test puts one in. Out: what an options provider sees of it.
// Invariant: nothing until every listed parameter has a value; reading a parameter that is not listed traps.

import Foundation

/// The intents that dependencies see: a hook for tests, no part of Apple's interface.
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public enum _StubDependency {
    @TaskLocal fileprivate static var intents: [any AppIntent] = []

    /// Runs `body` as the system does while a person configures `intent`.
    public static func with<Intent, Value>(
        _ intent: Intent,
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Value
    ) async rethrows -> Value where Intent: AppIntent {
        try await $intents.withValue(intents + [intent], operation: body, isolation: isolation)
    }

    /// Runs `body` as the system does while a person configures `intent`.
    public static func with<Intent, Value>(
        _ intent: Intent,
        _ body: () throws -> Value
    ) rethrows -> Value where Intent: AppIntent {
        try $intents.withValue(intents + [intent], operation: body)
    }
}

/// A parameter that a provider lists.
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
struct _StubListed<Intent> where Intent: AppIntent {
    let identity: (Intent) -> ObjectIdentifier
    let hasValue: (Intent) -> Bool

    init<Value, Parameter>(_ keyPath: KeyPath<Intent, Parameter>)
        where Value: _IntentValue, Value: Sendable, Parameter: IntentParameter<Value> {
        identity = { ObjectIdentifier($0[keyPath: keyPath]) }
        hasValue = { ($0[keyPath: keyPath] as IntentParameter<Value>).hasValue }
    }
}

/// Gives an options provider the parameters that it depends on. docs/apple-api.md §7.5
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
@propertyWrapper
public final class IntentParameterDependency<Intent>: @unchecked Sendable where Intent: AppIntent {
    private let listed: [_StubListed<Intent>]

    init(_listed: [_StubListed<Intent>]) {
        listed = _listed
    }

    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = _StubDependency.intents.lazy.compactMap({ $0 as? Intent }).last,
              listed.allSatisfy({ $0.hasValue(intent) })
        else { return nil }
        return IntentProjection(intent, listed: Set(listed.map { $0.identity(intent) }))
    }
}

/// The parameters of an intent, unwrapped. docs/apple-api.md §7.5
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
@dynamicMemberLookup
public final class IntentProjection<Intent> where Intent: AppIntent {
    private let intent: Intent
    private let listed: Set<ObjectIdentifier>

    init(_ intent: Intent, listed: Set<ObjectIdentifier>) {
        self.intent = intent
        self.listed = listed
    }

    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
        where Value: _IntentValue {
        let reads = _StubParameterReads()
        let value = _StubParameterReads.$current.withValue(reads) { intent[keyPath: keyPath] }
        guard reads.parameters.contains(where: listed.contains) else {
            fatalError("`\(Intent.self)`: the dependency does not list the parameter that is read")
        }
        guard let unwrapped = value as? Value.UnwrappedType else {
            fatalError("`\(Intent.self)`: a listed parameter has no value")
        }
        return unwrapped
    }
}
