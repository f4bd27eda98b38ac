// In: the checked program. Out: which helpers the outputs of one module use.
// Invariant: whatever an emitting function writes a use of is needed here by the same condition.

import WidgetBase
import WidgetModel

/// The helpers of a module.
struct SupportNeeds: Sendable {
    /// `WidgetContent`, that every value conforms to.
    var content = false
    /// `WidgetState`, `Logger.widget` and what else every widget uses.
    var widgets = false
    /// `WidgetSelection`.
    var selection = false
    /// `Routes`.
    var routes = false
    /// `SchemeColor`.
    var schemeColor = false
    /// `NewerVersionError` and `JSONDecoder.widgetSnapshots`.
    var snapshots = false
    /// `LossyElement`.
    var lists = false
    /// `WidgetOrder.precedes`.
    var order = false
    /// `WidgetDates`.
    var dateOffset = false
    /// `WidgetLoading` and the store of last good contents.
    var loaders = false

    init() {}

    init(_ program: Program, module: ModuleID) {
        for file in program.files.rows where file.module == module && file.isEmitted {
            for declaration in file.declarations { add(declaration, in: program) }
        }
        for expr in program.expressions.rows {
            let file = expr.range.file
            guard file.index < program.files.count, program.files[file].module == module else { continue }
            add(expr, in: program)
        }
    }

    private mutating func add(_ declaration: Declaration, in program: Program) {
        if case .bundle = declaration { return }
        content = true
        switch declaration {
        case .structure(let id): addLists(program.structs[id].fields, in: program)
        case .entity(let id):
            addLists(program.entities[id].fields, in: program)
            selection = true
        case .snapshot(let id):
            addLists(program.snapshots[id].fields, in: program)
            snapshots = true
        case .style(let id):
            let columns = program.styles[id].columns
            if columns.contains(where: { program.styleColumns[$0].variesByScheme }) { schemeColor = true }
        case .route: routes = true
        case .loader(let id):
            addLists(program.loaders[id].fields, in: program)
            loaders = true
        case .widget: widgets = true
        case .enumeration, .extern, .intent, .bundle: return
        }
    }

    private mutating func addLists(_ fields: IDRange<FieldID>, in program: Program) {
        if fields.contains(where: { program.types.element(program.fields[$0].type) != nil }) { lists = true }
    }

    private mutating func add(_ expr: Expr, in program: Program) {
        switch expr.kind {
        case .sorted(_, let field, _, _), .grouped(_, let field, _):
            if program.types.isOptional(program.fields[field].type) { order = true }
        case .dateOffset: dateOffset = true
        default: return
        }
    }
}
