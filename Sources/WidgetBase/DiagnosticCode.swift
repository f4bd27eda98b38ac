// In: nothing. Out: the catalogue of everything that the compiler can find, one row a kind of mistake.
// Invariant: a released word never changes its meaning; the wording of a finding stands in `<Stage>Diagnostics.swift`.

/// A kind of finding. Its word is stable; people use it in reports and to silence a finding.
public enum DiagnosticCode: String, CaseIterable, Sendable {
    // MARK: Input
    case notUTF8 = "not-utf8"
    case fileTooLarge = "file-too-large"
    case mergeConflict = "merge-conflict"
    case tooManyFindings = "too-many-findings"
    case nothingDescribed = "nothing-described"
    case collidingOutputs = "colliding-outputs"

    // MARK: Lexer
    case unexpectedCharacter = "unexpected-character"
    case unterminatedText = "unterminated-text"
    case unterminatedComment = "unterminated-comment"
    case invalidEscape = "invalid-escape"
    case invalidNumber = "invalid-number"
    case invalidColor = "invalid-color"
    case multilineTextIndentation = "multiline-text-indentation"

    // MARK: Parser
    case expectedDeclaration = "expected-declaration"
    case unknownMember = "unknown-member"
    case expectedToken = "expected-token"
    case expectedName = "expected-name"
    case expectedText = "expected-text"
    case expectedType = "expected-type"
    case expectedExpression = "expected-expression"
    case expectedValue = "expected-value"
    case expectedEndOfLine = "expected-end-of-line"
    case missingTitle = "missing-title"
    case unknownWord = "unknown-word"
    case unexpectedToken = "unexpected-token"
    case unexpectedComma = "unexpected-comma"
    case invalidDuration = "invalid-duration"
    case invalidTime = "invalid-time"
    case invalidRange = "invalid-range"
    case invalidVersion = "invalid-version"
    case unclosedBrace = "unclosed-brace"
    case unexpectedBrace = "unexpected-brace"
    case nestingTooDeep = "nesting-too-deep"
    case unsupportedSwift = "unsupported-swift"

    // MARK: Check
    case duplicateMember = "duplicate-member"
    case missingMember = "missing-member"
    case emptyDeclaration = "empty-declaration"
    // Modules.
    case unknownModule = "unknown-module"
    case duplicateModule = "duplicate-module"
    case undecidedModule = "undecided-module"
    case importCycle = "import-cycle"
    case moduleNotPublic = "module-not-public"
    case staticInclude = "static-include"
    case unknownPackage = "unknown-package"
    case missingPlatforms = "missing-platforms"
    case unknownPlatform = "unknown-platform"
    case duplicatePlatform = "duplicate-platform"
    case unknownVersion = "unknown-version"
    case unsupportedFloor = "unsupported-floor"
    case conflictingOption = "conflicting-option"
    // Names.
    case duplicateName = "duplicate-name"
    case conflictingKey = "conflicting-key"
    case reservedName = "reserved-name"
    case collidingName = "colliding-name"
    case ambiguousName = "ambiguous-name"
    case unknownName = "unknown-name"
    case unknownType = "unknown-type"
    case unknownField = "unknown-field"
    case unknownCase = "unknown-case"
    case unknownFamily = "unknown-family"
    case unknownColor = "unknown-color"
    case unknownFont = "unknown-font"
    case unknownColumn = "unknown-column"
    case unknownParameter = "unknown-parameter"
    case wrongDeclaration = "wrong-declaration"
    case notVisible = "not-visible"
    case wrongModule = "wrong-module"
    // Types and expressions.
    case typeNotAllowed = "type-not-allowed"
    case typeMismatch = "type-mismatch"
    case optionalValue = "optional-value"
    case needlessOptional = "needless-optional"
    case uninferredType = "uninferred-type"
    case notInterpolable = "not-interpolable"
    case notComparable = "not-comparable"
    case constantCondition = "constant-condition"
    case missingArgument = "missing-argument"
    case duplicateArgument = "duplicate-argument"
    case argumentCount = "argument-count"
    case numberOutOfRange = "number-out-of-range"
    case invalidDefault = "invalid-default"
    case invalidURL = "invalid-url"
    case invalidUUID = "invalid-uuid"
    case recursiveType = "recursive-type"
    // Enums, snapshots and entities.
    case mixedRawValues = "mixed-raw-values"
    case duplicateRawValue = "duplicate-raw-value"
    case missingGroup = "missing-group"
    case invalidGroup = "invalid-group"
    case duplicateFile = "duplicate-file"
    case invalidFileName = "invalid-file-name"
    case duplicateIdentifier = "duplicate-identifier"
    case duplicateCatalog = "duplicate-catalog"
    // Styles and routes.
    case stylePattern = "style-pattern"
    case missingCells = "missing-cells"
    case overlappingRows = "overlapping-rows"
    case unreachableRow = "unreachable-row"
    case tableTooLarge = "table-too-large"
    case missingColumn = "missing-column"
    case lowContrast = "low-contrast"
    case missingScheme = "missing-scheme"
    case routeParameter = "route-parameter"
    case overlappingRoutes = "overlapping-routes"
    // Intents.
    case missingDefault = "missing-default"
    case requiredNotOptional = "required-not-optional"
    case followMismatch = "follow-mismatch"
    case dependencyCycle = "dependency-cycle"
    case missingDependency = "missing-dependency"
    case severalDependencies = "several-dependencies"
    case optionsNotAllowed = "options-not-allowed"
    case missingDefaultRow = "missing-default-row"
    case duplicateOption = "duplicate-option"
    case detailNotAllowed = "detail-not-allowed"
    case invalidDetail = "invalid-detail"
    case retiredParameter = "retired-parameter"
    case summaryParameter = "summary-parameter"
    case invalidCondition = "invalid-condition"
    case unreachableParameter = "unreachable-parameter"
    case summaryTooLarge = "summary-too-large"
    // Actions and controls.
    case memberNotAllowed = "member-not-allowed"
    case duplicatePerformer = "duplicate-performer"
    case sharedConfiguration = "shared-configuration"
    case actionNotToggled = "action-not-toggled"
    // Widgets and bundles.
    case duplicateKind = "duplicate-kind"
    case missingFamilies = "missing-families"
    case unavailableFamily = "unavailable-family"
    case duplicateFamily = "duplicate-family"
    case undeclaredFamily = "undeclared-family"
    case leftOut = "left-out"
    case unavailableModifier = "unavailable-modifier"
    case invalidLegacy = "invalid-legacy"
    case renamedParameter = "renamed-parameter"
    case missingView = "missing-view"
    case reusedView = "reused-view"
    case missingSample = "missing-sample"
    case loaderMismatch = "loader-mismatch"
    case conflictingRefresh = "conflicting-refresh"
    case frequentRefresh = "frequent-refresh"
    case longTimeout = "long-timeout"
    case singleEntryAtEnd = "single-entry-at-end"
    case misalignedStep = "misaligned-step"
    case endBeforeStart = "end-before-start"
    case sampleTitle = "sample-title"
    case duplicateBundle = "duplicate-bundle"
    case duplicateWidget = "duplicate-widget"
    case unlistedWidget = "unlisted-widget"
    case missingBundle = "missing-bundle"
    // Comments that silence findings.
    case invalidIgnore = "invalid-ignore"
    case unusedIgnore = "unused-ignore"
    // What ships broken although it compiles: times.
    case dayInHours = "day-in-hours"
    case manyEntries = "many-entries"
    case shortStep = "short-step"
    case earlyExpiry = "early-expiry"
    case lateRetry = "late-retry"
    case frozenDate = "frozen-date"
    case frozenField = "frozen-field"
    case frozenTime = "frozen-time"
    case datedContent = "dated-content"
    case constantRelevance = "constant-relevance"
    case endlessRelevance = "endless-relevance"
    // Configuration.
    case hiddenParameter = "hidden-parameter"
    case unusedParameter = "unused-parameter"
    case unsetDependency = "unset-dependency"
    case missingMigration = "missing-migration"
    case sizeFamilies = "size-families"
    case titleAsIdentifier = "title-as-identifier"
    case unchosenEntity = "unchosen-entity"
    case repeatedType = "repeated-type"
    // Data.
    case unusedField = "unused-field"
    case restlessField = "restless-field"
    case secretField = "secret-field"
    case inlineImage = "inline-image"
    case imageMemory = "image-memory"
    // What a person sees and taps.
    case sharedView = "shared-view"
    case blankSample = "blank-sample"
    case reversedEmpty = "reversed-empty"
    case unroutedLink = "unrouted-link"
    case unchangedToggle = "unchanged-toggle"
    case undiscoverableAction = "undiscoverable-action"
    case accentedRendering = "accented-rendering"
    case symbolName = "symbol-name"
    case longTitle = "long-title"
    case repeatedTitle = "repeated-title"
    case singleChoice = "single-choice"
    case literalPlaceholder = "literal-placeholder"

    // MARK: Released versions
    case damagedLock = "damaged-lock"
    case unreadLock = "unread-lock"
    case changedKind = "changed-kind"
    case changedChoice = "changed-choice"
    case changedFile = "changed-file"
    case changedLink = "changed-link"

    // MARK: Settings, entitlements and asset catalogs
    case malformedFile = "malformed-file"
    case wrongSetting = "wrong-setting"
    case missingEntitlement = "missing-entitlement"
    case misspeltEntitlement = "misspelt-entitlement"
    case teamPrefix = "team-prefix"
    case undeclaredEntitlement = "undeclared-entitlement"
    case missingAsset = "missing-asset"
    case singleAppearance = "single-appearance"

    /// How much a finding of this kind weighs.
    public var severity: Severity {
        DiagnosticCode.warnings.contains(self) ? .warning : .error
    }

    /// The word in reports: `unknown-family`.
    public var word: String { rawValue }

    /// The kinds that do not stop a build.
    private static let warnings: Set<DiagnosticCode> = [
        .tooManyFindings,
        .severalDependencies, .missingFamilies, .leftOut, .renamedParameter, .reusedView, .lowContrast,
        .singleEntryAtEnd, .unlistedWidget, .missingBundle, .invalidIgnore, .unusedIgnore,
        .frequentRefresh, .longTimeout,
        .dayInHours, .manyEntries, .shortStep, .earlyExpiry, .lateRetry, .frozenDate, .frozenField, .frozenTime,
        .datedContent,
        .constantRelevance, .endlessRelevance,
        .hiddenParameter, .unsetDependency, .missingMigration, .sizeFamilies, .titleAsIdentifier, .unchosenEntity,
        .repeatedType, .unusedParameter,
        .unusedField, .restlessField, .secretField, .inlineImage, .imageMemory,
        .sharedView, .blankSample, .reversedEmpty, .unroutedLink, .unchangedToggle, .undiscoverableAction,
        .accentedRendering, .symbolName, .longTitle, .literalPlaceholder,
        .repeatedTitle, .singleChoice,
        .changedLink,
        .undeclaredEntitlement, .singleAppearance,
    ]
}
