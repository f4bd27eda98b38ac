// In: what a person asked for. Out: standard output.
// Invariant: output that did not arrive is a failure, unless the reader chose to stop reading.

enum Printer {
    static func print(_ text: String) -> ExitCode {
        print(Array(text.utf8), Report())
    }

    static func print(_ bytes: [UInt8], _ report: Report) -> ExitCode {
        do throws(SystemError) {
            try FileSystem.write(bytes, to: .output)
            return .fine
        } catch {
            // `widgetc … | head` has what it wants.
            if error.isReaderGone { return .fine }
            report.failure(FailureMessage.cannotPrint(error))
            return .failure
        }
    }
}
