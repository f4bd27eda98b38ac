// In: widgetc and the compilers of other declarations that are installed. Out: tables of what each costs.
// Invariant: all compile the same rows, in turn, and write all of their output.

/// The same rows compiled by all.
struct PeerBench {
    let bench: Bench
    let rows: Int
    let files: Int

    func table() -> String {
        var commands: [MeasuredCommand] = []
        var inputs: [Int] = []
        for peer in Peer.allCases {
            let folder = "\(bench.scratch)/\(peer.rawValue)\(files)"
            try? Scratch.makeFolder(folder)
            let paths = peer.write(rows: rows, files: files, into: folder)
            let tool = peer == .widgetc ? bench.widgetc : peer.rawValue
            let output = "\(folder)-out"
            guard let command = peer.command(tool, paths, into: output, from: folder) else { continue }
            commands.append(MeasuredCommand(name: peer.name(tool), command: command, outputFolder: output))
            inputs.append(Scratch.byteCount(folder))
        }
        let built = "\(bench.scratch)/widgetc\(files)-out"
        let copy = "\(bench.scratch)/copy\(files)"
        commands.append(
            MeasuredCommand(
                name: "`cp` of what `widgetc` writes", command: ["cp", "-r", built, copy],
                outputFolder: copy)
        )
        inputs.append(0)
        let costs = MeasuredCommand.medians(of: commands, runs: bench.runs)
        guard let own = costs.first ?? nil else { return "widgetc cannot be run\n" }
        var lines: [[String]] = []
        for (index, command) in commands.enumerated() {
            guard let cost = costs[index] else { continue }
            let output = command.outputFolder.map(Scratch.byteCount) ?? 0
            lines.append([
                command.name, Measure.milliseconds(cost.wall), Measure.decimal(cost.wall / own.wall),
                Measure.milliseconds(cost.processor), Measure.megabytes(inputs[index]), Measure.megabytes(output),
                inputs[index] == 0 ? "" : Measure.megabytesPerSecond(inputs[index], cost.wall),
                Measure.megabytesPerSecond(output, cost.wall), Measure.megabytes(cost.peakMemory),
            ])
        }
        for command in commands { command.outputFolder.map(Scratch.remove) }
        return Measure.table(
            ["command", "ms", "to widgetc", "processor, ms", "MB in", "MB out", "MB/s in", "MB/s out", "peak MB"], lines
        )
    }
}

/// A build of many files of which none has changed.
struct UnchangedBench {
    let bench: Bench
    let rows: Int
    let files: Int

    func table() -> String {
        let folder = "\(bench.scratch)/unchanged"
        let output = "\(folder)-out"
        try? Scratch.makeFolder(folder)
        let paths = Peer.widgetc.write(rows: rows, files: files, into: folder)
        let build = [bench.widgetc, "build"] + paths + ["-o", output]
        guard ProcessTimer.run(build)?.succeeds == true else { return "widgetc cannot be run\n" }
        let outputs = paths.map { path in
            "\(output)/\(path.split(separator: "/").last ?? "").swift"
        }
        let commands = [
            MeasuredCommand(name: "`widgetc build`, nothing changed", command: build),
            MeasuredCommand(name: "`cat` of the inputs", command: ["cat"] + paths),
            MeasuredCommand(name: "`cat` of the inputs and the outputs", command: ["cat"] + paths + outputs),
        ]
        let costs = MeasuredCommand.medians(of: commands, runs: bench.runs)
        let lines = zip(commands, costs).compactMap { command, cost -> [String]? in
            guard let cost, let own = costs[0] else { return nil }
            return [command.name, Measure.milliseconds(cost.wall), Measure.decimal(own.wall / cost.wall)]
        }
        Scratch.remove(output)
        return Measure.table(["command", "ms", "widgetc to it"], lines)
    }
}
