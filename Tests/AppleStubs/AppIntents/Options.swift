// In: values with titles. Out: what a picker lists.
// Invariant: a list without labels holds values that present themselves; labelled texts need items in sections.

import Foundation

/// Offers the values of a parameter. It is not Sendable and has no `init()`. docs/apple-api.md §7.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Result.Result
        where DefaultValue.ValueType == Result.Result.ValueType

    func results() async throws -> Result

    func defaultResult() async -> DefaultValue?
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension DynamicOptionsProvider {
    public typealias ItemCollection = IntentItemCollection
    public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
    public typealias Item<R> = IntentItem<R> where R == Result.Result

    public func defaultResult() async -> DefaultValue? { nil }
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension DynamicOptionsProvider {
    public typealias ParameterDependency = IntentParameterDependency
}

/// What a picker lists. docs/apple-api.md §7.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue

    var promptLabel: LocalizedStringResource? { get }
    var usesIndexedCollation: Bool { get }
    var items: [Result.ValueType] { get }

    static var empty: Self { get }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element

    public var promptLabel: LocalizedStringResource? { nil }

    public var usesIndexedCollation: Bool { false }

    public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }

    public static var empty: [Element] { [] }
}

/// Values in sections. docs/apple-api.md §7.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentItemCollection<Result>: ResultsCollection where Result: _IntentValue {
    public var sections: [IntentItemSection<Result>]
    public var promptLabel: LocalizedStringResource?
    public var usesIndexedCollation: Bool

    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel,
            usesIndexedCollation: usesIndexedCollation,
            sections: sectionsBuilder()
        )
    }

    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        items: [Result]
    ) where Result: DisplayRepresentable {
        self.init(
            promptLabel: promptLabel,
            usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0, description: $0.displayRepresentation) })]
        )
    }

    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    public var items: [Result.ValueType] {
        sections.flatMap(\.items).compactMap { $0.value as? Result.ValueType }
    }

    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

/// Values under a title. docs/apple-api.md §7.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentItemSection<Result> where Result: _IntentValue {
    public var description: DisplayRepresentation?
    public var items: [IntentItem<Result>]

    public init(items: [IntentItem<Result>]) {
        description = nil
        self.items = items
    }

    @available(*, deprecated, renamed: "init(_:items:)")
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        description = DisplayRepresentation(title: title)
        self.items = items
    }

    @available(macOS 13.3, iOS 16.4, watchOS 9.4, tvOS 16.4, *)
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        description = DisplayRepresentation(title: title)
        self.items = items
    }

    @available(macOS 13.3, iOS 16.4, watchOS 9.4, tvOS 16.4, *)
    public init(_ title: LocalizedStringResource, items: [Result]) {
        description = DisplayRepresentation(title: title)
        self.items = items.map { IntentItem($0) }
    }

    public init(
        _ title: LocalizedStringResource? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        description = title.map { DisplayRepresentation(title: $0) }
        items = itemsBuilder()
    }

    public init(
        _ title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
        items = itemsBuilder()
    }

    /// docs/apple-api.md §7.4
    @resultBuilder
    public enum Builder {
        public static func buildBlock() -> [IntentItemSection<Result>] { [] }

        public static func buildBlock(_ sections: IntentItemSection<Result>...) -> [IntentItemSection<Result>] {
            sections
        }

        public static func buildBlock(_ items: IntentItem<Result>...) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: items)]
        }
    }
}

/// A value with a label. docs/apple-api.md §7.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentItem<Value> where Value: _IntentValue {
    public var value: Value
    public var description: DisplayRepresentation

    public init(
        _ value: Value,
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.init(value, description: DisplayRepresentation(title: title, subtitle: subtitle, image: image))
    }

    @available(macOS 13.3, iOS 16.4, watchOS 9.4, tvOS 16.4, *)
    public init(_ value: Value) {
        let description = (value as? any InstanceDisplayRepresentable)?.displayRepresentation
        self.init(value, description: description ?? DisplayRepresentation(title: "\("\(value)")"))
    }

    init(_ value: Value, description: DisplayRepresentation) {
        self.value = value
        self.description = description
    }

    /// docs/apple-api.md §7.4
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ expression: Value) -> IntentItem<Value> {
            IntentItem(expression, description: DisplayRepresentation(title: "\("\(expression)")"))
        }

        public static func buildExpression<ExpressionValue>(
            _ expression: IntentItem<ExpressionValue>
        ) -> IntentItem<ExpressionValue> where ExpressionValue: _IntentValue {
            expression
        }

        public static func buildBlock(_ items: IntentItem<Value>...) -> [IntentItem<Value>] { items }

        public static func buildBlock(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
    }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentItemCollection {
    /// Title of each section and labels of its items, as a picker lists them: a hook for tests.
    public var _stubListing: [(title: String?, items: [String])] {
        sections.map { section in
            (
                title: section.description.map { String(localized: $0.title) },
                items: section.items.map { String(localized: $0.description.title) }
            )
        }
    }
}
