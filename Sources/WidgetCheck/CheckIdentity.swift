// In: the names under which choices are stored. Out: findings about two declarations that share one.
// Invariant: within a module an intent, an entity or an enum is found by one name only.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// The text of `persistentIdentifier "Old"`.
    mutating func checkPersistentIdentifier(_ member: SyntaxNode) -> NameID? {
        requiredText(StringMember(node: member).string, of: "persistentIdentifier")
    }

    /// Reports declarations of one kind that the system would store under one name.
    mutating func checkPersistentIdentifiers() {
        checkPersistentIdentifiers(program.intents.rows.map { ($0.header, $0.persistentIdentifier) })
        checkPersistentIdentifiers(program.entities.rows.map { ($0.header, $0.persistentIdentifier) })
        checkPersistentIdentifiers(program.enums.rows.map { ($0.header, $0.persistentIdentifier) })
    }

    private mutating func checkPersistentIdentifiers(_ rows: [(header: DeclHeader, old: NameID?)]) {
        var owners: [ModuleName: DeclHeader] = [:]
        // Declared names first: whoever says nothing has no other.
        for row in rows where row.old == nil {
            owners[ModuleName(module: row.header.module, name: row.header.name)] = row.header
        }
        for row in rows {
            guard let old = row.old else { continue }
            let key = ModuleName(module: row.header.module, name: old)
            guard let other = owners[key] else {
                owners[key] = row.header
                continue
            }
            report(
                .duplicatePersistentIdentifier(
                    program.text(row.header.name), program.text(other.name), at: row.header.range,
                    first: other.range
                )
            )
        }
    }
}
