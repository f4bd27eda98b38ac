// In: source files and options. Out: generated files and findings.
// Invariant: pure: no input, no output, no clock; the same input gives the same bytes in any order of work.

import WidgetBase
import WidgetModel

/// The compiler: each line's result is the next line's input.
public enum Compiler {
    public static func compile(_ files: Table<FileID, SourceFile>, options: CompilerOptions) -> CompilerResult {
        let bag = DiagnosticBag()
        let program = Program()
        return CompilerResult(outputs: [], diagnostics: bag.sorted(), hasErrors: bag.hasErrors, program: program)
    }
}
