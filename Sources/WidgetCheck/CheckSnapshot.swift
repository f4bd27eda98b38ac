// In: snapshot declarations. Out: version, file, group and fields.
// Invariant: no two snapshots share a file of one group, and a file's name is one component.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkSnapshot(_ id: SnapshotID, _ syntax: SnapshotSyntax) {
        var seen = MemberSet()
        var fields: [FieldSyntax] = []
        var group: NameID?
        for member in syntax.members {
            if let field = FieldSyntax(member) {
                fields.append(field)
                continue
            }
            if member.kind == .groupMember, GroupMember(node: member).platform != nil {
                notSupported(.groupOfPlatform, member)
                // Which group the others have is not known, so that none is said to be missing.
                group = group ?? .empty
                continue
            }
            guard isFirst(member, in: &seen) else { continue }
            switch member.kind {
            case .versionMember: checkVersion(VersionMember(node: member), of: id)
            case .fileMember: checkFileName(StringMember(node: member).string, of: id)
            case .groupMember: group = requiredText(GroupMember(node: member).string, of: "group") ?? .empty
            case .staleMember: program.snapshots[id].staleAfter = checkDuration(DurationMember(node: member).duration)
            default: continue
            }
        }
        program.snapshots[id].fields = checkFields(fields, of: .snapshot)
        guard let name = syntax.name, !isCurrentIncomplete else { return }
        if seen[.versionMember] == nil {
            report(
                .missingMember("version 1", of: "a snapshot", why: "readers tell newer files by it", at: place(name)))
        }
        if seen[.fileMember] == nil {
            let example = "file \"\(text(name).prefix(1).lowercased())\(text(name).dropFirst()).json\""
            report(.missingMember(example, of: "a snapshot", why: "the app and the widget share it", at: place(name)))
        }
        if fields.isEmpty { report(.emptyDeclaration("a snapshot", of: "a field", at: place(name))) }
        if let group = group ?? program.modules[module].group {
            program.snapshots[id].group = group
        } else {
            report(.missingGroup(text(name), at: place(name)))
        }
    }

    private mutating func checkVersion(_ member: VersionMember, of id: SnapshotID) {
        guard let node = member.version else { return }
        guard let version = LexNumber.integer(node, in: sources[file]), version >= 1, version <= 1_000_000 else {
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
            guard decl.fileName != .empty, decl.group != .empty else { continue }
            let key = program.text(decl.group) + "\n" + program.text(decl.fileName).lowercased()
            if let first = seen[key] {
                report(.duplicateFile(program.text(decl.fileName), at: range, first: first))
            } else {
                seen[key] = range
            }
        }
    }
}
