// In: findings, failures and results of a command. Out: lines on standard error, and a document for programs.
// Invariant: standard output carries only what was asked for, such as findings for programs; all else goes to standard
// error.

import WidgetBase
import WidgetReport

/// What the process tells its caller.
enum ExitCode: Int32, Error {
    case fine = 0
    /// Something is wrong with the inputs' contents.
    case findings = 1
    /// The call cannot be understood.
    case usage = 2
    /// An input is absent or unreadable, or the file system failed.
    case failure = 3
}

enum ReportForm: String, CaseIterable {
    case text
    case line
    case json
    case sarif
    case github

    /// Whether the findings go to standard output, for programs.
    var isPrinted: Bool {
        switch self {
        case .text, .line: return false
        case .json, .sarif, .github: return true
        }
    }
}

enum ColorUse: String, CaseIterable {
    case auto
    case always
    case never
}

struct ReportOptions {
    var form = ReportForm.text
    var color = ColorUse.auto
    var isQuiet = false
    var isVerbose = false
}

/// What a document for programs will hold: it is printed when a command has ended, with what has kept the command from
/// its work.
private final class PendingDocument {
    var findings: (diagnostics: [Diagnostic], files: Table<FileID, SourceFile>)?
    var failures: [String] = []
}

/// Writes to standard error. A stream that cannot be written to changes nothing else.
struct Report {
    /// How many findings are shown: nobody reads more, and a damaged file can have one for each of its bytes.
    static let findingLimit = 200

    private let options: ReportOptions
    private let usesColor: Bool
    /// Nil for the forms for people.
    private let pending: PendingDocument?

    init(_ options: ReportOptions = ReportOptions()) {
        self.options = options
        pending = options.form.isPrinted ? PendingDocument() : nil
        switch options.color {
        case .always: usesColor = true
        case .never: usesColor = false
        case .auto: usesColor = Report.terminalTakesColor
        }
    }

    /// Shows how far work has come; nil where nobody watches.
    func progress() -> Progress? {
        let isWatched = SystemProcess.isTerminal(.error) && SystemProcess.environment("TERM") != "dumb"
        return isWatched && !options.isQuiet ? Progress() : nil
    }

    /// The findings, and the line that counts them.
    func findings(_ diagnostics: [Diagnostic], in files: Table<FileID, SourceFile>) {
        if let pending { pending.findings = (diagnostics, files) } else { show(diagnostics, in: files) }
        if let summary = Report.summary(diagnostics) { note(summary) }
    }

    /// Prints what a command has come to for programs, if that is asked for and there is something to say. A report
    /// that did not arrive is a failure.
    func finish(_ code: ExitCode) -> ExitCode {
        guard let pending else { return code }
        let failures = pending.failures
        guard pending.findings != nil || !failures.isEmpty else { return code }
        let (diagnostics, files) = pending.findings ?? ([], Table())
        pending.findings = nil
        pending.failures = []
        let bytes: [UInt8]
        switch options.form {
        case .text, .line: bytes = []
        case .json: bytes = DiagnosticJSON.report(diagnostics, in: files, failures: failures)
        case .sarif:
            let ending = DiagnosticSARIF.Ending(exitCode: Int(code.rawValue), failures: failures)
            bytes = DiagnosticSARIF.report(diagnostics, in: files, version: version, ending: ending)
        case .github: bytes = DiagnosticGitHub.report(diagnostics, in: files, failures: failures)
        }
        return Printer.print(bytes, self) == .fine ? code : .failure
    }

    /// The forms for people.
    private func show(_ all: [Diagnostic], in files: Table<FileID, SourceFile>) {
        guard !all.isEmpty else { return }
        var diagnostics = all.prefix(Report.findingLimit)
        // Why some are missing is said, however many there are.
        diagnostics += all.dropFirst(Report.findingLimit).filter { $0.code == .tooManyFindings }
        var text = ""
        switch options.form {
        case .text:
            var form = DiagnosticText(files: files, usesColor: usesColor)
            for diagnostic in diagnostics { text += form.text(diagnostic) }
        case .line:
            let absolute = files.rows.map { file in
                file.isStandardInput ? file : SourceFile(path: FileSystem.absolutePath(file.path), bytes: file.bytes)
            }
            var form = DiagnosticText(files: Table(absolute))
            for diagnostic in diagnostics { text += form.line(diagnostic) }
        case .json, .sarif, .github: break
        }
        write(text)
        let hidden = all.count - diagnostics.count
        if hidden > 0 { write("widgetc: \(Report.count(hidden, "further finding")) not shown\n") }
    }

    /// A failure that is not about the contents of an input.
    func failure(_ message: String) {
        pending?.failures.append(PrintableText.of(message))
        write("widgetc: \(usesColor ? "\u{1B}[31;1merror:\u{1B}[0m" : "error:") \(PrintableText.of(message))\n")
    }

    /// What a person should know of work that was done all the same.
    func warning(_ message: String) {
        let word = usesColor ? "\u{1B}[33;1mwarning:\u{1B}[0m" : "warning:"
        write("widgetc: \(word) \(PrintableText.of(message))\n")
    }

    func usage(_ error: UsageError) {
        failure(error.message)
        write("run `widgetc help\(error.command.map { " " + $0.name } ?? "")` for how it is used\n")
    }

    /// What a command did, in a line.
    func note(_ text: String) {
        if !options.isQuiet { write(PrintableText.of(text) + "\n") }
    }

    func note(_ lines: [String]) {
        for line in lines { note(line) }
    }

    /// What `--verbose` asks for.
    func detail(_ lines: [String]) {
        if options.isVerbose { write(lines.map { PrintableText.of($0) + "\n" }.joined()) }
    }

    /// `1 file`, `2 files`.
    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// `2 errors, 1 warning`; nil if there is nothing to count.
    private static func summary(_ diagnostics: [Diagnostic]) -> String? {
        let parts: [String] = [Severity.error, .warning].compactMap { severity in
            let number = diagnostics.count { $0.severity == severity }
            return number == 0 ? nil : count(number, severity.word)
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static var terminalTakesColor: Bool {
        guard SystemProcess.environment("NO_COLOR")?.isEmpty ?? true else { return false }
        return SystemProcess.isTerminal(.error) && SystemProcess.environment("TERM") != "dumb"
    }

    private func write(_ text: String) {
        try? FileSystem.write(Array(text.utf8), to: .error)
    }
}
