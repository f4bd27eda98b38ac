// In: how far long work has come. Out: one line on a terminal, which is gone when the work is done.
// Invariant: work that is done in a moment shows nothing, and nothing is shown where standard error is no terminal.

/// Shows how far work has come. Unchecked, because only the thread that began the work calls it.
final class Progress: @unchecked Sendable {
    private let start = SystemProcess.seconds
    /// In seconds: who waits less does not ask.
    private let delay = OptionValues.seconds(of: delayVariable) ?? 0.5
    /// When the line was last written; nil if there is none.
    private var shown: Double?

    static let delayVariable = "WIDGETC_PROGRESS_DELAY"

    /// Notes that so many of a number of things are done.
    func advance(_ activity: String, _ done: Int, of count: Int) {
        // A line that changes too fast cannot be read.
        if SystemProcess.seconds - (shown ?? 0) > 0.1 { show("\(activity) \(done) of \(Report.count(count, "file"))") }
    }

    /// Notes what is being done, where it cannot be counted.
    func begin(_ activity: String) {
        show(activity)
    }

    /// Takes the line away.
    func finish() {
        guard shown != nil else { return }
        shown = nil
        write("\r\u{1B}[K")
    }

    private func show(_ text: String) {
        let now = SystemProcess.seconds
        guard now - start > delay else { return }
        shown = now
        write("\r\(text) …\u{1B}[K")
    }

    private func write(_ text: String) {
        try? FileSystem.write(Array(text.utf8), to: .error)
    }
}
