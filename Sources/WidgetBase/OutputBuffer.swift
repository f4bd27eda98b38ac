// In: pieces of Swift source. Out: one buffer of bytes.
// Invariant: a line's indentation is written with its first byte, so blank lines carry no spaces.

/// One growing buffer of generated source.
public struct OutputBuffer: Sendable {
    public private(set) var bytes: [UInt8] = []
    /// Where the line begins that is being written.
    private var lineStart = 0
    /// The marks of that line, by the offset that each stands before.
    private var marks: [(offset: Int, mark: UInt8)] = []
    /// How many levels of four spaces the next line gets.
    public private(set) var level = 0
    private var isAtLineStart = true

    public init() {}

    /// Writes text that holds no line break.
    public mutating func write(_ text: OutputLine) {
        write(text.text)
        write(text.bytes[...])
    }

    /// Writes text that holds no line break. A literal is an `OutputLine` first: with its values it is not made one
    /// string before it comes here.
    @_disfavoredOverload
    public mutating func write(_ text: String) {
        guard !text.isEmpty else { return }
        startLine()
        bytes.append(utf8: text)
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

    /// Ends the line.
    public mutating func newline() {
        bytes.append(0x0A)
        isAtLineStart = true
        lineStart = bytes.count
    }

    /// Notes a mark at the place where the next byte of the line is written. A mark is a byte that no output holds.
    public mutating func mark(_ mark: UInt8) {
        startLine()
        marks.append((bytes.count, mark))
    }

    /// Ends a line that may have marks. A line that is wider than a limit is taken back instead, and returned with its
    /// marks, without its indentation.
    public mutating func endMarkedLine(within width: Int) -> [UInt8]? {
        defer { marks.removeAll(keepingCapacity: true) }
        guard bytes.count - lineStart > width else {
            newline()
            return nil
        }
        var line: [UInt8] = []
        var next = lineStart
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        for (offset, mark) in marks {
            line += bytes[next..<offset]
            line.append(mark)
            next = offset
        }
        line += bytes[next...]
        bytes.removeLast(bytes.count - lineStart)
        isAtLineStart = true
        return line
    }

    /// Writes one line.
    public mutating func line(_ text: OutputLine) {
        write(text)
        newline()
    }

    /// Writes one line.
    @_disfavoredOverload
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
        lineStart = bytes.count
    }

    public mutating func indent() {
        level += 1
    }

    public mutating func outdent() {
        level = max(0, level - 1)
    }

    /// Writes `header {`, what the closure writes one level deeper, and `}`.
    @_disfavoredOverload
    public mutating func block(_ header: String, _ body: (inout OutputBuffer) -> Void) {
        block(OutputLine(header), body)
    }

    /// Writes `header {`, what the closure writes one level deeper, and `}`.
    public mutating func block(_ header: OutputLine, _ body: (inout OutputBuffer) -> Void) {
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
        isAtLineStart ? level * 4 : bytes.count - lineStart
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

extension [UInt8] {
    /// Appends the bytes of a text.
    ///
    /// Everything that is emitted goes through here, and most of it is a few bytes long: the text's own memory is
    /// copied at once, which is what makes this the one place that looks at memory directly.
    public mutating func append(utf8 text: String) {
        let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append(contentsOf: $0) }
        // A text that Objective-C made has no memory in this form.
        if isDone == nil { append(contentsOf: text.utf8) }
    }
}
