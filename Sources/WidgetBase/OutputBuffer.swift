// In: pieces of Swift source. Out: one buffer of bytes.
// Invariant: a line's indentation is written with its first byte, so blank lines carry no spaces.

/// One growing buffer of generated source.
public struct OutputBuffer: Sendable {
    /// What was written, and behind it room for more: most writes are a few bytes and come to copying them.
    private var storage: [UInt8] = []
    /// How much of the storage was written.
    private var count = 0
    /// Where the line begins that is being written.
    private var lineStart = 0
    /// The marks of that line, by the offset that each stands before.
    private var marks: [(offset: Int, mark: UInt8)] = []
    /// How many levels of four spaces the next line gets.
    public private(set) var level = 0
    private var isAtLineStart = true

    public init() {}

    /// What was written.
    public var bytes: [UInt8] { Array(storage[..<count]) }

    /// Ends the writing. What was written is not copied.
    public consuming func finish() -> [UInt8] {
        storage.removeLast(storage.count - count)
        return storage
    }

    /// Writes text that holds no line break.
    public mutating func write(_ text: OutputLine) {
        switch text.form {
        case .bytes(let bytes): write(bytes[...])
        case .literal(let literal):
            guard literal.utf8CodeUnitCount > 0 else { return }
            startLine()
            literal.withUTF8Buffer { unsafe append($0) }
        }
    }

    /// Writes text that holds no line break. A literal is an `OutputLine` first: with its values it is not made one
    /// string before it comes here.
    @_disfavoredOverload
    public mutating func write(_ text: consuming String) {
        guard !text.isEmpty else { return }
        startLine()
        text.withUTF8 { unsafe append($0) }
    }

    /// Writes bytes that hold no line break.
    public mutating func write(_ text: ArraySlice<UInt8>) {
        guard !text.isEmpty else { return }
        startLine()
        append(text)
    }

    /// Writes one ASCII byte.
    public mutating func write(byte: UInt8) {
        startLine()
        append(byte)
    }

    /// Ends the line.
    public mutating func newline() {
        append(0x0A)
        isAtLineStart = true
        lineStart = count
    }

    /// Notes a mark at the place where the next byte of the line is written. A mark is a byte that no output holds.
    public mutating func mark(_ mark: UInt8) {
        startLine()
        marks.append((count, mark))
    }

    /// Ends a line that may have marks. A line that is wider than a limit is taken back instead, and returned with its
    /// marks, without its indentation.
    public mutating func endMarkedLine(within width: Int) -> [UInt8]? {
        defer { marks.removeAll(keepingCapacity: true) }
        guard count - lineStart > width else {
            newline()
            return nil
        }
        var line: [UInt8] = []
        var next = lineStart
        while next < count, storage[next] == 0x20 { next += 1 }
        for (offset, mark) in marks {
            line += storage[next..<offset]
            line.append(mark)
            next = offset
        }
        line += storage[next..<count]
        count = lineStart
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
        guard count >= 2 else { return }
        if storage[count - 1] == 0x0A, storage[count - 2] == 0x0A { return }
        if storage[count - 1] == 0x0A, storage[count - 2] == 0x7B { return }
        if !isAtLineStart { newline() }
        newline()
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
        isAtLineStart ? level * 4 : count - lineStart
    }

    private mutating func startLine() {
        if isAtLineStart { indentLine() }
    }

    /// A `#if` line and its like stand at the indentation of the code around them.
    private mutating func indentLine() {
        isAtLineStart = false
        let width = level * 4
        makeRoom(for: width)
        // What was taken back may stand there.
        for index in count..<count + width { storage[index] = 0x20 }
        count += width
    }

    // MARK: Bytes

    private mutating func append(_ byte: UInt8) {
        makeRoom(for: 1)
        storage[count] = byte
        count += 1
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
    }

    /// Everything that is emitted goes through here, and most of it is a few bytes long: what looks at memory directly
    /// costs half of what does not.
    private mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let first = source.baseAddress else { return }
        makeRoom(for: source.count)
        let count = count
        unsafe storage.withUnsafeMutableBufferPointer { target in
            unsafe target.baseAddress?.advanced(by: count).update(from: first, count: source.count)
        }
        self.count += source.count
    }

    /// - Postcondition: as many bytes as that can be written into the storage behind what was written.
    private mutating func makeRoom(for more: Int) {
        if storage.count - count < more { grow(by: more) }
    }

    private mutating func grow(by more: Int) {
        storage.append(contentsOf: repeatElement(0, count: max(more, storage.count, 1_024)))
    }
}

extension [UInt8] {
    /// Appends the bytes of a text: its own memory is copied at once.
    public mutating func append(utf8 text: consuming String) {
        text.withUTF8 { unsafe append(contentsOf: $0) }
    }

    /// Appends the bytes of a literal.
    public mutating func append(utf8 text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}
