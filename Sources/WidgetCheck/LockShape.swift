// In: a line of a lock file, in words. Out: whether it is a fact of a known kind, with a value of its form.
// Invariant: every fact that is collected has a kind here, so that what is written is read again.

import WidgetModel

/// The kinds of facts.
enum LockShape {
    /// The form of a value.
    private enum Value {
        case none, word, number, type, parameterType, identifier, platforms, versions
        /// Names with `, ` between them, or nothing.
        case names
        /// A text of any form.
        case text

        func allows(_ value: String) -> Bool {
            switch self {
            case .none: return value.isEmpty
            case .names: return true
            case .text: return !value.isEmpty
            case .word: return LockText.isWord(value)
            case .number: return Int(value).map { $0 >= 0 && String($0) == value } ?? false
            case .type: return StoredType.isWellFormed(value)
            case .parameterType:
                let required = " required"
                let type = value.hasSuffix(required) ? String(value.dropLast(required.count)) : value
                return StoredType.isWellFormed(type)
            case .identifier:
                let parts = value.split(separator: ":", maxSplits: 1)
                return parts.count == 2 && StoredType.isWellFormed(LockComparison.trimmed(parts[1]))
            case .platforms: return LockShape.elements(value).allSatisfy { LockShape.platform($0) != nil }
            case .versions: return LockShape.elements(value).allSatisfy { LockShape.version($0) != nil }
            }
        }
    }

    /// The words, nil for any, and the form of the value.
    private static let all: [(words: [String?], value: Value)] = [
        (["action", nil], .none),
        (["action", nil, "param", nil], .type),
        (["bundle", "control", nil], .names),
        (["bundle", "extern", nil], .names),
        (["bundle", "widget", nil], .names),
        (["control", nil], .none),
        (["control", nil, "configuration"], .word),
        (["entity", nil, "id"], .identifier),
        (["entity", nil, "row", nil], .none),
        (["entity", nil, "was", nil], .none),
        (["enum", nil, "case", nil], .text),
        (["intent", nil, "param", nil], .parameterType),
        (["intent", nil, "param", nil, "follow"], .text),
        (["intent", nil, "replaces", nil], .none),
        (["keychain"], .word),
        (["route", nil], .none),
        (["row", nil, "field", nil], .type),
        (["snapshot", nil, "field", nil], .type),
        (["snapshot", nil, "file"], .word),
        (["snapshot", nil, "group"], .word),
        (["snapshot", nil, "group", nil], .word),
        (["snapshot", nil, "version"], .number),
        (["widget", nil], .none),
        (["widget", nil, "configuration"], .word),
        (["widget", nil, "family", nil], .platforms),
        (["widget", nil, "legacy"], .word),
        (["widget", nil, "legacy", nil], .word),
        (["widget", nil, "since"], .versions),
    ]

    static func has(_ fact: LockFact) -> Bool {
        guard fact.words.count < 4 || !fact.has(["widget", nil, "family"]) || isFamily(fact.text(3)) else {
            return false
        }
        return all.contains { shape in
            shape.words.count == fact.words.count && fact.has(shape.words) && shape.value.allows(fact.value)
        }
    }

    // MARK: Values

    /// What stands between the commas of a value.
    static func elements(_ value: String) -> [String] {
        value.split(separator: ",", omittingEmptySubsequences: false).map(LockComparison.trimmed)
    }

    private static func isFamily(_ name: String) -> Bool { WidgetFamily.allCases.contains { $0.name == name } }

    static func platform(_ name: String) -> Platform? {
        Platform.allCases.first { $0.name == name }
    }

    /// `iOS 17.2`.
    static func version(_ text: String) -> (platform: Platform, version: PlatformVersion)? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, let platform = platform(String(words[0])) else { return nil }
        let numbers = words[1].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(numbers.count), let major = numbers[0], let minor = numbers.count == 2 ? numbers[1] : 0
        else { return nil }
        return (platform, PlatformVersion(major, minor))
    }
}
