// In: widgetc. Out: what each byte of a description costs, for shapes of growing size.
// Invariant: time and memory for each byte stay flat, or the table shows that they do not.

struct LinearBench {
    let bench: Bench

    func table() -> String {
        var lines: [[String]] = []
        for shape in LinearShape.allCases {
            for size in shape.sizes {
                let path = "\(bench.scratch)/linear.widget"
                let output = "\(bench.scratch)/linear-out"
                shape.write(size, to: path)
                let bytes = Scratch.byteCount(path)
                let command = MeasuredCommand(
                    name: shape.rawValue, command: [bench.widgetc, "build", path, "-o", output], outputFolder: output,
                    succeeds: !shape.isWrong
                )
                let runs = bytes > 20_000_000 ? 1 : bench.runs
                // In turn, since what this process has by then counts for both.
                let costs = MeasuredCommand.medians(of: [bench.empty, command], runs: runs)
                guard let floor = costs[0], let cost = costs[1] else {
                    lines.append([shape.rawValue, "\(size)", "cannot be built", "", "", ""])
                    continue
                }
                let perByte = max(0, cost.wall - floor.wall) * 1e9 / Double(bytes)
                let memory = Double(max(0, cost.peakMemory - floor.peakMemory)) / Double(bytes)
                lines.append([
                    shape.rawValue, "\(size)", Measure.megabytes(bytes), Measure.milliseconds(cost.wall),
                    Measure.decimal(perByte, 0), Measure.decimal(memory),
                ])
                Scratch.remove(output)
                Scratch.remove(path)
            }
        }
        return Measure.table(
            ["what", "how many", "MB in", "ms", "ns a byte, without start-up", "bytes of memory a byte"], lines
        )
    }
}
