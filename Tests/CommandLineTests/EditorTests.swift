// In: the settings that `docs/editors.md` shows. Out: whether they read what the program prints.

import Foundation
import TestSupport
import Testing

@Suite struct EditorTests {
    @Test func theProblemMatcherReadsTheLineForm() throws {
        let page = try String(contentsOf: Repository.docs.appendingPathComponent("editors.md"), encoding: .utf8)
        let block = try #require(page.components(separatedBy: "<!-- matcher: vscode -->\n```json\n").last)
        let json = try #require(block.components(separatedBy: "\n```").first)
        let tasks = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let task = try #require((tasks["tasks"] as? [[String: Any]])?.first)
        let pattern = try #require((task["problemMatcher"] as? [String: Any])?["pattern"] as? [String: Any])
        let expression = try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))
        try withSandbox { sandbox in
            try sandbox.write("Widgets/x.widget", SeverityTests.text + "struct S { a: Strng }\n")
            let command = try #require(task["command"] as? String)
            let lines = try sandbox.shell(command).errorLines.filter { $0.hasSuffix("]") }
            #expect(lines.count == 3)
            var found: [[String]] = []
            for line in lines {
                let match = try #require(expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)))
                found.append(
                    try ["line", "column", "severity", "code"].map { name in
                        let group = match.range(at: try #require(pattern[name] as? Int))
                        return String(line[try #require(Range(group, in: line))])
                    })
            }
            #expect(found.contains(["6", "15", "error", "unknown-type"]), "\(found)")
            #expect(found.contains(["2", "8", "warning", "missing-families"]), "\(found)")
        }
    }
}
