// In: the command, the checkout and a scratch folder. Out: tables of what the output costs, in Markdown.
// Invariant: each ratio is of figures of one run; nothing is measured where the stubs do not stand for Apple's SDK.

import Foundation

/// The Markdown tables of what the output costs those who compile and run it.
/// - Parameters:
///   - widgetc: the path of the command.
///   - root: the folder of the checkout.
///   - scratch: an empty folder.
///   - runs: how many times each thing is timed; the median counts.
func outputCost(widgetc: String, root: String, scratch: String, runs: Int) -> String {
    #if os(Linux)
    do {
        return try OutputCost(widgetc: widgetc, root: root, scratch: scratch, runs: runs).tables()
    } catch {
        return "The cost of the output could not be measured: \(error)\n"
    }
    #else
    return "The cost of the output is measured on Linux, where stubs stand for Apple's SDK.\n"
    #endif
}

/// Measures the output, and prints tables.
private struct OutputCost {
    let widgetc: String
    let root: String
    let scratch: String
    let runs: Int
    let tools: OutputCostTools
    let stubs: OutputCostStubs
    let pairs: [OutputCostPair]

    /// No body may take longer, in milliseconds.
    private let limit = 25.0

    init(widgetc: String, root: String, scratch: String, runs: Int) throws {
        self.widgetc = widgetc
        self.root = root
        self.scratch = scratch
        self.runs = runs
        tools = OutputCostTools(scratch: scratch)
        stubs = try OutputCostStubs(root: root, scratch: scratch, tools: tools)
        pairs = try OutputCostPair.all(root: root, scratch: scratch, widgetc: widgetc, tools: tools)
    }

    func tables() throws -> String {
        [try sourceTable(), try typeCheckTable(), try bodyTable(), try codeTable(), try lookUpTable()]
            .joined(separator: "\n")
    }

    // MARK: Tables

    private func sourceTable() throws -> String {
        let rows = try pairs.map { pair in
            let description = try OutputCostSize.source(pair.modules.flatMap(\.descriptions))
            let generated = try OutputCostSize.source(pair.modules.flatMap { $0.own(.generated) })
            let handWritten = try OutputCostSize.source(pair.modules.flatMap { $0.own(.handWritten) })
            let lines = [description, generated, handWritten].map { "\($0.lines)" }
            let code = try OutputCostSide.allCases.map { "\(try codeLines(of: pair, $0, isDebug: false))" }
            return [pair.name] + lines + code + comparison(generated.bytes, handWritten.bytes)
        }
        let head = [
            "sample", "lines described", "generated", "by hand", "of code in a release, generated", "by hand",
            "kB generated", "by hand", "ratio",
        ]
        return Measure.table(head, rows)
    }

    private func typeCheckTable() throws -> String {
        let check = OutputCostTypeCheck(scratch: scratch, stubs: stubs, tools: tools, runs: runs)
        var rows: [[String]] = []
        for pair in pairs {
            for isDebug in [false, true] {
                let generated = try check.seconds(pair, .generated, isDebug: isDebug) * 1_000
                let handWritten = try check.seconds(pair, .handWritten, isDebug: isDebug) * 1_000
                let generatedLine = generated / Double(try codeLines(of: pair, .generated, isDebug: isDebug))
                let handWrittenLine = handWritten / Double(try codeLines(of: pair, .handWritten, isDebug: isDebug))
                rows.append([
                    pair.name, isDebug ? "debug" : "release",
                    Measure.decimal(generated, 0), Measure.decimal(handWritten, 0),
                    Measure.decimal(generated / handWritten, 2), Measure.decimal(generatedLine, 2),
                    Measure.decimal(handWrittenLine, 2), Measure.decimal(generatedLine / handWrittenLine, 2),
                ])
            }
        }
        let head = [
            "sample", "build", "ms generated", "by hand", "ratio", "ms a line, generated", "by hand", "ratio",
        ]
        return Measure.table(head, rows)
    }

    private func bodyTable() throws -> String {
        let bodies = try OutputCostBodies(
            root: root,
            scratch: scratch,
            widgetc: widgetc,
            stubs: stubs,
            tools: tools,
            runs: runs
        ).all()
        let slow = bodies.filter { $0.milliseconds > limit }
        let shown = slow.isEmpty ? Array(bodies.prefix(3)) : slow
        let rows = shown.map { ["`\($0.name)`", "`\($0.file)`", Measure.decimal($0.milliseconds, 1)] }
        let summary = """
            Of \(bodies.count) bodies and expressions in the output of all samples \(slow.count) take more than \
            \(Measure.decimal(limit, 0)) ms. The slowest:


            """
        return summary + Measure.table(["body", "place", "ms"], rows)
    }

    private func codeTable() throws -> String {
        let size = OutputCostSize(scratch: scratch, stubs: stubs, tools: tools)
        let rows = try pairs.map { pair in
            let generated = try size.code(pair, .generated)
            let handWritten = try size.code(pair, .handWritten)
            let text = comparison(generated.text, handWritten.text)
            return [pair.name] + text + comparison(generated.all, handWritten.all)
        }
        let head = [
            "sample", "kB of machine code, generated", "by hand", "ratio", "kB in all, generated", "by hand", "ratio",
        ]
        return Measure.table(head, rows)
    }

    private func lookUpTable() throws -> String {
        let costs = try OutputCostLookUp(
            root: root,
            scratch: scratch,
            widgetc: widgetc,
            stubs: stubs,
            tools: tools,
            runs: runs
        ).costs()
        let rows = [("style table", costs.generated), ("switch on text", costs.textSwitch)].map { name, cost in
            [
                name, Measure.decimal(cost.nanoseconds, 1),
                Measure.decimal(cost.nanoseconds / costs.textSwitch.nanoseconds, 2),
                "\(cost.allocationsPerMillion)",
            ]
        }
        return Measure.table(["look-up", "ns", "ratio", "allocations in a million"], rows)
    }

    // MARK: Figures

    /// The lines of code that a build goes through.
    private func codeLines(of pair: OutputCostPair, _ side: OutputCostSide, isDebug: Bool) throws -> Int {
        let lines = OutputCostLines(compiler: stubs.compilerVersion, isDebug: isDebug)
        let texts = try pair.modules.flatMap { $0.own(side) }.map { try OutputCostFiles.text($0) }
        return texts.map { lines.count(in: $0) }.reduce(0, +)
    }

    /// Two sizes in kilobytes, and their ratio.
    private func comparison(_ generated: Int, _ handWritten: Int) -> [String] {
        let kilobytes = [generated, handWritten].map { Measure.decimal(Double($0) / 1_000, 1) }
        return kilobytes + [Measure.decimal(Double(generated) / Double(handWritten), 2)]
    }
}
