// In: nothing. Out: the names that the generated Swift needs for itself, by the place in which it needs them.
// Invariant: a name is here only if the generated Swift could not compile with it; what is checked and what `explain`
// lists are these tables.

/// Names that a description may not declare.
public enum ReservedNameTable {
    /// Backticks do not help these where the generated Swift puts them.
    public static let unescapable: Set<String> = ["init", "self", "Self", "Type", "Protocol", "Any", "_"]

    /// The words that are no identifiers in Swift.
    public static let swiftWords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    ]

    public static let builtIn: Set<String> = [
        "String", "Int", "Double", "Bool", "Date", "URL", "UUID", "Data", "Text", "Symbol", "Color", "Font",
        "DateComponents", "AttributedString", "Measurement",
    ]

    public static let support: Set<String> = [
        "KeptContents", "LossyElement", "NewerVersionError", "Routes", "SchemeColor", "WidgetBackground", "WidgetClock",
        "WidgetCompletion", "WidgetContent", "WidgetDates", "WidgetFiles", "WidgetKeychain", "WidgetKinds",
        "WidgetLoading", "WidgetObjects", "WidgetOrder", "WidgetOwnBackground", "WidgetReloads", "WidgetSchedule",
        "WidgetSelection", "WidgetState", "WidgetWriteError",
    ]

    /// Types that are generated inside of every snapshot.
    public static let snapshotTypes: Set<String> = ["Reading", "Writer"]

    /// Types that are generated inside of rows, where a declaration of the name could not be seen.
    public static let rowTypes: Set<String> = ["CodingKeys", "FormerCodingKeys"]

    public static let modules: Set<String> = [
        "AppIntents", "CoreLocation", "Foundation", "Intents", "ObjectiveC", "Swift", "SwiftUI", "WidgetKit",
    ]

    /// Modules that the system's own bring along: no target can have such a name beside them.
    public static let systemModules: Set<String> = modules.union([
        "AppKit", "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Observation", "Security",
        "UIKit", "UniformTypeIdentifiers", "WatchKit", "os",
    ])

    /// Types that the generated Swift names without a module.
    public static let apple: Set<String> = [
        "AppEntity", "AppEnum", "AppIntent", "AppIntentConfiguration", "AppIntentControlConfiguration",
        "AppIntentControlValueProvider", "ControlConfigurationIntent", "ControlValueProvider", "ControlWidget",
        "ControlWidgetButton", "ControlWidgetConfiguration", "ControlWidgetToggle", "IntentAuthenticationPolicy",
        "IntentResult", "Label", "OpenURLIntent", "OpensIntent", "SetValueIntent", "StaticControlConfiguration",
        "AppIntentTimelineProvider", "IntentConfiguration", "IntentRecommendation", "IntentTimelineProvider",
        "AppIntentsPackage", "Array", "AsyncStream", "CGSize", "CLPlacemark", "CancellationError", "ClosedRange",
        "CocoaError", "Duration", "EnvironmentValues", "ISO8601DateFormatter", "KeyPath", "MainActor", "Range",
        "CharacterSet", "CustomIntentMigratedAppIntent", "DecodingError", "EmptyView", "AppIntentRecommendation",
        "CaseIterable", "ControlCenter", "DateInterval", "JSONSerialization", "NSObject", "RelevantContext",
        "WidgetRelevance", "WidgetRelevanceAttribute",
        "TimeZone", "Bundle", "Calendar", "Character", "CodingKey", "Codable", "ColorScheme", "Context",
        "Decodable", "Decoder", "Dictionary", "DisplayRepresentation", "DynamicOptionsProvider", "Encodable",
        "Encoder", "EntityQuery", "EntityStringQuery", "EntryView", "Environment", "Equatable", "Error", "FileManager",
        "Float", "Hashable", "Identifiable", "Image", "Intent", "IntentDescription", "IntentItem",
        "IntentItemCollection", "IntentItemSection", "IntentParameter", "IntentParameterDependency",
        "IntentCollectionSize", "IntentCurrencyAmount", "IntentDialog", "IntentFile", "IntentPerson",
        "JSONDecoder", "JSONEncoder", "Locale", "LocalizedStringResource", "Logger", "NSLocalizedString", "Never",
        "Optional", "Parameter",
        "ParameterSummary", "Preview", "Result", "Sendable", "Set", "ShapeStyle", "StaticConfiguration", "Summary",
        "Task", "TimeInterval", "Timeline", "TimelineEntry", "TimelineEntryRelevance", "TimelineProvider",
        "TimelineProviderContext", "TimelineReloadPolicy", "TypeDisplayRepresentation", "UInt64", "View", "ViewBuilder",
        "ViewModifier", "Void",
        "Widget", "WidgetBundle", "WidgetBundleBuilder", "WidgetCenter", "WidgetConfiguration",
        "WidgetConfigurationIntent", "WidgetFamily", "WidgetRenderingMode",
    ]

    /// Types that App Intents name inside of intents, entities, queries and options providers.
    public static let nested: Set<String> = [
        "Case", "DefaultCase", "DefaultQuery", "DefaultValue", "Dependency", "Entity", "ID", "Item", "ItemCollection",
        "ItemSection", "ParameterDependency", "Property", "Switch", "UnwrappedType", "ValueType", "When",
    ]

    public static let enumMembers: Set<String> = [
        "allCases", "rawValue", "hashValue", "ordinal", "caseDisplayRepresentations", "typeDisplayRepresentation",
        "localizedStringResource",
    ]

    public static let rowMembers: Set<String> = ["hash", "hashValue", "CodingKeys", "encode"]

    public static let entityMembers: Set<String> = [
        "row", "isMissing", "displayRepresentation", "defaultQuery", "typeDisplayRepresentation",
    ]

    public static let snapshotMembers: Set<String> = ["version", "written", "skippedCount", "Reading", "Writer"]

    public static let entryMembers: Set<String> = ["date", "state", "url", "relevance"]

    public static let styleMembers: Set<String> = ["rows", "lookup"]

    public static let intentMembers: Set<String> = [
        "perform", "parameterSummary", "isDiscoverable", "openAppWhenRun", "authenticationPolicy", "supportedModes",
        "persistentIdentifier", "intentClassName", "systemContext", "donate", "requestConfirmation",
        "predictionConfiguration", "callAsFunction",
    ]

    /// Members of what a control's values are made into.
    public static let controlMembers: Set<String> = ["action", "isOn", "isDisabled", "sample"]

    /// Members of an optional, which a case of the name would hide.
    public static let optionalMembers: Set<String> = ["none", "some"]

    /// Names for which expressions have a meaning.
    public static let expressionNames: Set<String> = ["context", "rows"]

    /// Every name, by what may not bear it; within a group in the order of the alphabet.
    public static var groups: [(place: String, names: [String])] {
        let declared = builtIn.union(support).union(modules).union(rowTypes).union(apple)
        let groups: [(String, Set<String>)] = [
            ("everything", unescapable),
            ("modules", systemModules),
            ("declarations but routes, and members but enum cases", declared),
            ("enums and entities", nested.subtracting(declared)),
            ("snapshots", snapshotTypes),
            ("enum cases", enumMembers.union(optionalMembers)),
            ("fields of structs, entities, snapshots, loaders and entries, and style columns", rowMembers),
            ("fields of entities", entityMembers.union(expressionNames)),
            ("fields of snapshots", snapshotMembers),
            ("fields of entries", entryMembers),
            ("fields of loaders", entryMembers.union(expressionNames)),
            ("style columns", styleMembers),
            ("fields of controls", controlMembers),
            ("parameters", intentMembers.union(expressionNames)),
        ]
        return groups.map { ($0.0, $0.1.sorted()) }
    }
}
