// In: widgetc and flatc. Out: what it costs to start them, and to build one small file.
// Invariant: the commands run in turn, many times, since each takes a few milliseconds.

struct StartUpBench {
    let bench: Bench

    func table() -> String {
        let folder = "\(bench.scratch)/small"
        try? Scratch.makeFolder(folder)
        let widget = Peer.widgetc.write(rows: 1, files: 1, into: folder)[0]
        let schema = Peer.flatc.write(rows: 1, files: 1, into: folder)[0]
        let sample = "\(bench.root)/samples/project-stats.widget"
        let commands = [
            MeasuredCommand(name: "`flatc --version`", command: ["flatc", "--version"]),
            MeasuredCommand(name: "`widgetc --version`", command: [bench.widgetc, "--version"]),
            MeasuredCommand(
                name: "`flatc --swift`, a table of six fields",
                command: ["flatc", "--swift", "-o", "\(folder)-fbs", schema], outputFolder: "\(folder)-fbs"
            ),
            MeasuredCommand(
                name: "`widgetc build`, a struct of six fields",
                command: [bench.widgetc, "build", widget, "-o", "\(folder)-out"], outputFolder: "\(folder)-out"
            ),
            MeasuredCommand(
                name: "`widgetc build samples/project-stats.widget`",
                command: [bench.widgetc, "build", sample, "-o", "\(folder)-out"], outputFolder: "\(folder)-out"
            ),
        ]
        let costs = MeasuredCommand.medians(of: commands, runs: bench.runs * 20)
        let lines = zip(commands, costs).map { command, cost in
            [command.name, cost.map { Measure.milliseconds($0.wall) } ?? "cannot be run"]
        }
        return Measure.table(["command", "ms"], lines)
    }
}
