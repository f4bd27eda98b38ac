// In: the sample with a style for each health of a service. Out: what a look-up costs, in time and in allocations.
// Invariant: the ways are measured by one optimised program, which also shows that it counts allocations.

import Foundation

/// Measures look-ups in style tables.
struct OutputCostLookUp {
    let root: String
    let scratch: String
    let widgetc: String
    let stubs: OutputCostStubs
    let tools: OutputCostTools
    let runs: Int

    /// What one way costs.
    struct Cost {
        let nanoseconds: Double
        let allocationsPerMillion: Int
    }

    /// The cost of the generated look-up and of the switch on text, the median of several runs of the program.
    func costs() throws -> (generated: Cost, textSwitch: Cost) {
        let program = try build()
        var found: [String: [Cost]] = [:]
        for _ in 0..<max(runs, 1) {
            for line in try tools.run([program]).output.split(separator: "\n") {
                let fields = line.split(separator: "\t")
                guard fields.count == 3, let time = Double(fields[1]), let count = Int(fields[2]) else {
                    throw OutputCostFailure(description: "look-ups: \(line)")
                }
                found[String(fields[0]), default: []].append(Cost(nanoseconds: time, allocationsPerMillion: count))
            }
        }
        guard found["allocating"]?.allSatisfy({ $0.allocationsPerMillion == 1_000_000 }) == true,
            let generated = found["generated"].map(Self.median), let textSwitch = found["switch"].map(Self.median)
        else { throw OutputCostFailure(description: "look-ups: allocations are not counted") }
        return (generated, textSwitch)
    }

    /// The median time, and the most allocations.
    private static func median(_ costs: [Cost]) -> Cost {
        Cost(
            nanoseconds: costs.map(\.nanoseconds).sorted()[costs.count / 2],
            allocationsPerMillion: costs.map(\.allocationsPerMillion).max() ?? 0
        )
    }

    private func build() throws -> String {
        let folder = try OutputCostFiles.folder(scratch + "/look-up")
        let source = root + "/Tests/HandWritten/look-up"
        let output = try OutputCostFiles.folder(folder + "/generated")
        _ = try tools.run([widgetc, "build", root + "/samples/status.widget", "-o", output])
        let sources =
            OutputCostFiles.files(below: output, suffix: ".swift")
            + [root + "/samples/status.views.swift", source + "/StatusLookUp.swift"]
        let (module, counter, program) = (folder + "/StatusWidgets.o", folder + "/allocations.o", folder + "/program")
        // The bundle's entry point gets a name of its own beside the program's.
        let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "StatusWidgets_main"]
        _ = try tools.run(
            ["swiftc", "-O", "-wmo", "-c", "-o", module, "-module-name", "StatusWidgets"] + entry
                + ["-emit-module", "-emit-module-path", folder + "/StatusWidgets.swiftmodule"]
                + stubs.driverFlags + sources
        )
        // The toolchain brings the C compiler that it links with.
        _ = try tools.run(["clang", "-O2", "-fno-builtin", "-c", "-o", counter, source + "/allocations.c"])
        let flags = stubs.driverFlags.filter { $0 != "-parse-as-library" }
        _ = try tools.run(
            ["swiftc", "-O", "-module-name", "LookUp", "-I", folder, "-o", program] + flags
                + [source + "/main.swift", module, counter] + stubs.objectFiles
        )
        return program
    }
}
