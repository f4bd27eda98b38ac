// In: nothing. Out: the protocols that give an intent a role.
// Invariant: each carries the availability of its system surface, unavailability included.

import Foundation

/// docs/apple-api.md §6.2
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol SystemIntent: AppIntent {}

/// The configuration of a widget; it is never performed. docs/apple-api.md §6.2
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
public protocol WidgetConfigurationIntent: AppIntent {
    associatedtype NeverResult where NeverResult == Never
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
@available(tvOS, unavailable)
extension WidgetConfigurationIntent {
    public func perform() async throws -> NeverResult {
        throw AppIntentError(reason: .isConfiguration)
    }
}

/// The configuration of a control; it is never performed. docs/apple-api.md §6.2
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol ControlConfigurationIntent: AppIntent {
    associatedtype NeverResult where NeverResult == Never
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlConfigurationIntent {
    public func perform() async throws -> NeverResult {
        throw AppIntentError(reason: .isConfiguration)
    }
}

/// Sets a value, as a toggle does. docs/apple-api.md §6.2
@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType: _IntentValue

    var value: ValueType { get set }
}

/// Opens something in the app. docs/apple-api.md §6.2
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol OpenIntent: SystemIntent {
    associatedtype Value: AppValue

    var target: Value { get set }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    public func perform() async throws -> some IntentResult { .result() }
}

/// Runs in the app's process without showing it. docs/apple-api.md §6.2
@available(iOS 17.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public protocol LiveActivityIntent: SystemIntent {}

/// docs/apple-api.md §6.2
@available(iOS, introduced: 16.1, deprecated: 17.0)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Continues in the app; unavailable in app extensions. docs/apple-api.md §6.2
@available(macOS 13.3, iOS 16.4, watchOS 9.4, tvOS 16.4, *)
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@available(watchOSApplicationExtension, unavailable)
@available(macOSApplicationExtension, unavailable)
public protocol ForegroundContinuableIntent: AppIntent {}

/// Opens a universal link. docs/apple-api.md §6.2
@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
public struct OpenURLIntent: SystemIntent {
    public static var title: LocalizedStringResource { "Open URL" }

    public static var openAppWhenRun: Bool { true }

    @Parameter(title: "URL")
    public var url: URL

    public init() {}

    public init(_ url: URL) {
        self.url = url
    }

    public func perform() async throws -> some IntentResult { .result() }
}

/// Plays or stops sound, in the app's process. docs/apple-api.md §6.2
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public protocol AudioPlaybackIntent: SystemIntent {}

/// Reports progress. docs/apple-api.md §6.2
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public protocol ProgressReportingIntent: AppIntent {}

/// Stands in for an intent of an intent definition file. docs/apple-api.md §9
@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
extension CustomIntentMigratedAppIntent {
    public static var persistentIdentifier: String { intentClassName }
}

/// The intents of a module and of those it includes. docs/apple-api.md §9
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// What an intent is replaced by. docs/apple-api.md §6.2
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public struct IntentDeprecation<ReplacementIntent> where ReplacementIntent: AppIntent {
    public var message: LocalizedStringResource
    public var replacedBy: ReplacementIntent.Type?

    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    public init(message: LocalizedStringResource) where ReplacementIntent == Never {
        self.message = message
    }

    public init(replacedBy: ReplacementIntent.Type) {
        message = ""
        self.replacedBy = replacedBy
    }
}

/// An intent that is kept for what people have stored. docs/apple-api.md §6.2
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
public protocol DeprecatedAppIntent: AppIntent {
    associatedtype ReplacementIntent: AppIntent = Never

    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension DeprecatedAppIntent where ReplacementIntent == Never {
    public static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "") }
}
