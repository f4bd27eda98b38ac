// In: byte offsets of one source file. Out: half-open ranges of them.
// Invariant: `start <= end`; a file is at most 64 MiB, so 32 bits hold every offset.

/// A half-open range of UTF-8 byte offsets in one source file.
public struct ByteRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var start: UInt32
    /// The offset after the last byte.
    public var end: UInt32

    @inlinable
    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end < start ? start : end
    }

    /// An empty range at an offset: a place between two bytes.
    @inlinable
    public static func at(_ offset: UInt32) -> ByteRange {
        ByteRange(start: offset, end: offset)
    }

    /// How many bytes the range covers.
    @inlinable
    public var count: Int { Int(end - start) }

    /// The smallest range that covers both.
    @inlinable
    public func union(_ other: ByteRange) -> ByteRange {
        ByteRange(start: min(start, other.start), end: max(end, other.end))
    }

    /// The range without a number of its first bytes.
    @inlinable
    public func droppingFirst(_ count: UInt32) -> ByteRange {
        ByteRange(start: min(start &+ count, end), end: end)
    }

    /// The offsets for indexing an array of bytes.
    @inlinable
    public var indices: Range<Int> { Int(start)..<Int(end) }
}

/// A byte range together with the file it lies in.
public struct SourceRange: Hashable, Sendable {
    public var file: FileID
    public var bytes: ByteRange

    @inlinable
    public init(file: FileID, bytes: ByteRange) {
        self.file = file
        self.bytes = bytes
    }

    /// Whether this place starts before another, by file and then by place.
    public func precedes(_ other: SourceRange) -> Bool {
        (file.rawValue, bytes.start) < (other.file.rawValue, other.bytes.start)
    }
}
