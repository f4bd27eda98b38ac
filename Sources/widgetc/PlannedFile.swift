// In: a file, and what it held when a build system planned the call. Out: whether it still does.
// Invariant: nothing is built from settings that have changed meanwhile.

/// A file that a build system has read to plan a call, such as the settings of a plugin. What it says is in the
/// arguments; the file is read again only to see that it has not changed, since build systems do not always ask again.
struct PlannedFile {
    let path: String
    /// The checksum of its bytes.
    private let sum: String

    /// From `SUM:FILE`.
    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, UInt64(parts[0], radix: 16) != nil else { return nil }
        sum = String(parts[0])
        path = String(parts[1])
    }

    var hasChanged: Bool {
        guard let bytes = try? FileSystem.read(path) else { return true }
        return PlannedFile.checksum(bytes) != sum
    }

    /// FNV-1a of 64 bits, in hexadecimal digits: the plugin computes the same.
    static func checksum(_ bytes: [UInt8]) -> String {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return String(sum, radix: 16)
    }
}
