// In: pieces of Swift. Out: code that knows where it may be broken, and its layout within 120 columns.
// Invariant: however it is broken, the tokens are those of `flat`, but for a comma after the last element of a list.

import WidgetBase

/// An expression or argument list, laid out on one line where it fits and one argument a line where not.
struct SwiftCode: Sendable, ExpressibleByStringInterpolation {
    /// A piece of code.
    enum Piece: Sendable {
        case text(String)
        /// Items between brackets or braces.
        case group(Group)
        /// What stands between the quotes of a literal, cut where the literal may go on in a next line.
        case string([String])
        /// A place before an operator: a space, or a new line one level deeper.
        case softBreak
        /// A place before a method of a chain: nothing, or a new line one level deeper.
        case chainBreak
    }

    /// What stands between an opening and a closing bracket.
    struct Group: Sendable {
        var open: String
        var items: [SwiftCode]
        var close: String
        var separator = ","
        /// Whether a space stands inside the brackets, as in closures.
        var isPadded = false
        /// Whether a comma follows the last item where items stand one a line.
        var hasTrailingComma = false
        /// Whether the items always stand one a line.
        var isBroken = false
    }

    var pieces: [Piece] = []

    init(_ text: String) {
        pieces = [.text(text)]
    }

    init(stringLiteral text: String) {
        self.init(text)
    }

    init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// A literal with a text.
    static func string(_ text: String) -> SwiftCode {
        SwiftCode(pieces: [.string(SwiftLiterals.tokens(text))])
    }

    /// `callee(a, b)`.
    static func call(_ callee: SwiftCode, _ arguments: [SwiftCode]) -> SwiftCode {
        SwiftCode(pieces: callee.pieces + [.group(Group(open: "(", items: arguments, close: ")"))])
    }

    /// `label: value`. A label that is escaped as the name of a variable loses what a label does not need.
    static func labeled(_ label: String, _ value: SwiftCode) -> SwiftCode {
        let name = label.hasPrefix("`") ? String(label.dropFirst().dropLast()) : label
        return SwiftCode(pieces: [.text("\(SwiftNames.escaped(name, as: .label)): ")] + value.pieces)
    }

    /// `[a, b]`.
    static func list(_ elements: [SwiftCode], isBroken: Bool = false) -> SwiftCode {
        SwiftCode(pieces: [
            .group(Group(open: "[", items: elements, close: "]", hasTrailingComma: true, isBroken: isBroken))
        ])
    }

    /// `{ parameters in body }`; without parameters, `{ body }`.
    static func closure(_ parameters: String = "", _ body: SwiftCode) -> SwiftCode {
        let open = parameters.isEmpty ? "{" : "{ \(parameters) in"
        return SwiftCode(pieces: [.group(Group(open: open, items: [body], close: "}", separator: "", isPadded: true))])
    }

    /// `(code)`.
    var parenthesized: SwiftCode {
        SwiftCode(pieces: [.group(Group(open: "(", items: [self], close: ")"))])
    }

    /// The code as it may stand before the brace of a statement: in parentheses where it has a closure outside of any.
    var beforeBrace: SwiftCode {
        let hasClosure = pieces.contains { piece in
            guard case .group(let group) = piece else { return false }
            return group.open.hasPrefix("{")
        }
        return hasClosure ? parenthesized : self
    }

    static func + (left: SwiftCode, right: SwiftCode) -> SwiftCode {
        SwiftCode(pieces: left.pieces + right.pieces)
    }

    /// `base.method(…)`, which may be broken before the point.
    static func chain(_ base: SwiftCode, _ method: SwiftCode) -> SwiftCode {
        SwiftCode(pieces: base.pieces + [.chainBreak] + method.pieces)
    }

    /// `left operator right`, which may be broken before the operator.
    static func binary(_ left: SwiftCode, _ symbol: String, _ right: SwiftCode) -> SwiftCode {
        SwiftCode(pieces: left.pieces + [.softBreak, .text("\(symbol) ")] + right.pieces)
    }

    /// A name for a closure's parameter that none of the codes uses.
    static func unused(_ name: String, in codes: [SwiftCode]) -> String {
        let words = codes.reduce(into: Set<String>()) { $0.formUnion($1.bareNames) }
        var free = name
        while words.contains(free) { free += "Value" }
        return free
    }

    /// The words of the code that do not stand after a point.
    private var bareNames: Set<String> {
        var names: Set<String> = []
        var word: [UInt8] = []
        var isMember = false
        for byte in Array(flat.utf8) + [0x20] {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: word.append(byte)
            default:
                if !word.isEmpty, !isMember { names.insert(String(decoding: word, as: UTF8.self)) }
                word = []
                isMember = byte == 0x2E
            }
        }
        return names
    }

    /// The code on one line.
    var flat: String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let piece): text += piece
            case .softBreak: text += " "
            case .chainBreak: break
            case .group(let group): text += group.flat
            case .string(let tokens): text += "\"\(tokens.joined())\""
            }
        }
        return text
    }

    /// The bytes of `flat`; nil where the code cannot stand on one line.
    var flatWidth: Int? {
        var width = 0
        for piece in pieces {
            switch piece {
            case .text(let text): width += text.utf8.count
            case .softBreak: width += 1
            case .chainBreak: break
            case .string(let tokens): width += tokens.reduce(2) { $0 + $1.utf8.count }
            case .group(let group):
                guard let inner = group.flatWidth else { return nil }
                width += inner
            }
        }
        return width
    }
}

extension SwiftCode.Group {
    var flat: String {
        let inner = items.map(\.flat).joined(separator: "\(separator) ")
        return isPadded ? "\(open) \(inner) \(close)" : "\(open)\(inner)\(close)"
    }

    var flatWidth: Int? {
        guard !isBroken || items.isEmpty else { return nil }
        var width = open.utf8.count + close.utf8.count + (isPadded ? 2 : 0)
        width += max(0, items.count - 1) * (separator.utf8.count + 1)
        for item in items {
            guard let inner = item.flatWidth else { return nil }
            width += inner
        }
        return width
    }
}
