// In: nothing. Out: the kinds of nodes, one a production or an alternative that matters.
// Invariant: names follow the grammar: `widget-decl` gives `widgetDecl`, a setting `x` of a block gives `xMember`.

/// What a node of the tree is.
public enum SyntaxKind: UInt8, CaseIterable, Sendable {
    /// The root: declarations.
    case file
    /// Tokens that were skipped; the finding is already made.
    case error
    /// A part that is not there; the finding is already made. It covers no token.
    case missing

    // Shared parts.
    case text
    case textKey
    case textComment
    case name
    case names
    case namedType
    case listType
    case optionalType
    case stringLiteral
    /// A part of a text between its quotes and `\( )`.
    case textPiece
    case integerLiteral
    case decimalLiteral
    case booleanLiteral
    case nilLiteral
    /// `.name`
    case memberLiteral
    /// A word out of a closed list: `public`, `dynamic`, `stepper`.
    case word
    /// A token whose kind matters: `+`, `..<`, `==`, `?.`.
    case operatorToken
    case duration
    case offset
    case time
    case range
    case version
    case platform
    case platformVersion
    case field

    // Declarations.
    case moduleLine
    case moduleDecl
    case enumDecl
    case structDecl
    case externType
    case snapshotDecl
    case entityDecl
    case styleDecl
    case routeDecl
    case intentDecl
    case actionDecl
    case widgetDecl
    case controlDecl
    case bundleDecl

    // Modules.
    case platformsMember
    case groupMember
    case schemeMember
    case stringsMember
    case accessMember
    case linkageMember
    case includesMember
    case importsMember
    case keychainMember
    case roleMember
    case objcMember

    // Enums.
    case enumCase
    case subtitleMember
    case symbolMember
    case imageAssetMember
    case wasMember
    case persistentIdentifierMember

    // Snapshots.
    case versionMember
    case fileMember
    case staleMember

    // Entities.
    case idMember
    case titleMember
    case imageFileMember
    case imageDataMember
    /// `image asset` with a field.
    case imageFieldMember
    case missingMember
    /// `source` with an expression.
    case sourceMember
    /// `source { … }` with fixed rows.
    case sourceRowsMember
    case suggestMember
    case searchMember

    // Styles and routes.
    case column
    case styleRow
    case patterns
    /// `default` in place of patterns.
    case defaultPattern
    case tuplePattern
    case wildcardPattern
    case cell
    case colorLiteral
    case assetValue
    /// `(light: …, dark: …)`
    case adaptiveValue
    case adaptiveVariant
    case fontValue
    case fontArgument
    case contrast
    case routeParameter

    // Intents.
    case descriptionMember
    case intentClassNameMember
    case summaryMember
    case showMember
    /// The words before `param`; always there, often empty.
    case modifiers
    case param
    case paramDefault
    case firstDefault
    case followDefault
    case idDefault

    // Details of parameters.
    case promptMember
    case dependsMember
    case unsetMember
    case optionsMember
    /// `options "a", "b"`
    case optionList
    /// `options { … }`
    case optionTable
    case optionSection
    case optionCase
    case option
    case onlyMember
    case rangeMember
    case controlMember
    /// `kind date` of a parameter.
    case dateKindMember
    case inputMember
    case inputOption
    case labelsMember
    case sizeMember
    case familySize
    case count
    case currencyCodesMember
    case supportedTypesMember
    case modeMember
    case displayStyleMember
    case disambiguationMember

    // Actions.
    case performMember
    case runsMember
    case opensMember
    case authenticationMember
    case changesMember
    case discoverableMember

    // Widgets and controls.
    /// `kind "…"` of a widget.
    case kindMember
    case configurationMember
    /// `source Loader { … }` of a widget.
    case loaderMember
    case timeoutMember
    case emptyMember
    case entryMember
    case entryField
    case sampleMember
    case assignment
    case promptsForUserConfigurationMember
    case privacySensitiveMember
    case pushHandlerMember
    case legacyMember
    case legacyAssignment
    case familiesMember
    /// `recommend each … as …`
    case recommendEachMember
    case recommendMember
    case entriesMember
    case everyItem
    /// `when condition`
    case entriesCondition
    case atItem
    case limitItem
    case expiresItem
    case midnightMoment
    case refreshMember
    case refreshAfter
    case refreshDaily
    case refreshAtEnd
    case refreshNever
    case retryMember
    case relevanceMember
    case relevantMember
    /// `when name = literal`
    case relevantCondition
    /// `from offset to offset`
    case relevantSpan
    case linkMember
    case viewMember
    /// `family: View`
    case viewChoice
    case backgroundMember
    case contentMarginsDisabledMember
    case containerBackgroundRemovableMember
    case disfavoredLocationsMember
    case supportedMountingStylesMember
    case widgetTextureMember
    case onBackgroundURLSessionEventsMember

    // Controls.
    case buttonMember
    case toggleMember
    case labelMember
    case valueLabelMember
    case tintMember
    case disabledMember

    // Bundles.
    case externItem
    case flagItem
    case bundleItem

    // Expressions.
    case ternaryExpr
    case orExpr
    case andExpr
    case comparisonExpr
    case coalesceExpr
    case shiftExpr
    case notExpr
    case memberExpr
    case methodExpr
    case keyPath
    case subscriptExpr
    case elementExpr
    case nameExpr
    case callExpr
    case argument
    case listExpr
    case parenExpr
}

extension SyntaxKind {
    /// Whether nodes of this kind are literals as the production `literal` has them.
    public var isLiteral: Bool {
        switch self {
        case .stringLiteral, .integerLiteral, .decimalLiteral, .booleanLiteral, .nilLiteral, .memberLiteral: return true
        default: return false
        }
    }
}
