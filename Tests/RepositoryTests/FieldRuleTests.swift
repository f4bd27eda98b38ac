// In: docs/field-rules.md. Out: rows that name a finding, case or test that there is not, and numbers left out.
// Invariant: what prevents a failure exists, or its row leads to a reason.

import Foundation
import TestSupport
import Testing
import WidgetBase

@Suite struct FieldRuleTests {
    private struct Row {
        var number: Int
        var cells: [String]
        /// What stands between back-ticks in the last cell.
        var words: [String] {
            (cells.last ?? "").matches(of: /`([^`]+)`/).map { String($0.output.1) }
        }
    }

    private static let rows: [Row] = {
        let page = try? DocumentationPage(Repository.docs.appendingPathComponent("field-rules.md"))
        return (page?.prose ?? []).compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| "), cells.count == 4, let number = Int(cells[0]) else { return nil }
            return Row(number: number, cells: cells)
        }
    }()

    @Test func everyFailureHasARow() {
        #expect(Self.rows.map(\.number) == Array(1...111))
    }

    @Test func whatPreventsItExists() throws {
        let codes = Set(DiagnosticCode.allCases.map(\.word))
        let tests = try RepositoryFile.all(in: "Tests", suffix: ".swift")
        for row in Self.rows {
            var evidence = row.cells[3].contains("](") ? 1 : 0
            for word in row.words {
                if word.wholeMatch(of: /[a-z]+(-[a-z0-9]+)+/) != nil {
                    #expect(codes.contains(word), "\(row.number): \(word) is no finding")
                    evidence += 1
                } else if word.hasPrefix("emit/") {
                    let folder = Repository.cases.appendingPathComponent(word)
                    #expect(FileManager.default.fileExists(atPath: folder.path), "\(row.number): \(word)")
                    evidence += 1
                } else if let match = word.wholeMatch(of: /([A-Z][A-Za-z]+Tests)(?:\.([a-zA-Z]+))?/) {
                    let suite = tests.first { $0.text.contains("struct \(match.output.1) ") }
                    let function = match.output.2.map { "func \($0)(" } ?? ""
                    #expect(suite?.text.contains(function) == true || function.isEmpty, "\(row.number): \(word)")
                    #expect(suite != nil, "\(row.number): \(word)")
                    evidence += 1
                }
            }
            #expect(evidence > 0, "\(row.number) names nothing that prevents it")
        }
    }
}
