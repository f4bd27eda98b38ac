// In: the bytes of a description. Out: what becomes of them when they are cut, when tokens are lost or doubled, and
// when bytes change by chance.
// Invariant: the same bytes and seed give the same mutations on every machine.

import WidgetBase
import WidgetSyntax

/// Ways to damage a description.
public enum Mutations {
    /// The description cut at every `step`-th byte, the empty one included.
    public static func cuts(_ bytes: [UInt8], step: Int = 1) -> some Sequence<[UInt8]> {
        stride(from: 0, to: bytes.count, by: max(1, step)).lazy.map { Array(bytes[..<$0]) }
    }

    /// The description without one of its tokens, for each.
    public static func drops(_ bytes: [UInt8]) -> some Sequence<[UInt8]> {
        tokens(of: bytes).lazy.map { range in
            Array(bytes[..<range.lowerBound]) + Array(bytes[range.upperBound...])
        }
    }

    /// The description with one of its tokens written twice, for each; a space stands between the two.
    public static func doubles(_ bytes: [UInt8]) -> some Sequence<[UInt8]> {
        tokens(of: bytes).lazy.map { range in
            Array(bytes[..<range.upperBound]) + [0x20] + Array(bytes[range]) + Array(bytes[range.upperBound...])
        }
    }

    /// Descriptions in which some bytes were replaced, removed, added or swapped by chance.
    public static func noise(_ bytes: [UInt8], count: Int, seed: UInt64) -> some Sequence<[UInt8]> {
        (0..<count).lazy.map { index in
            var random = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: index) &* 0x9E37)
            return damaged(bytes, by: &random)
        }
    }

    /// Bytes by chance, with those that mean something to the lexer more often than others.
    public static func garbage(length: Int, count: Int, seed: UInt64) -> some Sequence<[UInt8]> {
        (0..<count).lazy.map { index in
            var random = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: index) &* 0x9E37)
            return (0..<length).map { _ in byte(by: &random) }
        }
    }

    /// The places of the tokens of a description.
    private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
        var bag = DiagnosticBag()
        let source = SourceFile(path: "mutated.widget", bytes: bytes)
        let tokens = parse(source, id: FileID(rawValue: 0), into: &bag).tokens
        return (0..<tokens.count - 1).map { index in
            tokens.range(TokenIndex(rawValue: UInt32(truncatingIfNeeded: index))).indices
        }
    }

    private static func damaged(_ bytes: [UInt8], by random: inout SeededGenerator) -> [UInt8] {
        var result = bytes
        for _ in 0...Int.random(in: 0..<8, using: &random) {
            guard !result.isEmpty else { break }
            let place = Int.random(in: 0..<result.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: result[place] = byte(by: &random)
            case 1: result.remove(at: place)
            case 2: result.insert(byte(by: &random), at: place)
            default: result.swapAt(place, Int.random(in: 0..<result.count, using: &random))
            }
        }
        return result
    }

    private static func byte(by random: inout SeededGenerator) -> UInt8 {
        let likely = Array("{}()[]\"\\#$/*.?:;,=<>!&|-+@'`\n\r\t _aZ09é”".utf8)
        guard Int.random(in: 0..<4, using: &random) > 0 else { return UInt8.random(in: 0...255, using: &random) }
        return likely[Int.random(in: 0..<likely.count, using: &random)]
    }
}

/// SplitMix64: random numbers that are the same for the same seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
