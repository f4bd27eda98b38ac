// In: the path of a description. Out: what each stage of the compiler costs, on one thread.
// Invariant: what is measured is what `widgetc build` runs, stage by stage.

import WidgetBase
import WidgetCheck
import WidgetCompiler
import WidgetEmit
import WidgetModel
import WidgetSyntax

/// The stages, measured inside of this process.
struct StagesBench {
    let bytes: [UInt8]
    let runs: Int

    func table() -> String {
        let files = Table<FileID, SourceFile>([SourceFile(path: "bench.widget", bytes: bytes)])
        let file = FileID(rawValue: 0)
        var findings = DiagnosticBag()
        let parsed = parse(files[file], id: file, into: &findings)
        let program = check([parsed], sources: files, options: CheckOptions(), into: &findings)
        guard !findings.hasErrors else { return "the description has errors\n" }
        let emitter = Emitter(program)
        let pieces = emitter.pieces
        let outputCount = pieces.reduce(0) { $0 + emitter.emit($1).count }

        let lexing = Measure.median(runs: runs) {
            var bag = DiagnosticBag()
            _ = lex(files[file], id: file, into: &bag)
        }
        let parsing = Measure.median(runs: runs) {
            var bag = DiagnosticBag()
            _ = parse(files[file], id: file, into: &bag)
        }
        let checking = Measure.median(runs: runs) {
            var bag = DiagnosticBag()
            _ = check([parsed], sources: files, options: CheckOptions(), into: &bag)
        }
        let emitting = Measure.median(runs: runs) {
            let emitter = Emitter(program)
            for piece in emitter.pieces { _ = emitter.emit(piece) }
        }
        let stages = [
            ("lexing", lexing), ("parsing, with lexing", parsing), ("checking", checking), ("emitting", emitting),
            ("all", parsing + checking + emitting),
        ]
        let lines = stages.map { name, time in
            let out = name == "emitting" || name == "all" ? Measure.megabytesPerSecond(outputCount, time) : ""
            return [name, Measure.milliseconds(time), Measure.megabytesPerSecond(bytes.count, time), out]
        }
        return Measure.table(["stage", "ms", "MB/s in", "MB/s out"], lines)
    }
}
