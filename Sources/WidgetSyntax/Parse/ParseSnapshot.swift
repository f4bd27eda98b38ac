// In: a parser before `snapshot`. Out: a `snapshotDecl`.
// Invariant: `version: Int` is a field, `version 1` the setting.

import WidgetBase

extension Parser {
    /// snapshot-decl = "snapshot" name "{" { snapshot-member } "}"
    mutating func parseSnapshotDecl() {
        parseUntitledDecl(.snapshotDecl, .snapshot, .snapshotMember) { $0.parseSnapshotMember() }
    }

    /// snapshot-member = "version" INT END | "file" STRING END | "group" [ platform ] STRING END
    ///                 | "stale" "after" duration END | [ "volatile" ] field
    private mutating func parseSnapshotMember() {
        passSwiftModifiers()
        if atField {
            parseField()
            return
        }
        switch memberKeyword() {
        case .version:
            let mark = mark()
            takeKeyword()
            parseInteger("the version")
            finish(.versionMember, mark)
        case .file: parseStringMember(.fileMember, "the name of the file")
        case .group: parseGroupMember()
        case .stale:
            let mark = mark()
            takeKeyword()
            expect(.after, in: "stale after 6 hours")
            parseDuration()
            finish(.staleMember, mark)
        case .volatile: parseField(isVolatile: true)
        default: break
        }
    }
}
