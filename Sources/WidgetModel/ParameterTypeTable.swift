// In: nothing. Out: the kinds of value that parameters hold, with the arguments that Apple's initialisers take.
// Invariant: arguments stand in Apple's order; emission prints them in it and checks take what it allows.

/// A kind of value that Apple's `@Parameter` has initialisers for.
public enum ParameterKind: CaseIterable, Sendable {
    case string
    case int
    case double
    case bool
    case date
    case dateComponents
    case url
    case attributedString
    case file
    case person
    case placemark
    case currency
    case enumeration
    case entity

    /// The name in descriptions: a type's, or what declares it.
    public var words: String {
        switch self {
        case .string: return "`String`"
        case .int: return "`Int`"
        case .double: return "`Double`"
        case .bool: return "`Bool`"
        case .date: return "`Date`"
        case .dateComponents: return "`DateComponents`"
        case .url: return "`URL`"
        case .attributedString: return "`AttributedString`"
        case .file: return "`File`"
        case .person: return "`Person`"
        case .placemark: return "`Placemark`"
        case .currency: return "`Currency`"
        case .enumeration: return "an enum"
        case .entity: return "an entity"
        }
    }

    /// Whether a description can write a value down, so that there can be a default.
    public var hasLiteral: Bool {
        switch self {
        case .string, .int, .double, .bool, .url, .attributedString, .enumeration: return true
        case .date, .dateComponents, .file, .person, .placemark, .currency, .entity: return false
        }
    }

    /// The arguments of an initialiser, in Apple's order; none where the kind has no such initialiser.
    public func arguments(in form: ParameterForm) -> [ParameterArgument] {
        let own: [ParameterArgument]
        switch form {
        case .plain: own = plainArguments
        case .options: own = optionsArguments
        case .sized: own = sizedArguments
        }
        return own.isEmpty ? [] : [.title, .description] + own
    }

    /// Whether any of the kind's initialisers takes an argument.
    public func takes(_ argument: ParameterArgument) -> Bool {
        ParameterForm.allCases.contains { arguments(in: $0).contains(argument) }
    }

    private var plainArguments: [ParameterArgument] {
        switch self {
        case .string: return [.defaultValue, .inputOptions, .requestValueDialog]
        case .int, .double: return [.defaultValue, .controlStyle, .inclusiveRange, .requestValueDialog]
        case .bool: return [.defaultValue, .displayName, .requestValueDialog]
        case .date, .dateComponents: return [.kind, .requestValueDialog]
        case .url, .attributedString: return [.defaultValue, .requestValueDialog]
        case .file: return [.defaultValue, .supportedTypeIdentifiers, .requestValueDialog]
        case .person: return [.mode, .requestValueDialog]
        case .placemark: return [.displayStyle, .requestValueDialog]
        case .currency: return [.currencyCodes, .inclusiveRange, .requestValueDialog]
        case .enumeration: return [.defaultValue, .requestValueDialog, .requestDisambiguationDialog, .supportedValues]
        case .entity: return [.defaultValue, .requestValueDialog, .requestDisambiguationDialog, .query]
        }
    }

    private var optionsArguments: [ParameterArgument] {
        switch self {
        case .string: return [.inputOptions, .requestValueDialog, .optionsProvider]
        case .int, .double: return [.controlStyle, .inclusiveRange, .requestValueDialog, .optionsProvider]
        case .bool: return []
        case .date, .dateComponents: return [.kind, .requestValueDialog, .optionsProvider]
        case .url, .attributedString: return [.requestValueDialog, .optionsProvider]
        case .file: return [.supportedTypeIdentifiers, .requestValueDialog, .optionsProvider]
        case .person: return [.mode, .requestValueDialog, .optionsProvider]
        case .placemark: return [.displayStyle, .requestValueDialog, .optionsProvider]
        case .currency: return [.currencyCodes, .inclusiveRange, .requestValueDialog, .optionsProvider]
        case .enumeration:
            return [
                .defaultValue, .requestValueDialog, .requestDisambiguationDialog, .supportedValues, .optionsProvider,
            ]
        case .entity: return [.requestValueDialog, .requestDisambiguationDialog, .optionsProvider]
        }
    }

    private var sizedArguments: [ParameterArgument] {
        switch self {
        case .person: return [.mode, .size]
        case .entity: return [.defaultValue, .size, .query]
        case .string, .int, .double, .bool, .date, .dateComponents, .url, .attributedString, .file, .placemark,
            .currency, .enumeration:
            return []
        }
    }
}

/// Which of Apple's initialisers declares a parameter.
public enum ParameterForm: CaseIterable, Sendable {
    case plain
    /// With an options provider.
    case options
    /// A list with a number of elements.
    case sized
}

/// An argument of `@Parameter`, without those that nothing in a description asks for.
public enum ParameterArgument: Sendable {
    case title
    case description
    case defaultValue
    case controlStyle
    case inclusiveRange
    case displayName
    case inputOptions
    case kind
    case displayStyle
    case currencyCodes
    case mode
    case supportedTypeIdentifiers
    case size
    case requestValueDialog
    case requestDisambiguationDialog
    case supportedValues
    case query
    case optionsProvider

    /// The argument's label in Swift.
    public var label: String {
        switch self {
        case .title: return "title"
        case .description: return "description"
        case .defaultValue: return "default"
        case .controlStyle: return "controlStyle"
        case .inclusiveRange: return "inclusiveRange"
        case .displayName: return "displayName"
        case .inputOptions: return "inputOptions"
        case .kind: return "kind"
        case .displayStyle: return "displayStyle"
        case .currencyCodes: return "currencyCodes"
        case .mode: return "mode"
        case .supportedTypeIdentifiers: return "supportedTypeIdentifiers"
        case .size: return "size"
        case .requestValueDialog: return "requestValueDialog"
        case .requestDisambiguationDialog: return "requestDisambiguationDialog"
        case .supportedValues: return "supportedValues"
        case .query: return "query"
        case .optionsProvider: return "optionsProvider"
        }
    }
}

extension TypeTable {
    /// The kind of what a parameter of a type holds, alone or in a list; nil for a type that no parameter has.
    public func parameterKind(_ type: TypeID) -> ParameterKind? {
        switch self[unwrapped(element(type) ?? type)] {
        case .string: return .string
        case .int: return .int
        case .double: return .double
        case .bool: return .bool
        case .date: return .date
        case .dateComponents: return .dateComponents
        case .url: return .url
        case .attributedString: return .attributedString
        case .file: return .file
        case .person: return .person
        case .placemark: return .placemark
        case .currency: return .currency
        case .enumeration: return .enumeration
        case .entity: return .entity
        case .uuid, .data, .text, .symbol, .color, .font, .structure, .extern, .style, .family, .list, .optional,
            .nothing, .invalid:
            return nil
        }
    }
}

extension Program {
    /// The initialiser that declares a parameter.
    public func form(of parameter: Parameter) -> ParameterForm {
        if parameter.details.size != nil { return .sized }
        switch parameter.options {
        case .standard: return .plain
        case .provider: return .options
        case .sections, .dependent, .expression:
            // An entity's options are a query of the parameter's own.
            return types.parameterKind(parameter.type) == .entity ? .plain : .options
        }
    }
}
