// In: the parameters of an intent. Out: the summary language: `Summary`, `When`, `Switch`, `Case`, `DefaultCase`.
// Invariant: `otherwise:` and `DefaultCase` cannot be left out, and only key paths to parameters stand in a block.

import Foundation

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol ParameterSummary {
    associatedtype Intent: AppIntent
}

/// What a summary shows for one configuration: a hook for tests.
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct _StubShown {
    /// The sentence, with `${0}` for its first parameter.
    public var text: String
    /// Every parameter that is shown, in order.
    public var keyPaths: [AnyKeyPath]
}

/// A summary that tells what it shows: a hook for tests.
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol _StubSummary {
    /// - Parameter family: an `IntentWidgetFamily`, or nil where the summary asks for none.
    func _stubShown(for intent: Any, family: Any?) -> _StubShown?
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
@resultBuilder
public enum ParameterSummaryBuilder<Intent> where Intent: AppIntent {
    public static func buildExpression<Summary>(_ expression: Summary) -> Summary
        where Intent == Summary.Intent, Summary: ParameterSummary {
        expression
    }

    public static func buildBlock<Summary>(_ block: Summary) -> Summary
        where Intent == Summary.Intent, Summary: ParameterSummary {
        block
    }
}

/// A sentence with parameters in it. docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation where Intent: AppIntent {
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        var keyPaths: [PartialKeyPath<Intent>] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        public mutating func appendInterpolation<ValueType, Subject>(_ subject: Subject)
            where ValueType: _IntentValue, ValueType: Sendable, Subject: KeyPath<Intent, IntentParameter<ValueType>> {
            text += "${\(keyPaths.count)}"
            keyPaths.append(subject)
        }
    }

    let text: String
    let keyPaths: [PartialKeyPath<Intent>]

    public init(_ value: String) {
        text = value
        keyPaths = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        keyPaths = stringInterpolation.keyPaths
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentParameterSummary<Intent>: ParameterSummary, _StubSummary where Intent: AppIntent {
    /// docs/apple-api.md §6.4
    @resultBuilder
    public enum ParameterKeyPathsBuilder {
        public static func buildExpression<ValueType>(
            _ expression: KeyPath<Intent, IntentParameter<ValueType>>
        ) -> PartialKeyPath<Intent> where ValueType: _IntentValue, ValueType: Sendable {
            expression
        }

        public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
            blocks
        }
    }

    /// The sentence, with `${0}` for its first parameter, and every parameter that is shown, in order: hooks for tests.
    public let _stubText: String
    public let _stubKeyPaths: [PartialKeyPath<Intent>]

    public func _stubShown(for intent: Any, family: Any?) -> _StubShown? {
        _StubShown(text: _stubText, keyPaths: _stubKeyPaths)
    }

    public init(
        _ string: ParameterSummaryString<Intent>,
        table: String? = nil,
        @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        _stubText = string.text
        _stubKeyPaths = string.keyPaths + additionalParameterKeyPaths()
    }

    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
        _stubText = string.text
        _stubKeyPaths = string.keyPaths
    }

    public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        _stubText = ""
        _stubKeyPaths = additionalParameterKeyPaths()
    }

    public init() {
        _stubText = ""
        _stubKeyPaths = []
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public enum HasValueComparisonOperator: Hashable {
    case hasNoValue
    case hasAnyValue
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public enum EquatableComparisonOperator: Hashable {
    case notEqualTo
    case equalTo
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public enum OneOfComparisonOperator: Hashable {
    case oneOf
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public enum ComparableComparisonOperator: Hashable {
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo

    fileprivate func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .lessThan: return left < right
        case .lessThanOrEqualTo: return left <= right
        case .greaterThan: return left > right
        case .greaterThanOrEqualTo: return left >= right
        }
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary, _StubSummary
    where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
    /// Both branches: hooks for tests.
    public let _stubWhen: WhenCondition
    public let _stubOtherwise: Otherwise

    /// Whether the condition holds for a configuration, and a family.
    private let holds: (Intent, Any?) -> Bool

    public func _stubShown(for intent: Any, family: Any?) -> _StubShown? {
        guard let configured = intent as? Intent else { return nil }
        let branch: any ParameterSummary = holds(configured, family) ? _stubWhen : _stubOtherwise
        return (branch as? any _StubSummary)?._stubShown(for: intent, family: family)
    }

    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in intent[keyPath: keyPath]._stubHasValue == (comparisonOperator == .hasAnyValue) }
    }

    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType: Equatable, ValueType == Parameter.Value, Parameter: AnyIntentValue {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in
            ((intent[keyPath: keyPath]._stubValue as? ValueType) == value) == (comparisonOperator == .equalTo)
        }
    }

    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType.ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType: ExpressibleByNilLiteral, ValueType == Parameter.Value, Parameter: AnyIntentValue,
        ValueType.ValueType: Equatable {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in
            ((intent[keyPath: keyPath]._stubValue as? ValueType.ValueType) == value) == (comparisonOperator == .equalTo)
        }
    }

    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        _ comparisonOperator: OneOfComparisonOperator,
        _ values: [ValueType.ValueType],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value, Parameter: AnyIntentValue, ValueType.ValueType: Equatable {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in
            (intent[keyPath: keyPath]._stubValue as? ValueType.ValueType).map { values.contains($0) } ?? false
        }
    }

    public init<ValueType, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        _ comparisonOperator: ComparableComparisonOperator,
        _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType: Comparable, ValueType == Parameter.Value, Parameter: AnyIntentValue {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in
            (intent[keyPath: keyPath]._stubValue as? ValueType).map { comparisonOperator.holds($0, value) } ?? false
        }
    }

    public init<Value, Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: ExpressibleByNilLiteral, Value == Parameter.Value, Parameter: AnyIntentValue,
        Value.ValueType: Comparable {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in
            (intent[keyPath: keyPath]._stubValue as? Value.ValueType).map { comparisonOperator.holds($0, value) } ?? false
        }
    }

    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [String],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in _stubIdentifier(intent[keyPath: keyPath]).map { values.contains($0) } ?? false }
    }

    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [Parameter.Value.ValueType.ID],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in
            _stubIdentifier(intent[keyPath: keyPath]).map { values.map { String($0) }.contains($0) } ?? false
        }
    }

    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: EquatableComparisonOperator,
        _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in
            (_stubIdentifier(intent[keyPath: keyPath]) == value) == (comparisonOperator == .equalTo)
        }
    }

    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        identifier comparisonOperator: EquatableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue, Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { intent, _ in
            (_stubIdentifier(intent[keyPath: keyPath]) == String(value)) == (comparisonOperator == .equalTo)
        }
    }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator,
        _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { _, family in (family as? IntentWidgetFamily).map { values.contains($0) } ?? false }
    }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator,
        _ value: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        _stubWhen = when()
        _stubOtherwise = otherwise()
        holds = { _, family in ((family as? IntentWidgetFamily) == value) == (comparisonOperator == .equalTo) }
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol _ParameterSummarySwitchCase {
    associatedtype Intent: AppIntent
    associatedtype Value: _IntentValue
    associatedtype Summary: ParameterSummary

    /// The summary of a value; nil where the case is for others: a hook for tests.
    func _stubSummary(of value: Any) -> (any ParameterSummary)?
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary, _StubSummary
    where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
    /// docs/apple-api.md §6.4
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    public enum WidgetFamily: Hashable {
        case widgetFamily
    }

    private let cases: CaseCondition
    /// What is looked at, of a configuration and a family.
    private let subject: (Intent, Any?) -> Any?

    public func _stubShown(for intent: Any, family: Any?) -> _StubShown? {
        guard let configured = intent as? Intent, let value = subject(configured, family) else { return nil }
        return (cases._stubSummary(of: value) as? any _StubSummary)?._stubShown(for: intent, family: family)
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) {
        cases = builder()
        let path: AnyKeyPath = keyPath
        subject = { intent, _ in (intent[keyPath: path] as? any AnyIntentValue)?._stubValue }
    }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        cases = builder()
        subject = { _, family in family }
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
    where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    private let values: [Value]
    private let summary: Summary

    public func _stubSummary(of value: Any) -> (any ParameterSummary)? {
        let wanted = value as? AnyHashable
        return values.contains { ($0 as? AnyHashable) == wanted } ? summary : nil
    }

    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        values = [value]
        summary = parameterSummary()
    }

    public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        values = value
        summary = parameterSummary()
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
    where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    private let summary: Summary

    public func _stubSummary(of value: Any) -> (any ParameterSummary)? {
        summary
    }

    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        summary = parameterSummary()
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType>: _ParameterSummarySwitchCase
    where Intent: AppIntent, Value: _IntentValue {
    public typealias Summary = Never

    private let cases: [(Any) -> (any ParameterSummary)?]

    public func _stubSummary(of value: Any) -> (any ParameterSummary)? {
        cases.lazy.compactMap { $0(value) }.first
    }

    init(_ cases: [(Any) -> (any ParameterSummary)?]) {
        self.cases = cases
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent, Value> where Intent: AppIntent, Value: _IntentValue {
    public static func buildExpression<C0>(_ expression: C0) -> C0
        where Intent == C0.Intent, Value == C0.Value, C0: _ParameterSummarySwitchCase {
        expression
    }
}
