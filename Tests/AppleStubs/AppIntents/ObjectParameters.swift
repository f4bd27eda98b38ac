// In: what a parameter of a framework type is declared with. Out: its initializers.
// Invariant: argument order, defaults and compile-time constants (`_const`) are those of the iOS 17.4 SDK. The
// variants with resolvers are left out: nothing that is generated uses them, and their absence admits nothing.

import CoreLocation
import Foundation

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == CLPlacemark {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        displayStyle: _const IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        displayStyle: _const IntentParameter<Value>.PlacemarkDisplayStyle = .name,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == CLPlacemark {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        currencyCodes: _const [String] = [],
        inclusiveRange: _const IntentParameter<Value>.InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, inclusiveRange: inclusiveRange)
        )
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        currencyCodes: _const [String] = [],
        inclusiveRange: _const IntentParameter<Value>.InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == IntentCurrencyAmount {
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
extension IntentParameter where Value.ValueType == IntentPerson {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description, size: size))
    }

    @available(tvOS, unavailable)
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: _const IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description, size: size))
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == IntentPaymentMethod {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == IntentPaymentMethod {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == IntentFile {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: _const Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: _const [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: defaultValue, details: _StubParameterDetails(description))
    }

    public convenience init<OptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: _const [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.2, iOS 17.2, watchOS 10.2, tvOS 17.2, *)
extension IntentParameter where Value.ValueType == StringSearchCriteria {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }
}
