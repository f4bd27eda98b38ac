// In: byte strings. Out: small integers that are equal exactly if the bytes are.
// Invariant: the bytes of a name never change; name 0 is the empty one.

/// The index of an interned byte string: an identifier, or the contents of a text.
public struct NameID: TableIndex {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The empty string.
    public static let empty = NameID(rawValue: 0)
}

/// Interned byte strings, in one buffer.
public struct NameTable: Sendable {
    @usableFromInline var bytes: [UInt8] = []
    @usableFromInline var ends: [UInt32] = [0]
    /// Open addressing: 0 is free, otherwise a name's index plus one. The size is a power of two.
    private var slots: [UInt32] = Array(repeating: 0, count: 256)

    public init() {
        slots[Int(NameTable.hash([][...]) & 255)] = 1
    }

    /// How many names there are.
    public var count: Int { ends.count }

    /// The name with these bytes, added if it is new.
    public mutating func intern(_ text: ArraySlice<UInt8>) -> NameID {
        let hash = NameTable.hash(text)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let id = NameID(rawValue: slots[slot] - 1)
            if self[id].elementsEqual(text) { return id }
            slot = (slot + 1) & mask
        }
        let id = NameID(rawValue: UInt32(truncatingIfNeeded: ends.count))
        bytes.append(contentsOf: text)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        slots[slot] = id.rawValue + 1
        if ends.count * 2 > slots.count { grow() }
        return id
    }

    /// The name with this text, added if it is new.
    public mutating func intern(_ text: String) -> NameID {
        intern(Array(text.utf8)[...])
    }

    /// The bytes of a name.
    @inlinable
    public subscript(id: NameID) -> ArraySlice<UInt8> {
        let index = id.index
        return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
    }

    /// The text of a name, for messages.
    public func text(_ id: NameID) -> String {
        String(decoding: self[id], as: UTF8.self)
    }

    /// The text of every name, by its index.
    public var texts: [String] {
        ends.indices.map { text(NameID(rawValue: UInt32(truncatingIfNeeded: $0))) }
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        var larger = [UInt32](repeating: 0, count: slots.count * 2)
        for index in ends.indices {
            let hash = NameTable.hash(self[NameID(rawValue: UInt32(truncatingIfNeeded: index))])
            var slot = Int(truncatingIfNeeded: hash) & mask
            while larger[slot] != 0 { slot = (slot + 1) & mask }
            larger[slot] = UInt32(truncatingIfNeeded: index) + 1
        }
        slots = larger
    }

    /// FNV-1a with a final mix: the same on every platform and in every run.
    private static func hash(_ text: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return hash ^ (hash >> 32)
    }
}
