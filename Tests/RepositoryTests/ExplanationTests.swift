// In: the catalogue of explanations. Out: examples that do not do what they say, and a page that is behind.
// Invariant: a wrong example gives its finding once and nothing else; a right one gives nothing.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetExplain

@Suite struct ExplanationTests {
    static let page = Repository.docs.appendingPathComponent("diagnostics.md")

    /// The examples of the form `commands` are run by the tests of the command line.
    @Test(arguments: DiagnosticCode.allCases.filter { $0.explanation.form == .description })
    func examplesDoWhatTheySay(_ code: DiagnosticCode) {
        let explanation = code.explanation
        #expect(findings(explanation.wrong, of: code) == [code.word])
        #expect(findings(explanation.right, of: code) == [])
    }

    /// The codes that are found, with the messages of those that are not expected.
    private func findings(_ example: String, of code: DiagnosticCode) -> [String] {
        let files = sources(example)
        let result = Compiler.compile(Table(files), options: CompilerOptions())
        var text = DiagnosticText(files: Table(files))
        // What is declared beside an example is reported only where it is broken. A part of an extension has no
        // bundle of its own, unless that is what the example is about.
        let found = result.diagnostics.filter { diagnostic in
            if diagnostic.code == .missingBundle { return code == .missingBundle }
            let isBeside = diagnostic.range.map { isContext(files[Int($0.file.rawValue)]) } ?? false
            return diagnostic.severity == .error || !isBeside
        }
        return found.map { $0.code == code ? code.word : text.text($0) }
    }

    private func isContext(_ file: SourceFile) -> Bool { file.path == "context.widget" }

    /// The files of an example, behind the declarations that it takes for granted.
    private func sources(_ example: String) -> [SourceFile] {
        var files: [(name: String, text: String)] = []
        if !ExampleContext.isLeftOut(of: example) {
            files.append(("context.widget", ExampleContext.all.map(\.text).joined(separator: "\n")))
        }
        for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// "), line.hasSuffix(".widget") {
                files.append((String(line.dropFirst(3)), ""))
            } else {
                if files.isEmpty || files[files.count - 1].name == "context.widget" {
                    files.append(("example.widget", ""))
                }
                files[files.count - 1].text += line + "\n"
            }
        }
        return files.map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) }
    }

    /// `WIDGETC_UPDATE=diagnostics.md` writes the page anew, and the test still fails.
    @Test func pageIsUpToDate() throws {
        let wanted = ExplanationText.page()
        let found = try? String(contentsOf: Self.page, encoding: .utf8)
        let updates = ["*", "diagnostics.md"].contains(ProcessInfo.processInfo.environment["WIDGETC_UPDATE"])
        if updates, found != wanted { try wanted.write(to: Self.page, atomically: true, encoding: .utf8) }
        #expect(found == wanted, "run `widgetc explain --all > docs/diagnostics.md`")
    }

    @Test(arguments: DiagnosticCode.allCases)
    func textsAreWhole(_ code: DiagnosticCode) {
        let explanation = code.explanation
        for text in [explanation.rule, explanation.why] {
            #expect(text.last.map { ".!".contains($0) } == true, "\(code.word): \(text)")
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 104 }, "\(code.word): \(text)")
        }
        #expect(explanation.wrong != explanation.right)
    }
}
