// In: a key or text, a table, a bundle. Out: a text to look up later, or the text itself.
// Invariant: as in the iOS 17.4 SDK, a resource is not Sendable.

import Foundation

/// A type that has a text to show. docs/apple-api.md §15.2
@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

/// A text to look up in a strings table when it is shown. docs/apple-api.md §15.2
@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
public struct LocalizedStringResource: Equatable, CustomLocalizedStringResourceConvertible,
    ExpressibleByStringInterpolation {
    public enum BundleDescription {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public var bundle: BundleDescription { _bundle }

    private let _bundle: BundleDescription

    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        _bundle = bundle
    }

    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        _bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public var localizedStringResource: LocalizedStringResource { self }

    public static func == (first: LocalizedStringResource, second: LocalizedStringResource) -> Bool {
        first.key == second.key && first.defaultValue == second.defaultValue && first.table == second.table
            && first.locale == second.locale
    }
}

extension String {
    /// Looks a text up. docs/apple-api.md §15.3
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text(key: keyAndValue.key, table: table)
    }

    /// Looks a text up under a key of its own. docs/apple-api.md §15.3
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = defaultValue.text(key: key.description, table: table)
    }

    /// Looks a resource up. docs/apple-api.md §15.3
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text(key: resource.key, table: resource.table)
    }
}
