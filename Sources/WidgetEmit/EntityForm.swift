// In: an entity and the parameters of its type. Out: which functions its extension has, and what they take.
// Invariant: the declarations of these functions and every call of them are written from the same inputs.

import WidgetBase
import WidgetModel

/// What the functions of an entity need to be given.
enum EntityInput: Hashable, Sendable {
    /// What reading a snapshot came to: the entity's own, or one with a field that a parameter follows.
    case reading(SnapshotID)
    /// The rows of a hand-written catalog; nil where they could not be loaded.
    case rows
}

/// A field of a snapshot that parameters follow, with what the picker calls it.
struct EntityFollower: Sendable {
    var snapshot: SnapshotID
    var field: FieldID
    var title: TextID
    /// The constant that holds the reserved identifier: `followsCurrentID`.
    var constant: String
}

/// What is generated for one entity.
struct EntityForm: Sendable {
    let id: EntityID
    let row: EntityDecl
    let typeName: String
    let rowName: String
    let followers: [EntityFollower]
    /// In the order in which functions take them; the first has the label `in`.
    let inputs: [EntityInput]
    /// Whether a parameter holds one, or may in another module, and whether one holds several.
    let isSelected: Bool
    let isSelectedAsList: Bool

    /// Whether a SiriKit intent holds identifiers of rows: then the row's type looks them up, on every system.
    let isLegacy: Bool

    /// The type that has the functions and constants which look identifiers up.
    var lookupName: String { isLegacy ? rowName : typeName }

    /// Whether typing in the picker searches.
    var isSearched: Bool { !row.search.isEmpty || row.isOnDemand }

    /// Whether the picker has sections.
    var isGrouped: Bool { grouping != nil }

    /// The field by which the picker is in sections, and whether these are in descending order.
    let grouping: (base: ExprID, field: FieldID, isDescending: Bool)?

    /// What queries return: `IntentItemCollection<ProjectEntity>` or `[ProjectEntity]`.
    var suggestionType: String {
        isGrouped ? "IntentItemCollection<\(typeName)>" : "[\(typeName)]"
    }
}

extension EmitContext {
    /// The conditions under which an entity, and what belongs to it, may be declared.
    func availability(of form: EntityForm) -> Availability {
        availability(of: form.isGrouped ? .titledSections : .appIntents)
    }

    /// What is generated for an entity.
    func form(_ id: EntityID) -> EntityForm {
        let row = program.entities[id]
        var followers: [EntityFollower] = []
        // Where it is public, other modules may have parameters that hold it.
        let isOffered = program.servesImporters(row.header.module)
        var isSelected = isOffered
        var isSelectedAsList = isOffered
        for holder in facts.parameters(holding: id) {
            let parameter = program.parameters[holder]
            let isList = program.types.element(parameter.type) != nil
            if program.isConfiguration(holder) {
                if isList { isSelectedAsList = true } else { isSelected = true }
            }
            // What another module follows, a parameter of the entity's own module does too.
            guard case .follow(let snapshot, let field, let title) = parameter.defaultValue,
                program.intents[parameter.intent].header.module == row.header.module
            else { continue }
            if followers.contains(where: { $0.snapshot == snapshot && $0.field == field }) { continue }
            followers.append(EntityFollower(snapshot: snapshot, field: field, title: title, constant: ""))
        }
        for index in followers.indices {
            followers[index].constant = constant(of: followers[index], among: followers)
        }
        var grouping: (base: ExprID, field: FieldID, isDescending: Bool)?
        if let suggest = row.suggest,
            case .grouped(let base, let field, let isDescending) = program.expressions[suggest].kind
        {
            grouping = (base, field, isDescending)
        }
        return EntityForm(
            id: id,
            row: row,
            typeName: typeName(id),
            rowName: rowName(id),
            followers: followers,
            inputs: inputs(of: row, followers: followers),
            isSelected: isSelected,
            isSelectedAsList: isSelectedAsList,
            isLegacy: facts.legacyEntities.contains(id),
            grouping: grouping
        )
    }

    private func constant(of follower: EntityFollower, among followers: [EntityFollower]) -> String {
        let field = SwiftNames.upperCamel(text(program.fields[follower.field].name))
        let name = program.fields[follower.field].name
        let isUnique = followers.filter { program.fields[$0.field].name == name }.count == 1
        return isUnique ? "follows\(field)" : "follows\(text(program.snapshots[follower.snapshot].header.name))\(field)"
    }

    private func inputs(of row: EntityDecl, followers: [EntityFollower]) -> [EntityInput] {
        var inputs: [EntityInput] = []
        switch row.source {
        case .snapshot(let snapshot, _): inputs.append(.reading(snapshot))
        case .catalog: inputs.append(.rows)
        case .fixed: break
        }
        for follower in followers where !inputs.contains(.reading(follower.snapshot)) {
            inputs.append(.reading(follower.snapshot))
        }
        return inputs
    }

    /// The name that an input has inside the functions of an entity: `reading`, `rows`, or a snapshot's name.
    func variable(_ input: EntityInput, at index: Int) -> String {
        switch input {
        case .rows: return "rows"
        case .reading(let snapshot):
            return index == 0 ? "reading" : variableName(program.snapshots[snapshot].header.name)
        }
    }

    /// The parameters `in reading: ProjectsSnapshot.Reading` of a function of an entity.
    func inputParameters(_ form: EntityForm) -> [SwiftCode] {
        form.inputs.enumerated().map { index, input in
            let name = variable(input, at: index)
            let type: String
            switch input {
            case .rows: type = "[\(form.rowName)]?"
            case .reading(let snapshot): type = "\(typeName(snapshot)).Reading"
            }
            return index == 0 ? "in \(name): \(type)" : "\(name): \(type)"
        }
    }

    /// The arguments `in: reading` for a call of a function of an entity; `value` spells each input in place.
    func inputArguments(_ form: EntityForm, _ value: (EntityInput) -> SwiftCode) -> [SwiftCode] {
        form.inputs.enumerated().map { index, input in
            .labeled(index == 0 ? "in" : variable(input, at: index), value(input))
        }
    }

    /// `ProjectsSnapshot.read(at: now)`; a snapshot that never becomes stale is read without a time.
    func readCall(_ snapshot: SnapshotID, at date: SwiftCode) -> SwiftCode {
        let isDated = program.snapshots[snapshot].staleAfter != nil
        return .call("\(typeName(snapshot)).read", isDated ? [.labeled("at", date)] : [])
    }

    /// `await City.rows(for: identifiers)`: the rows of a catalog, nil where they cannot be loaded.
    /// With followers the readings that tell what these stand for are passed along; `value` spells each in place.
    func rowsOnDemand(
        _ form: EntityForm,
        for identifiers: SwiftCode,
        _ value: (EntityInput) -> SwiftCode
    ) -> SwiftCode {
        let readings = form.inputs.enumerated().dropFirst().map { index, input -> SwiftCode in
            .labeled(variable(input, at: index), value(input))
        }
        return "await " + .call("\(form.typeName).rows", [.labeled("for", identifiers)] + readings)
    }

    /// `Catalog()`: the hand-written source of an entity's rows.
    func catalogName(_ form: EntityForm) -> String {
        guard case .catalog(let name) = form.row.source else { return "" }
        return "\(self.name(name, as: .type))()"
    }

    /// The rows of an entity in a query: `ProjectEntity.rows(in: ProjectsSnapshot.read())`, `FlavorEntity.all`,
    /// or what a catalog loads. With `reading` the snapshot has been read before, into that variable.
    func rowsCall(_ form: EntityForm, reading: String? = nil) -> SwiftCode {
        switch form.row.source {
        case .snapshot(let snapshot, _):
            let source = reading ?? "\(typeName(snapshot)).read()"
            return .call("\(form.lookupName).rows", [.labeled("in", SwiftCode(source))])
        case .fixed: return "\(form.lookupName).all"
        case .catalog: return "try await \(catalogName(form)).rows()"
        }
    }
}
