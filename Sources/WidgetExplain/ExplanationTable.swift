// In: a kind of finding. Out: what is said about it.
// Invariant: each kind has its own row and no `default:`, so that a new kind does not compile before it is explained.

import WidgetBase

extension DiagnosticCode {
    /// What `widgetc explain` prints.
    public var explanation: Explanation {
        switch self {
        // Input.
        case .notUTF8: return .notUTF8
        case .fileTooLarge: return .fileTooLarge
        case .mergeConflict: return .mergeConflict
        case .tooManyFindings: return .tooManyFindings
        case .nothingDescribed: return .nothingDescribed
        case .collidingOutputs: return .collidingOutputs
        // Lexer.
        case .unexpectedCharacter: return .unexpectedCharacter
        case .unterminatedText: return .unterminatedText
        case .unterminatedComment: return .unterminatedComment
        case .invalidEscape: return .invalidEscape
        case .invalidNumber: return .invalidNumber
        case .invalidColor: return .invalidColor
        case .multilineTextIndentation: return .multilineTextIndentation
        // Parser.
        case .expectedDeclaration: return .expectedDeclaration
        case .unknownMember: return .unknownMember
        case .expectedToken: return .expectedToken
        case .expectedName: return .expectedName
        case .expectedText: return .expectedText
        case .expectedType: return .expectedType
        case .expectedExpression: return .expectedExpression
        case .expectedValue: return .expectedValue
        case .expectedEndOfLine: return .expectedEndOfLine
        case .missingTitle: return .missingTitle
        case .unknownWord: return .unknownWord
        case .unexpectedToken: return .unexpectedToken
        case .unexpectedComma: return .unexpectedComma
        case .invalidDuration: return .invalidDuration
        case .invalidTime: return .invalidTime
        case .invalidRange: return .invalidRange
        case .invalidVersion: return .invalidVersion
        case .unclosedBrace: return .unclosedBrace
        case .unexpectedBrace: return .unexpectedBrace
        case .nestingTooDeep: return .nestingTooDeep
        case .unsupportedSwift: return .unsupportedSwift
        // Check.
        case .duplicateMember: return .duplicateMember
        case .missingMember: return .missingMember
        case .emptyDeclaration: return .emptyDeclaration
        // Modules.
        case .unknownModule: return .unknownModule
        case .duplicateModule: return .duplicateModule
        case .undecidedModule: return .undecidedModule
        case .importCycle: return .importCycle
        case .moduleNotPublic: return .moduleNotPublic
        case .staticInclude: return .staticInclude
        case .unknownPackage: return .unknownPackage
        case .missingPlatforms: return .missingPlatforms
        case .unknownPlatform: return .unknownPlatform
        case .duplicatePlatform: return .duplicatePlatform
        case .unknownVersion: return .unknownVersion
        case .unsupportedFloor: return .unsupportedFloor
        case .conflictingOption: return .conflictingOption
        // Names.
        case .duplicateName: return .duplicateName
        case .conflictingKey: return .conflictingKey
        case .reservedName: return .reservedName
        case .collidingName: return .collidingName
        case .ambiguousName: return .ambiguousName
        case .unknownName: return .unknownName
        case .unknownType: return .unknownType
        case .unknownField: return .unknownField
        case .unknownCase: return .unknownCase
        case .unknownFamily: return .unknownFamily
        case .unknownColor: return .unknownColor
        case .unknownFont: return .unknownFont
        case .unknownColumn: return .unknownColumn
        case .unknownParameter: return .unknownParameter
        case .wrongDeclaration: return .wrongDeclaration
        case .notVisible: return .notVisible
        case .wrongModule: return .wrongModule
        // Types and expressions.
        case .typeNotAllowed: return .typeNotAllowed
        case .typeMismatch: return .typeMismatch
        case .optionalValue: return .optionalValue
        case .needlessOptional: return .needlessOptional
        case .uninferredType: return .uninferredType
        case .notInterpolable: return .notInterpolable
        case .notComparable: return .notComparable
        case .constantCondition: return .constantCondition
        case .missingArgument: return .missingArgument
        case .duplicateArgument: return .duplicateArgument
        case .argumentCount: return .argumentCount
        case .numberOutOfRange: return .numberOutOfRange
        case .invalidDefault: return .invalidDefault
        case .invalidURL: return .invalidURL
        case .invalidUUID: return .invalidUUID
        case .recursiveType: return .recursiveType
        // Enums, snapshots and entities.
        case .mixedRawValues: return .mixedRawValues
        case .duplicateRawValue: return .duplicateRawValue
        case .missingGroup: return .missingGroup
        case .invalidGroup: return .invalidGroup
        case .duplicateFile: return .duplicateFile
        case .invalidFileName: return .invalidFileName
        case .duplicateIdentifier: return .duplicateIdentifier
        case .duplicateCatalog: return .duplicateCatalog
        // Styles and routes.
        case .stylePattern: return .stylePattern
        case .missingCells: return .missingCells
        case .overlappingRows: return .overlappingRows
        case .unreachableRow: return .unreachableRow
        case .tableTooLarge: return .tableTooLarge
        case .missingColumn: return .missingColumn
        case .lowContrast: return .lowContrast
        case .missingScheme: return .missingScheme
        case .routeParameter: return .routeParameter
        case .overlappingRoutes: return .overlappingRoutes
        // Intents.
        case .missingDefault: return .missingDefault
        case .requiredNotOptional: return .requiredNotOptional
        case .followMismatch: return .followMismatch
        case .dependencyCycle: return .dependencyCycle
        case .missingDependency: return .missingDependency
        case .severalDependencies: return .severalDependencies
        case .optionsNotAllowed: return .optionsNotAllowed
        case .missingDefaultRow: return .missingDefaultRow
        case .duplicateOption: return .duplicateOption
        case .detailNotAllowed: return .detailNotAllowed
        case .invalidDetail: return .invalidDetail
        case .retiredParameter: return .retiredParameter
        case .summaryParameter: return .summaryParameter
        case .invalidCondition: return .invalidCondition
        case .unreachableParameter: return .unreachableParameter
        case .summaryTooLarge: return .summaryTooLarge
        // Actions and controls.
        case .memberNotAllowed: return .memberNotAllowed
        case .duplicatePerformer: return .duplicatePerformer
        case .sharedConfiguration: return .sharedConfiguration
        case .actionNotToggled: return .actionNotToggled
        // Widgets and bundles.
        case .duplicateKind: return .duplicateKind
        case .missingFamilies: return .missingFamilies
        case .unavailableFamily: return .unavailableFamily
        case .unavailableModifier: return .unavailableModifier
        case .duplicateFamily: return .duplicateFamily
        case .undeclaredFamily: return .undeclaredFamily
        case .leftOut: return .leftOut
        case .invalidLegacy: return .invalidLegacy
        case .renamedParameter: return .renamedParameter
        case .missingView: return .missingView
        case .reusedView: return .reusedView
        case .missingSample: return .missingSample
        case .loaderMismatch: return .loaderMismatch
        case .conflictingRefresh: return .conflictingRefresh
        case .frequentRefresh: return .frequentRefresh
        case .longTimeout: return .longTimeout
        case .singleEntryAtEnd: return .singleEntryAtEnd
        case .misalignedStep: return .misalignedStep
        case .endBeforeStart: return .endBeforeStart
        case .sampleTitle: return .sampleTitle
        case .duplicateBundle: return .duplicateBundle
        case .duplicateWidget: return .duplicateWidget
        case .unlistedWidget: return .unlistedWidget
        case .missingBundle: return .missingBundle
        // Comments that silence findings.
        case .invalidIgnore: return .invalidIgnore
        case .unusedIgnore: return .unusedIgnore
        // What ships broken although it compiles.
        case .dayInHours: return .dayInHours
        case .manyEntries: return .manyEntries
        case .shortStep: return .shortStep
        case .earlyExpiry: return .earlyExpiry
        case .lateRetry: return .lateRetry
        case .frozenDate: return .frozenDate
        case .frozenField: return .frozenField
        case .frozenTime: return .frozenTime
        case .datedContent: return .datedContent
        case .constantRelevance: return .constantRelevance
        case .endlessRelevance: return .endlessRelevance
        case .hiddenParameter: return .hiddenParameter
        case .unusedParameter: return .unusedParameter
        case .unsetDependency: return .unsetDependency
        case .missingMigration: return .missingMigration
        case .sizeFamilies: return .sizeFamilies
        case .titleAsIdentifier: return .titleAsIdentifier
        case .unchosenEntity: return .unchosenEntity
        case .repeatedType: return .repeatedType
        case .unusedField: return .unusedField
        case .restlessField: return .restlessField
        case .secretField: return .secretField
        case .inlineImage: return .inlineImage
        case .imageMemory: return .imageMemory
        case .sharedView: return .sharedView
        case .blankSample: return .blankSample
        case .reversedEmpty: return .reversedEmpty
        case .unroutedLink: return .unroutedLink
        case .unchangedToggle: return .unchangedToggle
        case .undiscoverableAction: return .undiscoverableAction
        case .accentedRendering: return .accentedRendering
        case .symbolName: return .symbolName
        case .longTitle: return .longTitle
        case .repeatedTitle: return .repeatedTitle
        case .singleChoice: return .singleChoice
        case .literalPlaceholder: return .literalPlaceholder
        // Released versions.
        case .damagedLock: return .damagedLock
        case .unreadLock: return .unreadLock
        case .changedKind: return .changedKind
        case .changedChoice: return .changedChoice
        case .changedFile: return .changedFile
        case .changedLink: return .changedLink
        // Entitlements and asset catalogs.
        case .malformedFile: return .malformedFile
        case .wrongSetting: return .wrongSetting
        case .missingEntitlement: return .missingEntitlement
        case .misspeltEntitlement: return .misspeltEntitlement
        case .teamPrefix: return .teamPrefix
        case .undeclaredEntitlement: return .undeclaredEntitlement
        case .missingAsset: return .missingAsset
        case .singleAppearance: return .singleAppearance
        }
    }
}
