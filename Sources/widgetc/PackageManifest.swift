// In: the text of a `Package.swift`. Out: the targets that it writes out, with the folders of their sources.
// Invariant: nothing is run; what a manifest computes is not seen, and then the names of folders count.

/// What a manifest says of its targets, as far as it is written as most are.
struct PackageManifest {
    struct Target: Equatable {
        fileprivate(set) var name: String
        /// The folder of its sources, relative to the package; nil for the usual one.
        fileprivate(set) var path: String?
        fileprivate(set) var isTest = false
        /// Whether it names the plugin of this program.
        fileprivate(set) var hasPlugin = false
    }

    private(set) var targets: [Target] = []

    init(_ bytes: [UInt8]) {
        let words = ManifestWords(bytes).words
        // How deep the parentheses are at each target that is open, with what is known of it.
        var open: [(depth: Int, target: Target)] = []
        var depth = 0
        for (index, word) in words.enumerated() {
            switch word {
            case .mark("("), .mark("["):
                depth += 1
                guard index > 0, case .name(let call) = words[index - 1], word == .mark("(") else { continue }
                guard call.lowercased().hasSuffix("target"), call != "binaryTarget" else { continue }
                open.append((depth, Target(name: "", isTest: call == "testTarget")))
            case .mark(")"), .mark("]"):
                if let last = open.last, last.depth == depth {
                    open.removeLast()
                    // One without a name that is written out, or that only names another: `.target(name: "Core")`.
                    if !last.target.name.isEmpty, open.isEmpty { targets.append(last.target) }
                }
                depth -= 1
            case .text(let text):
                guard let last = open.indices.last else { continue }
                if text == "WidgetcPlugin" { open[0].target.hasPlugin = true }
                guard index > 1, words[index - 1] == .mark(":"), open[last].depth == depth else { continue }
                if words[index - 2] == .name("name") { open[last].target.name = text }
                if words[index - 2] == .name("path") { open[last].target.path = text }
            case .name, .mark: continue
            }
        }
    }

    /// The target whose sources a path below the package is among: the one with the deepest folder.
    /// - Parameter names: the names in a folder of the package.
    func target(of path: String, names: (String) -> [String]) -> Target? {
        let parts = PackageManifest.parts(path)
        let named = targets.filter { $0.path.map { parts.starts(with: PackageManifest.parts($0)) } ?? false }
        if let deepest = named.max(by: { depth($0) < depth($1) }) { return deepest }
        guard let first = parts.first, PackageManifest.folders.contains(first) else { return nil }
        if parts.count > 1 {
            let usual = Target(name: parts[1], isTest: first == "Tests")
            return targets.first { $0.path == nil && $0.name == usual.name } ?? usual
        }
        // A package of one target may have its sources in `Sources` itself.
        let own = targets.filter { !$0.isTest }
        guard first != "Tests", own.count == 1, let only = own.first, only.path == nil else { return nil }
        return names(first).contains(only.name) ? nil : only
    }

    /// The folders in which SwiftPM looks for the sources of a target that does not say where they are.
    private static let folders = ["Sources", "Source", "src", "srcs", "Tests"]

    private func depth(_ target: Target) -> Int { PackageManifest.parts(target.path ?? "").count }

    private static func parts(_ path: String) -> [String] {
        path.split(separator: "/").map(String.init).filter { $0 != "." }
    }
}

/// The words of a Swift file outside of comments, as far as calls with texts are made of them.
private struct ManifestWords {
    enum Word: Equatable {
        case name(String)
        case text(String)
        case mark(Character)
    }

    private(set) var words: [Word] = []
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < bytes.count { readWord() }
    }

    private mutating func readWord() {
        let byte = bytes[index]
        if starts("//") {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else if starts("/*") {
            skipComment()
        } else if byte == UInt8(ascii: "\"") {
            readText()
        } else if ManifestWords.isPartOfName(byte) {
            let start = index
            while index < bytes.count, ManifestWords.isPartOfName(bytes[index]) { index += 1 }
            words.append(.name(String(decoding: bytes[start..<index], as: UTF8.self)))
        } else {
            index += 1
            if "()[]:".utf8.contains(byte) { words.append(.mark(Character(Unicode.Scalar(byte)))) }
        }
    }

    private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Comments may stand in each other.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            let step = starts("/*") ? 1 : starts("*/") ? -1 : 0
            depth += step
            index += step == 0 ? 1 : 2
        } while depth > 0 && index < bytes.count
    }

    /// A text on one line, or on several between three quotes. One with an escape is none that names a folder.
    private mutating func readText() {
        let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
        index += quotes.utf8.count
        let start = index
        while index < bytes.count, !starts(quotes) { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        let end = min(index, bytes.count)
        words.append(.text(String(decoding: bytes[start..<end], as: UTF8.self)))
        index += quotes.utf8.count
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        let isDigit = byte >= 0x30 && byte <= 0x39
        let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
        return isDigit || isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
