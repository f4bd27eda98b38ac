// In: sorted findings and the files they are about. Out: the JSON form: an object for each finding, each on a line.
// Invariant: `docs/finding.schema.json` describes the object; a member is never left out, but may be null.

import WidgetBase

/// Prints findings for programs.
public struct DiagnosticJSON {
    private var locator: SourceLocator
    private var writer = JSONWriter()

    /// The whole report.
    /// - Parameter failures: what has kept the command from its work, which is no kind of finding.
    public static func report(
        _ diagnostics: [Diagnostic], in files: Table<FileID, SourceFile>, failures: [String] = []
    ) -> [UInt8] {
        var form = DiagnosticJSON(locator: SourceLocator(files))
        for diagnostic in diagnostics { form.write(diagnostic) }
        for failure in failures { form.write(failure: failure) }
        return form.writer.bytes
    }

    private init(locator: SourceLocator) {
        self.locator = locator
    }

    private mutating func write(failure message: String) {
        writer.object { json in
            json.key("code")
            json.null()
            json.member("severity", Severity.error.word)
            json.member("message", message)
            JSONPlace(file: nil, ends: []).write(to: &json)
            for name in ["labels", "fixes"] {
                json.key(name)
                json.array([]) { (_: inout JSONWriter, _: Never) in }
            }
        }
        writer.endDocument()
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let place = place(diagnostic.range)
        let labels = diagnostic.labels.map { ($0.message, self.place($0.range)) }
        let fixes = diagnostic.fixes.map { fix in (fix, fix.edits.map { ($0.text, self.place($0.range)) }) }
        writer.object { json in
            json.member("code", diagnostic.code.word)
            json.member("severity", diagnostic.severity.word)
            json.member("message", diagnostic.message)
            place.write(to: &json)
            json.key("labels")
            json.array(labels) { json, label in
                json.object { json in
                    json.member("message", label.0)
                    label.1.write(to: &json)
                }
            }
            json.key("fixes")
            json.array(fixes) { json, fix in
                json.object { json in
                    json.member("title", fix.0.title)
                    json.member("safe", fix.0.isSafe)
                    json.key("edits")
                    json.array(fix.1) { json, edit in
                        json.object { json in
                            edit.1.write(to: &json)
                            json.member("text", edit.0)
                        }
                    }
                }
            }
        }
        writer.endDocument()
    }

    private mutating func place(_ range: SourceRange?) -> JSONPlace {
        guard let range else { return JSONPlace(file: nil, ends: []) }
        let ends = [range.bytes.start, range.bytes.end].map { offset in
            JSONPlace.End(place: locator.lineColumn(range.file, offset), offset: Int(offset))
        }
        return JSONPlace(file: locator.files[range.file].path, ends: ends)
    }
}

/// A file and a range in it.
private struct JSONPlace {
    struct End {
        let place: LineColumn
        let offset: Int
    }

    /// Nil for what has no place.
    let file: String?
    /// The start and the end.
    let ends: [End]

    func write(to json: inout JSONWriter) {
        guard let file, ends.count == 2 else {
            json.key("file")
            json.null()
            json.key("range")
            json.null()
            return
        }
        json.member("file", file)
        json.key("range")
        json.object { json in
            for (name, end) in zip(["start", "end"], ends) {
                json.key(name)
                json.object { json in
                    json.member("line", end.place.line)
                    json.member("column", end.place.column)
                    json.member("offset", end.offset)
                }
            }
        }
    }
}
