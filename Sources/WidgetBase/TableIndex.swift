// In: rows. Out: tables whose rows are found by a typed index, so that an index of one table never reads another.
// Invariant: an index made by a table's `append` stays valid, since tables only grow.

/// The index of a row in one kind of table.
public protocol TableIndex: Hashable, Comparable, Sendable {
    var rawValue: UInt32 { get }
    init(rawValue: UInt32)
}

extension TableIndex {
    @inlinable
    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }

    @inlinable
    public var index: Int { Int(rawValue) }
}

/// Rows found by a typed index, in the order in which they were added.
public struct Table<ID: TableIndex, Row: Sendable>: Sendable {
    public var rows: [Row]

    @inlinable
    public init(_ rows: [Row] = []) {
        self.rows = rows
    }

    @inlinable
    public subscript(id: ID) -> Row {
        get { rows[id.index] }
        _modify { yield &rows[id.index] }
    }

    /// Adds a row and returns its index.
    @inlinable
    @discardableResult
    public mutating func append(_ row: Row) -> ID {
        rows.append(row)
        return ID(rawValue: UInt32(truncatingIfNeeded: rows.count - 1))
    }

    @inlinable
    public var count: Int { rows.count }

    @inlinable
    public var isEmpty: Bool { rows.isEmpty }

    /// The index that the next row will get.
    @inlinable
    public var nextID: ID { ID(rawValue: UInt32(truncatingIfNeeded: rows.count)) }

    /// Every index, in order.
    @inlinable
    public var ids: IDRange<ID> {
        IDRange(start: ID(rawValue: 0), end: nextID)
    }
}

/// Consecutive rows of a table: how a declaration refers to its members.
public struct IDRange<ID: TableIndex>: RandomAccessCollection, Hashable, Sendable {
    public var start: ID
    public var end: ID

    @inlinable
    public init(start: ID, end: ID) {
        self.start = start
        self.end = end < start ? start : end
    }

    /// No rows.
    @inlinable
    public init() {
        start = ID(rawValue: 0)
        end = ID(rawValue: 0)
    }

    @inlinable
    public var startIndex: Int { start.index }

    @inlinable
    public var endIndex: Int { end.index }

    @inlinable
    public subscript(position: Int) -> ID {
        ID(rawValue: UInt32(truncatingIfNeeded: position))
    }
}
