// In: a snapshot. Out: its type, what reading its file comes to, and the reader.
// Invariant: the reader never writes, never deletes and never throws.

import WidgetBase
import WidgetModel

func emitSnapshot(_ id: SnapshotID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.snapshots[id]
    let name = context.typeName(id)
    let form = RowForm(fields: row.fields, countsSkipped: true)
    let access = context.access
    context.emitDoc(row.header.doc, to: &out)
    out.block("\(access)struct \(name): Codable, Hashable, WidgetContent") { out in
        emitReading(name, in: context, to: &out)
        if context.hasWriter(of: id) {
            out.blank()
            emitSnapshotWriter(id, in: context, to: &out)
        }
        out.blank()
        out.line("\(access)static let version = \(row.version)")
        out.line("\(access)static let fileName = " + .string(context.text(row.fileName)))
        emitForEachGroup(of: row.group, in: context, to: &out) { group, out in
            out.line("\(access)static let appGroup = " + group)
        }
        out.blank()
        emitProperties(form, in: context, to: &out)
        out.line("/// When the app wrote the file.")
        out.line("\(access)var written: Date")
        out.line("/// How many elements and optional rows were left out because they could not be read.")
        out.line("\(access)private(set) var skippedCount = 0")
        emitCodingKeys(form, implicit: ["version", "written"], in: context, to: &out)
        emitInitializers(form, in: context, to: &out)
        emitEncoding(form, in: context, to: &out)
        emitFolder(in: context, to: &out)
        emitStaleDate(row, in: context, to: &out)
        emitRead(row, name: name, in: context, to: &out)
        if context.hasWriter(of: id) { emitSnapshotKinds(id, in: context, to: &out) }
    }
}

private func emitReading(_ name: String, in context: EmitContext, to out: inout OutputBuffer) {
    let access = context.access
    out.line("/// What reading the file came to.")
    out.block("\(access)enum Reading: Hashable, WidgetContent") { out in
        out.line("case fresh(\(name))")
        out.line("case stale(\(name))")
        out.line("case missing")
        out.line("case locked")
        out.line("case corrupt")
        out.line("case newer(version: Int)")
        out.blank()
        out.line("/// The contents, where the file could be read.")
        out.block("\(access)var snapshot: \(name)?") { out in
            out.switching("self") { out in
                out.line("case .fresh(let snapshot), .stale(let snapshot): return snapshot")
                out.line("case .missing, .locked, .corrupt, .newer: return nil")
            }
        }
        guard context.role != .app else { return }
        out.blank()
        out.line("/// Why there is nothing to show, or nil where there is.")
        out.block("\(access)var unavailableReason: WidgetState.Reason?") { out in
            out.switching("self") { out in
                out.line("case .fresh, .stale: return nil")
                out.line("case .missing: return .missing")
                out.line("case .locked: return .locked")
                out.line("case .corrupt: return .corrupt")
                out.line("case .newer(let version): return .newer(version: version)")
            }
        }
    }
}

private func emitInitializers(_ form: RowForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    emitMemberwiseHeader(form, adding: "written: Date = Date()", in: context, to: &out)
    out.indent()
    emitMemberwiseBody(form, in: context, to: &out)
    out.line("self.written = written")
    out.outdent()
    out.line("}")
    out.blank()
    out.block("\(context.access)init(from decoder: any Decoder) throws") { out in
        out.line("let container = try decoder.container(keyedBy: CodingKeys.self)")
        out.line("let version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 0")
        out.line("guard version <= Self.version else { throw NewerVersionError(version: version) }")
        out.blank()
        out.line("written = try container.decodeIfPresent(Date.self, forKey: .written) ?? .distantPast")
        for field in form.fields { emitDecoding(of: field, form, in: context, to: &out) }
    }
}

private func emitEncoding(_ form: RowForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.block("\(context.access)func encode(to encoder: any Encoder) throws") { out in
        out.line("var container = encoder.container(keyedBy: CodingKeys.self)")
        out.line("try container.encode(Self.version, forKey: .version)")
        out.line("try container.encode(written, forKey: .written)")
        for id in form.fields {
            let field = context.program.fields[id]
            let key = context.name(field.name, as: .member)
            let name = context.text(field.name)
            let value = name == "encoder" || name == "container" ? "self.\(name)" : context.name(field.name)
            let method = context.program.types.isOptional(field.type) ? "encodeIfPresent" : "encode"
            out.line(.call("try container.\(method)", [SwiftCode(value), "forKey: .\(key)"]))
        }
    }
}

private func emitFolder(in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// The folder that the app and its widgets share, or nil where the App Group is not set up.")
    out.block("\(context.access)static var folder: URL?") { out in
        out.line("FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: appGroup)")
    }
}

private func emitStaleDate(_ row: SnapshotDecl, in context: EmitContext, to out: inout OutputBuffer) {
    guard let duration = row.staleAfter else { return }
    out.blank()
    out.line("/// When the contents count as out of date.")
    out.block("\(context.access)func staleDate(in calendar: Calendar) -> Date") { out in
        let unit = duration.unit.calendarComponent
        out.line("calendar.date(byAdding: .\(unit), value: \(duration.count), to: written) ?? written")
    }
}

private func emitRead(_ row: SnapshotDecl, name: String, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// Reads the file. It never writes, never deletes and never throws.")
    var parameters: [SwiftCode] = ["from folder: URL? = Self.folder"]
    if row.staleAfter != nil {
        parameters.append("at now: Date = Date()")
        parameters.append("calendar: Calendar = .autoupdatingCurrent")
    }
    out.block(.call("\(context.access)static func read", parameters) + " -> Reading") { out in
        out.line("guard let folder else { return .missing }")
        out.line("let data: Data")
        emitCatches(
            "do",
            [
                ("catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile", nil, "missing"),
                (
                    "catch CocoaError.fileReadNoPermission",
                    "// A file under protection cannot be opened before the first unlock.",
                    "locked"
                ),
                ("catch", nil, "corrupt"),
            ], to: &out
        ) { out in
            out.line("data = try Data(contentsOf: folder.appendingPathComponent(fileName))")
        }
        emitCatches(
            "do",
            [
                ("catch let error as NewerVersionError", nil, "newer(version: error.version)"),
                ("catch", nil, "corrupt"),
            ], to: &out
        ) { out in
            let decoded = SwiftCode.call("JSONDecoder.widgetSnapshots.decode", ["\(name).self", "from: data"])
            if row.staleAfter == nil {
                out.line(.call("return .fresh", ["try " + decoded]))
            } else {
                out.line("let snapshot = try " + decoded)
                out.line("return now < snapshot.staleDate(in: calendar) ? .fresh(snapshot) : .stale(snapshot)")
            }
        }
    }
}

/// `do { … } catch … { return .reading }`, with a comment where one is given.
private func emitCatches(
    _ header: String,
    _ catches: [(header: String, comment: String?, reading: String)],
    to out: inout OutputBuffer,
    body: (inout OutputBuffer) -> Void
) {
    out.line("\(header) {")
    out.indent()
    body(&out)
    out.outdent()
    for item in catches {
        out.line("} \(item.header) {")
        out.indent()
        if let comment = item.comment { out.line(comment) }
        out.line("return .\(item.reading)")
        out.outdent()
    }
    out.line("}")
}
