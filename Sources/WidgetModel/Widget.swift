// In: widget declarations. Out: one row a widget, a loader.
// Invariant: `snapshots` lists every snapshot that the widget's timeline reads, each once, in order of first use.

import WidgetBase

/// A hand-written type that loads a widget's content.
public struct LoaderDecl: Sendable {
    /// The name is that of the hand-written type.
    public var header: DeclHeader
    /// The intent whose parameters the request carries.
    public var configuration: IntentID?
    public var fields: IDRange<FieldID>
    /// Whether it returns several contents, each with a date, that together are the timeline.
    public var isTimeline: Bool

    public init(header: DeclHeader, configuration: IntentID?, fields: IDRange<FieldID>, isTimeline: Bool = false) {
        self.header = header
        self.configuration = configuration
        self.fields = fields
        self.isTimeline = isTimeline
    }
}

/// When WidgetKit is asked to come back.
public enum RefreshRule: Sendable {
    case after(WidgetDuration)
    case daily(TimeOfDay)
    /// When the last entry begins, before content expires.
    case atEnd
    case never
}

/// Where a tap leads.
public enum LinkTarget: Sendable {
    /// A `route` expression.
    case route(ExprID)
    /// A web address.
    case url(NameID)
}

/// What an assignment of a sample sets.
public enum SampleInput: Hashable, Sendable {
    case parameter(ParameterID)
    case loaderField(FieldID)
    case snapshotField(SnapshotID, FieldID)
}

public struct SampleValue: Sendable {
    public var input: SampleInput
    public var value: ExprID

    public init(input: SampleInput, value: ExprID) {
        self.input = input
        self.value = value
    }
}

/// The SiriKit intent that configures a widget on older systems.
public struct LegacyConfiguration: Sendable {
    /// The class that Xcode makes of the intent definition file.
    public var className: NameID
    /// What it holds of the parameters; the others are as they start.
    public var values: [LegacyValue] = []

    public init(className: NameID) {
        self.className = className
    }
}

/// A parameter that a SiriKit intent holds.
public struct LegacyValue: Sendable {
    public var parameter: ParameterID
    /// The property of the class.
    public var property: NameID

    public init(parameter: ParameterID, property: NameID) {
        self.parameter = parameter
        self.property = property
    }
}

/// The view for one family, or for all that have none.
public struct ViewChoice: Sendable {
    /// Nil for `default`.
    public var family: WidgetFamily?
    /// A hand-written `View` with `init(entry:)`.
    public var view: NameID

    public init(family: WidgetFamily?, view: NameID) {
        self.family = family
        self.view = view
    }
}

public struct WidgetDecl: Sendable {
    public var header: DeclHeader
    /// The name without a final `Widget`: what the entry and provider are named after.
    public var baseName: NameID
    public var title: TextID
    public var description: TextID?
    /// The identity of placed widgets.
    public var kind: NameID
    /// Nil: a static widget.
    public var configuration: IntentID?
    /// What configures it on systems without configurable App Intents; nil where it is left out there.
    public var legacy: LegacyConfiguration?
    public var families: [WidgetFamily]
    /// The platforms to which the description limits a family; without a row, all that have it.
    public var familyPlatforms: [WidgetFamily: [Platform]]
    public var loader: LoaderID?
    /// How long the loader may take.
    public var timeout: WidgetDuration
    /// The computed fields of the entry; the loader's fields are entry fields too.
    public var fields: IDRange<FieldID>
    /// The first is that of placeholder and gallery; none where every input has a value without.
    public var samples: [WidgetSample]
    /// What says that there is nothing to show.
    public var emptyCondition: ExprID?
    /// Nil: one entry now.
    public var schedule: EntrySchedule?
    /// Joined by `or`: the earliest counts.
    public var refresh: [RefreshRule]
    /// When data could not be read.
    public var retry: WidgetDuration
    public var relevance: RelevanceDecl?
    public var relevant: [RelevantRule]
    public var recommendations: [Recommendation]
    public var link: LinkTarget?
    public var views: [ViewChoice]
    public var modifiers: WidgetModifiers
    public var snapshots: [SnapshotID]
    /// The fields of these snapshots that it reads, each once.
    public var snapshotFields: [FieldID]
    /// The fields of snapshots that `relevant` reads, and those that `recommend` reads.
    public var relevantFields: [FieldID]
    public var recommendedFields: [FieldID]
    /// Whether an expression reads `context.family`.
    public var usesFamily: Bool

    public init(
        header: DeclHeader,
        baseName: NameID,
        title: TextID,
        kind: NameID,
        families: [WidgetFamily],
        timeout: WidgetDuration,
        fields: IDRange<FieldID>,
        retry: WidgetDuration
    ) {
        self.header = header
        self.baseName = baseName
        self.title = title
        self.kind = kind
        self.families = families
        self.timeout = timeout
        self.fields = fields
        self.retry = retry
        description = nil
        configuration = nil
        legacy = nil
        loader = nil
        samples = []
        familyPlatforms = [:]
        relevance = nil
        relevant = []
        recommendations = []
        emptyCondition = nil
        schedule = nil
        refresh = []
        link = nil
        views = []
        modifiers = WidgetModifiers()
        snapshots = []
        snapshotFields = []
        relevantFields = []
        recommendedFields = []
        usesFamily = false
    }
}

extension WidgetDuration {
    /// When to ask again after data could not be read, where nothing says when: 24 times a day of the 40 to 70 that a
    /// person's widgets share. A quarter of an hour would be 96.
    public static let standardRetry = WidgetDuration(count: 1, unit: .hour)
}

extension WidgetDecl {
    /// The first version of a platform on which the widget shows as a family; nil for never.
    public func introduced(_ family: WidgetFamily, on platform: Platform) -> PlatformVersion? {
        if let platforms = familyPlatforms[family], !platforms.contains(platform) { return nil }
        return family.introduced[platform]
    }

    /// The first version of each platform on which the widget shows at all.
    public var introduced: PlatformVersions {
        var result = PlatformVersions()
        for platform in Platform.allCases {
            result[platform] = families.compactMap { introduced($0, on: platform) }.min()
        }
        guard configuration != nil, legacy == nil else { return result }
        let configurable = AppleSymbol.configurableWidgets.introduced
        for platform in result.platforms {
            guard let first = result[platform], let version = configurable[platform] else { continue }
            result[platform] = max(first, version)
        }
        return result
    }
}
