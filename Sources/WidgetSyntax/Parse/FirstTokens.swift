// In: nothing. Out: what a member of each block may start with, in the order of the grammar.
// Invariant: equal to the FIRST sets that a test computes from `Grammar/widget.ebnf`.

/// The tokens that a production may start with.
public struct FirstTokens: Sendable {
    /// Keywords, in the order of the grammar; messages list them.
    public let keywords: [Keyword]
    /// Kinds of tokens; `identifier` where a name may stand.
    public let kinds: [TokenKind]

    init(_ keywords: [Keyword] = [], kinds: [TokenKind] = []) {
        self.keywords = keywords
        self.kinds = kinds
    }

    /// Whether a member may be `name: Type` and its like.
    @inlinable
    public var hasFields: Bool { kinds.contains(.identifier) }

    private static let literalKinds: [TokenKind] = [.text, .minus, .integer, .decimal, .dot]

    public static let file = FirstTokens([
        .module, .enum, .struct, .extern, .snapshot, .entity, .style, .route, .intent, .action, .widget, .control,
        .bundle,
    ])
    public static let moduleMember = FirstTokens([
        .platforms, .group, .scheme, .strings, .access, .linkage, .includes, .imports, .keychain, .role, .objc,
    ])
    /// Between the braces of an enum.
    public static let enumItem = FirstTokens([.case, .persistentIdentifier])
    public static let caseDetail = FirstTokens([.subtitle, .symbol, .image, .was])
    public static let field = FirstTokens(kinds: [.identifier])
    public static let snapshotMember = FirstTokens(
        [.version, .file, .group, .stale, .volatile], kinds: [.identifier])
    public static let entityMember = FirstTokens(
        [
            .id, .title, .subtitle, .symbol, .image, .missing, .source, .suggest, .search, .persistentIdentifier,
        ], kinds: [.identifier])
    /// Between the braces after `id`.
    public static let idDetail = FirstTokens([.was])
    /// Between the braces after `source` of an entity.
    public static let call = FirstTokens(kinds: [.identifier])
    /// Between the braces of a style.
    public static let styleItem = FirstTokens([.case, .default, .contrast], kinds: [.identifier])
    public static let intentMember = FirstTokens([
        .description, .intentClassName, .persistentIdentifier, .summary, .show, .required, .retired, .param,
    ])
    public static let paramDefault = FirstTokens(
        [.true, .false, .nil, .first, .follow, .id], kinds: literalKinds + [.leftBracket])
    public static let paramDetail = FirstTokens([
        .description, .prompt, .depends, .unset, .options, .only, .range, .control, .kind, .input, .labels, .size,
        .currencyCodes, .supportedTypes, .mode, .displayStyle, .disambiguation,
    ])
    public static let inputOption = FirstTokens([
        .multiline, .keyboard, .capitalization, .autocorrect, .smartQuotes, .smartDashes,
    ])
    public static let optionItem = FirstTokens(
        [.section, .case, .default, .true, .false, .nil], kinds: literalKinds)
    public static let actionMember = FirstTokens([
        .description, .required, .retired, .param, .perform, .runs, .opens, .authentication, .changes, .discoverable,
    ])
    public static let commonMember = FirstTokens([
        .description, .kind, .configuration, .source, .timeout, .empty, .entry, .sample, .promptsForUserConfiguration,
        .privacySensitive, .pushHandler,
    ])
    public static let widgetMember = FirstTokens(
        commonMember.keywords + [
            .legacy, .families, .recommend, .entries, .refresh, .retry, .relevance, .relevant, .link, .view,
            .background, .contentMarginsDisabled, .containerBackgroundRemovable, .disfavoredLocations,
            .supportedMountingStyles, .widgetTexture, .onBackgroundURLSessionEvents,
        ])
    public static let controlMember = FirstTokens(
        commonMember.keywords + [.button, .toggle, .label, .symbol, .valueLabel, .tint, .disabled])
    public static let entryField = FirstTokens(kinds: [.identifier])
    public static let assignment = FirstTokens(kinds: [.identifier])
    public static let entriesItem = FirstTokens([.every, .at, .limit, .expires])
    public static let refresh = FirstTokens([.after, .daily, .at, .never])
    public static let bundleItem = FirstTokens([.extern, .flag], kinds: [.identifier])
    public static let literal = FirstTokens([.true, .false, .nil], kinds: literalKinds)
    public static let method = FirstTokens([.filter, .first, .last, .sorted, .grouped, .prefix, .contains])
    public static let platform = FirstTokens([.iOS, .macOS, .watchOS, .visionOS])
    public static let durationUnit = FirstTokens([
        .second, .seconds, .minute, .minutes, .hour, .hours, .day, .days, .week, .weeks,
    ])
}
