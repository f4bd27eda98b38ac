// In: names as a description declares them. Out: the same names as Swift writes them in one position.
// Invariant: escaping is the last step: names are joined to longer ones before they come here.

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
        isReserved(name, as: position) ? "`\(name)`" : name
    }

    private static func isReserved(_ name: String, as position: NamePosition) -> Bool {
        switch position {
        case .bare, .enumCase: return isWord(name)
        case .member: return name == "init"
        case .label: return name == "inout"
        case .parameter: return name == "inout" || name == "var" || name == "let"
        case .type: return isWord(name) || name == "Type" || name == "Protocol"
        }
    }

    /// Whether Swift takes the name for a keyword.
    private static func isWord(_ name: String) -> Bool {
        name.utf8.count <= 15 && words.contains(name)
    }

    /// The words that are no identifiers in Swift; none is longer than `associatedtype` and `precedencegroup`.
    private static let words: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    ]

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
