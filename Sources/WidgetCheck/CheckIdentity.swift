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
        checkIntentClasses()
    }

    /// Reports two intents of a module that replace one of SiriKit.
    private mutating func checkIntentClasses() {
        var owners: [ModuleName: DeclHeader] = [:]
        for row in program.intents.rows {
            guard let className = row.intentClassName, className != .empty else { continue }
            let key = ModuleName(module: row.header.module, name: className)
            guard let first = owners[key] else {
                owners[key] = row.header
                continue
            }
            report(
                .sharedIntentClass(
                    program.text(className), program.text(row.header.name), program.text(first.name),
                    at: row.header.range, first: first.range))
        }
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

    // MARK: Modules of one app

    /// Reports types of two modules of one app under one name: the system stores names without the module.
    mutating func checkRepeatedTypes() {
        let apps = modulesByApp()
        guard apps.count > 1 else { return }
        checkRepeatedTypes(program.intents.rows.map { ($0.header, $0.persistentIdentifier) }, apps)
        checkRepeatedTypes(program.entities.rows.map { ($0.header, $0.persistentIdentifier) }, apps)
    }

    private mutating func checkRepeatedTypes(
        _ rows: [(header: DeclHeader, old: NameID?)],
        _ apps: [ModuleID: ModuleID]
    ) {
        var owners: [ModuleName: DeclHeader] = [:]
        for row in rows {
            guard let app = apps[row.header.module] else { continue }
            let key = ModuleName(module: app, name: row.old ?? row.header.name)
            guard let first = owners[key] else {
                owners[key] = row.header
                continue
            }
            // Two of one module have been reported as errors.
            guard first.module != row.header.module else { continue }
            // Reported where both are known in builds of single modules, too.
            let isUser = imports(first.module, row.header.module)
            let (reported, other) = isUser ? (first, row.header) : (row.header, first)
            report(
                .repeatedType(
                    program.text(row.old ?? row.header.name), module: program.text(program.modules[other.module].name),
                    at: reported.range, first: other.range))
        }
    }

    /// Whether a module sees another one.
    private func imports(_ module: ModuleID, _ other: ModuleID) -> Bool {
        var waiting = [module]
        var seen: Set<ModuleID> = [module]
        while let next = waiting.popLast() {
            for id in program.modules[next].imports where seen.insert(id).inserted {
                if id == other { return true }
                waiting.append(id)
            }
        }
        return false
    }

    /// One module for all that imports lead to and from, since an app has them all.
    private func modulesByApp() -> [ModuleID: ModuleID] {
        var apps: [ModuleID: ModuleID] = [:]
        for id in program.modules.ids { apps[id] = id }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for id in program.modules.ids {
                for other in program.modules[id].imports {
                    guard let left = apps[id], let right = apps[other], left != right else { continue }
                    let smaller = min(left, right)
                    apps[id] = smaller
                    apps[other] = smaller
                    hasChanged = true
                }
            }
        }
        return apps
    }
}
