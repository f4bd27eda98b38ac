// In: sorted findings and the files they are about. Out: a SARIF 2.1.0 log, for code scanning.
// Invariant: each kind of finding that occurs has one rule; regions count columns in units of UTF-16.

import WidgetBase
import WidgetExplain

/// Prints findings in the Static Analysis Results Interchange Format.
public struct DiagnosticSARIF {
    private var locator: SourceLocator
    private var writer = JSONWriter()

    /// How the command ended, where something has kept it from its work.
    public struct Ending {
        let exitCode: Int
        let failures: [String]

        public init(exitCode: Int, failures: [String]) {
            self.exitCode = exitCode
            self.failures = failures
        }
    }

    /// The whole report.
    public static func report(
        _ diagnostics: [Diagnostic],
        in files: Table<FileID, SourceFile>,
        version: String,
        ending: Ending
    ) -> [UInt8] {
        var form = DiagnosticSARIF(locator: SourceLocator(files))
        form.write(diagnostics, version, ending)
        form.writer.endDocument()
        return form.writer.bytes
    }

    private init(locator: SourceLocator) {
        self.locator = locator
    }

    private mutating func write(_ diagnostics: [Diagnostic], _ version: String, _ ending: Ending) {
        var indices: [DiagnosticCode: Int] = [:]
        var rules: [DiagnosticCode] = []
        for diagnostic in diagnostics where indices[diagnostic.code] == nil {
            indices[diagnostic.code] = rules.count
            rules.append(diagnostic.code)
        }
        let results = diagnostics.map { result($0, indices[$0.code] ?? 0) }
        writer.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.key("runs")
            json.array([()]) { json, _ in
                json.object { json in
                    json.key("tool")
                    json.object { json in
                        json.key("driver")
                        json.object { json in
                            json.member("name", "widgetc")
                            json.member("version", version)
                            json.key("rules")
                            json.array(rules) { json, rule in DiagnosticSARIF.write(rule, to: &json) }
                        }
                    }
                    if !ending.failures.isEmpty { DiagnosticSARIF.write(ending, to: &json) }
                    json.member("columnKind", "utf16CodeUnits")
                    json.key("results")
                    json.array(results) { json, result in result.write(to: &json) }
                }
            }
        }
    }

    /// A failure is no result: it is a notification of the run, which did not succeed.
    private static func write(_ ending: Ending, to json: inout JSONWriter) {
        json.key("invocations")
        json.array([ending]) { json, ending in
            json.object { json in
                json.member("executionSuccessful", false)
                json.member("exitCode", ending.exitCode)
                json.key("toolExecutionNotifications")
                json.array(ending.failures) { json, failure in
                    json.object { json in
                        json.member("level", Severity.error.word)
                        json.text("message", failure)
                    }
                }
            }
        }
    }

    private static func write(_ code: DiagnosticCode, to json: inout JSONWriter) {
        let explanation = code.explanation
        let rule = unwrapped(explanation.rule)
        json.object { json in
            json.member("id", code.word)
            json.text("shortDescription", rule)
            json.text("fullDescription", "\(rule) \(unwrapped(explanation.why))")
            json.key("help")
            json.object { json in
                json.member("text", ExplanationText.text(code))
                json.member("markdown", ExplanationText.markdown(code))
            }
            json.key("defaultConfiguration")
            json.object { $0.member("level", code.severity.word) }
        }
    }

    /// A paragraph on one line.
    private static func unwrapped(_ text: String) -> String {
        text.split(separator: "\n").joined(separator: " ")
    }

    // MARK: Results

    private mutating func result(_ diagnostic: Diagnostic, _ index: Int) -> SARIFResult {
        SARIFResult(
            diagnostic: diagnostic,
            ruleIndex: index,
            location: location(diagnostic.range),
            labels: diagnostic.labels.map { ($0.message, location($0.range)) },
            fixes: diagnostic.fixes.map { fix in
                (fix, fix.edits.compactMap { edit in location(edit.range).map { ($0, edit.text) } })
            }
        )
    }

    private mutating func location(_ range: SourceRange?) -> SARIFLocation? {
        guard let range else { return nil }
        return SARIFLocation(
            uri: URIText.reference(to: locator.files[range.file].path),
            start: locator.lineColumnUTF16(range.file, range.bytes.start),
            end: locator.lineColumnUTF16(range.file, range.bytes.end)
        )
    }
}

private struct SARIFLocation {
    let uri: String
    let start: LineColumn
    let end: LineColumn

    func writeArtifact(to json: inout JSONWriter) {
        json.key("artifactLocation")
        json.object { $0.member("uri", uri) }
    }

    func writeRegion(_ name: String, to json: inout JSONWriter) {
        json.key(name)
        json.object { json in
            json.member("startLine", start.line)
            json.member("startColumn", start.column)
            json.member("endLine", end.line)
            json.member("endColumn", end.column)
        }
    }

    /// A location, with what it has to do with the result.
    func write(_ message: String?, to json: inout JSONWriter) {
        json.object { json in
            json.key("physicalLocation")
            json.object { json in
                writeArtifact(to: &json)
                writeRegion("region", to: &json)
            }
            if let message { json.text("message", message) }
        }
    }
}

private struct SARIFResult {
    let diagnostic: Diagnostic
    let ruleIndex: Int
    let location: SARIFLocation?
    let labels: [(message: String, location: SARIFLocation?)]
    let fixes: [(fix: FixIt, edits: [(location: SARIFLocation, text: String)])]

    func write(to json: inout JSONWriter) {
        // A note without a place of its own is part of the message.
        let notes = labels.filter { $0.location == nil }.map { "\n\($0.message)" }.joined()
        json.object { json in
            json.member("ruleId", diagnostic.code.word)
            json.member("ruleIndex", ruleIndex)
            json.member("level", diagnostic.severity.word)
            json.text("message", diagnostic.message + notes)
            json.key("locations")
            json.array(location.map { [$0] } ?? []) { json, location in location.write(nil, to: &json) }
            let related = labels.compactMap { label in label.location.map { (label.message, $0) } }
            if !related.isEmpty {
                json.key("relatedLocations")
                json.array(related) { json, label in label.1.write(label.0, to: &json) }
            }
            if !fixes.isEmpty {
                json.key("fixes")
                json.array(fixes) { json, fix in write(fix.fix, fix.edits, to: &json) }
            }
        }
    }

    /// A change for each file, with its replacements in their order.
    private func write(
        _ fix: FixIt,
        _ edits: [(location: SARIFLocation, text: String)],
        to json: inout JSONWriter
    ) {
        var files: [String] = []
        for edit in edits where !files.contains(edit.location.uri) { files.append(edit.location.uri) }
        json.object { json in
            json.text("description", fix.title)
            json.key("artifactChanges")
            json.array(files) { json, file in
                let changes = edits.filter { $0.location.uri == file }
                json.object { json in
                    changes.first?.location.writeArtifact(to: &json)
                    json.key("replacements")
                    json.array(changes) { json, edit in
                        json.object { json in
                            edit.location.writeRegion("deletedRegion", to: &json)
                            if !edit.text.isEmpty { json.text("insertedContent", edit.text) }
                        }
                    }
                }
            }
            json.key("properties")
            json.object { $0.member("safe", fix.isSafe) }
        }
    }
}

extension JSONWriter {
    /// `"name":{"text":"…"}`, as SARIF has messages.
    fileprivate mutating func text(_ name: String, _ text: String) {
        key(name)
        object { $0.member("text", text) }
    }
}
