// In: what a parameter of a measurement is declared with. Out: its units and initializers.
// Invariant: a default is given with a unit to choose (`defaultUnit`) or in a fixed one (`unit`), never both; the
// variants with resolvers are left out, as in the other parameter files.

import Foundation

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
    public enum Acceleration: String, Hashable {
        case gravity
        case metersPerSecondSquared
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Acceleration? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Acceleration,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitAcceleration> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
    public enum Angle: String, Hashable {
        case arcMinutes
        case arcSeconds
        case degrees
        case gradians
        case radians
        case revolutions
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Angle? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Angle,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitAngle> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
    public enum Area: String, Hashable {
        case acres
        case ares
        case hectares
        case squareCentimeters
        case squareFeet
        case squareInches
        case squareKilometers
        case squareMegameters
        case squareMeters
        case squareMicrometers
        case squareMiles
        case squareMillimeters
        case squareNanometers
        case squareYards
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Area? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Area,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitArea> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
    public enum ConcentrationMass: String, Hashable {
        case gramsPerLiter
        case milligramsPerDeciliter
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ConcentrationMass? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ConcentrationMass,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitConcentrationMass> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
    public enum Dispersion: String, Hashable {
        case partsPerMillion
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Dispersion? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Dispersion,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitDispersion> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    public enum Duration: String, Hashable {
        case hours
        case microseconds
        case milliseconds
        case minutes
        case nanoseconds
        case picoseconds
        case seconds
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Duration? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Duration,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitDuration> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
    public enum ElectricCharge: String, Hashable {
        case ampereHours
        case coulombs
        case kiloampereHours
        case megaampereHours
        case microampereHours
        case milliampereHours
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ElectricCharge? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ElectricCharge,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitElectricCharge> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
    public enum ElectricCurrent: String, Hashable {
        case amperes
        case kiloamperes
        case megaamperes
        case microamperes
        case milliamperes
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ElectricCurrent? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ElectricCurrent,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitElectricCurrent> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    public enum ElectricPotentialDifference: String, Hashable {
        case kilovolts
        case megavolts
        case microvolts
        case millivolts
        case volts
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ElectricPotentialDifference? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ElectricPotentialDifference,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitElectricPotentialDifference> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
    public enum ElectricResistance: String, Hashable {
        case kiloohms
        case megaohms
        case microohms
        case milliohms
        case ohms
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const ElectricResistance? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const ElectricResistance,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitElectricResistance> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    public enum Energy: String, Hashable {
        case calories
        case joules
        case kilocalories
        case kilojoules
        case kilowattHours
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Energy? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Energy,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitEnergy> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
    public enum Frequency: String, Hashable {
        case framesPerSecond
        case gigahertz
        case hertz
        case kilohertz
        case megahertz
        case microhertz
        case millihertz
        case nanohertz
        case terahertz
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Frequency? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Frequency,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitFrequency> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
    public enum FuelEfficiency: String, Hashable {
        case litersPer100Kilometers
        case milesPerGallon
        case milesPerImperialGallon
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const FuelEfficiency? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const FuelEfficiency,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitFuelEfficiency> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
    public enum Illuminance: String, Hashable {
        case lux
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Illuminance? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Illuminance,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitIlluminance> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    public enum InformationStorage: String, Hashable {
        case bits
        case bytes
        case exabits
        case exabytes
        case exbibits
        case exbibytes
        case gibibits
        case gibibytes
        case gigabits
        case gigabytes
        case kibibits
        case kibibytes
        case kilobits
        case kilobytes
        case mebibits
        case mebibytes
        case megabits
        case megabytes
        case nibbles
        case pebibits
        case pebibytes
        case petabits
        case petabytes
        case tebibits
        case tebibytes
        case terabits
        case terabytes
        case yobibits
        case yobibytes
        case yottabits
        case yottabytes
        case zebibits
        case zebibytes
        case zettabits
        case zettabytes
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const InformationStorage? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const InformationStorage,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitInformationStorage> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    public enum Length: String, Hashable {
        case astronomicalUnits
        case centimeters
        case decameters
        case decimeters
        case fathoms
        case feet
        case furlongs
        case hectometers
        case inches
        case kilometers
        case lightyears
        case megameters
        case meters
        case micrometers
        case miles
        case millimeters
        case nanometers
        case nauticalMiles
        case parsecs
        case picometers
        case scandinavianMiles
        case yards
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Length? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Length,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitLength> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    public enum Mass: String, Hashable {
        case carats
        case centigrams
        case decigrams
        case grams
        case kilograms
        case metricTons
        case micrograms
        case milligrams
        case nanograms
        case ounces
        case ouncesTroy
        case picograms
        case pounds
        case shortTons
        case slugs
        case stones
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Mass? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Mass,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitMass> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
    public enum Power: String, Hashable {
        case femtowatts
        case gigawatts
        case horsepower
        case kilowatts
        case megawatts
        case microwatts
        case milliwatts
        case nanowatts
        case picowatts
        case terawatts
        case watts
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Power? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Power,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitPower> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
    public enum Pressure: String, Hashable {
        case bars
        case gigapascals
        case hectopascals
        case inchesOfMercury
        case kilopascals
        case megapascals
        case millibars
        case millimetersOfMercury
        case newtonsPerMetersSquared
        case poundsForcePerSquareInch
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Pressure? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Pressure,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitPressure> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    public enum Speed: String, Hashable {
        case kilometersPerHour
        case knots
        case metersPerSecond
        case milesPerHour
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Speed? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Speed,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitSpeed> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    public enum Temperature: String, Hashable {
        case celsius
        case fahrenheit
        case kelvin
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Temperature? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Temperature,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    )
        where OptionsProvider: DynamicOptionsProvider,
        OptionsProvider.DefaultValue.ValueType == Measurement<UnitTemperature> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    public enum Volume: String, Hashable {
        case acreFeet
        case bushels
        case centiliters
        case cubicCentimeters
        case cubicDecimeters
        case cubicFeet
        case cubicInches
        case cubicKilometers
        case cubicMeters
        case cubicMiles
        case cubicMillimeters
        case cubicYards
        case cups
        case deciliters
        case fluidOunces
        case gallons
        case imperialFluidOunces
        case imperialGallons
        case imperialPints
        case imperialQuarts
        case imperialTablespoons
        case imperialTeaspoons
        case kiloliters
        case liters
        case megaliters
        case metricCups
        case milliliters
        case pints
        case quarts
        case tablespoons
        case teaspoons
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        defaultUnit: _const Volume? = nil,
        defaultUnitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: _const InputConnectionBehavior = .default
    ) {
        self.init(_title: title, defaultValue: nil, details: _StubParameterDetails(description))
    }

    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: _const Double? = nil,
        unit: _const Volume,
        unitAdjustForLocale: _const Bool = false,
        supportsNegativeNumbers: _const Bool = true,
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
    ) where OptionsProvider: DynamicOptionsProvider, OptionsProvider.DefaultValue.ValueType == Measurement<UnitVolume> {
        self.init(
            _title: title,
            defaultValue: nil,
            details: _StubParameterDetails(description, optionsProvider: optionsProvider)
        )
    }
}
