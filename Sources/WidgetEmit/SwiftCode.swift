// In: pieces of Swift. Out: code that knows where it may be broken, to be laid out within 120 columns.
// Invariant: however it is broken, the tokens are those of `flat`, but for a comma after the last element of a list.

import WidgetBase

/// An expression or argument list, laid out on one line where it fits and one argument a line where not.
///
/// It is one text: that of the code on one line, with marks where it may be broken. Joining code is joining texts,
/// and nearly all code fits on its line, so that its marks are only left out.
struct SwiftCode: Sendable, ExpressibleByStringInterpolation {
    /// The code with its marks.
    private(set) var marked: [UInt8]
    /// How many marks there are.
    private var markCount = 0
    /// Whether a group in it cannot stand on one line.
    private var isBroken = false

    init(_ text: String) {
        marked = Array(text.utf8)
    }

    init(stringLiteral text: StaticString) {
        marked = []
        marked.append(utf8: text)
    }

    init(stringInterpolation: ByteInterpolation) {
        marked = stringInterpolation.bytes
    }

    init(marked: [UInt8], markCount: Int, isBroken: Bool) {
        self.marked = marked
        self.markCount = markCount
        self.isBroken = isBroken
    }

    /// A literal with a text.
    static func string(_ text: String) -> SwiftCode {
        string(tokens: SwiftLiterals.tokens(text))
    }

    /// A literal of the texts, escaped as they are to stand there; it may go on in a next line between any two.
    static func string(tokens: [String]) -> SwiftCode {
        var code = SwiftCode("")
        code.mark(CodeMark.stringStart)
        code.marked.append(0x22)
        for (index, token) in tokens.enumerated() {
            if index > 0 { code.mark(CodeMark.token) }
            code.marked.append(utf8: token)
        }
        code.marked.append(0x22)
        code.mark(CodeMark.stringEnd)
        return code
    }

    /// `callee(a, b)`.
    static func call(_ callee: SwiftCode, _ arguments: [SwiftCode]) -> SwiftCode {
        group(callee, arguments, in: .call)
    }

    /// `base[a, b]`.
    static func lookup(_ base: SwiftCode, _ indices: [SwiftCode]) -> SwiftCode {
        group(base, indices, in: .lookup)
    }

    /// `label: value`. A label that is escaped as the name of a variable loses what a label does not need.
    static func labeled(_ label: String, _ value: SwiftCode) -> SwiftCode {
        let name = label.utf8.first == UInt8(ascii: "`") ? String(label.dropFirst().dropLast()) : label
        return SwiftCode("\(SwiftNames.escaped(name, as: .label)): ") + value
    }

    /// `[a, b]`.
    static func list(_ elements: [SwiftCode], isBroken: Bool = false) -> SwiftCode {
        group("", elements, in: isBroken ? .brokenList : .list)
    }

    /// `{ parameters in body }`; without parameters, `{ body }`.
    static func closure(_ parameters: String = "", _ body: SwiftCode) -> SwiftCode {
        let open = parameters.isEmpty ? "{" : "{ \(parameters) in"
        return group("", [body], in: Brackets(open: open, close: "}", traits: .padded))
    }

    /// `(code)`.
    var parenthesized: SwiftCode {
        .group("", [self], in: .call)
    }

    /// The code as it may stand before the brace of a statement: in parentheses where it has a closure outside of any.
    var beforeBrace: SwiftCode {
        let hasClosure = pieces.contains { piece in
            guard case .group(let group) = piece else { return false }
            return group.open.utf8.first == UInt8(ascii: "{")
        }
        return hasClosure ? parenthesized : self
    }

    static func + (left: SwiftCode, right: SwiftCode) -> SwiftCode {
        var code = left
        code.append(right)
        return code
    }

    /// `base.method(…)`, which may be broken before the point.
    static func chain(_ base: SwiftCode, _ method: SwiftCode) -> SwiftCode {
        var code = base
        code.mark(CodeMark.chainBreak)
        code.append(method)
        return code
    }

    /// `left operator right`, which may be broken before the operator.
    static func binary(_ left: SwiftCode, _ symbol: String, _ right: SwiftCode) -> SwiftCode {
        var code = left
        code.mark(CodeMark.softBreak)
        code.marked.append(0x20)
        code.marked.append(utf8: symbol)
        code.marked.append(0x20)
        code.append(right)
        return code
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
        for byte in marked.filter({ !CodeMark.isMark($0) }) + [0x20] {
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
        String(decoding: markCount > 0 ? marked.filter { !CodeMark.isMark($0) } : marked, as: UTF8.self)
    }

    /// The bytes of `flat`; nil where the code cannot stand on one line.
    var flatWidth: Int? {
        isBroken ? nil : marked.count - markCount
    }

    /// Whether there is no place at which it could be broken.
    var isPlain: Bool { markCount == 0 }
}

/// A place in code, as one byte that no Swift text has: controls are escaped in literals and never in names.
enum CodeMark {
    static let groupEnd: UInt8 = 0x01
    /// After the opening bracket of a group, before the space of one that is padded.
    static let items: UInt8 = 0x02
    /// Before the comma and the space between two items.
    static let separator: UInt8 = 0x03
    /// Before the closing bracket, and the space of a group that is padded.
    static let close: UInt8 = 0x04
    /// Before the space before an operator: the code may go on in a new line one level deeper.
    static let softBreak: UInt8 = 0x05
    /// Before a method of a chain, which may stand on a new line one level deeper.
    static let chainBreak: UInt8 = 0x06
    static let stringStart: UInt8 = 0x07
    /// In a literal that may go on in a next line.
    static let token: UInt8 = 0x08
    static let stringEnd: UInt8 = 0x0B
    /// The start of a group is a mark for each combination of its traits.
    static let groupStarts: ClosedRange<UInt8> = 0x10...0x17

    static func groupStart(_ traits: GroupTraits) -> UInt8 { groupStarts.lowerBound + traits.rawValue }

    static func traits(_ start: UInt8) -> GroupTraits { GroupTraits(rawValue: start - groupStarts.lowerBound) }

    static func isMark(_ byte: UInt8) -> Bool {
        byte < 0x09 || byte == stringEnd || groupStarts.contains(byte)
    }
}

/// How a group of items is laid out.
struct GroupTraits: OptionSet {
    let rawValue: UInt8

    /// A comma follows the last item where items stand one a line.
    static let trailingComma = GroupTraits(rawValue: 1)
    /// The items always stand one a line.
    static let broken = GroupTraits(rawValue: 2)
    /// A space stands inside the brackets, as in closures.
    static let padded = GroupTraits(rawValue: 4)
}

/// What stands before the items of a group, and after them.
private struct Brackets {
    let open: String
    let close: String
    var traits: GroupTraits = []

    static let call = Brackets(open: "(", close: ")")
    static let lookup = Brackets(open: "[", close: "]")
    static let list = Brackets(open: "[", close: "]", traits: .trailingComma)
    static let brokenList = Brackets(open: "[", close: "]", traits: [.trailingComma, .broken])
}

extension SwiftCode {
    private mutating func mark(_ mark: UInt8) {
        marked.append(mark)
        markCount += 1
    }

    private mutating func append(_ code: SwiftCode) {
        marked += code.marked
        markCount += code.markCount
        isBroken = isBroken || code.isBroken
    }

    /// Items between brackets or braces, after code.
    private static func group(_ start: SwiftCode, _ items: [SwiftCode], in brackets: Brackets) -> SwiftCode {
        let isPadded = brackets.traits.contains(.padded)
        var code = start
        code.marked.reserveCapacity(items.reduce(code.marked.count + 16) { $0 + $1.marked.count + 3 })
        code.mark(CodeMark.groupStart(brackets.traits))
        code.marked.append(utf8: brackets.open)
        code.mark(CodeMark.items)
        if isPadded { code.marked.append(0x20) }
        for (index, item) in items.enumerated() {
            if index > 0 {
                code.mark(CodeMark.separator)
                code.marked.append(0x2C)
                code.marked.append(0x20)
            }
            code.append(item)
        }
        code.mark(CodeMark.close)
        if isPadded { code.marked.append(0x20) }
        code.marked.append(utf8: brackets.close)
        code.mark(CodeMark.groupEnd)
        if !items.isEmpty, brackets.traits.contains(.broken) { code.isBroken = true }
        return code
    }
}

extension OutputBuffer {
    /// Writes code on the line that it is on.
    mutating func write(flat code: SwiftCode) {
        let marked = code.marked
        guard !code.isPlain else { return write(marked[...]) }
        var start = 0
        for index in marked.indices where CodeMark.isMark(marked[index]) {
            if start < index { write(marked[start..<index]) }
            start = index + 1
        }
        if start < marked.count { write(marked[start...]) }
    }
}
