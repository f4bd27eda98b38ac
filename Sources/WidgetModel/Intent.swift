// In: intent declarations. Out: one row an intent, one row a parameter.
// Invariant: dependencies form no cycle.

import WidgetBase

public struct IntentDecl: Sendable {
    public var header: DeclHeader
    public var title: TextID
    public var description: TextID?
    public var parameters: IDRange<ParameterID>
    /// The SiriKit intent that this one replaces.
    public var intentClassName: NameID?
    /// The name under which earlier releases stored the intent.
    public var persistentIdentifier: NameID?
    /// Nil where the editor shows every parameter.
    public var summary: IntentSummary?
    /// What takes the parameters.
    public var role: IntentRole = .widget

    public init(header: DeclHeader, title: TextID, description: TextID?, parameters: IDRange<ParameterID>) {
        self.header = header
        self.title = title
        self.description = description
        self.parameters = parameters
    }
}

/// What a parameter is before a person chooses.
public enum ParameterDefault: Sendable {
    case none
    case literal(LiteralValue)
    /// A list of literals.
    case list([LiteralValue])
    /// The first row that the picker offers; of a list, the first so many.
    case first(count: Int)
    /// The rows with these identifiers: one, but for a list.
    case identifiers([LiteralValue])
    /// Whatever the app has chosen: a reserved row with the identifier `@follow:<Snapshot>.<field>`.
    case follow(SnapshotID, FieldID, TextID)
}

/// What a dependent parameter offers while its dependency has no value.
public enum UnsetOptions: Sendable {
    /// Every row, or the `default:` row of a table.
    case all
    case none
    /// A list of what the parameter takes.
    case expression(ExprID)
}

/// A value that a parameter offers.
public struct ParameterOption: Sendable {
    public var value: LiteralValue
    /// What the picker shows; nil for the value itself.
    public var label: TextID?

    public init(value: LiteralValue, label: TextID?) {
        self.value = value
        self.label = label
    }
}

/// Options under one heading; without a title where the list has no sections.
public struct OptionSection: Sendable {
    public var title: TextID?
    public var options: [ParameterOption]

    public init(title: TextID?, options: [ParameterOption]) {
        self.title = title
        self.options = options
    }
}

/// The value that a row of dependent options wants of a dependency.
public enum OptionPattern: Hashable, Sendable {
    case any
    case value(LiteralValue)
    /// From the lower bound to before the upper bound; digits as written.
    case range(lower: NameID?, upper: NameID?, isClosed: Bool)
}

/// What a parameter offers for some values of the parameters it depends on.
public struct DependentOptions: Sendable {
    /// Alternatives, each with one pattern for each dependency in their order; empty for `default`.
    public var patterns: [[OptionPattern]]
    public var options: [ParameterOption]

    public init(patterns: [[OptionPattern]], options: [ParameterOption]) {
        self.patterns = patterns
        self.options = options
    }
}

/// What a parameter offers.
public enum ParameterOptions: Sendable {
    /// Whatever its type offers: the entity's picker, the enum's cases, free input.
    case standard
    case sections([OptionSection])
    /// By the value of what it depends on; the `default` row is the last, and always there.
    case dependent([DependentOptions])
    /// A list over `rows`, the entity's rows, or over a snapshot.
    case expression(ExprID)
    /// A hand-written `DynamicOptionsProvider` with `init()`.
    case provider(NameID)
}

public struct Parameter: Sendable {
    public var name: NameID
    public var doc: NameID
    public var intent: IntentID
    public var title: TextID
    public var description: TextID?
    public var type: TypeID
    public var defaultValue: ParameterDefault
    /// Without a stored value the widget is `unconfigured`.
    public var isRequired: Bool
    /// Released widgets have stored it; the editor does not show it.
    public var isRetired = false
    public var details = ParameterDetails()
    public var dependencies: [ParameterID]
    public var unset: UnsetOptions
    public var options: ParameterOptions
    public var range: SourceRange

    public init(
        name: NameID,
        doc: NameID = .empty,
        intent: IntentID,
        title: TextID,
        description: TextID? = nil,
        type: TypeID,
        defaultValue: ParameterDefault = .none,
        isRequired: Bool = false,
        dependencies: [ParameterID] = [],
        unset: UnsetOptions = .all,
        options: ParameterOptions = .standard,
        range: SourceRange
    ) {
        self.name = name
        self.doc = doc
        self.intent = intent
        self.title = title
        self.description = description
        self.type = type
        self.defaultValue = defaultValue
        self.isRequired = isRequired
        self.dependencies = dependencies
        self.unset = unset
        self.options = options
        self.range = range
    }
}
