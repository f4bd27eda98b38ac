// In: a name of Swift's frameworks or of other declarations. Out: the setting that says the same here.
// Invariant: each name is told in the blocks that have its setting, or that have none because it goes without saying.

/// A line that people bring from Swift, by the name that it is about.
struct ForeignMember {
    /// What stands in the line besides the name, as far as that can be carried over.
    enum Shape {
        /// One text.
        case text
        /// The setting by itself.
        case flag
        /// Names, each with a dot in Swift.
        case names
        case other
    }

    let words: [String]
    /// The setting; the line is told only in a block that has it. Nil for all `owners`.
    let keyword: Keyword?
    let owners: [String]
    /// What to do instead, as the second half of a message.
    let advice: String
    /// An example of the setting.
    let form: String
    let shape: Shape

    private init(_ words: [String], _ keyword: Keyword, _ form: String, _ shape: Shape = .other) {
        self.words = words
        self.keyword = keyword
        owners = []
        advice = "it is written `\(form)`"
        self.form = form
        self.shape = shape
    }

    private init(_ words: [String], in owners: [String], _ advice: String) {
        self.words = words
        keyword = nil
        self.owners = owners
        self.advice = advice
        form = ""
        shape = .other
    }

    static func find(_ word: String, in block: OpenBlock) -> ForeignMember? {
        all.first { member in
            guard member.words.contains(word) else { return false }
            if let keyword = member.keyword { return block.first.keywords.contains(keyword) }
            return member.owners.contains(block.owner)
        }
    }

    /// Whether a modifier of SwiftUI or WidgetKit has the name.
    static func isModifier(_ word: String) -> Bool {
        viewModifiers.contains(word) || all.contains { $0.words.contains(word) }
    }

    /// Modifiers of views, which no setting stands for.
    static let viewModifiers: Set<String> = [
        "padding", "frame", "font", "foregroundColor", "foregroundStyle", "contentTransition", "widgetAccentable",
        "invalidatableContent", "opacity", "cornerRadius", "clipShape", "overlay", "onTapGesture", "onAppear",
        "transition", "animation", "lineLimit", "bold", "dynamicTypeSize", "redacted", "unredacted", "modifier",
        "accessibilityLabel", "environment", "widgetLabel", "buttonStyle", "fontWeight",
    ]

    private static let shown = ["`widget`", "`control`"]
    private static let titled = ["`widget`", "`control`", "`intent`", "`action`", "`entity`", "`enum`"]

    private static let all: [ForeignMember] = [
        // What a widget says.
        ForeignMember(
            ["configurationDisplayName", "displayName", "name"], in: shown,
            "the title stands behind the name: `widget Name \"Title\"`"),
        ForeignMember(["description", "widgetDescription", "categoryName"], .description, "description \"…\"", .text),
        ForeignMember(
            ["supportedFamilies", "supportedFamily", "widgetFamilies"], .families,
            "families systemSmall, systemMedium", .names),
        ForeignMember(["containerBackground", "background", "backgroundStyle"], .background, "background .red"),
        ForeignMember(["widgetURL", "Link", "deepLink"], .link, "link route(parameter: value)", .text),
        ForeignMember(["contentMarginsDisabled"], .contentMarginsDisabled, "contentMarginsDisabled", .flag),
        ForeignMember(["margins", "contentMargins"], .contentMarginsDisabled, "contentMarginsDisabled"),
        ForeignMember(
            ["promptsForUserConfiguration"], .promptsForUserConfiguration, "promptsForUserConfiguration", .flag),
        ForeignMember(["privacySensitive"], .privacySensitive, "privacySensitive", .flag),
        ForeignMember(
            ["containerBackgroundRemovable"], .containerBackgroundRemovable, "containerBackgroundRemovable false"),
        ForeignMember(
            ["disfavoredLocations"], .disfavoredLocations, "disfavoredLocations standBy for systemSmall"),
        ForeignMember(
            ["supportedMountingStyles"], .supportedMountingStyles, "supportedMountingStyles elevated", .names),
        ForeignMember(
            ["onBackgroundURLSessionEvents", "backgroundTask"], .onBackgroundURLSessionEvents,
            "onBackgroundURLSessionEvents functionName"),
        ForeignMember(["pushHandler"], .pushHandler, "pushHandler TypeName"),
        ForeignMember(["kind"], .kind, "kind \"…\"", .text),
        ForeignMember(["tint"], .tint, "tint .blue"),
        ForeignMember(["disabled"], .disabled, "disabled condition"),
        ForeignMember(
            ["body", "content", "WidgetView", "EntryView"], .view, "view ViewName"),
        ForeignMember(
            ["StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration"],
            in: ["`widget`"],
            "the generated Swift has it: `configuration`, `kind`, `source` and `view` say what stands in it"),
        ForeignMember(
            [
                "StaticControlConfiguration", "AppIntentControlConfiguration", "ControlWidgetButton",
                "ControlWidgetToggle",
            ],
            in: ["`control`"], "the generated Swift has it: `button`, `toggle` and `label` say what stands in it"),
        ForeignMember(["body"], in: ["`control`"], "`button`, `toggle` and `label` say what a control shows"),
        ForeignMember(["intent"], .configuration, "configuration IntentName"),
        ForeignMember(["provider", "Provider"], .source, "source LoaderName { … }"),
        ForeignMember(
            ["Entry", "SimpleEntry", "TimelineEntry"], .entry, "entry { name: Type = expression }"),
        ForeignMember(
            ["placeholder", "snapshot", "getSnapshot", "preview", "Preview", "previewValue"], .sample,
            "sample { name = value }"),
        ForeignMember(
            [
                "getTimeline", "Timeline", "policy", "refreshInterval", "refreshAfter", "refreshPolicy",
                "reloadPolicy", "reloadAfter", "timelinePolicy", "updateEvery", "updateInterval", "updatePeriodMillis",
                "getTimelineEntries",
            ],
            .refresh, "refresh after 30 minutes"),
        ForeignMember(["relevance", "relevances", "TimelineEntryRelevance"], .relevance, "relevance expression"),
        ForeignMember(
            ["recommendations"], .recommend, "recommend each Snapshot.list as parameter \"title\""),
        // What intents and actions say.
        ForeignMember(
            ["title"], in: titled, "the title stands behind the name: `Name \"Title\"`"),
        ForeignMember(["parameterSummary", "Summary"], .summary, "summary \"… \\(parameter)\""),
        ForeignMember(["When", "Switch", "Case"], .show, "show parameter when condition"),
        ForeignMember(["perform"], .perform, "perform TypeName"),
        ForeignMember(
            ["perform"], in: ["`intent`"],
            "a configuration does nothing; what does is an `action Name \"Title\" { perform TypeName }`"),
        ForeignMember(["isDiscoverable"], .discoverable, "discoverable"),
        ForeignMember(
            ["isDiscoverable", "openAppWhenRun"], in: ["`intent`"],
            "the generated Swift has what a configuration needs"),
        ForeignMember(["openAppWhenRun", "supportedModes"], .runs, "runs app"),
        ForeignMember(
            ["authenticationPolicy", "requiresAuthentication", "authenticationRequired"], .authentication,
            "authentication required"),
        ForeignMember(["persistentIdentifier"], .persistentIdentifier, "persistentIdentifier \"…\"", .text),
        ForeignMember(["intentClassName"], .intentClassName, "intentClassName \"…\"", .text),
        ForeignMember(
            ["DynamicOptionsProvider", "optionsProvider"], in: ["`intent`", "`action`"],
            "what can be chosen is said by the parameter: `options rows`"),
        // What entities and enums say.
        ForeignMember(
            ["typeDisplayRepresentation", "typeDisplayName"], in: titled,
            "the title stands behind the name: `Name \"Title\"`"),
        ForeignMember(["displayRepresentation"], .title, "title \"\\(name)\""),
        ForeignMember(["caseDisplayRepresentations"], .case, "case name \"Title\""),
        ForeignMember(
            ["defaultQuery", "entities", "allEntities", "query", "suggestedEntities", "defaultResult"], .source,
            "source Snapshot.list"),
        // What modules say.
        ForeignMember(
            ["deploymentTarget", "minimumDeploymentTarget", "minVersion", "targets"], .platforms,
            "platforms iOS 17, macOS 14"),
    ]
}

/// A type of Swift that people declare beside widgets, by what it conforms to.
enum ForeignType {
    /// What says the same here, or where such types stand.
    static func advice(conformingTo name: String) -> String? {
        switch name {
        case "View": return "views stand in hand-written Swift, and a widget names its view: `view Name`"
        case "TimelineEntry": return "a widget says what its entries hold: `entry { name: Type = expression }`"
        case "TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider", "ControlValueProvider",
            "AppIntentControlValueProvider":
            return "the generated Swift has it: `source`, `entries` and `refresh` of a widget say what it does"
        case "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery":
            return "the generated Swift has it: `source`, `suggest` and `search` of an entity say what it does"
        case "DynamicOptionsProvider":
            return "the generated Swift has it: `options` of a parameter says what can be chosen"
        case "App", "AppShortcutsProvider", "ObservableObject", "UIViewRepresentable":
            return "such types stand in hand-written Swift"
        default: return nil
        }
    }
}
