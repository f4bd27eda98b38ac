// In: texts, numbers and literals as data. Out: Swift literals with exactly that value.
// Invariant: no byte of a text can end its literal, begin an interpolation or hide from a reader.

import WidgetBase
import WidgetModel

/// Texts as Swift string literals.
enum SwiftLiterals {
    /// The text between double quotes.
    static func quoted(_ text: String) -> String {
        "\"\(escaped(text))\""
    }

    /// The text as it stands between the quotes of a literal.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { append(scalar, to: &result) }
        return result
    }

    /// The escaped text in pieces after which a literal may go on in a next line: words, or parts of very long ones.
    static func tokens(_ text: String) -> [String] {
        var tokens: [String] = []
        var token = ""
        var previous: Unicode.Scalar = "x"
        for scalar in text.unicodeScalars {
            let endsWord = previous == " " && scalar != " "
            if endsWord || token.utf8.count >= longestToken {
                tokens.append(token)
                token = ""
            }
            append(scalar, to: &token)
            previous = scalar
        }
        if !token.isEmpty { tokens.append(token) }
        return tokens
    }

    /// In bytes; a word that is longer may be cut.
    private static let longestToken = 60

    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\0": result += "\\0"
        default:
            if isHidden(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Controls, line and paragraph separators, and marks that change the direction of what follows.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: return true
        case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: return true
        case 0xFFF9...0xFFFB, 0xE0001: return true
        default: return false
        }
    }

    /// The text as a comment shows it: on one line, without what hides or what moves the text that follows.
    static func printable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.value < 0x20 { result.append(" ") } else if !isHidden(scalar) { result.append(scalar) }
        }
        return String(result)
    }

    /// The digits of a floating-point literal as Swift takes them: with a zero before a leading point.
    static func double(_ digits: String) -> String {
        if digits.hasPrefix(".") { return "0\(digits)" }
        if digits.hasPrefix("-.") { return "-0\(digits.dropFirst())" }
        if digits.hasPrefix("+") { return double(String(digits.dropFirst())) }
        return digits.hasSuffix(".") ? "\(digits)0" : digits
    }

    /// A component of a colour: 0 to 255 as a share of one, to three decimals.
    static func share(_ component: UInt8) -> String {
        let thousandths = (Int(component) * 1000 + 127) / 255
        switch thousandths {
        case 0: return "0"
        case 1000: return "1"
        default:
            var digits = String(thousandths)
            while digits.utf8.count < 3 { digits = "0\(digits)" }
            while digits.hasSuffix("0") { digits.removeLast() }
            return "0.\(digits)"
        }
    }
}
