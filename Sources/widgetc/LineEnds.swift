// In: the bytes of a text file. Out: the same with the line ends that are written here.
// Invariant: only a carriage return before a line feed is taken for a part of a line end.

/// Version control converts line ends where a person has it do so.
enum LineEnds {
    static func unified(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x0D) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == 0x0A, result.last == 0x0D { result.removeLast() }
            result.append(byte)
        }
        return result
    }
}
