// In: sorted findings and the files they are about. Out: the text form and the line form.
// Invariant: the same findings give the same bytes; colour is the caller's choice.

/// Prints findings for people (`text`) and for build tools (`line`).
public struct DiagnosticText: Sendable {
    private let files: Table<FileID, SourceFile>
    private var lines: [FileID: LineTable] = [:]
    private let usesColor: Bool

    public init(files: Table<FileID, SourceFile>, usesColor: Bool = false) {
        self.files = files
        self.usesColor = usesColor
    }

    /// The text form: place, severity, message, code; the source line with carets; notes and helps.
    public mutating func text(_ diagnostic: Diagnostic) -> String {
        var result = place(diagnostic.range)
        result += style(diagnostic.severity.word + ":", color(diagnostic.severity))
        result += " " + style(PrintableText.of(diagnostic.message), "1") + " [\(diagnostic.code.word)]\n"
        if let range = diagnostic.range {
            result += excerpt(range)
        }
        for label in diagnostic.labels {
            result += place(label.range) + style("note:", "36") + " \(PrintableText.of(label.message))\n"
            if let range = label.range, range != diagnostic.range {
                result += excerpt(range)
            }
        }
        for fix in diagnostic.fixes {
            let range = fix.place ?? diagnostic.range
            result += place(range) + style("help:", "32") + " \(PrintableText.of(fix.title))\n"
            if let range, isOnOtherLine(range, than: diagnostic.range) { result += excerpt(range) }
        }
        return result
    }

    private mutating func isOnOtherLine(_ range: SourceRange, than other: SourceRange?) -> Bool {
        guard let other, other.file == range.file else { return true }
        return lineColumn(range.file, range.bytes.start).line != lineColumn(other.file, other.bytes.start).line
    }

    /// The line form: one line, which Xcode and editors make clickable.
    public mutating func line(_ diagnostic: Diagnostic) -> String {
        let message = PrintableText.of(diagnostic.message)
        return "\(place(diagnostic.range))\(diagnostic.severity.word): \(message) [\(diagnostic.code.word)]\n"
    }

    /// The line and column of an offset.
    public mutating func lineColumn(_ file: FileID, _ offset: UInt32) -> LineColumn {
        lineTable(file).lineColumn(at: offset)
    }

    private mutating func place(_ range: SourceRange?) -> String {
        guard let range else { return "widgetc: " }
        let start = lineColumn(range.file, range.bytes.start)
        return style("\(PrintableText.of(files[range.file].path)):\(start.line):\(start.column):", "1") + " "
    }

    private mutating func lineTable(_ file: FileID) -> LineTable {
        if let table = lines[file] { return table }
        let table = LineTable(files[file].bytes)
        lines[file] = table
        return table
    }

    /// The line on which a range starts, and carets under what of the range stands on it.
    private mutating func excerpt(_ range: SourceRange) -> String {
        let table = lineTable(range.file)
        let bytes = files[range.file].bytes
        guard !bytes.isEmpty else { return "" }
        let start = table.lineColumn(at: range.bytes.start)
        let line = table.range(ofLine: start.line, in: bytes)
        // A line of minified input would fill the screen.
        guard line.count <= 400 else { return "" }
        let number = String(start.line)
        let gutter = String(repeating: " ", count: max(4 - number.count, 0)) + number + " | "
        let first = min(Int(range.bytes.start), Int(line.end))
        let last = max(first, min(Int(range.bytes.end), Int(line.end)))
        let before = String(decoding: bytes[Int(line.start)..<first], as: UTF8.self)
        let under = String(decoding: bytes[first..<last], as: UTF8.self)
        let blanks = String(before.map { $0 == "\t" ? "\t" : " " })
        let carets = style(String(repeating: "^", count: max(1, under.count)), "32;1")
        let source = PrintableText.of(String(decoding: bytes[line.indices], as: UTF8.self))
        let margin = String(repeating: " ", count: gutter.count - 2)
        return "\(gutter)\(source)\n\(margin)| \(blanks)\(carets)\n"
    }

    private func color(_ severity: Severity) -> String {
        switch severity {
        case .error: return "31;1"
        case .warning: return "33;1"
        case .note: return "36"
        }
    }

    private func style(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
