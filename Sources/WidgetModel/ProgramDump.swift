// In: a checked program. Out: its text for `--emit ir` and for tests: every table, with names in place of indices.
// Invariant: the same program gives the same bytes, and what differs in the program differs in the text.

import WidgetBase

/// Prints programs.
public struct ProgramDump {
    let program: Program
    var out = OutputBuffer()

    /// The text of a program.
    public static func text(_ program: Program) -> String {
        var dump = ProgramDump(program: program)
        dump.dumpModules()
        dump.dumpFiles()
        return String(decoding: dump.out.bytes, as: UTF8.self)
    }

    init(program: Program) {
        self.program = program
    }

    // MARK: Modules and files

    private mutating func dumpModules() {
        for module in program.modules.rows {
            dumpDoc(module.doc)
            out.line("module \(name(module.name)) {")
            out.indent()
            let floors = module.platforms.platforms.map { "\($0.name) \(module.platforms[$0]?.text ?? "")" }
            out.line("platforms " + floors.joined(separator: ", "))
            out.line("role \(module.role.name)")
            out.line("linkage \(module.linkage == .dynamic ? "dynamic" : "static")")
            out.line("access \(module.isPublic ? "public" : "internal")")
            out.line("strings \(quoted(module.stringTable))")
            dump(module.group)
            if let keychain = module.keychain { out.line("keychain \(quoted(keychain))") }
            if module.hasObjectiveC { out.line("objc") }
            if let scheme = module.scheme { out.line("scheme \(quoted(scheme))") }
            for imported in module.imports { out.line("imports \(name(program.modules[imported].name))") }
            for item in module.includes { out.line("includes \(name(item.package)) from \(name(item.module))") }
            out.outdent()
            out.line("}")
        }
    }

    private mutating func dump(_ group: AppGroup) {
        if let name = group.standard { out.line("group \(quoted(name))") }
        for item in group.platforms { out.line("group \(item.platform.name) \(quoted(item.name))") }
    }

    private mutating func dumpFiles() {
        for file in program.files.rows {
            let module = name(program.modules[file.module].name)
            out.line("file \(file.name) stem \(file.stem) of \(module)\(file.isEmitted ? "" : " for names only")")
            out.indent()
            for declaration in file.declarations { dump(declaration) }
            out.outdent()
        }
    }

    private mutating func dump(_ declaration: Declaration) {
        switch declaration {
        case .enumeration(let id): dump(program.enums[id])
        case .structure(let id): dumpRow("struct", program.structs[id].header, program.structs[id].fields)
        case .extern(let id):
            dumpDoc(program.externTypes[id].header.doc)
            out.line("extern type \(name(program.externTypes[id].header.name))")
        case .entity(let id): dump(program.entities[id])
        case .snapshot(let id): dump(program.snapshots[id])
        case .style(let id): dump(program.styles[id])
        case .route(let id): dump(program.routes[id])
        case .intent(let id): dump(program.intents[id])
        case .action(let id): dump(program.actions[id])
        case .loader(let id): dump(program.loaders[id])
        case .widget(let id): dump(program.widgets[id])
        case .control(let id): dump(program.controls[id])
        case .bundle(let id):
            dumpDoc(program.bundles[id].header.doc)
            let items = program.bundles[id].items.map { item in
                item.flags.map { "flag \(name($0)) " }.joined() + dumped(item.content)
            }
            out.line("bundle \(name(program.bundles[id].header.name)) { \(items.joined(separator: ", ")) }")
        }
    }

    private func dumped(_ content: BundleContent) -> String {
        switch content {
        case .widget(let id): return name(program.widgets[id].header.name)
        case .control(let id): return name(program.controls[id].header.name)
        case .extern(let widget):
            let versions = widget.introduced.platforms.compactMap { platform in
                widget.introduced[platform].map { "\(platform.name) \($0.text)" }
            }
            return "extern \(name(widget.name)) from \(versions.joined(separator: ", "))"
        }
    }

    // MARK: Data

    mutating func dumpDoc(_ doc: NameID) {
        if doc != .empty { out.line("doc \(quoted(doc))") }
    }

    private mutating func dump(_ decl: EnumDecl) {
        dumpDoc(decl.header.doc)
        out.line("enum \(name(decl.header.name)) \(text(decl.title))\(decl.isInteger ? " of whole numbers" : "") {")
        out.indent()
        for id in decl.cases {
            let row = program.enumCases[id]
            dumpDoc(row.doc)
            var line = "case \(name(row.name)) \(text(row.title)) = \(literal(row.rawValue))"
            if let subtitle = row.subtitle { line += " subtitle \(text(subtitle))" }
            if let symbol = row.symbol { line += " symbol \(quoted(symbol))" }
            if let image = row.image { line += " image asset \(quoted(image))" }
            for retired in row.retiredValues { line += " was \(literal(retired))" }
            out.line(line)
        }
        out.outdent()
        out.line("}")
    }

    private mutating func dumpRow(_ keyword: String, _ header: DeclHeader, _ fields: IDRange<FieldID>) {
        dumpDoc(header.doc)
        out.line("\(keyword) \(name(header.name)) {")
        out.indent()
        dumpFields(fields)
        out.outdent()
        out.line("}")
    }

    mutating func dumpFields(_ fields: IDRange<FieldID>) {
        for id in fields {
            let field = program.fields[id]
            dumpDoc(field.doc)
            var line = "\(name(field.name)): \(type(field.type))"
            if let value = field.defaultValue { line += " default \(literal(value))" }
            if let value = field.value { line += " = \(expr(value))" }
            out.line(line)
        }
    }

    private mutating func dump(_ decl: EntityDecl) {
        dumpDoc(decl.header.doc)
        out.line("entity \(name(decl.header.name)) \(text(decl.typeTitle)) {")
        out.indent()
        dumpFields(decl.fields)
        out.line("id \(field(decl.identifier))")
        out.line("title \(text(decl.title))")
        if let subtitle = decl.subtitle { out.line("subtitle \(text(subtitle))") }
        if let symbol = decl.symbol { out.line("symbol \(expr(symbol))") }
        if let missing = decl.missing { out.line("missing \(text(missing))") }
        switch decl.source {
        case .snapshot(let snapshot, let list):
            out.line("source \(name(program.snapshots[snapshot].header.name)).\(field(list))")
        case .fixed(let rows): out.line("source { \(rows.map { expr($0) }.joined(separator: "; ")) }")
        case .catalog(let catalog): out.line("source \(name(catalog))")
        }
        if let suggest = decl.suggest { out.line("suggest \(expr(suggest))") }
        if !decl.search.isEmpty { out.line("search \(decl.search.map { field($0) }.joined(separator: ", "))") }
        out.outdent()
        out.line("}")
    }

    private mutating func dump(_ decl: SnapshotDecl) {
        dumpDoc(decl.header.doc)
        out.line("snapshot \(name(decl.header.name)) {")
        out.indent()
        out.line("version \(decl.version)")
        out.line("file \(quoted(decl.fileName))")
        dump(decl.group)
        if let stale = decl.staleAfter { out.line("stale after \(duration(stale))") }
        dumpFields(decl.fields)
        out.outdent()
        out.line("}")
    }

    private mutating func dump(_ decl: RouteDecl) {
        dumpDoc(decl.header.doc)
        let parameters = decl.parameters.map { "\(field($0)): \(type(program.fields[$0].type))" }
        var path = ""
        for piece in decl.pieces {
            switch piece {
            case .literal(let text): path += quotedBody(text)
            case .parameter(let id): path += "\\(\(field(id)))"
            }
        }
        out.line("route \(name(decl.header.name))(\(parameters.joined(separator: ", "))) = \"\(path)\"")
    }
}
