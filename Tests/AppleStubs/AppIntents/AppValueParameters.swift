// In: what a parameter of the app's own types is declared with. Out: its initializers.
// Invariant: argument order, defaults and compile-time constants (`_const`) are those of the iOS 17.4 SDK. The
// variants with resolvers are left out: nothing that is generated uses them, and their absence admits nothing.

import Foundation

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType: AppEnum {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            _title: title,
            defaultValue: defaultValue,
            details: _StubParameterDetails(description, supportedValues: supportedValues)
        )
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            _title: title,
            defaultValue: defaultValue,
            details: _StubParameterDetails(
                description,
                optionsProvider: optionsProvider,
                supportedValues: supportedValues
            )
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType: AppEntity {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: defaultValue, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }

    public convenience init<Query>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            _title: title,
            defaultValue: defaultValue,
            details: _StubParameterDetails(description, optionsProvider: query)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: defaultValue, details: _StubParameterDetails(description, size: size))
    }

    @available(tvOS, unavailable)
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: defaultValue, details: _StubParameterDetails(description, size: size))
    }

    public convenience init<Query>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            _title: title,
            defaultValue: defaultValue,
            details: _StubParameterDetails(description, optionsProvider: query, size: size)
        )
    }

    @available(tvOS, unavailable)
    public convenience init<Query>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        query: Query
    ) where Query: EntityQuery, Value.ValueType == Query.Entity {
        self.init(
            _title: title,
            defaultValue: defaultValue,
            details: _StubParameterDetails(description, optionsProvider: query, size: size)
        )
    }
}
