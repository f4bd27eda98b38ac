// In: the files of the checkout. Out: where they break the rules of the project that no compiler enforces.
// Invariant: every rule looks at a set of files that is not empty, so that a moved folder is no pass.

import Foundation
import TestSupport
import Testing
import WidgetBase

/// A text file of the checkout.
struct RepositoryFile: Sendable {
    /// Below the checkout: `Sources/WidgetBase/SourceFile.swift`.
    let path: String
    let text: String

    var lines: [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    init(_ file: URL) throws {
        path = Repository.relativePath(file)
        text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    static func all(in folder: String, suffix: String) throws -> [RepositoryFile] {
        let files = Repository.files(in: Repository.root.appendingPathComponent(folder), suffix: suffix)
        return try files.map(RepositoryFile.init)
    }

    /// `path:line` of every line that a rule finds fault with.
    func places(where isWrong: (Substring) -> Bool) -> [String] {
        lines.enumerated().filter { isWrong($0.element) }.map { "\(path):\($0.offset + 1)" }
    }
}

@Suite struct SourceRules {
    /// The targets that do no input or output.
    static let core = [
        "WidgetBase", "WidgetSyntax", "WidgetModel", "WidgetCheck", "WidgetEmit", "WidgetCompiler", "WidgetExplain",
        "WidgetReport", "WidgetProject",
    ]

    /// Files that are lists, which would not become clearer by being cut.
    static let tables: Set<String> = [
        "Sources/WidgetBase/DiagnosticCode.swift",
        "Sources/WidgetSyntax/Lex/Keyword.swift",
        "Sources/WidgetSyntax/Parse/SyntaxKind.swift",
    ]

    static let sources = Result { try RepositoryFile.all(in: "Sources", suffix: ".swift") }

    /// The Swift that the compiler is expected to write.
    static func goldens() throws -> [RepositoryFile] {
        let others = [".hand.swift", ".views.swift", ".run.swift", "run-support.swift"]
        return try RepositoryFile.all(in: "Tests/Cases", suffix: ".swift").filter { file in
            !others.contains { file.path.hasSuffix($0) }
        }
    }

    @Test(arguments: core)
    func coreImportsNoFoundation(_ target: String) throws {
        let files = try RepositoryFile.all(in: "Sources/\(target)", suffix: ".swift")
        try #require(!files.isEmpty)
        let system = ["Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin"]
        for file in files {
            let places = file.places { line in
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(of: "import"), let module = words.last else { return false }
                return keyword < 3 && words[..<keyword].allSatisfy(isImportModifier) && system.contains(String(module))
            }
            #expect(places.isEmpty)
        }
    }

    private func isImportModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
    }

    @Test func filesAreShort() throws {
        let files = try Self.sources.get()
        try #require(!files.isEmpty)
        let long = files.filter { $0.text.split(separator: "\n", omittingEmptySubsequences: false).count > 401 }
        #expect(long.map(\.path).filter { !Self.tables.contains($0) } == [])
    }

    @Test func listedTablesExist() throws {
        let paths = Set(try Self.sources.get().map(\.path))
        #expect(Self.tables.subtracting(paths) == [])
    }

    @Test func filesSayWhatComesInAndGoesOut() throws {
        for file in try Self.sources.get() {
            let header = file.lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }.joined(separator: " ")
            #expect(header.hasPrefix("// In: "), "\(file.path)")
            for part in [" Out: ", " Invariant: "] {
                #expect(header.contains(part), "\(file.path) has no `\(part)` in its first comment")
            }
        }
    }

    @Test(arguments: ["TO" + "DO", "FIX" + "ME", "try" + "!", "as" + "!", "fatalError" + "("])
    func sourcesAreFreeOf(_ text: String) throws {
        let places = try Self.sources.get().flatMap { $0.places { $0.contains(text) } }
        #expect(places == [])
    }

    @Test func linesAreNarrow() throws {
        let files = try Self.sources.get() + Self.goldens()
        let wide = files.flatMap { $0.places { $0.count > 120 } }
        #expect(wide == [])
    }

    @Test func linesEndWithoutBlanks() throws {
        let files = try Self.sources.get() + Self.goldens()
        let blank = files.flatMap { $0.places { $0.last?.isWhitespace == true } }
        #expect(blank == [])
    }
}
