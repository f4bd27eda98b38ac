// In: members, and the types of the output. Out: findings where a member hides a type that is named beside it.
// Invariant: a name has one meaning wherever the generated Swift writes it.

import WidgetBase
import WidgetModel

extension Checker {
    /// Reports members that are called as a type of their module, or of one that it imports.
    mutating func checkMembers(beside types: [ModuleID: [String: SourceRange]]) {
        for module in program.modules.ids {
            var known: [NameID: SourceRange] = [:]
            for source in program.modules[module].imports + [module] {
                for (name, range) in types[source] ?? [:] { known[program.names.intern(name)] = range }
            }
            for member in members(of: module) {
                guard let type = known[member.name] else { continue }
                let name = program.text(member.name)
                // Taken names have been reported as such.
                let isTaken = ReservedNames.reason(forDeclaration: name) != nil
                if isTaken || ReservedNameTable.snapshotTypes.contains(name) { continue }
                report(.memberHidesType(name, at: member.range, type: type))
            }
        }
    }

    /// The fields, columns and parameters that a module declares.
    private func members(of module: ModuleID) -> [(name: NameID, range: SourceRange)] {
        var fields: [IDRange<FieldID>] = []
        var found: [(name: NameID, range: SourceRange)] = []
        for row in program.structs.rows where row.header.module == module { fields.append(row.fields) }
        for row in program.entities.rows where row.header.module == module { fields.append(row.fields) }
        for row in program.snapshots.rows where row.header.module == module { fields.append(row.fields) }
        for row in program.loaders.rows where row.header.module == module { fields.append(row.fields) }
        for row in program.routes.rows where row.header.module == module { fields.append(row.parameters) }
        for row in program.widgets.rows where row.header.module == module { fields.append(row.fields) }
        for row in program.styles.rows where row.header.module == module {
            found += row.columns.map { (program.styleColumns[$0].name, program.styleColumns[$0].range) }
        }
        for row in program.intents.rows where row.header.module == module {
            found += row.parameters.map { (program.parameters[$0].name, program.parameters[$0].range) }
        }
        return found + fields.flatMap { $0.map { (program.fields[$0].name, program.fields[$0].range) } }
    }
}
