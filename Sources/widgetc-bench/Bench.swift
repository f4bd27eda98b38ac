// In: where widgetc and the repository are. Out: the sections of the benchmark, each a table.
// Invariant: a section leaves nothing behind but what is in the scratch folder.

import Foundation

/// What every section is told.
struct Bench {
    /// The path of the binary that is measured.
    let widgetc: String
    /// The folder of the repository.
    let root: String
    /// A folder for inputs and outputs.
    let scratch: String
    /// How many runs each median is of.
    let runs: Int
    /// A build of next to nothing.
    let empty: MeasuredCommand
}

extension Bench {
    /// A part of the tables, by the name that the command line and the markers in the document have.
    enum Section: String, CaseIterable {
        case peers
        case files
        case unchanged
        case startup
        case linear
        case stages
        case output
    }

    func table(_ section: Section) -> String {
        switch section {
        case .peers: return PeerBench(bench: self, rows: 5_000, files: 1).table()
        case .files: return PeerBench(bench: self, rows: 5_000, files: 500).table()
        case .unchanged: return UnchangedBench(bench: self, rows: 5_000, files: 500).table()
        case .startup: return StartUpBench(bench: self).table()
        case .linear: return LinearBench(bench: self).table()
        case .stages: return stages()
        case .output: return outputCost(widgetc: widgetc, root: root, scratch: scratch, runs: runs)
        }
    }

    /// In a process of its own, so that its memory does not count as that of what is measured next.
    private func stages() -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--stages", "\(runs)"]
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return "this program cannot be run again\n" }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}

/// Puts tables into a document, each between its markers.
struct BenchDocument {
    var text: String

    /// Puts a table after the line `<!-- bench: NAME -->`, up to `<!-- end -->`; false if the document has none.
    mutating func put(_ table: String, at section: Bench.Section) -> Bool {
        let start = "<!-- bench: \(section.rawValue) -->\n"
        guard let head = text.range(of: start),
            let end = text.range(of: "<!-- end -->", range: head.upperBound..<text.endIndex)
        else { return false }
        text.replaceSubrange(head.upperBound..<end.lowerBound, with: "\n\(table)\n")
        return true
    }
}
