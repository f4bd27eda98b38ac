// In: nothing. Out: `AppIntent`, its description and its dialogs.
// Invariant: `title` is the only static requirement without a default.

import Foundation

/// A type whose properties may be registered dependencies. docs/apple-api.md §9
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol _SupportsAppDependencies {}

/// Something that a system surface can configure or run. docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    static var isDiscoverable: Bool { get }
    static var parameterSummary: SummaryContent { get }
    @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    static var supportedModes: IntentModes { get }
    @available(macOS 27.0, iOS 27.0, watchOS 27.0, tvOS 27.0, visionOS 27.0, *)
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    func perform() async throws -> PerformResult

    init()
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition
    public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
        where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
    public typealias Case = ParameterSummaryCaseCondition
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition

    public static var description: IntentDescription? { nil }

    public static var openAppWhenRun: Bool { false }

    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    public static var isDiscoverable: Bool { true }

    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

    public static var persistentIdentifier: String { "\(Self.self)" }

    @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static var supportedModes: IntentModes { .background }

    @available(macOS 27.0, iOS 27.0, watchOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

/// Whether a locked device may run an intent. docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public enum IntentAuthenticationPolicy: Hashable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// Where an intent runs. docs/apple-api.md §6.1
@available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct IntentModes: OptionSet, Sendable {
    public enum ForegroundMode: Hashable, Sendable {
        case immediate
        case deferred
        case dynamic
    }

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var background: IntentModes { IntentModes(rawValue: 1) }

    public static var foreground: IntentModes { IntentModes(rawValue: 2) }

    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: return IntentModes(rawValue: 2)
        case .deferred: return IntentModes(rawValue: 4)
        case .dynamic: return IntentModes(rawValue: 8)
        }
    }
}

/// The processes that may run an intent. docs/apple-api.md §6.1
@available(macOS 27.0, iOS 27.0, watchOS 27.0, tvOS 27.0, visionOS 27.0, *)
public struct IntentExecutionTargets: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var `default`: IntentExecutionTargets { IntentExecutionTargets(rawValue: 7) }

    public static var main: IntentExecutionTargets { IntentExecutionTargets(rawValue: 1) }

    public static var appIntentsExtension: IntentExecutionTargets { IntentExecutionTargets(rawValue: 2) }

    public static var widgetKitExtension: IntentExecutionTargets { IntentExecutionTargets(rawValue: 4) }
}

/// What an intent is for. docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentDescription: ExpressibleByStringLiteral {
    public var descriptionText: LocalizedStringResource
    public var categoryName: LocalizedStringResource?
    public var searchKeywords: [LocalizedStringResource]
    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    public var resultValueName: LocalizedStringResource? {
        get { storedResultValueName }
        set { storedResultValueName = newValue }
    }

    private var storedResultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource?
    ) {
        self.init(descriptionText, categoryName: categoryName, searchKeywords: searchKeywords)
        storedResultValueName = resultValueName
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}

/// What is said or shown to ask for a value. docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct IntentDialog: ExpressibleByStringInterpolation, @unchecked Sendable {
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The text of the dialog: a hook for tests.
    public let _stubText: LocalizedStringResource

    public init(_ string: LocalizedStringResource) {
        _stubText = string
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        _stubText = full
    }

    public init(stringLiteral value: String) {
        _stubText = LocalizedStringResource(stringLiteral: value)
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        _stubText = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }
}

/// docs/apple-api.md §6.3
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public enum InputConnectionBehavior: Hashable {
    case `default`
    case never
    case connectToPreviousIntentResult
}

/// docs/apple-api.md §6.1
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public struct AppIntentError: Error {
    enum Reason {
        case restartPerform
        case needsValue
        case isConfiguration
    }

    let reason: Reason

    public static var restartPerform: AppIntentError { AppIntentError(reason: .restartPerform) }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "" }

    public init() {
        fatalError("`Never` has no value")
    }

    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}
