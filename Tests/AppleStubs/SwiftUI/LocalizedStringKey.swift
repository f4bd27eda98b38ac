// In: an interpolated literal. Out: the key and text that a view shows.
// Invariant: as with `LocalizationValue`, only values with a format can be interpolated; it is not Sendable.

import Foundation

/// A text to look up when a view shows it. docs/apple-api.md §19.2
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let value: String.LocalizationValue

    public init(_ value: String) {
        self.value = String.LocalizationValue(value)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
    }

    /// docs/apple-api.md §19.2
    public struct StringInterpolation: StringInterpolationProtocol {
        var base: String.LocalizationValue.StringInterpolation

        public init(literalCapacity: Int, interpolationCount: Int) {
            base = String.LocalizationValue.StringInterpolation(
                literalCapacity: literalCapacity,
                interpolationCount: interpolationCount
            )
        }

        public mutating func appendLiteral(_ literal: String) {
            base.appendLiteral(literal)
        }

        public mutating func appendInterpolation(_ string: String) {
            base.appendInterpolation(string)
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            base.appendInterpolation(value)
        }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            base.appendInterpolation(value, specifier: specifier)
        }

        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
            where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            base.appendInterpolation(input, format: format)
        }

        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        public mutating func appendInterpolation(_ text: Text) {
            base.appendInterpolation(text._stubText)
        }

        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            base.appendInterpolation("\(date.timeIntervalSince1970) \(style.name)")
        }

        @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            base.appendInterpolation(resource)
        }
    }
}
