// In: the bytes of a lock file. Out: its facts, each with its line, and what is wrong with the file.
// Invariant: never fails; a file with a finding has facts that nothing should be compared with.

import WidgetBase

/// Something that placed widgets or stored files depend on.
struct LockFact: Sendable {
    /// What it is about: `widget Clock family systemSmall`.
    let words: [LockWord]
    /// What it says; empty where being there is all.
    let value: String
    /// The line of a lock file, or the place in a description.
    let range: SourceRange
    /// The command that writes the lock file; nil where the fact is of another, and cannot be given up.
    var command: String?

    init(_ words: [LockWord], _ value: String = "", at range: SourceRange, command: String? = nil) {
        self.words = words
        self.value = value
        self.range = range
        self.command = command
    }

    /// The words as they are written.
    var key: String { words.map(\.written).joined(separator: " ") }

    /// The line as it is written.
    var line: String { value.isEmpty ? key : "\(key): \(value)" }

    /// The text of a word.
    func text(_ index: Int) -> String { index < words.count ? words[index].text : "" }

    /// Whether it is a fact of this kind: `["widget", nil, "family"]` takes any second word.
    func has(_ pattern: [String?]) -> Bool {
        words.count >= pattern.count && zip(words, pattern).allSatisfy { $1 == nil || (!$0.isText && $0.text == $1) }
    }
}

struct LockFile {
    static let formatVersion = 1

    /// The first lines of every lock file.
    static let header = """
        widgetc-lock \(formatVersion)
        # What placed widgets and stored files of released versions depend on.
        # Written by `widgetc lock`; commit it. Of two versions that meet in a merge keep the lines of both.

        """

    private(set) var facts: [LockFact] = []
    private(set) var finding: Diagnostic?

    init(_ source: SourceFile, id: FileID, command: String? = nil) {
        var lines = LockLines(source.bytes, id)
        guard let first = lines.next(), let version = LockFile.version(source.text(first.bytes)) else {
            finding = .noLockFile(at: SourceRange(file: id, bytes: .at(0)), command: command)
            return
        }
        guard version == LockFile.formatVersion else {
            finding = .newerLockFile(version, at: first)
            return
        }
        if lines.isCutOff {
            finding = .cutOffLine(source.text(first.bytes), at: first)
            return
        }
        var seen: [String: Int] = [:]
        while finding == nil, let range = lines.next() {
            let text = source.text(range.bytes)
            guard !lines.isCutOff else {
                finding = .cutOffLine(text, at: range)
                return
            }
            if text.isEmpty || text.hasPrefix("#") { continue }
            if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: { text.hasPrefix($0) }) {
                finding = .mergeConflict(at: range)
                return
            }
            guard let (words, value) = LockText.read(text) else {
                finding = .noFact(text, at: range)
                return
            }
            let fact = LockFact(LockFile.normalized(words), value, at: range, command: command)
            guard LockShape.has(fact) else {
                finding = .noFact(text, at: range)
                return
            }
            // Merges that keep the lines of both sides may give a line twice, but not two that disagree.
            if let index = seen[fact.key] {
                if facts[index].value != value { finding = .conflictingFacts(fact.key, at: range, first: facts[index]) }
                continue
            }
            seen[fact.key] = facts.count
            facts.append(fact)
        }
    }

    /// The lines of a lock file with these facts.
    static func bytes(of facts: [LockFact]) -> [UInt8] {
        var seen: Set<String> = []
        let lines = facts.filter { seen.insert($0.key).inserted }.map(\.line)
        let sorted = lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Array((header + sorted.map { $0 + "\n" }.joined()).utf8)
    }

    /// Quotes mean something for raw values only.
    private static func normalized(_ words: [LockWord]) -> [LockWord] {
        if words[0].text == "enum" { return words }
        return words.map { LockWord($0.text) }
    }

    private static func version(_ line: String) -> Int? {
        guard line.hasPrefix("widgetc-lock ") else { return nil }
        let digits = line.dropFirst("widgetc-lock ".count)
        return Int(digits).flatMap { String($0) == digits ? $0 : nil }
    }
}

/// The lines of a file, without their ends.
private struct LockLines {
    private let bytes: [UInt8]
    private let id: FileID
    private var position: Int
    /// Whether the last line has no end.
    private(set) var isCutOff = false

    init(_ bytes: [UInt8], _ id: FileID) {
        self.bytes = bytes
        self.id = id
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> SourceRange? {
        guard position < bytes.count else { return nil }
        let start = position
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        var end = position
        isCutOff = position == bytes.count
        position += 1
        while end > start, [0x0D, 0x20, 0x09].contains(bytes[end - 1]) { end -= 1 }
        let range = ByteRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
        return SourceRange(file: id, bytes: range)
    }
}
