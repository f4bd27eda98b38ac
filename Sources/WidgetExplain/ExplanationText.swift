// In: kinds of findings. Out: what is said about them, for a terminal and as the page `docs/diagnostics.md`.
// Invariant: the texts of the catalogue are printed as they stand there.

import WidgetBase

public enum ExplanationText {
    // MARK: One kind

    /// What `widgetc explain CODE` prints.
    public static func text(_ code: DiagnosticCode) -> String {
        let explanation = code.explanation
        var text = "\(code.word) (\(code.severity.word))\n\n\(explanation.rule)\n\nWhy:\n\(explanation.why)\n"
        text += "\nWrong:\n\n\(indented(explanation.wrong))\nRight:\n\n\(indented(explanation.right))"
        for list in explanation.lists {
            text += "\n\(list.title):\n" + wrapped(list.items).map { "    \($0)\n" }.joined()
        }
        let context = usedContext(explanation)
        if !context.isEmpty {
            text += "\nDeclared beside the examples:\n\n"
            text += context.map { indented($0.text) }.joined(separator: "\n")
        }
        return text
    }

    /// The declarations that the examples name without showing them.
    private static func usedContext(_ explanation: Explanation) -> [ExampleContext] {
        guard explanation.form == .description else { return [] }
        let examples = [explanation.wrong, explanation.right].filter { !ExampleContext.isLeftOut(of: $0) }
        // What stands between quotes is a title, and names nothing.
        let code = examples.joined(separator: "\n").split(separator: "\"", omittingEmptySubsequences: false)
        let unquoted = stride(from: 0, to: code.count, by: 2).map { code[$0] }
        let words = Set(unquoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
        return ExampleContext.all.filter { words.contains(Substring($0.name)) }
    }

    /// Words with commas between them, in lines for a terminal.
    private static func wrapped(_ items: [String]) -> [String] {
        var lines: [String] = []
        for (index, item) in items.enumerated() {
            let word = index + 1 < items.count ? item + "," : item
            if let last = lines.last, last.count + word.count < 100 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    private static func indented(_ example: String) -> String {
        let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }

    // MARK: The page

    /// What `widgetc explain --all` prints.
    public static func page() -> String {
        let codes = DiagnosticCode.allCases.sorted { $0.word < $1.word }
        var text = """
            # Findings

            Everything that `widgetc check` and `widgetc build` can find. `widgetc explain CODE` shows one of these
            sections, and this page is what `widgetc explain --all` prints.

            Wrong examples give the finding and no other, right ones give none. Where an example names a declaration
            that it does not show, that is one of those [at the end](#declared-beside-the-examples). A comment with
            the name of a file begins that file.

            | finding | severity |
            |---|---|

            """
        for code in codes { text += "| [`\(code.word)`](#\(code.word)) | \(code.severity.word) |\n" }
        for code in codes { text += section(code) }
        text += "\n## Declared beside the examples\n\n"
        text += fenced(ExampleContext.all.map(\.text).joined(separator: "\n\n"), .description)
        return text
    }

    private static func section(_ code: DiagnosticCode) -> String { "\n## \(code.word)\n\n" + markdown(code) }

    /// A section of the page without its heading.
    public static func markdown(_ code: DiagnosticCode) -> String {
        let explanation = code.explanation
        let lists = explanation.lists.map { list in
            "\n\(list.title):\n" + wrapped(list.items.map { "`\($0)`" }).joined(separator: "\n") + "\n"
        }
        return """
            \(explanation.rule)

            \(explanation.why)

            Wrong:

            \(fenced(explanation.wrong, explanation.form))
            Right:

            \(fenced(explanation.right, explanation.form))\(lists.joined())
            """
    }

    private static func fenced(_ example: String, _ form: ExampleForm) -> String {
        switch form {
        case .description: return "```widget\n\(example)\n```\n"
        case .commands: return "```sh\n\(example)\n```\n"
        }
    }
}
