// In: the checked program. Out: what actions that run in the app need there, beside themselves.
// Invariant: only what those actions name, directly or through entities; nothing where no action runs in the app.

import WidgetBase
import WidgetModel

/// The App Intents, and what these read, that the outputs of the role `app` hold.
struct AppActionUses: Sendable {
    /// Entities that a person chooses there.
    private(set) var entities: Set<EntityID> = []
    /// Enums that a person chooses, or whose titles a person reads.
    private(set) var enums: Set<EnumID> = []
    /// Enums whose order is asked for.
    private(set) var orderedEnums: Set<EnumID> = []
    /// Styles that pickers look up.
    private(set) var styles: Set<StyleID> = []
    private(set) var parameters: Set<ParameterID> = []
    /// Every expression that is emitted there.
    private(set) var expressions: Set<ExprID> = []

    init(_ program: Program) {
        for action in program.actions.rows
        where action.runsInApp && program.modules[action.header.module].role == .app {
            for parameter in program.intents[action.intent].parameters { add(parameter, in: program) }
            switch action.link {
            case .address(let text): add(text, in: program)
            case .value(let expr): add(expr, in: program)
            case nil: continue
            }
        }
    }

    private mutating func add(_ id: ParameterID, in program: Program) {
        parameters.insert(id)
        let parameter = program.parameters[id]
        let type = program.types.unwrapped(parameter.type)
        addShown(type, in: program)
        if case .entity(let entity) = program.types[program.types.element(type) ?? type] { add(entity, in: program) }
        if case .expression(let expr) = parameter.options { add(expr, in: program) }
        if case .expression(let expr) = parameter.unset { add(expr, in: program) }
        if let field = ProgramFacts.firstSection(of: parameter, in: program) {
            addOrder(of: program.fields[field].type, in: program)
        }
    }

    private mutating func add(_ id: EntityID, in program: Program) {
        guard entities.insert(id).inserted else { return }
        let entity = program.entities[id]
        add(entity.title, in: program)
        if let subtitle = entity.subtitle { add(subtitle, in: program) }
        if let symbol = entity.symbol { add(symbol, in: program) }
        if let suggest = entity.suggest { add(suggest, in: program) }
        if case .fixed(let rows) = entity.source { for row in rows { add(row, in: program) } }
        // A search looks at titles.
        for field in entity.search { addShown(program.fields[field].type, in: program) }
    }

    private mutating func add(_ id: TextID, in program: Program) {
        let text = program.texts[id]
        for case .value(let expr) in text.segments {
            add(expr, in: program)
            if text.purpose != .data { addShown(program.expressions[expr].type, in: program) }
        }
    }

    private mutating func add(_ id: ExprID, in program: Program) {
        guard expressions.insert(id).inserted else { return }
        switch program.expressions[id].kind {
        case .string(let text), .text(let text): add(text, in: program)
        case .sorted(_, let field, _, _): addOrder(of: program.fields[field].type, in: program)
        // Sections stand under the titles of what they are grouped by.
        case .grouped(_, let field, _): addShown(program.fields[field].type, in: program)
        case .compare(let comparison, let left, _) where comparison != .equal && comparison != .notEqual:
            addOrder(of: program.expressions[left].type, in: program)
        case .styleRow(let style, _): add(style, in: program)
        default: break
        }
        program.forEachPart(of: id) { add($0, in: program) }
    }

    private mutating func add(_ id: StyleID, in program: Program) {
        styles.insert(id)
        for axis in program.styles[id].axes { addOrder(of: axis.type, in: program) }
    }

    private mutating func addShown(_ type: TypeID, in program: Program) {
        let type = program.types.unwrapped(type)
        let element = program.types.unwrapped(program.types.element(type) ?? type)
        if case .enumeration(let id) = program.types[element] { enums.insert(id) }
    }

    private mutating func addOrder(of type: TypeID, in program: Program) {
        if case .enumeration(let id) = program.types[program.types.unwrapped(type)] { orderedEnums.insert(id) }
    }
}

extension Program {
    /// Calls a function with each expression that one is made of, but for the values of its text.
    func forEachPart(of id: ExprID, _ body: (ExprID) -> Void) {
        switch expressions[id].kind {
        case .int, .double, .bool, .nil, .enumCase, .familyCase, .externSample, .invalid, .entryField, .isOn, .string,
            .text, .parameter, .loaderField, .snapshotField, .rows, .contextDate, .contextFamily, .ownField, .element:
            return
        case .field(let base, _, _), .fieldOfEach(let base, _, _), .column(let base, _),
            .property(let base, _, _), .sorted(let base, _, _, _), .grouped(let base, _, _), .not(let base),
            .dateOffset(let base, _, _):
            body(base)
        case .closure(let base, _, let other, _), .prefix(let base, let other, _), .contains(let base, let other, _),
            .coalesce(let base, let other), .and(let base, let other), .or(let base, let other),
            .compare(_, let base, let other):
            body(base)
            body(other)
        case .conditional(let condition, let then, let otherwise):
            body(condition)
            body(then)
            body(otherwise)
        case .entityRow(_, let arguments), .structure(_, let arguments), .list(let arguments),
            .styleRow(_, let arguments), .route(_, let arguments):
            for argument in arguments { body(self.arguments[argument].value) }
        }
    }
}
