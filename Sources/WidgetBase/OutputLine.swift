// In: a literal with values. Out: its bytes, which go into the output at once.
// Invariant: it holds no line break.

/// A line of output, or a part of one, as a literal tells it. Most of what a compiler writes are such lines: as bytes,
/// with room for the values from the start, one costs half of what a string does.
public struct OutputLine: Sendable, ExpressibleByStringInterpolation {
    enum Form {
        /// A literal without values stands in the program's memory.
        case literal(StaticString)
        case bytes([UInt8])
    }

    let form: Form

    public init(_ text: String) {
        form = .bytes(Array(text.utf8))
    }

    public init(stringLiteral text: StaticString) {
        form = .literal(text)
    }

    public init(stringInterpolation: ByteInterpolation) {
        form = .bytes(stringInterpolation.bytes)
    }
}

/// The bytes of a literal with its values.
public struct ByteInterpolation: StringInterpolationProtocol {
    public private(set) var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
        bytes.reserveCapacity(literalCapacity + interpolationCount * 24)
    }

    public mutating func appendLiteral(_ text: StaticString) {
        bytes.append(utf8: text)
    }

    public mutating func appendInterpolation(_ text: String) {
        bytes.append(utf8: text)
    }

    public mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
        bytes.append(utf8: String(value))
    }
}
