// In: what `perform()` returns. Out: the opaque result types.
// Invariant: a result's protocols follow from what it was made with.

import Foundation

/// What an intent returns. docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol IntentResult: Sendable {
    associatedtype Value: _IntentValue = Never
    associatedtype OpensAppIntent: AppIntent = Never
    associatedtype Snippet = Never
    associatedtype Dialog = Never

    var value: Value? { get }
}

/// docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol ReturnsValue<Value>: IntentResult {}

/// docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol OpensIntent: IntentResult {}

/// docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult, @unchecked Sendable
    where Value: _IntentValue, OpensAppIntent: AppIntent {
    public var value: Value?
    public var dialog: IntentDialog?
    public var opensIntent: OpensAppIntent?

    init(value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: OpensAppIntent? = nil) {
        self.value = value
        self.dialog = dialog
        self.opensIntent = opensIntent
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentResultContainer: ReturnsValue {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentResultContainer: OpensIntent {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    public static func result<Value>(
        value: Value
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never>, Value: _IntentValue {
        IntentResultContainer(value: value)
    }

    public static func result<OpensAppIntent>(
        opensIntent: OpensAppIntent
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never>, OpensAppIntent: AppIntent {
        IntentResultContainer(opensIntent: opensIntent)
    }

    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    public static func result<Value>(
        value: Value,
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: _IntentValue {
        IntentResultContainer(value: value, dialog: dialog)
    }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
extension Never: IntentResult {
    public typealias Value = Never
    public typealias OpensAppIntent = Never
    public typealias Snippet = Never
    public typealias Dialog = Never

    public var value: Never? { nil }
}
