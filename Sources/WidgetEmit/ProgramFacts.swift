// In: the checked program. Out: facts that follow from all of its files together.
// Invariant: made once for each compilation, and only read while files are emitted.

import WidgetBase
import WidgetModel

/// What one file's output needs to know about the others.
struct ProgramFacts: Sendable {
    /// Enums whose order a style, a sorted list or a comparison asks for.
    private(set) var orderedEnums: Set<EnumID> = []
    /// Enums whose titles stand in texts of entries.
    private(set) var titledEnums: Set<EnumID> = []
    /// The enum of each case.
    private var owners: [EnumID?]
    /// Snapshots whose writers an action is given.
    private(set) var changedSnapshots: Set<SnapshotID> = []
    /// Entities whose identifiers a SiriKit intent holds.
    private(set) var legacyEntities: Set<EntityID> = []
    /// Actions that a control's toggle performs.
    private(set) var toggledActions: Set<ActionID> = []
    /// What actions that run in the app need there.
    let appActions: AppActionUses
    private var supportNeeds: [SupportNeeds]
    /// Modules with texts that people read, or colours of an asset catalog, which their bundle holds.
    private var resourceModules: Set<ModuleID> = []
    /// The module that declares the `WidgetState`, and the one that declares the `WidgetSelection`, which each names.
    private var stateModules: [ModuleID] = []
    private var selectionModules: [ModuleID] = []
    /// The parameters that hold each entity, alone or in a list.
    private var holders: [[ParameterID]]
    /// The other modules that each file's expressions name something of.
    private var namedModules: [Set<ModuleID>]

    /// The text of every name, and which of them are Swift's words: each is asked for many times.
    let texts: [String]
    let areWords: [Bool]

    init(_ program: Program) {
        texts = program.names.texts
        areWords = texts.map(SwiftNames.isWord)
        appActions = AppActionUses(program)
        owners = Array(repeating: nil, count: program.enumCases.count)
        holders = Array(repeating: [], count: program.entities.count)
        namedModules = Array(repeating: [], count: program.files.count)
        supportNeeds = Array(repeating: SupportNeeds(), count: program.modules.count)
        for id in program.enums.ids {
            for enumCase in program.enums[id].cases where owners.indices.contains(enumCase.index) {
                owners[enumCase.index] = id
            }
        }
        addPublic(program)
        for style in program.styles.rows {
            for axis in style.axes { addOrder(of: axis.type, in: program) }
        }
        for id in program.parameters.ids { addParameter(id, in: program) }
        for id in program.expressions.ids { addExpression(id, in: program) }
        for action in program.actions.rows { changedSnapshots.formUnion(action.changes) }
        for control in program.controls.rows {
            if case .toggle(_, let call) = control.template { toggledActions.insert(call.action) }
        }
        for widget in program.widgets.rows where widget.legacy != nil { addLegacy(widget, in: program) }
        for text in program.texts.rows {
            for case .value(let expr) in text.segments { addTitle(of: program.expressions[expr].type, in: program) }
        }
        addDeclarations(program)
        addResources(program)
        shareHelpers(program)
    }

    /// What other modules do with public declarations is not known where these are built by themselves: they are given
    /// whatever another module may need of them.
    private mutating func addPublic(_ program: Program) {
        for id in program.enums.ids where program.servesImporters(program.enums[id].header.module) {
            orderedEnums.insert(id)
            titledEnums.insert(id)
        }
        for id in program.actions.ids where program.servesImporters(program.actions[id].header.module) {
            toggledActions.insert(id)
        }
        for id in program.snapshots.ids where program.servesImporters(program.snapshots[id].header.module) {
            changedSnapshots.insert(id)
        }
        for id in program.entities.ids {
            let entity = program.entities[id]
            // Rows of a catalog have to be waited for, which a SiriKit intent is not.
            if case .catalog = entity.source { continue }
            let older = program.modules[entity.header.module].platforms.older(than: .configurableWidgets)
            if program.servesImporters(entity.header.module), !older.isEmpty { legacyEntities.insert(id) }
        }
    }

    /// A type that an imported module's interface names must not be declared a second time: it would be another type.
    /// Where imported modules declare it independently of each other, no one of them can stand for all: the module has
    /// a state of its own, and names selections by their module.
    private mutating func shareHelpers(_ program: Program) {
        let own = supportNeeds
        stateModules = Array(program.modules.ids)
        selectionModules = stateModules
        for module in program.modules.ids {
            let imported = ProgramFacts.imported(by: module, in: program)
            func providers(_ need: KeyPath<SupportNeeds, Bool>) -> [ModuleID] {
                imported.filter { candidate in
                    own[candidate.index][keyPath: need]
                        && !ProgramFacts.imported(by: candidate, in: program).contains { own[$0.index][keyPath: need] }
                }
            }
            let (states, selections) = (providers(\.state), providers(\.selectsOwnRows))
            if own[module.index].state, states.count == 1, let provider = states.first {
                supportNeeds[module.index].state = false
                supportNeeds[module.index].providers.append(provider)
                stateModules[module.index] = provider
            }
            guard own[module.index].selection else { continue }
            if selections.count == 1, let provider = selections.first {
                supportNeeds[module.index].selection = false
                supportNeeds[module.index].providers.append(provider)
                selectionModules[module.index] = provider
            } else if !selections.isEmpty {
                supportNeeds[module.index].selection = own[module.index].selectsOwnRows
            }
        }
    }

    /// The module whose `WidgetState` a module's snapshots name.
    func stateModule(of module: ModuleID) -> ModuleID {
        stateModules.indices.contains(module.index) ? stateModules[module.index] : module
    }

    /// The module whose `WidgetSelection` a module's entities name.
    func selectionModule(of module: ModuleID) -> ModuleID {
        selectionModules.indices.contains(module.index) ? selectionModules[module.index] : module
    }

    /// The public modules that a module imports, and those that these import.
    private static func imported(by module: ModuleID, in program: Program) -> [ModuleID] {
        var found: [ModuleID] = []
        var waiting = program.modules[module].imports
        while let next = waiting.popLast() {
            guard next != module, !found.contains(next), program.modules.ids.contains(next) else { continue }
            if program.modules[next].isPublic || program.modules[next].role == .framework { found.append(next) }
            waiting += program.modules[next].imports.filter { !found.contains($0) }
        }
        return found
    }

    /// The field by whose order the first row of a picker with sections is found, where a default asks for it.
    static func firstSection(of parameter: Parameter, in program: Program) -> FieldID? {
        let type = program.types.element(parameter.type) ?? program.types.unwrapped(parameter.type)
        guard case .first = parameter.defaultValue,
            case .entity(let id) = program.types[type],
            let suggest = program.entities[id].suggest,
            case .grouped(_, let field, _) = program.expressions[suggest].kind
        else { return nil }
        return field
    }

    /// The enum that a case belongs to.
    func owner(of id: EnumCaseID) -> EnumID? {
        owners.indices.contains(id.index) ? owners[id.index] : nil
    }

    /// What a module's own output has to hold.
    func support(of module: ModuleID) -> SupportNeeds {
        supportNeeds.indices.contains(module.index) ? supportNeeds[module.index] : SupportNeeds()
    }

    /// Whether a module's output looks texts or colours up in its bundle.
    func looksUpResources(_ module: ModuleID) -> Bool { resourceModules.contains(module) }

    private mutating func addResources(_ program: Program) {
        for text in program.texts.rows where text.purpose != .data && program.files.ids.contains(text.range.file) {
            resourceModules.insert(program.files[text.range.file].module)
        }
        for style in program.styles.rows where style.rows.contains(where: { $0.cells.contains(where: \.namesAsset) }) {
            resourceModules.insert(style.header.module)
        }
        // Widgets and controls, which may name colours too, have a title.
    }

    /// The parameters that hold an entity, alone or in a list.
    func parameters(holding id: EntityID) -> [ParameterID] {
        holders.indices.contains(id.index) ? holders[id.index] : []
    }

    /// The other modules that the expressions of a file name something of.
    func modules(namedIn file: FileID) -> Set<ModuleID> {
        namedModules.indices.contains(file.index) ? namedModules[file.index] : []
    }

    private mutating func addParameter(_ id: ParameterID, in program: Program) {
        let parameter = program.parameters[id]
        let type = program.types.unwrapped(parameter.type)
        if case .entity(let entity) = program.types[program.types.element(type) ?? type],
            !isApp(program.entities[entity].header.module, in: program) || appActions.parameters.contains(id)
        {
            holders[entity.index].append(id)
        }
        guard let field = ProgramFacts.firstSection(of: parameter, in: program) else { return }
        addOrder(of: program.fields[field].type, in: program)
        let module = program.intents[parameter.intent].header.module
        guard !isApp(module, in: program) || appActions.parameters.contains(id) else { return }
        if program.types.isOptional(program.fields[field].type) { supportNeeds[module.index].order = true }
        // Its query finds the first row by the entity's own expression, which another module may have written.
        if case .entity(let entity) = program.types[program.types.element(type) ?? type],
            let suggest = program.entities[entity].suggest
        {
            addInlined(suggest, to: module, in: program)
        }
    }

    /// Adds what an expression uses to a module whose output repeats it.
    private mutating func addInlined(_ id: ExprID, to module: ModuleID, in program: Program) {
        supportNeeds[module.index].add(program.expressions[id], in: program)
        program.forEachPart(of: id) { addInlined($0, to: module, in: program) }
    }

    /// Both providers of such a widget hold identifiers, whatever the SiriKit intent says of the parameter.
    private mutating func addLegacy(_ widget: WidgetDecl, in program: Program) {
        guard let intent = widget.configuration else { return }
        for parameter in program.intents[intent].parameters {
            let type = program.types.unwrapped(program.parameters[parameter].type)
            if case .entity(let id) = program.types[program.types.element(type) ?? type],
                !isApp(program.entities[id].header.module, in: program)
            {
                legacyEntities.insert(id)
            }
        }
    }

    private func isApp(_ module: ModuleID, in program: Program) -> Bool { program.modules[module].role == .app }

    /// Whether App Intents are emitted of an enum.
    func hasAppIntents(_ id: EnumID, in program: Program) -> Bool {
        !isApp(program.enums[id].header.module, in: program) || appActions.enums.contains(id)
    }

    /// Whether App Intents are emitted of an entity.
    func hasAppIntents(_ id: EntityID, in program: Program) -> Bool {
        !isApp(program.entities[id].header.module, in: program) || appActions.entities.contains(id)
    }

    /// Whether the cases of an enum are numbered.
    func isOrdered(_ id: EnumID, in program: Program) -> Bool {
        isApp(program.enums[id].header.module, in: program)
            ? appActions.orderedEnums.contains(id) : orderedEnums.contains(id)
    }

    /// Whether the output of a declaration's module holds it: the app has the data that it shares with widgets, what
    /// runs in it, and what that needs.
    func emits(_ declaration: Declaration, in role: Role, of program: Program) -> Bool {
        switch declaration {
        case .action(let id) where role == .app: return program.actions[id].runsInApp
        case .style(let id) where role == .app: return appActions.styles.contains(id)
        default: return role.emits(declaration)
        }
    }

    private mutating func addDeclarations(_ program: Program) {
        for file in program.files.rows {
            let module = program.modules[file.module]
            for declaration in file.declarations {
                supportNeeds[file.module.index].add(declaration, of: module, in: program, self)
            }
            if module.keychain != nil { supportNeeds[file.module.index].content = true }
        }
    }

    private mutating func addExpression(_ id: ExprID, in program: Program) {
        let expr = program.expressions[id]
        // Of expressions the app has only those of its actions: the others stand in entries, pickers and styles.
        if program.files.ids.contains(expr.range.file),
            !isApp(program.files[expr.range.file].module, in: program) || appActions.expressions.contains(id)
        {
            let file = expr.range.file
            let module = program.files[file].module
            supportNeeds[module.index].add(expr, in: program)
            if let named = namedModule(expr, in: program), named != module { namedModules[file.index].insert(named) }
        }
        switch expr.kind {
        case .sorted(_, let field, _, _): addOrder(of: program.fields[field].type, in: program)
        case .compare(let comparison, let left, _) where comparison != .equal && comparison != .notEqual:
            addOrder(of: program.expressions[left].type, in: program)
        default: return
        }
    }

    /// The module of what an expression names.
    private func namedModule(_ expr: Expr, in program: Program) -> ModuleID? {
        switch expr.kind {
        case .snapshotField(let id, _): return program.snapshots[id].header.module
        case .styleRow(let id, _): return program.styles[id].header.module
        case .route(let id, _): return program.routes[id].header.module
        case .enumCase(let id): return owner(of: id).map { program.enums[$0].header.module }
        case .entityRow(let id, _): return program.entities[id].header.module
        case .structure(let id, _): return program.structs[id].header.module
        default: return nil
        }
    }

    private mutating func addOrder(of type: TypeID, in program: Program) {
        if case .enumeration(let id) = program.types[program.types.unwrapped(type)] { orderedEnums.insert(id) }
    }

    private mutating func addTitle(of type: TypeID, in program: Program) {
        if case .enumeration(let id) = program.types[program.types.unwrapped(type)] { titledEnums.insert(id) }
    }
}
