// In: the files of `Tests/AppleStubs/MustFail`. Out: for each, whether the stubs reject it, and for the reason that
// the file gives.
// Invariant: a snippet is rejected for its stated reasons only; an error that it does not name counts against it.

import Foundation

/// A file that must not compile. It begins with comment lines:
///
///     // expect: <part of an error>      (at least one; each must occur, and each error must match one)
///     // mode: swift5                    (default swift6)
///     // triple: watchOS 10.0            (default this machine; the floor may be left out)
public struct StubSnippet: Sendable, CustomStringConvertible {
    /// The path below `MustFail`.
    public let name: String
    public let source: SwiftSource
    public let expected: [String]
    public let mode: LanguageMode
    public let platform: CompilePlatform

    public var description: String { name }

    /// All snippets, sorted by name.
    public static func all() throws -> [StubSnippet] {
        let folder = StubModules.folder.appendingPathComponent("MustFail", isDirectory: true)
        let files = FileManager.default
        guard let paths = files.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) else { return [] }
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let source = try SwiftSource(file: folder.appendingPathComponent(path))
            return try StubSnippet(name: path, text: source.text)
        }
    }

    /// - Throws: `ProcessFailure` if the head of the text says nothing to expect, or something unknown.
    public init(name: String, text: String) throws {
        var expected: [String] = []
        var mode = LanguageMode.swift6
        var platform = CompilePlatform.host
        for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("//") }) {
            let parts = line.drop { $0 == "/" || $0 == " " }.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = parts[1].trimmingCharacters(in: .whitespaces)
            switch parts[0] {
            case "expect":
                expected.append(value)
            case "mode":
                guard let named = LanguageMode(rawValue: value) else {
                    throw ProcessFailure(description: "\(name): unknown mode `\(value)`")
                }
                mode = named
            case "triple":
                let words = value.split(separator: " ").map(String.init)
                guard let system = words.first.flatMap(AppleTriple.Platform.init(rawValue:)) else {
                    throw ProcessFailure(description: "\(name): unknown triple `\(value)`")
                }
                platform = .apple(AppleTriple(system, words.count > 1 ? words[1] : nil))
            default:
                continue
            }
        }
        guard !expected.isEmpty, !expected.contains(where: \.isEmpty) else {
            throw ProcessFailure(description: "\(name): no `// expect:` line with a text")
        }
        self.name = name
        source = SwiftSource(name: "Snippet.swift", text: text)
        self.expected = expected
        self.mode = mode
        self.platform = platform
    }

    /// What is wrong with the rejection; nil if the snippet fails as it should.
    public func complaint() throws -> String? {
        let result = try SwiftCompiler.check([source], module: "Snippet", mode: mode, platform: platform)
        if result.succeeded { return "\(name) compiles, and must not" }
        let missing = expected.filter { text in !result.errors.contains { $0.contains(text) } }
        let surplus = result.errors.filter { error in !expected.contains { error.contains($0) } }
        guard !missing.isEmpty || !surplus.isEmpty else { return nil }
        let lines = missing.map { "no error contains: \($0)" } + surplus.map { "not expected: \($0)" }
        return "\(name):\n" + lines.joined(separator: "\n")
    }
}
