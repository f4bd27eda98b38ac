// In: a name, and all the texts that decide what a build produces. Out: the folder that holds the products.
// Invariant: a folder with a final name is complete. It is built aside and renamed, so that test processes that
// build the same thing at once disturb nobody.

import Foundation

/// Build products that depend on nothing but the texts in their key.
enum StubCache {
    /// `.build/apple-stubs` in the checkout, or a temporary folder where that cannot be written.
    static let root: URL = {
        let files = FileManager.default
        let preferred = Repository.root.appendingPathComponent(".build/apple-stubs", isDirectory: true)
        try? files.createDirectory(at: preferred, withIntermediateDirectories: true)
        if files.isWritableFile(atPath: preferred.path) { return preferred }
        return files.temporaryDirectory.appendingPathComponent("widgetc-apple-stubs", isDirectory: true)
    }()

    /// Gives the folder for a key, and makes it first if it is not there.
    /// - Parameter make: fills the folder; what it throws is passed on, and nothing is kept.
    static func folder(named name: String, key: [String], make: (URL) throws -> Void) throws -> URL {
        let files = FileManager.default
        let final = root.appendingPathComponent("\(name)-\(digest(key))", isDirectory: true)
        if files.fileExists(atPath: final.path) { return final }
        let draft = root.appendingPathComponent("\(name)-draft-\(UUID().uuidString)", isDirectory: true)
        try files.createDirectory(at: draft, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: draft) }
        try make(draft)
        do {
            try files.moveItem(at: draft, to: final)
        } catch {
            // Another process was faster; its folder is complete and equal.
            guard files.fileExists(atPath: final.path) else { throw error }
        }
        removeStale(named: name, except: final)
        return final
    }

    /// Folders of former contents are kept for a day, since another process may still use them.
    private static func removeStale(named name: String, except current: URL) {
        let files = FileManager.default
        let yesterday = Date(timeIntervalSinceNow: -24 * 60 * 60)
        let folders = try? files.contentsOfDirectory(
            at: root,
            includingPropertiesForKeys: [.contentModificationDateKey]
        )
        for folder in folders ?? [] where folder.lastPathComponent.hasPrefix(name + "-") {
            let values = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
            guard let modified = values?.contentModificationDate, modified < yesterday else { continue }
            if folder.lastPathComponent != current.lastPathComponent { try? files.removeItem(at: folder) }
        }
    }

    /// 64-bit FNV-1a over all texts, each closed by a zero byte, as sixteen hexadecimal digits.
    static func digest(_ texts: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for text in texts {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = hash &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
