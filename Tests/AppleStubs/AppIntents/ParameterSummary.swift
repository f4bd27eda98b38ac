// In: the parameters of an intent. Out: the summary language: `Summary`, `When`, `Switch`, `Case`, `DefaultCase`.
// Invariant: `otherwise:` and `DefaultCase` cannot be left out, and only key paths to parameters stand in a block.

import Foundation

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol ParameterSummary {
    associatedtype Intent: AppIntent
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
public struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {
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
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryWhenCondition<Intent, WhenCondition, Otherwise>: ParameterSummary
    where Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary {
    /// Both branches: hooks for tests.
    public let _stubWhen: WhenCondition
    public let _stubOtherwise: Otherwise

    public init<Parameter>(
        _ keyPath: KeyPath<Intent, Parameter>,
        _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter: AnyIntentValue {
        _stubWhen = when()
        _stubOtherwise = otherwise()
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
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol _ParameterSummarySwitchCase {
    associatedtype Intent: AppIntent
    associatedtype Value: _IntentValue
    associatedtype Summary: ParameterSummary
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummarySwitchCondition<Intent, Value, CaseCondition>: ParameterSummary
    where Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase {
    /// docs/apple-api.md §6.4
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    public enum WidgetFamily: Hashable {
        case widgetFamily
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) {
        _ = builder()
    }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        _ = builder()
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
    where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        _ = parameterSummary()
    }

    public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        _ = parameterSummary()
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>: _ParameterSummarySwitchCase
    where Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary {
    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        _ = parameterSummary()
    }
}

/// docs/apple-api.md §6.4
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct ParameterSummaryTupleCaseCondition<Intent, Value, ValueType>: _ParameterSummarySwitchCase
    where Intent: AppIntent, Value: _IntentValue {
    public typealias Summary = Never
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
