// In: keys and values. Out: JSON in the form in which Xcode writes string catalogs.
// Invariant: two spaces a level, a space on both sides of a colon, and a blank line in an empty object.

enum StringCatalogText {
    static func indentation(_ depth: Int) -> String {
        String(repeating: "  ", count: depth)
    }

    /// An object whose braces stand at a depth.
    static func object(_ members: [(key: String, value: String)], depth: Int) -> String {
        guard !members.isEmpty else { return "{\n\n\(indentation(depth))}" }
        let lines = members.map { "\(indentation(depth + 1))\(quoted($0.key)) : \($0.value)" }
        return "{\n\(lines.joined(separator: ",\n"))\n\(indentation(depth))}"
    }

    /// A text in the source language that nobody has looked at.
    static func unit(_ value: String, depth: Int) -> String {
        object([("state", quoted("new")), ("value", quoted(value))], depth: depth)
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
