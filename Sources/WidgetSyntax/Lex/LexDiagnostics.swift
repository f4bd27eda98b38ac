// In: places and what was read there. Out: the findings of the lexer, with their wording and fix-its.
// Invariant: every text for people that the lexer says is here.

import WidgetBase

enum LexDiagnostics {
    /// Words that follow `#` in Swift.
    static let swiftDirectives = [
        "if", "elseif", "else", "endif", "available", "unavailable", "Preview", "warning", "error", "selector",
        "sourceLocation", "Predicate", "file", "line", "function", "include", "import", "define", "pragma", "ifdef",
    ]

    static func notUTF8(_ file: FileID, offset: Int) -> Diagnostic {
        let start = UInt32(truncatingIfNeeded: offset)
        let range = SourceRange(file: file, bytes: ByteRange(start: start, end: start &+ 1))
        return Diagnostic(
            .notUTF8, at: range, "the byte at offset \(offset) is not UTF-8; descriptions are UTF-8 text")
    }

    static func fileTooLarge(_ file: FileID) -> Diagnostic {
        Diagnostic(
            .fileTooLarge, at: SourceRange(file: file, bytes: .at(0)),
            "the file is larger than 64 MiB, the most that a description may have")
    }

    static func mergeConflict(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .mergeConflict, at: range,
            "a merge has left two versions of these lines: keep one of them, or what both say, and remove the lines "
                + "that start with `<<<<<<<`, `=======` and `>>>>>>>`"
        )
    }

    static func unterminatedComment(_ range: SourceRange, missing: Int) -> Diagnostic {
        let closers = missing == 1 ? "`*/`" : "\(missing) times `*/`, since comments nest"
        return Diagnostic(.unterminatedComment, at: range, "this comment is not closed; it needs \(closers)")
    }

    // MARK: Texts

    static func unterminatedText(_ range: SourceRange, isMultiline: Bool, end: SourceRange?) -> Diagnostic {
        isMultiline
            ? Diagnostic(
                .unterminatedText, at: range,
                "this text is not closed; `\"\"\"` on a line of its own ends a text of several lines")
            : Diagnostic(
                .unterminatedText, at: range,
                "this text is not closed on its line; it needs a closing `\"`",
                fixes: end.map { [FixIt("add `\"`", edits: [TextEdit($0, "\"")])] } ?? [])
    }

    /// - Parameters:
    ///   - range: the first word of the text.
    ///   - isAlone: whether no other quote stands on the line.
    static func missingOpeningQuote(_ range: SourceRange, text: String, isAlone: Bool) -> Diagnostic {
        let start = SourceRange(file: range.file, bytes: .at(range.bytes.start))
        return Diagnostic(
            .expectedText, at: range, "the opening `\"` is missing before \(quote(text))",
            fixes: isAlone ? [FixIt("add `\"`", edits: [TextEdit(start, "\"")])] : [])
    }

    static func textOfSeveralLines(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unterminatedText, at: range,
            "this text goes on in the next line; one of several lines stands between `\"\"\"` on lines of their own")
    }

    static func unclosedInterpolation(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unterminatedText, at: range, "`\\(` is not closed on its line; it needs `)` before the text goes on")
    }

    /// - Parameter value: `\(name)` for `\{name}` and its like.
    static func invalidEscape(_ range: SourceRange, text: String, value: TextEdit?) -> Diagnostic {
        let bare = String(text.dropFirst())
        return Diagnostic(
            .invalidEscape, at: range,
            "\(quote(text)) is no escape; the escapes are "
                + "`\\n`, `\\t`, `\\r`, `\\0`, `\\\"`, `\\'`, `\\\\`, `\\u{…}` and `\\(…)`",
            fixes: (value.map { [FixIt("write `\($0.text)`", edits: [$0])] } ?? [])
                + [FixIt("write `\\\\` for a backslash", edits: [TextEdit(range, "\\\\" + bare)])])
    }

    static func invalidScalar(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .invalidEscape, at: range,
            "this is no character; `\\u{…}` takes the hexadecimal digits of a Unicode scalar, as in `\\u{1F366}`")
    }

    static func hiddenCharacter(_ range: SourceRange, _ scalar: UInt32, isText: Bool) -> Diagnostic {
        let digits = String(scalar, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        let escape = "\\u{\(digits)}"
        let isControl = scalar < 0xA0
        let found = "\(name) is \(isControl ? "a control character" : "a mark that reorders what is shown")"
        return Diagnostic(
            .unexpectedCharacter, at: range,
            "\(found), which cannot be seen here\(isText ? ": in a text it is written `\(escape)`" : "")",
            fixes: [
                FixIt(
                    isText ? "write `\(escape)`" : "remove it", isSafe: true,
                    edits: [TextEdit(range, isText ? escape : "")])
            ])
    }

    static func rawText(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range,
            "raw texts are not part of descriptions; write `\"…\"` and `\\\\` for a backslash")
    }

    /// - Parameter isWhole: whether it is sure where the text ends.
    static func wrongQuotes(_ range: SourceRange, contents: String, isWhole: Bool) -> Diagnostic {
        let text = "\"" + escape(contents) + "\""
        return Diagnostic(
            .unexpectedCharacter, at: range,
            "texts stand in straight double quotes: \(quote(text))",
            fixes: [FixIt("change the quotes", isSafe: isWhole, edits: [TextEdit(range, text)])])
    }

    static func textAfterQuotes(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .multilineTextIndentation, at: range,
            "a text of several lines starts on the line after `\"\"\"`")
    }

    static func textBeforeQuotes(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .multilineTextIndentation, at: range,
            "the closing `\"\"\"` of a text of several lines stands on a line of its own")
    }

    static func wrongIndentation(_ range: SourceRange, closing: SourceRange) -> Diagnostic {
        Diagnostic(
            .multilineTextIndentation, at: range,
            "every line of this text starts with the spaces and tabs that stand before the closing `\"\"\"`",
            labels: [DiagnosticLabel("the closing `\"\"\"` stands here", at: closing)])
    }

    // MARK: Numbers and colours

    static func invalidNumber(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .invalidNumber, at: range,
            "\(quote(text)) is no number; numbers are as `30`, `1_000`, `0xFF`, `0b101`, `0o17`")
    }

    static func invalidDigit(_ range: SourceRange, _ digit: String, radix: Int, prefix: String) -> Diagnostic {
        let digits = radix == 16 ? "`0` to `9` and `A` to `F`" : radix == 2 ? "`0` and `1`" : "`0` to `7`"
        return Diagnostic(
            .invalidNumber, at: range,
            "\(quote(digit)) is no digit of a number that starts with `\(prefix)`: these are \(digits)")
    }

    static func numberTooLarge(_ range: SourceRange, limit: String) -> Diagnostic {
        Diagnostic(.invalidNumber, at: range, "this number is too large; the limit is \(limit)")
    }

    static func leadingDot(_ range: SourceRange, digits: String) -> Diagnostic {
        Diagnostic(
            .invalidNumber, at: range,
            "a number has a digit before its dot: `0\(digits)`",
            fixes: [FixIt("write `0\(digits)`", isSafe: true, edits: [TextEdit(range, "0" + digits)])])
    }

    /// A pattern of any type may leave its end out; a parameter's range has both ends.
    static func twoDots(_ range: SourceRange, isPattern: Bool) -> Diagnostic {
        let sign = isPattern ? "..<" : "..."
        return Diagnostic(
            .unexpectedCharacter, at: range,
            "`..` is no operator; a range is written `1...31` or, without its end, `1..<32`",
            fixes: [FixIt("write `\(sign)`", edits: [TextEdit(range, sign)])])
    }

    static func invalidColor(_ range: SourceRange, digits: String) -> Diagnostic {
        let isHex = digits.utf8.allSatisfy { ByteClass.isHexDigit($0) }
        let doubled = digits.map { "\($0)\($0)" }.joined()
        let isShort = isHex && (digits.utf8.count == 3 || digits.utf8.count == 4)
        let found =
            digits.isEmpty
            ? "`#` has no digits"
            : isHex ? "`#\(digits)` has \(digits.utf8.count) digits" : "\(quote("#" + digits)) is no colour"
        return Diagnostic(
            .invalidColor, at: range,
            "\(found); a colour is `#RRGGBB` or `#RRGGBBAA`, in hexadecimal digits",
            fixes: isShort ? [FixIt("write `#\(doubled)`", isSafe: true, edits: [TextEdit(range, "#" + doubled)])] : [])
    }

    // MARK: Other bytes

    /// - Parameter startsLine: whether `#` can be nothing else, since nothing stands before it.
    static func hashComment(_ range: SourceRange, startsLine: Bool) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, at: range, "a comment starts with `//`",
            fixes: [FixIt("write `//`", isSafe: startsLine, edits: [TextEdit(range, "//")])])
    }

    static func swiftDirective(_ range: SourceRange, word: String) -> Diagnostic {
        let rule =
            ["if", "elseif", "else", "endif"].contains(word)
            ? "the generated Swift has its own conditions; `flag NAME { … }` in a bundle makes widgets depend on one"
            : "descriptions have no directives"
        return Diagnostic(.unsupportedSwift, at: range, "`#\(word)` belongs to Swift; \(rule)")
    }

    static func wrongElement(_ range: SourceRange, text: String) -> Diagnostic {
        let name = text.dropFirst()
        if let first = name.utf8.first, !ByteClass.isDigit(first) {
            return Diagnostic(
                .unexpectedCharacter, at: range,
                "a value is named as it is: `\(name)`, and in a text `\\(\(name))`",
                fixes: [FixIt("write `\(name)`", edits: [TextEdit(range, String(name))])])
        }
        return Diagnostic(
            .unexpectedCharacter, at: range,
            "\(quote(text)) is no name; the element that `filter`, `first` and `last` look at is `$0`",
            fixes: [FixIt("write `$0`", edits: [TextEdit(range, "$0")])])
    }

    static func manyDots(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, at: range, "a range has three dots: `1...31`",
            fixes: [FixIt("write `...`", isSafe: true, edits: [TextEdit(range, "...")])])
    }

    static func doubledDot(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, at: range, "a member stands behind one dot",
            fixes: [FixIt("write `.`", isSafe: true, edits: [TextEdit(range, ".")])])
    }

    static func bareInterpolation(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, at: range, "`\\( )` stands in a text: \(quote("\"\(text)\""))",
            fixes: [FixIt("add quotes", edits: [TextEdit(range, "\"\(text)\"")])])
    }

    static func wrongKeyPath(_ range: SourceRange, name: String) -> Diagnostic {
        let isKnown = !name.isEmpty
        return Diagnostic(
            .unexpectedCharacter, at: range,
            "a field to sort or group by is written \(isKnown ? quote("\\." + name) : "`\\.name`")",
            fixes: isKnown ? [FixIt("write \(quote("\\." + name))", edits: [TextEdit(range, "\\." + name)])] : [])
    }

    static func parameterPath(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, at: range, "a parameter is named as it is: `\(name)`, and in a text `\\(\(name))`",
            fixes: [FixIt("write `\(name)`", edits: [TextEdit(range, name)])])
    }

    static func foreignCharacter(_ range: SourceRange, _ found: ForeignCharacter) -> Diagnostic {
        let scalar = hexadecimal(found.scalar)
        let (what, fix): (String, String)
        switch found.replacement {
        case " ": (what, fix) = ("a space that is none of ASCII (\(scalar)) stands here", "write an ordinary space")
        case "": (what, fix) = ("an invisible character (\(scalar)) stands here", "remove it")
        case "\n": (what, fix) = ("a line separator (\(scalar)) stands here", "write a line end")
        default:
            (what, fix) = ("\(scalar) is no operator here", "write `\(found.replacement)`")
        }
        return Diagnostic(
            .unexpectedCharacter, at: range, "\(what); \(fix)",
            fixes: [FixIt(fix, isSafe: true, edits: [TextEdit(range, found.replacement)])])
    }

    static func foreignName(_ range: SourceRange, text: String) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, at: range,
            "\(quote(text)) is no name; names consist of the letters `A` to `Z` and `a` to `z`, digits and `_`")
    }

    static func backticks(_ range: SourceRange, name: String) -> Diagnostic {
        Diagnostic(
            .unsupportedSwift, at: range, "names need no back-ticks; the generated Swift gets them where it must",
            fixes: name.isEmpty ? [] : [FixIt("write `\(name)`", isSafe: true, edits: [TextEdit(range, name)])])
    }

    static func unexpectedByte(_ range: SourceRange, byte: UInt8) -> Diagnostic {
        Diagnostic(
            .unexpectedCharacter, at: range,
            "the control character \(hexadecimal(UInt32(byte))) stands here; remove it",
            fixes: [FixIt("remove it", isSafe: true, edits: [TextEdit(range, "")])])
    }

    // MARK: Pieces of messages

    /// Text of the file in back-ticks, shortened, with control characters escaped.
    static func quote(_ text: String) -> String {
        var shown = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if index == 60 {
                shown += "…"
                break
            }
            if scalar.value < 0x20 || scalar.value == 0x7F {
                shown += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return "`\(shown)`"
    }

    /// Text as it stands between quotes; its escapes are left as they are, since they were meant.
    static func escape(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == "\"", !isEscaped { result += "\\" }
            isEscaped = scalar == "\\" && !isEscaped
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
