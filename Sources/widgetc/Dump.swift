// In: the inputs of a call. Out: what a stage of the compiler made of them, as text on standard output.
// Invariant: a dump that is printed is complete; findings of the same stage go to standard error.

import WidgetBase
import WidgetModel
import WidgetSyntax

enum Dump {
    /// Prints the checked program, unless it has errors.
    static func printProgram(_ invocation: Invocation, _ report: Report) -> ExitCode {
        guard let compilation = Compilation(invocation, emitsSwift: false, report) else { return .failure }
        guard !compilation.hasErrors else { return .findings }
        return Printer.print(Array(ProgramDump.text(compilation.result.program).utf8), report)
    }

    /// Prints the tokens of each file, whatever is wrong with them.
    static func printTokens(_ invocation: Invocation, _ report: Report) -> ExitCode {
        printFiles(invocation, report, SyntaxDump.tokens)
    }

    /// Prints the tree of each file, whatever is wrong with it.
    static func printTrees(_ invocation: Invocation, _ report: Report) -> ExitCode {
        printFiles(invocation, report, SyntaxDump.tree)
    }

    private static func printFiles(
        _ invocation: Invocation,
        _ report: Report,
        _ dump: (ParsedFile, SourceFile) -> String
    ) -> ExitCode {
        guard let inputs = Inputs(invocation, report) else { return .failure }
        var bag = DiagnosticBag()
        inputs.findings.forEach { bag.add($0) }
        var text = ""
        for id in inputs.files.ids {
            let file = inputs.files[id]
            if inputs.files.count > 1 { text += "// \(file.path)\n" }
            text += dump(parse(file, id: id, into: &bag), file)
        }
        report.findings(bag.sorted(), in: inputs.files)
        let printed = Printer.print(Array(text.utf8), report)
        return printed == .fine && bag.hasErrors ? .findings : printed
    }
}
