// In: pieces of Swift source. Out: one buffer of bytes.
// Invariant: a line's indentation is written with its first byte, so blank lines carry no spaces.

/// One growing buffer of generated source.
public struct OutputBuffer: Sendable {
    public private(set) var bytes: [UInt8] = []
    /// How many levels of four spaces the next line gets.
    public private(set) var level = 0
    @usableFromInline var isAtLineStart = true

    public init() {}

    public mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    /// Writes text that holds no line break.
    public mutating func write(_ text: String) {
        guard !text.isEmpty else { return }
        startLine()
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes bytes that hold no line break.
    public mutating func write(_ text: ArraySlice<UInt8>) {
        guard !text.isEmpty else { return }
        startLine()
        bytes.append(contentsOf: text)
    }

    /// Writes one ASCII byte.
    public mutating func write(byte: UInt8) {
        startLine()
        bytes.append(byte)
    }

    public mutating func write(_ number: Int) {
        write(String(number))
    }

    /// Ends the line.
    public mutating func newline() {
        bytes.append(0x0A)
        isAtLineStart = true
    }

    /// Writes one line.
    public mutating func line(_ text: String) {
        write(text)
        newline()
    }

    /// Leaves one blank line, unless one is there or a block has just been opened.
    public mutating func blank() {
        let count = bytes.count
        guard count >= 2 else { return }
        if bytes[count - 1] == 0x0A, bytes[count - 2] == 0x0A { return }
        if bytes[count - 1] == 0x0A, bytes[count - 2] == 0x7B { return }
        if !isAtLineStart { newline() }
        bytes.append(0x0A)
    }

    public mutating func indent() {
        level += 1
    }

    public mutating func outdent() {
        level = max(0, level - 1)
    }

    /// Writes `header {`, what the closure writes one level deeper, and `}`.
    public mutating func block(_ header: String, _ body: (inout OutputBuffer) -> Void) {
        write(header)
        write(" {")
        newline()
        indent()
        body(&self)
        outdent()
        line("}")
    }

    /// The column (0-based, in bytes) at which the next byte is written.
    public var column: Int {
        guard !isAtLineStart else { return level * 4 }
        var index = bytes.count
        while index > 0, bytes[index - 1] != 0x0A { index -= 1 }
        return bytes.count - index
    }

    /// A `#if` line and its like stand at the indentation of the code around them.
    private mutating func startLine() {
        guard isAtLineStart else { return }
        isAtLineStart = false
        for _ in 0..<level {
            bytes.append(0x20)
            bytes.append(0x20)
            bytes.append(0x20)
            bytes.append(0x20)
        }
    }
}
