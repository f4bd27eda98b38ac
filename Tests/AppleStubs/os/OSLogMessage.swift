// In: an interpolated literal. Out: its text, with private parts hidden as the system log hides them.
// Invariant: a message is made from a literal only; a `String` variable is no message.

/// The message of a log call. docs/apple-api.md §16.2
@available(iOS 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, *)
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public let interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) {
        interpolation = stringInterpolation
    }

    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }
}

/// Who may read an interpolated value. docs/apple-api.md §16.2
@available(iOS 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, *)
public struct OSLogPrivacy {
    public enum Mask: Equatable {
        case hash
        case none
    }

    enum Level {
        case auto
        case open
        case closed
        case sensitive
    }

    let level: Level

    public static var auto: OSLogPrivacy { OSLogPrivacy(level: .auto) }

    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .open) }

    public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .closed) }

    public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive) }

    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto) }

    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .closed) }

    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive) }
}

/// Collects the parts of a message. docs/apple-api.md §16.2
@available(iOS 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    public mutating func appendInterpolation<T>(
        _ number: @autoclosure @escaping () -> T,
        privacy: OSLogPrivacy = .auto
    ) where T: FixedWidthInteger {
        append("\(number())", privacy, isOpen: true)
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float,
        privacy: OSLogPrivacy = .auto
    ) {
        append("\(number())", privacy, isOpen: true)
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double,
        privacy: OSLogPrivacy = .auto
    ) {
        append("\(number())", privacy, isOpen: true)
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool,
        privacy: OSLogPrivacy = .auto
    ) {
        append("\(boolean())", privacy, isOpen: true)
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString(), privacy, isOpen: false)
    }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure @escaping () -> T,
        privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible {
        append(value().description, privacy, isOpen: false)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Any.Type,
        privacy: OSLogPrivacy = .auto
    ) {
        append("\(value())", privacy, isOpen: false)
    }

    // Numbers are readable unless marked private; everything else is hidden unless marked public.
    private mutating func append(_ value: String, _ privacy: OSLogPrivacy, isOpen: Bool) {
        switch privacy.level {
        case .auto: text += isOpen ? value : "<private>"
        case .open: text += value
        case .closed: text += "<private>"
        case .sensitive: text += "<sensitive>"
        }
    }
}
