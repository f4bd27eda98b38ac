// In: a key, a table, a language and arguments. Out: the text to show.
// Invariant: without a translation the text is the source text, with its arguments in place.

import Foundation

/// Translations that tests put in: a hook, no part of Apple's interface.
public enum _StubTranslations {
    private static let tables = _StubLocked<[String: [String: String]]>([:])

    /// The texts of one table (`Localizable` where a text names none), by key.
    public static func set(_ texts: [String: String], table: String = "Localizable") {
        tables.with { $0[table] = texts }
    }

    public static func removeAll() {
        tables.with { $0 = [:] }
    }

    static func text(_ key: String, table: String?) -> String? {
        tables.with { $0[table ?? "Localizable"]?[key] }
    }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, *)
extension String.LocalizationValue {
    /// The key in a strings table: a hook for tests.
    public var _stubKey: String { key }

    /// The text of each argument, in order: a hook for tests.
    public var _stubArguments: [String] { arguments }

    /// The text of this value for a key in a table.
    func text(key: String, table: String?) -> String {
        guard !arguments.isEmpty else {
            return _StubTranslations.text(key, table: table) ?? self.key
        }
        return Self.fill(_StubTranslations.text(key, table: table) ?? self.key, with: arguments)
    }

    /// Puts the arguments where the format specifiers stand; `%2$@` names the second argument.
    static func fill(_ format: String, with arguments: [String]) -> String {
        var text = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest.removeFirst()
                continue
            }
            var position: Int?
            let digits = rest.prefix { $0.isNumber }
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
                position = Int(digits).map { $0 - 1 }
                rest = rest.dropFirst(digits.count + 1)
            }
            while let character = rest.first, !"@dufgs".contains(character) {
                rest.removeFirst()
            }
            rest = rest.dropFirst()
            let index = position ?? next
            next += 1
            text += arguments.indices.contains(index) ? arguments[index] : ""
        }
        return text + rest
    }
}
