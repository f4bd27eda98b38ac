// In: nothing. Out: the names that a description may not declare, with the reason.
// Invariant: one table for each place; a name is reserved only if the generated Swift could not compile with it.

import WidgetBase
import WidgetModel

/// Why a name may not be declared.
enum ReservedReason {
    /// Swift has no way to escape it.
    case swift
    /// The language brings a type of this name.
    case builtIn
    /// The generated Swift uses Apple's type of this name.
    case apple
    /// The generated Swift names a module by it.
    case module
    /// Every module's support file declares it.
    case support
    /// The construct needs a member of this name: "an entity".
    case requirement(String)
    /// Expressions have a meaning for it.
    case expression
}

/// What a member belongs to.
enum FieldOwner {
    case enumeration
    case row
    case entity
    case snapshot
    case loader
    case entry
    case route
    case parameter
    case column
}

enum ReservedNames {
    /// Why a declaration may not have a name.
    static func reason(forDeclaration name: String) -> ReservedReason? {
        if unescapable.contains(name) { return .swift }
        if builtIn.contains(name) { return .builtIn }
        if support.contains(name) { return .support }
        if modules.contains(name) { return .module }
        if let owner = members[name] { return .requirement(owner) }
        return apple.contains(name) ? .apple : nil
    }

    /// Why a declaration that is named inside of App Intents' types may not have a name.
    static func reason(forNested name: String) -> ReservedReason? {
        nested.contains(name) ? .apple : nil
    }

    /// Why a member may not have a name.
    static func reason(for name: String, in owner: FieldOwner) -> ReservedReason? {
        if unescapable.contains(name) { return .swift }
        switch owner {
        case .enumeration:
            if name == "none" || name == "some" { return .requirement("an optional") }
            return enumMembers.contains(name) ? .requirement("an enum") : nil
        case .row:
            return rowMembers.contains(name) ? .requirement("a struct") : nil
        case .entity:
            if rowMembers.contains(name) || entityMembers.contains(name) { return .requirement("an entity") }
            return isExpressionName(name) ? .expression : nil
        case .snapshot:
            return rowMembers.contains(name) || snapshotMembers.contains(name) ? .requirement("a snapshot") : nil
        case .loader:
            if entryMembers.contains(name) { return .requirement("an entry") }
            if rowMembers.contains(name) { return .requirement("a loader's content") }
            return isExpressionName(name) ? .expression : nil
        case .entry:
            if entryMembers.contains(name) { return .requirement("an entry") }
            return rowMembers.contains(name) ? .requirement("an entry") : nil
        case .parameter:
            if intentMembers.contains(name) { return .requirement("an intent") }
            return isExpressionName(name) ? .expression : nil
        case .column:
            return rowMembers.contains(name) || styleMembers.contains(name) ? .requirement("a style") : nil
        case .route:
            return nil
        }
    }

    private static func isExpressionName(_ name: String) -> Bool {
        name == "context" || name == "rows"
    }

    /// Backticks do not help these where the generated Swift puts them.
    private static let unescapable: Set<String> = ["init", "self", "Self", "Type", "Protocol", "Any", "_"]

    private static let builtIn: Set<String> = [
        "String", "Int", "Double", "Bool", "Date", "URL", "UUID", "Data", "Text", "Symbol", "Color", "Font",
        "DateComponents", "AttributedString", "Measurement",
    ]

    private static let support: Set<String> = [
        "KeptContents", "LossyElement", "NewerVersionError", "Routes", "SchemeColor", "WidgetBackground", "WidgetClock",
        "WidgetCompletion", "WidgetContent", "WidgetDates", "WidgetFiles", "WidgetKeychain", "WidgetKinds",
        "WidgetLoading", "WidgetObjects", "WidgetOrder", "WidgetOwnBackground", "WidgetReloads", "WidgetSchedule",
        "WidgetSelection", "WidgetState", "WidgetWriteError",
    ]

    /// Types that are generated inside of every snapshot.
    static let snapshotTypes: Set<String> = ["Reading", "Writer"]

    /// Types that are generated inside of others, where a declaration of the name could not be seen.
    private static let members = [
        "CodingKeys": "a row", "FormerCodingKeys": "a row",
    ]

    private static let modules: Set<String> = [
        "AppIntents", "CoreLocation", "Foundation", "Intents", "ObjectiveC", "Swift", "SwiftUI", "WidgetKit",
    ]

    /// Types that the generated Swift names without a module.
    private static let apple: Set<String> = [
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
    private static let nested: Set<String> = [
        "Case", "DefaultCase", "DefaultQuery", "DefaultValue", "Dependency", "Entity", "ID", "Item", "ItemCollection",
        "ItemSection", "ParameterDependency", "Property", "Switch", "UnwrappedType", "ValueType", "When",
    ]

    private static let enumMembers: Set<String> = [
        "allCases", "rawValue", "hashValue", "ordinal", "caseDisplayRepresentations", "typeDisplayRepresentation",
        "localizedStringResource",
    ]

    private static let rowMembers: Set<String> = ["hash", "hashValue", "CodingKeys", "encode"]

    private static let entityMembers: Set<String> = [
        "row", "isMissing", "displayRepresentation", "defaultQuery", "typeDisplayRepresentation",
    ]

    private static let snapshotMembers: Set<String> = ["version", "written", "skippedCount", "Reading", "Writer"]

    private static let entryMembers: Set<String> = ["date", "state", "url", "relevance"]

    private static let styleMembers: Set<String> = ["rows", "lookup"]

    private static let intentMembers: Set<String> = [
        "perform", "parameterSummary", "isDiscoverable", "openAppWhenRun", "authenticationPolicy", "supportedModes",
        "persistentIdentifier", "intentClassName", "systemContext", "donate", "requestConfirmation",
        "predictionConfiguration", "callAsFunction",
    ]
}

extension Checker {
    mutating func checkMemberName(_ name: String, of owner: FieldOwner, at range: SourceRange) {
        guard let reason = ReservedNames.reason(for: name, in: owner) else { return }
        let suggestions = ["Value", "Text", "Item"].map { name + $0 }
        let free = suggestions.first { ReservedNames.reason(for: $0, in: owner) == nil }
        report(.reservedName(name, reason: reason, at: range, suggestion: free))
    }

    mutating func checkDeclaredName(_ name: String, kind: SymbolKind, at range: SourceRange) {
        var found = ReservedNames.reason(forDeclaration: name)
        switch kind {
        case .entity, .enumeration: found = found ?? ReservedNames.reason(forNested: name)
        // Another declaration may have these names, unless a snapshot has a field of it.
        case .snapshot where ReservedNames.snapshotTypes.contains(name): found = .requirement("a snapshot")
        default: break
        }
        guard let reason = found else { return }
        // The name of a route is a function's, and shares no space with types.
        if case .route = kind {
            guard case .swift = reason else { return }
        }
        report(.reservedName(name, reason: reason, at: range, suggestion: kind.suggestedName(for: name)))
    }
}

extension SymbolKind {
    /// A name near the reserved one that is free.
    func suggestedName(for name: String) -> String {
        switch self {
        case .enumeration, .structure, .extern: return name + "Value"
        case .entity: return name + "Entity"
        case .snapshot: return name + "Snapshot"
        case .style: return name + "Style"
        case .route: return name + "Route"
        case .intent: return name + "Intent"
        case .action: return name + "Action"
        case .widget: return name + "Widget"
        case .control: return name + "Control"
        case .bundle: return name + "WidgetBundle"
        }
    }
}
