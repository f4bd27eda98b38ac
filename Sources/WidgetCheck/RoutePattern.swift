// In: the pieces of a route. Out: an automaton of the links that its builder makes.
// Invariant: it accepts every such link; two automata that share no link belong to routes that a parser can tell apart.

import WidgetBase
import WidgetModel

/// A set of bytes below 128.
struct ByteSet: Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes where byte < 64 { low |= 1 << UInt64(byte) }
        for byte in bytes where byte >= 64 && byte < 128 { high |= 1 << UInt64(byte - 64) }
    }

    func meets(_ other: ByteSet) -> Bool { low & other.low != 0 || high & other.high != 0 }

    static let digits = ByteSet(Array(0x30...0x39))
    static let hexadecimal = ByteSet(Array(0x30...0x39) + Array(0x41...0x46))
    /// What an encoded text holds.
    static let encoded = ByteSet(
        Array(0x30...0x39) + Array(0x41...0x5A) + Array(0x61...0x7A) + [0x2D, 0x2E, 0x5F, 0x7E, 0x25]
    )
}

/// A nondeterministic automaton whose states are numbered from its start.
struct RoutePattern {
    /// The ways out of each state; one without bytes is taken silently.
    private var steps: [[(bytes: ByteSet?, next: Int)]] = [[]]
    /// The one state in which a link may end.
    private var end = 0

    init(_ route: RouteDecl, in program: Program) {
        for piece in route.pieces {
            switch piece {
            case .literal(let text): add(program.names[text])
            case .parameter(let field): add(program.fields[field].type, in: program)
            }
        }
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { end = step(from: end, over: ByteSet([byte])) }
    }

    private mutating func step(from state: Int, over bytes: ByteSet) -> Int {
        steps.append([])
        steps[state].append((bytes, steps.count - 1))
        return steps.count - 1
    }

    private mutating func add(_ type: TypeID, in program: Program) {
        switch program.types[type] {
        case .int: addInteger()
        case .bool: addChoice([Array("true".utf8), Array("false".utf8)])
        case .uuid:
            for index in 0..<36 {
                let isHyphen = [8, 13, 18, 23].contains(index)
                end = step(from: end, over: isHyphen ? ByteSet([0x2D]) : .hexadecimal)
            }
        case .enumeration(let id):
            addChoice(program.enums[id].cases.map { RoutePattern.encoded(program.enumCases[$0].rawValue, in: program) })
        default: steps[end].append((.encoded, end))
        }
    }

    /// A sign perhaps, then digits.
    private mutating func addInteger() {
        let start = end
        let signed = step(from: start, over: ByteSet([0x2D]))
        let number = step(from: signed, over: .digits)
        steps[start].append((.digits, number))
        steps[number].append((.digits, number))
        end = number
    }

    /// One of several texts.
    private mutating func addChoice(_ texts: [[UInt8]]) {
        let start = end
        steps.append([])
        let joined = steps.count - 1
        for text in texts {
            var state = start
            for byte in text { state = step(from: state, over: ByteSet([byte])) }
            steps[state].append((nil, joined))
        }
        end = joined
    }

    /// A raw value as the builder writes it.
    private static func encoded(_ value: LiteralValue, in program: Program) -> [UInt8] {
        switch value {
        case .int(let number): return Array(String(number).utf8)
        case .string(let text):
            return program.names[text].flatMap { byte -> [UInt8] in
                if Checker.isUnreserved(byte) { return [byte] }
                let digits = Array("0123456789ABCDEF".utf8)
                return [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        default: return []
        }
    }

    /// Whether some link belongs to both, as far as `budget` steps show.
    func meets(_ other: RoutePattern, budget: inout Int) -> Bool {
        struct Pair: Hashable {
            var left: Int
            var right: Int
        }
        var seen: Set<Pair> = [Pair(left: 0, right: 0)]
        var waiting = [Pair(left: 0, right: 0)]
        while let pair = waiting.popLast(), budget > 0 {
            budget -= 1
            if pair.left == end, pair.right == other.end { return true }
            var next: [Pair] = []
            for left in steps[pair.left] {
                guard let bytes = left.bytes else {
                    next.append(Pair(left: left.next, right: pair.right))
                    continue
                }
                for right in other.steps[pair.right] {
                    guard let others = right.bytes, bytes.meets(others) else { continue }
                    next.append(Pair(left: left.next, right: right.next))
                }
            }
            for right in other.steps[pair.right] where right.bytes == nil {
                next.append(Pair(left: pair.left, right: right.next))
            }
            for pair in next where seen.insert(pair).inserted { waiting.append(pair) }
        }
        return false
    }
}
