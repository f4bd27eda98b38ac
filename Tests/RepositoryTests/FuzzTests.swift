// In: the fuzzers' folder and the tables of the language. Out: where they have drifted apart.
// Invariant: the dictionary is made by `FuzzDictionary` alone.

import Foundation
import TestSupport
import Testing
import WidgetBase

@Suite struct FuzzTests {
    static let dictionary = Repository.root.appendingPathComponent("Tests/Fuzz/widget.dict")

    /// `WIDGETC_UPDATE=widget.dict` writes the file anew, and the test still fails.
    @Test func theDictionaryIsThatOfTheLanguage() throws {
        let found = try? String(contentsOf: Self.dictionary, encoding: .utf8)
        let isSame = found == FuzzDictionary.text
        #expect(isSame)
        if !isSame, ProcessInfo.processInfo.environment["WIDGETC_UPDATE"] == "widget.dict" {
            try Data(FuzzDictionary.text.utf8).write(to: Self.dictionary)
        }
    }

    @Test func everyStageHasAFuzzer() throws {
        let harness = try RepositoryFile(
            Self.dictionary.deletingLastPathComponent().appendingPathComponent("Fuzz.swift"))
        let script = try RepositoryFile(Self.dictionary.deletingLastPathComponent().appendingPathComponent("run"))
        let page = try RepositoryFile(Self.dictionary.deletingLastPathComponent().appendingPathComponent("README.md"))
        let stages = ["lexer", "parser", "pipeline", "fix", "lock"]
        #expect(script.text.contains("stages=\"\(stages.joined(separator: " "))\""))
        for stage in stages {
            #expect(harness.text.contains("FUZZ_\(stage.uppercased())"))
            #expect(page.text.contains("`\(stage)`"))
        }
    }

    /// The script names modules by itself, for it compiles them without the package.
    @Test func everyModuleIsCompiledBeforeThoseThatImportIt() throws {
        let script = try RepositoryFile(Self.dictionary.deletingLastPathComponent().appendingPathComponent("run"))
        let line = try #require(script.lines.first { $0.hasPrefix("modules=") })
        let modules = line.dropFirst("modules=".count).filter { $0 != "\"" }.split(separator: " ").map(String.init)
        #expect(modules.last == "WidgetCompiler")
        for (index, module) in modules.enumerated() {
            let lines = try RepositoryFile.all(in: "Sources/\(module)", suffix: ".swift").flatMap(\.lines)
            let imports = Set(
                lines.filter { $0.hasPrefix("import Widget") }.map { String($0.dropFirst("import ".count)) })
            #expect(imports.subtracting(modules[..<index]).isEmpty, "\(module)")
        }
    }
}

@Suite struct SecurityPageTests {
    private static let page = Result {
        try RepositoryFile(Repository.root.appendingPathComponent("docs/security.md"))
    }

    /// The last cell of each row of a table names tests.
    private static func namedTests() throws -> [String] {
        let rows = try page.get().lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("|---") }
        let cells = rows.compactMap { $0.split(separator: "|").last { !$0.allSatisfy(\.isWhitespace) } }
        return cells.filter { $0.contains("`") }.flatMap { cell in
            cell.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
    }

    @Test func everyNamedTestExists() throws {
        let tests = try RepositoryFile.all(in: "Tests", suffix: ".swift").map(\.text)
        let names = try Self.namedTests()
        #expect(names.count > 25)
        for name in names {
            let isThere =
                tests.contains { $0.contains("func \(name)(") || $0.contains("struct \(name) {") }
                || FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent("Tests/\(name)").path)
            #expect(isThere, "\(name)")
        }
    }

    /// Limits stand in tables of the source; the page has their numbers.
    @Test func limitsAreThoseOfTheCompiler() throws {
        let text = try Self.page.get().text
        #expect(text.contains("| \(SourceFile.byteLimit >> 20) MiB a file |"))
        #expect(text.contains("| \(DiagnosticBag.limit) errors and \(DiagnosticBag.limit) other findings |"))
    }
}
