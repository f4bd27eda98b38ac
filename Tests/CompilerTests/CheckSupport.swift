// In: descriptions as texts. Out: what the check makes of them.
// Invariant: files are named `a.widget`, `b.widget` and so on, in order.

import WidgetBase
import WidgetCheck
import WidgetModel
import WidgetSyntax

/// A checked description.
struct Checked {
    let program: Program
    /// The findings, but for the one that there is no bundle: the descriptions are parts of an extension.
    let diagnostics: [Diagnostic]
    /// The findings in the text form.
    let text: String

    init(_ texts: String..., options: CheckOptions = CheckOptions()) {
        self.init(texts, options: options)
    }

    init(_ texts: [String], options: CheckOptions = CheckOptions()) {
        var sources: Table<FileID, SourceFile> = Table()
        for (name, text) in zip("abcdefghij", texts) {
            sources.append(SourceFile(path: "\(name).widget", bytes: Array(text.utf8)))
        }
        var bag = DiagnosticBag()
        let files = sources.ids.map { parse(sources[$0], id: $0, into: &bag) }
        program = check(files, sources: sources, options: options, into: &bag)
        diagnostics = bag.sorted().filter { $0.code != .missingBundle }
        var printer = DiagnosticText(files: sources)
        text = diagnostics.map { printer.text($0) }.joined()
    }

    /// The words of the findings, in order.
    var words: [String] { diagnostics.map(\.code.word) }
}
