// In: snapshot declarations. Out: version, file, group and fields.
// Invariant: no two snapshots share a file of one group, and a file's name is one component.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkSnapshot(_ id: SnapshotID, _ syntax: SnapshotSyntax) {
        var seen = MemberSet()
        var fields: [FieldSyntax] = []
        for member in syntax.members {
            if let field = FieldSyntax(member) {
                fields.append(field)
                continue
            }
            if member.kind == .groupMember { continue }
            guard isFirst(member, in: &seen) else { continue }
            switch member.kind {
            case .versionMember: checkVersion(VersionMember(node: member), of: id)
            case .fileMember: checkFileName(StringMember(node: member).string, of: id)
            case .staleMember: checkStale(DurationMember(node: member), of: id)
            default: continue
            }
        }
        program.snapshots[id].fields = checkFields(fields, of: .snapshot)
        for field in program.snapshots[id].fields { checkNestedName(of: program.fields[field], in: id) }
        let group = checkGroups(syntax.members)
        checkGroupPlatforms(group, of: syntax.members)
        program.snapshots[id].group = group.isEmpty ? program.modules[module].group : group
        guard let name = syntax.name else { return }
        if seen[.versionMember] == nil, !mayHold(.version, .versionMember) {
            report(
                .missingMember("version 1", of: "a snapshot", why: "readers tell newer files by it", at: place(name)))
        }
        if seen[.fileMember] == nil, !mayHold(.file, .fileMember) {
            let example = "file \"\(text(name).prefix(1).lowercased())\(text(name).dropFirst()).json\""
            report(.missingMember(example, of: "a snapshot", why: "the app and the widget share it", at: place(name)))
        }
        if fields.isEmpty, !isCurrentIncomplete {
            report(.emptyDeclaration("a snapshot", of: "a field", at: place(name)))
        }
        if program.snapshots[id].group.isEmpty, !hasGroupMember, !isModuleUnread, !isModuleMissing,
            !mayHold(.group, .groupMember),
            modulesWithoutGroup.insert(module).inserted
        {
            report(.missingGroup(text(name), at: place(name)))
        }
    }

    /// Whether the module has a group, be it one that could not be read.
    private var hasGroupMember: Bool {
        guard let block = scopes[module.index].block else { return false }
        return ModuleSyntax(node: block.node).members.contains { $0.kind == .groupMember }
    }

    /// The snapshot's type holds types of its own, which hide others of their names.
    private mutating func checkNestedName(of field: Field, in id: SnapshotID) {
        let base = program.types.element(field.type) ?? program.types.unwrapped(field.type)
        let header: DeclHeader
        switch program.types[program.types.unwrapped(base)] {
        case .enumeration(let id): header = program.enums[id].header
        case .structure(let id): header = program.structs[id].header
        case .extern(let id): header = program.externTypes[id].header
        default: return
        }
        let name = program.text(header.name)
        guard name == "Reading" || name == "Writer" else { return }
        report(.nestedTypeName(name, of: program.text(program.snapshots[id].header.name), at: field.range))
    }

    private mutating func checkVersion(_ member: VersionMember, of id: SnapshotID) {
        guard let node = member.version else { return }
        // The lexer has reported what no number holds.
        guard let version = LexNumber.integer(node, in: sources[file]) else { return }
        guard version >= 1, version <= 1_000_000 else {
            report(.versionOutOfRange(text(node.range), at: place(node)))
            return
        }
        program.snapshots[id].version = version
    }

    private mutating func checkFileName(_ syntax: StringLiteralSyntax?, of id: SnapshotID) {
        guard let syntax, let file = requiredText(syntax, of: "file") else { return }
        if isFileName(file) {
            program.snapshots[id].fileName = file
        } else {
            report(.invalidFileName(program.text(file), at: place(syntax.range)))
        }
        snapshotFiles.append((id, place(syntax.range)))
    }

    /// Whether a text is the name of a file and leads to no other folder.
    func isFileName(_ text: NameID) -> Bool {
        let bytes = program.names[text]
        return bytes.first != 0x2E && !bytes.contains { $0 == 0x2F || $0 == 0x5C || $0 == 0x3A || $0 < 0x20 }
    }

    /// Two snapshots in one file would overwrite each other; file systems of Apple's platforms ignore case.
    mutating func checkSnapshotFiles() {
        var seen: [String: SourceRange] = [:]
        for (id, range) in snapshotFiles {
            let decl = program.snapshots[id]
            guard decl.fileName != .empty else { continue }
            let groups = Platform.allCases.compactMap { decl.group.name(on: $0) }.filter { $0 != .empty }
            let keys = Set(groups).map { program.text($0) + "\n" + program.text(decl.fileName).lowercased() }
            if let first = keys.sorted().lazy.compactMap({ seen[$0] }).first {
                report(.duplicateFile(program.text(decl.fileName), at: range, first: first))
            }
            for key in keys where seen[key] == nil { seen[key] = range }
        }
    }
}

extension Checker {
    /// How long the contents count as up to date. An app seldom writes every few minutes while it is in the background.
    private mutating func checkStale(_ member: DurationMember, of id: SnapshotID) {
        let duration = checkDuration(member.duration)
        program.snapshots[id].staleAfter = duration
        guard let duration, let written = member.duration,
            duration.nominalSeconds < TimelineLimits.shortestFreshness
        else { return }
        report(.earlyStaleness(text(written.range), at: place(written.range)))
    }
}
