// In: the checked program. Out: which helpers the outputs of one module use.
// Invariant: whatever an emitting function writes a use of is needed here by the same condition.

import WidgetBase
import WidgetModel

/// The helpers of a module.
struct SupportNeeds: Sendable {
    /// `WidgetContent`, that every value conforms to.
    var content = false
    /// `Logger.widget` and what else every widget uses.
    var widgets = false
    /// `WidgetState`.
    var state = false
    /// `WidgetSelection`.
    var selection = false
    /// Whether functions of the module's own entities return it.
    var selectsOwnRows = false
    /// `Routes`.
    var routes = false
    /// `SchemeColor`.
    var schemeColor = false
    /// `SchemeColor` with variants for the ways in which the system renders widgets.
    var renderedColor = false
    /// `NewerVersionError` and `JSONDecoder.widgetSnapshots`.
    var snapshots = false
    /// What writers of snapshots use.
    var writers = false
    /// `Route`.
    var routeParser = false
    /// `LossyElement`.
    var lists = false
    /// `WidgetOrder.precedes`.
    var order = false
    /// `WidgetDates`.
    var dateOffset = false
    /// The families that expressions name.
    var families: Set<WidgetFamily> = []
    /// `WidgetSchedule`.
    var schedule = false
    /// `WidgetClock`.
    var clock = false
    /// `WidgetLoading` and the store of last good contents.
    var loaders = false
    /// The imported modules whose public `WidgetState` or `WidgetSelection` takes the place of one of its own.
    var providers: [ModuleID] = []

    init() {}

    /// Adds what the output of a declaration uses.
    mutating func add(_ declaration: Declaration, of module: Module, in program: Program, _ facts: ProgramFacts) {
        // Every role has `WidgetKinds`.
        switch declaration {
        case .widget, .control: content = true
        default: break
        }
        guard facts.emits(declaration, in: module.role, of: program) else { return }
        switch declaration {
        case .structure(let id): addLists(program.structs[id].fields, in: program)
        case .entity(let id):
            addLists(program.entities[id].fields, in: program)
            let holders = facts.parameters(holding: id)
            if program.servesImporters(module) || holders.contains(where: program.isConfiguration) {
                selection = true
                selectsOwnRows = true
            }
        case .snapshot(let id):
            addLists(program.snapshots[id].fields, in: program)
            snapshots = true
            state = module.role != .app
            if module.role != .extension || facts.changedSnapshots.contains(id) { writers = true }
        case .style(let id):
            let columns = program.styles[id].columns
            if columns.contains(where: { program.styleColumns[$0].variesByScheme }) { schemeColor = true }
            if columns.contains(where: { program.styleColumns[$0].variesByRendering }) { renderedColor = true }
        case .route:
            routes = true
            routeParser = module.role != .extension
        case .loader(let id):
            addLists(program.loaders[id].fields, in: program)
            loaders = true
        case .widget(let id):
            widgets = true
            state = true
            addTimes(program.widgets[id], in: program)
            addSelections(program.widgets[id], in: program)
            if case .adaptiveColor(let color) = program.widgets[id].modifiers.background {
                schemeColor = true
                if color.accented != nil || color.vibrant != nil { renderedColor = true }
            }
        case .action(let id):
            guard case .address(let text) = program.actions[id].link, program.texts[text].isInterpolated else { return }
            routes = true
        case .control(let id): addSelections(program.controls[id].content, in: program)
        case .enumeration(let id):
            // An `AppEnum` is a value without it.
            let isReached = AppleSymbol.appIntents.introduced.isReached(by: module.platforms)
            if isReached, facts.hasAppIntents(id, in: program) { return }
        case .intent, .extern, .bundle: return
        }
        content = true
    }

    /// A widget whose configuration holds an entity names what became of the choice.
    private mutating func addSelections(_ widget: WidgetDecl, in program: Program) {
        guard let intent = widget.configuration else { return }
        for parameter in program.intents[intent].parameters {
            let type = program.types.unwrapped(program.parameters[parameter].type)
            if case .entity = program.types[program.types.element(type) ?? type] { selection = true }
        }
    }

    /// What decides when entries begin and timelines end.
    private mutating func addTimes(_ widget: WidgetDecl, in program: Program) {
        let isTimeline = widget.loader.map { program.loaders[$0].isTimeline } ?? false
        if isTimeline || widget.schedule != nil { (schedule, clock) = (true, true) }
        for case .daily in widget.refresh { clock = true }
        if widget.relevant.contains(where: { $0.span != nil }) { dateOffset = true }
    }

    private mutating func addLists(_ fields: IDRange<FieldID>, in program: Program) {
        for field in fields {
            let type = program.fields[field].type
            if program.types.element(type) != nil || program.isOptionalRow(type) { lists = true }
        }
    }

    /// Adds what the output of an expression uses.
    mutating func add(_ expr: Expr, in program: Program) {
        switch expr.kind {
        case .sorted(_, let field, _, _):
            if program.types.isOptional(program.fields[field].type) { order = true }
        case .dateOffset: dateOffset = true
        case .familyCase(let family): families.insert(family)
        default: return
        }
    }
}

extension Program {
    /// Whether other modules may be built against the output of one, which then is the same whether or not they are
    /// known. An app is imported by none.
    func servesImporters(_ id: ModuleID) -> Bool { servesImporters(modules[id]) }

    func servesImporters(_ module: Module) -> Bool { module.isPublic && module.role != .app }

    /// Whether a parameter configures a widget or control, so that its choice is looked up again; what an action is
    /// given is not.
    func isConfiguration(_ id: ParameterID) -> Bool {
        if case .action = intents[parameters[id].intent].role { return false }
        return true
    }
}
