// In: sorted findings and the files they are about. Out: workflow commands, which GitHub shows as annotations.
// Invariant: each finding is one line; no text of a finding or path can end the command or begin another.

import WidgetBase

/// Prints findings for a workflow of GitHub Actions.
public enum DiagnosticGitHub {
    /// The whole report.
    /// - Parameter failures: what has kept the command from its work.
    public static func report(
        _ diagnostics: [Diagnostic], in files: Table<FileID, SourceFile>, failures: [String] = []
    ) -> [UInt8] {
        var locator = SourceLocator(files)
        var bytes: [UInt8] = []
        for diagnostic in diagnostics {
            bytes.append(contentsOf: line(diagnostic, &locator).utf8)
        }
        for failure in failures {
            bytes.append(contentsOf: "::error title=widgetc::\(escaped(failure, isProperty: false))\n".utf8)
        }
        return bytes
    }

    private static func line(_ diagnostic: Diagnostic, _ locator: inout SourceLocator) -> String {
        var properties: [(String, String)] = []
        if let range = diagnostic.range {
            let start = locator.lineColumnUTF16(range.file, range.bytes.start)
            let end = locator.lineColumnUTF16(range.file, range.bytes.end)
            properties.append(("file", locator.files[range.file].path))
            properties.append(("line", String(start.line)))
            properties.append(("endLine", String(end.line)))
            // Columns count only where both are on one line.
            if start.line == end.line {
                properties.append(("col", String(start.column)))
                properties.append(("endColumn", String(end.column)))
            }
        }
        properties.append(("title", diagnostic.code.word))
        let notes = diagnostic.labels.map { label -> String in
            guard let range = label.range else { return "note: \(label.message)" }
            let place = locator.lineColumnUTF16(range.file, range.bytes.start)
            return "note: \(locator.files[range.file].path):\(place.line):\(place.column): \(label.message)"
        }
        let helps = diagnostic.fixes.map { "help: \($0.title)" }
        let message = ([diagnostic.message] + notes + helps).joined(separator: "\n")
        let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
        return "::\(command(diagnostic.severity)) \(list)::\(escaped(message, isProperty: false))\n"
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: return "error"
        case .warning: return "warning"
        case .note: return "notice"
        }
    }

    /// What ends a line is escaped everywhere, what separates properties within them.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
