// In: the sections wanted and the binary to measure. Out: their tables, printed and put into a document.
// Invariant: figures are ratios and medians of one run on one machine.

import Foundation

let usage = """
    usage: widgetc-bench [--widgetc PATH] [--runs N] [--write FILE] [SECTION…]

    Measures `widgetc`, by default the binary beside this one, against the compilers of other declarations that are
    installed (`flatc`, `thrift`, `protoc`, `capnp`), and prints tables. Without sections, all of them:
    \(Bench.Section.allCases.map(\.rawValue).joined(separator: ", ")).
    --write puts each table between the markers of that document.

    """

var widgetc = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/widgetc"
var runs = 5
var document: String?
var sections: [Bench.Section] = []
var arguments = CommandLine.arguments.dropFirst()

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n\(usage)".utf8))
    exit(2)
}

while let argument = arguments.popFirst() {
    switch argument {
    case "--widgetc": widgetc = arguments.popFirst() ?? ""
    case "--runs": runs = arguments.popFirst().flatMap { Int($0) } ?? 5
    case "--write": document = arguments.popFirst()
    case "--stages":
        // What the section `stages` runs as a process of its own.
        let text = (0..<440).map(BenchmarkInput.unit).joined()
        let head = "module Bench {\n  platforms iOS 17, macOS 14\n  group \"group.bench\"\n  scheme \"bench\"\n}\n"
        let runs = arguments.popFirst().flatMap { Int($0) } ?? 5
        print(StagesBench(bytes: Array((head + text).utf8), runs: runs).table(), terminator: "")
        exit(0)
    case "--help", "-h":
        print(usage, terminator: "")
        exit(0)
    default:
        guard let section = Bench.Section(rawValue: argument) else { fail("unknown section `\(argument)`") }
        sections.append(section)
    }
}
guard FileManager.default.isExecutableFile(atPath: widgetc) else { fail("there is no `\(widgetc)`: build it first") }
guard let scratch = try? Scratch.make() else { fail("there is no room for temporary files") }

let empty = "\(scratch)/empty.widget"
Scratch.write(empty) { $0(Peer.widgetc.head(0) + Peer.widgetc.row(0)) }
let emptyCommand = MeasuredCommand(name: "", command: [widgetc, "build", empty, "-o", "\(scratch)/empty-out"])
guard ProcessTimer.run(emptyCommand.command)?.succeeds == true else { fail("`\(widgetc)` fails") }

let bench = Bench(
    widgetc: widgetc, root: FileManager.default.currentDirectoryPath, scratch: scratch, runs: runs,
    empty: emptyCommand
)
var written = document.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }.map(BenchDocument.init)
for section in sections.isEmpty ? Bench.Section.allCases : sections {
    let table = bench.table(section)
    print("## \(section.rawValue)\n\n\(table)")
    if let document, written?.put(table, at: section) == false { fail("`\(document)` has no place for `\(section)`") }
}
if let document, let written { try written.text.write(toFile: document, atomically: true, encoding: .utf8) }
Scratch.remove(scratch)
