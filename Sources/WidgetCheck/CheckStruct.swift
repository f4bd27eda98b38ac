// In: struct declarations, and the fields of every row. Out: their fields; proof that no row holds itself.
// Invariant: after `checkRecursion` the types of fields form no cycle through rows.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkStruct(_ id: StructID, _ syntax: StructSyntax) {
        program.structs[id].fields = checkFields(syntax.fields, of: .row)
        if syntax.fields.isEmpty, !isCurrentIncomplete, let range = syntax.name {
            report(.emptyDeclaration("a struct", of: "a field", at: place(range)))
        }
    }

    /// Reports each cycle of rows that hold each other, at the field that closes it, and cuts it there.
    mutating func checkRecursion() {
        var walk = RowWalk(structs: program.structs.count, entities: program.entities.count)
        for id in program.structs.ids { visitRow(.structure(id), &walk) }
        for id in program.entities.ids { visitRow(.entity(id), &walk) }
    }

    private mutating func visitRow(_ row: RowType, _ walk: inout RowWalk) {
        guard walk[row] == .unseen else { return }
        walk[row] = .open
        walk.path.append(row)
        for field in fields(of: row) {
            guard let next = heldRow(program.fields[field].type) else { continue }
            if walk[next] == .open {
                let start = walk.path.firstIndex(of: next) ?? 0
                let names = (walk.path[start...] + [next]).map { rowName($0) }
                report(.recursiveType(names, at: program.fields[field].range))
                program.fields[field].type = program.types.invalid
            } else {
                visitRow(next, &walk)
            }
        }
        walk.path.removeLast()
        walk[row] = .done
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

/// How far a walk over rows has come.
private struct RowWalk {
    enum State {
        case unseen
        case open
        case done
    }

    var path: [RowType] = []
    private var structs: [State]
    private var entities: [State]

    init(structs: Int, entities: Int) {
        self.structs = Array(repeating: .unseen, count: structs)
        self.entities = Array(repeating: .unseen, count: entities)
    }

    subscript(row: RowType) -> State {
        get {
            switch row {
            case .structure(let id): return structs[id.index]
            case .entity(let id): return entities[id.index]
            }
        }
        set {
            switch row {
            case .structure(let id): structs[id.index] = newValue
            case .entity(let id): entities[id.index] = newValue
            }
        }
    }
}
