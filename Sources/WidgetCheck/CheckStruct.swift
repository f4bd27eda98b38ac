// In: struct declarations, and the fields of every row. Out: their fields; proof that no row holds itself.
// Invariant: after `checkRecursion` the types of fields form no cycle through rows.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkStruct(_ id: StructID, _ syntax: StructSyntax) {
        let fields = syntax.fields
        program.structs[id].fields = checkFields(fields, of: .row)
        if fields.isEmpty, !isCurrentIncomplete, let range = syntax.name {
            report(.emptyDeclaration("a struct", of: "a field", at: place(range)))
        }
    }

    /// Reports each cycle of rows that hold each other, at the field that closes it, and cuts it there.
    mutating func checkRecursion() {
        let rows = program.structs.ids.map { RowType.structure($0) } + program.entities.ids.map { RowType.entity($0) }
        // Loops, since closures would copy the checker for each row.
        var edges: [[Int]] = []
        for row in rows {
            var targets: [Int] = []
            for field in fields(of: row) {
                if let held = heldRow(program.fields[field].type) {
                    targets.append(number(of: held))
                } else {
                    targets.append(-1)
                }
            }
            edges.append(targets)
        }
        let cycles = findCycles(edges: edges)
        for cycle in cycles {
            guard let first = cycle.nodes.first, let last = cycle.nodes.last else { continue }
            let names = (cycle.nodes + [first]).map { rowName(rows[$0]) }
            let field = fields(of: rows[last])[fields(of: rows[last]).startIndex + cycle.closingEdge]
            report(.recursiveType(names, at: program.fields[field].range))
            program.fields[field].type = program.types.invalid
        }
    }

    /// The place of a row among all structs and entities.
    private func number(of row: RowType) -> Int {
        switch row {
        case .structure(let id): return id.index
        case .entity(let id): return program.structs.count + id.index
        }
    }

    /// The row that a field of the type holds, one or many.
    private func heldRow(_ type: TypeID) -> RowType? {
        switch program.types[type] {
        case .structure(let id): return .structure(id)
        case .entity(let id): return .entity(id)
        case .optional(let wrapped): return heldRow(wrapped)
        case .list(let element): return heldRow(element)
        default: return nil
        }
    }

    /// The fields of a row.
    func fields(of row: RowType) -> IDRange<FieldID> {
        switch row {
        case .structure(let id): return program.structs[id].fields
        case .entity(let id): return program.entities[id].fields
        }
    }

    func rowPlace(_ row: RowType) -> SourceRange {
        switch row {
        case .structure(let id): return program.structs[id].header.range
        case .entity(let id): return program.entities[id].header.range
        }
    }

    func rowName(_ row: RowType) -> String {
        switch row {
        case .structure(let id): return program.text(program.structs[id].header.name)
        case .entity(let id): return program.text(program.entities[id].header.name)
        }
    }

    /// The row that a type is, if it is one.
    func row(_ type: TypeID) -> RowType? {
        switch program.types[type] {
        case .structure(let id): return .structure(id)
        case .entity(let id): return .entity(id)
        default: return nil
        }
    }
}

/// A type with fields.
enum RowType: Hashable {
    case structure(StructID)
    case entity(EntityID)
}
