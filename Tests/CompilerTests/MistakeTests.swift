// In: a description in which nothing is wrong, and mistakes in it, each by itself. Out: what is said about each.
// Invariant: one mistake gives one finding; the file of mistakes shows what a person reads.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler

@Suite struct MistakeTests {
    private static let folder = Repository.cases.appendingPathComponent("check")
    private static let mistakesFile = folder.appendingPathComponent("clean_home.mistakes")

    /// A part of the description, with what a person writes instead.
    private struct Mistake {
        var right: [Substring] = []
        var wrong: [Substring] = []
        var findings: [Substring] = []
    }

    @Test func eachGivesOneFinding() throws {
        let description = try String(
            contentsOf: Self.folder.appendingPathComponent("clean_home.widget"), encoding: .utf8)
        #expect(findings(description) == [])
        let text = try String(contentsOf: Self.mistakesFile, encoding: .utf8)
        let blocks = text.components(separatedBy: "\n\n")
        var wanted = [blocks[0]]
        var count = 0
        for block in blocks.dropFirst() where !block.isEmpty {
            let mistake = read(block)
            let right = mistake.right.joined(separator: "\n")
            let wrong = mistake.wrong.joined(separator: "\n")
            let place = try #require(description.range(of: right), "\(right)")
            let found = findings(description.replacingCharacters(in: place, with: wrong))
            #expect(found.count == 1, "\(wrong)\n\(found.joined(separator: "\n"))")
            #expect(found == mistake.findings.map(String.init), "\(wrong)")
            let lines = block.split(separator: "\n").filter { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }.map(
                String.init)
            wanted.append((lines + found).joined(separator: "\n"))
            count += 1
        }
        #expect(count > 100)
        let updates = ["*", "mistakes"].contains(ProcessInfo.processInfo.environment["WIDGETC_UPDATE"])
        if updates {
            try (wanted.joined(separator: "\n\n") + "\n").write(
                to: Self.mistakesFile, atomically: true, encoding: .utf8)
        }
    }

    private func read(_ block: String) -> Mistake {
        var mistake = Mistake()
        for line in block.split(separator: "\n") {
            if line.hasPrefix("- ") {
                mistake.right.append(line.dropFirst(2))
            } else if line.hasPrefix("+ ") {
                mistake.wrong.append(line.dropFirst(2))
            } else {
                mistake.findings.append(line)
            }
        }
        return mistake
    }

    private func findings(_ text: String) -> [String] {
        let files: Table<FileID, SourceFile> = Table([SourceFile(path: "home.widget", bytes: Array(text.utf8))])
        let lines = LineTable(Array(text.utf8))
        return Compiler.compile(files, options: CompilerOptions()).diagnostics.map { diagnostic in
            let place = lines.lineColumn(at: diagnostic.range?.bytes.start ?? 0)
            return "\(place.line):\(place.column): \(diagnostic.message) [\(diagnostic.code.word)]"
        }
    }
}
