// In: names as a description declares them. Out: the same names as Swift writes them in one position.
// Invariant: escaping is the last step: names are joined to longer ones before they come here.

import WidgetBase

/// Where a name stands; Swift asks for back-ticks by position.
enum NamePosition: Sendable {
    /// Declared or used by itself: a property, parameter, constant or function.
    case bare
    /// After a dot.
    case member
    /// A label in a call.
    case label
    /// A parameter whose label is its name.
    case parameter
    /// The declaration of an enum case.
    case enumCase
    /// A type.
    case type
}

/// Swift's reserved words, and how a name is written beside them.
enum SwiftNames {
    /// The name, in back-ticks where its position needs them.
    static func escaped(_ name: String, as position: NamePosition = .bare) -> String {
        isReserved(name, as: position, isWord: isWord(name)) ? "`\(name)`" : name
    }

    /// Whether a name is reserved in a position; `isWord` tells whether it is one of Swift's words.
    static func isReserved(_ name: String, as position: NamePosition, isWord: @autoclosure () -> Bool) -> Bool {
        switch position {
        case .bare, .enumCase: return isWord()
        case .member: return name == "init"
        case .label: return name == "inout"
        case .parameter: return name == "inout" || name == "var" || name == "let"
        case .type: return isWord() || name == "Type" || name == "Protocol"
        }
    }

    /// Whether Swift takes the name for a keyword. Those that are not in small letters begin with `A`, `S` or `_`.
    static func isWord(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLower(first) || first == 0x41 || first == 0x53 || first == 0x5F else {
            return false
        }
        return name.utf8.count <= 15 && words.contains(name)
    }

    /// None is longer than `associatedtype` and `precedencegroup`.
    private static let words = ReservedNameTable.swiftWords

    /// The name with its leading capitals in lower case: `URLParts` gives `urlParts`.
    static func lowerCamel(_ name: String) -> String {
        var bytes = Array(name.utf8)
        var index = 0
        while index < bytes.count, isUpper(bytes[index]) {
            let isLastOfRun = index + 1 < bytes.count && !isUpper(bytes[index + 1]) && isLower(bytes[index + 1])
            if index > 0, isLastOfRun { break }
            bytes[index] += 0x20
            index += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The name with a capital first letter: `flavor` gives `Flavor`.
    static func upperCamel(_ name: String) -> String {
        var bytes = Array(name.utf8)
        if let first = bytes.first, isLower(first) { bytes[0] = first - 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

    private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
}
