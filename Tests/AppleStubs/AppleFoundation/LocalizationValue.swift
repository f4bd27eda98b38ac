// In: an interpolated literal. Out: its key with format specifiers, and its text in the source language.
// Invariant: a value that has no format specifier (a `Bool`, an optional, a plain struct) cannot be interpolated.

@_exported import Foundation

/// A value with a printf format. docs/apple-api.md §15.1
@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg

    var _arg: _Arg { get }
    var _specifier: String { get }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public var _specifier: String { "%lld" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public var _specifier: String { "%d" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public var _specifier: String { "%lld" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public var _specifier: String { "%llu" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public var _specifier: String { "%u" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public var _specifier: String { "%llu" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public var _specifier: String { "%f" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public var _specifier: String { "%lf" }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, tvOS 13.0, *)
extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public var _specifier: String { "%lf" }
}

extension String {
    /// A text to look up, with its arguments. docs/apple-api.md §15.1
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// The key in a strings table: the literal with format specifiers in place of its arguments.
        var key: String
        /// The text of each argument, in order.
        var arguments: [String]

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public enum Placeholder: Equatable, Sendable {
            case int
            case uint
            case float
            case double
            case object
        }

        @available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
        public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
            var key = ""
            var arguments: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                // A percent sign of the text is not a format specifier.
                key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
            }

            public mutating func appendInterpolation(_ string: String) {
                append("%@", string)
            }

            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
                append(value._specifier, "\(value)")
            }

            public mutating func appendInterpolation<T>(
                _ value: T,
                specifier: String
            ) where T: _FormatSpecifiable {
                append(specifier, "\(value)")
            }

            public mutating func appendInterpolation<F>(
                _ value: F.FormatInput,
                format: F
            ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
                append("%@", format.format(value))
            }

            @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", String(localized: resource))
            }

            @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
            public mutating func appendInterpolation(placeholder: Placeholder) {
                append(Self.specifier(of: placeholder), "")
            }

            @available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
                append(specifier, "")
            }

            private mutating func append(_ specifier: String, _ argument: String) {
                key += specifier
                arguments.append(argument)
            }

            private static func specifier(of placeholder: Placeholder) -> String {
                switch placeholder {
                case .int: return "%lld"
                case .uint: return "%llu"
                case .float: return "%f"
                case .double: return "%lf"
                case .object: return "%@"
                }
            }
        }
    }
}
