// In: an optional size in bytes, and the paths of binaries to compare start-up with. Out: a table on standard output.
// Invariant: what is measured is what `widgetc build` runs, stage by stage.

import Foundation
import WidgetBase
import WidgetCheck
import WidgetCompiler
import WidgetEmit
import WidgetModel
import WidgetSyntax

let arguments = Array(CommandLine.arguments.dropFirst())
let size = arguments.first.flatMap { Int($0) } ?? 1_000_000
let bytes = BenchmarkInput.description(ofAtLeast: size)
let files = Table<FileID, SourceFile>([SourceFile(path: "bench.widget", bytes: bytes)])
let file = FileID(rawValue: 0)

var findings = DiagnosticBag()
let parsed = parse(files[file], id: file, into: &findings)
let program = check([parsed], sources: files, options: CheckOptions(), into: &findings)
let outputs = emit(program)
let outputBytes = outputs.map(\.bytes.count).reduce(0, +)
guard !findings.hasErrors else {
    var text = DiagnosticText(files: files)
    for finding in findings.sorted().prefix(10) { print(text.text(finding)) }
    exit(1)
}

let lexing = Measure.median(runs: 7) {
    var bag = DiagnosticBag()
    _ = lex(files[file], id: file, into: &bag)
}
let parsing = Measure.median(runs: 7) {
    var bag = DiagnosticBag()
    _ = parse(files[file], id: file, into: &bag)
}
let checking = Measure.median(runs: 7) {
    var bag = DiagnosticBag()
    _ = check([parsed], sources: files, options: CheckOptions(), into: &bag)
}
let emitting = Measure.median(runs: 7) { _ = emit(program) }

print("| stage | ms | MB/s in | MB/s out |")
print("|---|---|---|---|")
let stages = [
    ("lexing", lexing), ("parsing, with lexing", parsing), ("checking", checking), ("emitting", emitting),
    ("all", parsing + checking + emitting),
]
for (name, time) in stages {
    let out = name == "emitting" || name == "all" ? Measure.megabytesPerSecond(outputBytes, time) : ""
    print("| \(name) | \(Measure.milliseconds(time)) | \(Measure.megabytesPerSecond(bytes.count, time)) | \(out) |")
}
print("\ninput \(bytes.count) bytes, output \(outputBytes) bytes\n")

let binaries = Array(arguments.dropFirst())
if !binaries.isEmpty {
    let times = StartUp.medians(of: binaries.map { [$0, "--version"] }, runs: 101)
    print("\n| `--version` | ms |")
    print("|---|---|")
    for (binary, time) in zip(binaries, times) {
        print("| `\(binary)` | \(time.map(Measure.milliseconds) ?? "cannot be run") |")
    }
}
