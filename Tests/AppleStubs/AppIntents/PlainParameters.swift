// In: what a parameter of a plain value is declared with. Out: its initializers.
// Invariant: argument order, defaults and compile-time constants (`_const`) are those of the iOS 17.4 SDK. The
// variants with resolvers are left out: nothing that is generated uses them, and their absence admits nothing.

import Foundation

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Int {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        controlStyle: _const IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: _const IntentParameter<Value>.InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(
            _title: title,
            defaultValue: defaultValue,
            details: _StubParameterDetails(description, inclusiveRange: inclusiveRange)
        )
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        controlStyle: _const IntentParameter<Value>.IntControlStyle = .stepper,
        inclusiveRange: _const IntentParameter<Value>.InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Int {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(
                description,
                optionsProvider: optionsProvider,
                inclusiveRange: inclusiveRange
            )
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Double {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        controlStyle: _const IntentParameter<Value>.DoubleControlStyle = .stepper,
        inclusiveRange: _const IntentParameter<Value>.InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(
            _title: title,
            defaultValue: defaultValue,
            details: _StubParameterDetails(description, inclusiveRange: inclusiveRange)
        )
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        controlStyle: _const IntentParameter<Value>.DoubleControlStyle = .stepper,
        inclusiveRange: _const IntentParameter<Value>.InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Double {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(
                description,
                optionsProvider: optionsProvider,
                inclusiveRange: inclusiveRange
            )
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Bool {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: defaultValue, details: _StubParameterDetails(description))
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: defaultValue, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == String {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == AttributedString {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: defaultValue, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == AttributedString {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Date {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        kind: _const IntentParameter<Value>.DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        kind: _const IntentParameter<Value>.DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Date {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == DateComponents {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        kind: _const IntentParameter<Value>.DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        kind: _const IntentParameter<Value>.DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == DateComponents {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == URL {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: defaultValue, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == URL {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == URL {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: [Value.ValueType?],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(
            _title: title,
            defaultValue: defaultValue.compactMap { $0 } as? Value.UnwrappedType,
            details: _StubParameterDetails(description)
        )
    }
}
