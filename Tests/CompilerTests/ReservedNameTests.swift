// In: every generated file that stands beside a case. Out: type names of the output that a description could take.
// Invariant: what a case declares itself is known from its description and its hand-written Swift, and does not count.

import Foundation
import TestSupport
import Testing
import WidgetBase

@testable import WidgetCheck

@Suite struct ReservedNameTests {
    /// A description that declared such a name would change what the generated Swift means.
    @Test func everyTypeThatTheOutputNamesIsReserved() throws {
        var used: [String: String] = [:]
        var count = 0
        var words: [URL: Set<String>] = [:]
        for file in Repository.files(in: Repository.cases, suffix: ".swift") {
            let name = file.lastPathComponent
            let isByHand = ["hand", "run", "views", "model"].contains { name.hasSuffix(".\($0).swift") }
            if isByHand || name == "run-support.swift" { continue }
            count += 1
            let folder = file.deletingLastPathComponent()
            let own = try words[folder] ?? ownWords(folder)
            words[folder] = own
            let types = SwiftTypeNames(try Data(contentsOf: file))
            let isSupport = name.lowercased().hasSuffix("support.swift")
            // What is made of a declared name is compared with the declared ones when that is checked.
            let suffixes = ["Row", "Query", "Options", "AppIntents", "BundleToken", "Facade"]
            let isMade = { (type: String) in suffixes.contains { type.hasSuffix($0) && type != $0 } }
            // Apple's protocols declare `Content` within whatever names it.
            let isFree = { (type: String) in
                type != "Content" && !own.contains(type) && !isMade(type) && !self.isReserved(type)
            }
            // Inside a declaration's own type other declarations are named; inside those of the support file, none is.
            if isSupport {
                for type in types.outermost where isFree(type) { used[type] = name }
            } else {
                for type in types.nested where isFree(type) { used[type] = name }
            }
            for type in types.named.subtracting(types.declared) where isFree(type) { used[type] = name }
        }
        #expect(count > 30)
        #expect(used.isEmpty, "names that have to be reserved: \(used)")
    }

    private func isReserved(_ name: String) -> Bool {
        // What brings `Route` and the types of snapshots is compared with what is declared when that is checked.
        ReservedNames.reason(forDeclaration: name) != nil || ReservedNames.reason(forNested: name) != nil
            || ReservedNameTable.snapshotTypes.contains(name) || name == "Route"
    }

    /// The words of the descriptions and of the Swift by hand in a folder.
    private func ownWords(_ folder: URL) throws -> Set<String> {
        var files = [".widget", ".hand.swift", ".model.swift"].flatMap { Repository.files(in: folder, suffix: $0) }
        if folder.path.contains("/Cases/samples") {
            files += Repository.files(in: Repository.samples, suffix: ".widget")
        }
        var words: Set<String> = []
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            for word in bytes.split(whereSeparator: { !SwiftTypeNames.isWordByte($0) }) {
                words.insert(String(decoding: word, as: UTF8.self))
            }
        }
        return words
    }
}

/// The types that a Swift file declares and names.
private struct SwiftTypeNames {
    private(set) var outermost: Set<String> = []
    private(set) var nested: Set<String> = []
    /// Parameters of generic declarations, which stand for themselves.
    private var parameters: Set<String> = []
    /// Names that start with a capital, without those behind a dot.
    private(set) var named: Set<String> = []

    var declared: Set<String> { outermost.union(nested).union(parameters) }

    private static let declaring: Set<String> = [
        "struct", "enum", "protocol", "class", "actor", "typealias", "associatedtype",
    ]

    init(_ data: Data) {
        let bytes = [UInt8](data)
        var position = 0
        var isIndented = false
        var previous: [String] = ["", ""]
        var before: UInt8 = 0x0A
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x2F, position + 1 < bytes.count, bytes[position + 1] == 0x2F {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if bytes[position...].starts(with: "#if ".utf8) {
                // Flags share no names with types.
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if byte == 0x22 {
                SwiftTypeNames.skipText(bytes, &position)
            } else if SwiftTypeNames.isWordByte(byte) {
                let start = position
                while position < bytes.count, SwiftTypeNames.isWordByte(bytes[position]) { position += 1 }
                if before == 0x0A { isIndented = false }
                let word = String(decoding: bytes[start..<position], as: UTF8.self)
                add(word, after: previous, before: before, isIndented: isIndented)
                previous = [previous[1], word]
                before = bytes[position - 1]
                continue
            } else {
                if before == 0x0A { isIndented = byte == 0x20 }
                if byte == 0x3C, ["struct", "func", "class", "enum", "actor"].contains(previous[0]) {
                    addParameters(bytes, position + 1)
                }
                position += 1
            }
            // Blanks inside a line do not part a dot from its member.
            if byte != 0x20 || before == 0x0A { before = byte }
        }
    }

    private mutating func add(_ word: String, after previous: [String], before: UInt8, isIndented: Bool) {
        if SwiftTypeNames.declaring.contains(previous[1]), SwiftTypeNames.isTypeName(word) {
            if isIndented { nested.insert(word) } else { outermost.insert(word) }
        }
        guard SwiftTypeNames.isTypeName(word) else { return }
        // `.Member`, `@Attribute`, `#if`, and words in back-ticks.
        if ![0x2E, 0x40, 0x23, 0x60].contains(before) { named.insert(word) }
    }

    /// Whether a word starts with a capital and is no constant of C, such as `O_CREAT`.
    private static func isTypeName(_ word: String) -> Bool {
        guard let first = word.utf8.first, first >= 0x41, first <= 0x5A else { return false }
        return !word.contains("_")
    }

    private mutating func addParameters(_ bytes: [UInt8], _ start: Int) {
        let end = bytes[start...].firstIndex(of: 0x3E) ?? start
        for part in bytes[start..<end].split(separator: 0x2C) {
            let name = part.drop { $0 == 0x20 }.prefix { SwiftTypeNames.isWordByte($0) }
            parameters.insert(String(decoding: name, as: UTF8.self))
        }
    }

    /// Passes a text; what is interpolated counts as a part of it.
    private static func skipText(_ bytes: [UInt8], _ position: inout Int) {
        position += 1
        while position < bytes.count, bytes[position] != 0x22, bytes[position] != 0x0A {
            position += bytes[position] == 0x5C ? 2 : 1
        }
        position += 1
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        byte == 0x5F || (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A)
    }
}
