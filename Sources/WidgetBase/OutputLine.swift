// In: a literal with values. Out: its bytes, which go into the output at once.
// Invariant: it holds no line break.

/// A line of output, or a part of one, as a literal tells it. Most of what a compiler writes are such lines: as bytes,
/// with room for the values from the start, one costs half of what a string does.
public struct OutputLine: Sendable, ExpressibleByStringInterpolation {
    let text: String
    let bytes: [UInt8]

    public init(_ text: String) {
        self.text = text
        bytes = []
    }

    public init(stringLiteral text: String) {
        self.init(text)
    }

    public init(stringInterpolation: ByteInterpolation) {
        text = ""
        bytes = stringInterpolation.bytes
    }
}

/// The bytes of a literal with its values.
public struct ByteInterpolation: StringInterpolationProtocol {
    public private(set) var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
        bytes.reserveCapacity(literalCapacity + interpolationCount * 24)
    }

    public mutating func appendLiteral(_ text: String) {
        bytes.append(utf8: text)
    }

    public mutating func appendInterpolation(_ text: String) {
        bytes.append(utf8: text)
    }

    public mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
        bytes.append(utf8: String(value))
    }
}
