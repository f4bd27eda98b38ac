// In: the declarations of a file. Out: the modules that its output imports.
// Invariant: a module is imported exactly if the output names something of it, and publicly exactly if a public
// declaration does.

import WidgetBase
import WidgetModel

/// Modules to import.
struct ImportSet: Sendable {
    private var modules: Set<String> = []
    private var publicModules: Set<String> = []
    /// Described modules, which follow those of the system.
    private var described: Set<String> = []
    /// Those that public declarations of some platforms alone name, with these platforms.
    private var limitedModules: [String: Set<Platform>] = [:]
    /// The condition under which the import of such a module is public.
    private var conditions: [String: String] = [:]

    init() {}

    init(of file: ProgramFile, in context: EmitContext) {
        for declaration in file.declarations where context.emits(declaration) { add(declaration, in: context) }
        for (name, platforms) in limitedModules where !publicModules.contains(name) {
            let shown = context.floors.platforms.filter(platforms.contains)
            conditions[name] = context.directive(for: shown)
            if conditions[name] == nil { publicModules.insert(name) }
        }
        guard let id = context.file else { return }
        for module in context.facts.modules(namedIn: id) { add(module, in: context) }
    }

    /// What follows `#if` where the import of a module is public on some platforms only.
    func condition(of name: String) -> String? { conditions[name] }

    /// The system's modules in the order of their names, then the described ones.
    var names: [String] {
        modules.subtracting(described).sorted() + described.sorted()
    }

    /// Whether public declarations name something of a module. The other modules of the system bring Foundation along,
    /// and Swift warns of a public import that is not needed.
    func isPublic(_ name: String) -> Bool {
        guard publicModules.contains(name) else { return conditions[name] != nil }
        return name != "Foundation" || publicModules.isDisjoint(with: ["AppIntents", "SwiftUI", "WidgetKit"])
    }

    mutating func add(_ names: String..., isPublic: Bool = false) {
        modules.formUnion(names)
        if isPublic { publicModules.formUnion(names) }
    }

    /// Adds a described module.
    mutating func addDescribed(_ name: String, isPublic: Bool = false) {
        described.insert(name)
        add(name, isPublic: isPublic)
    }

    private mutating func add(_ declaration: Declaration, in context: EmitContext) {
        let program = context.program
        switch declaration {
        case .enumeration(let id):
            let isTitled = context.facts.titledEnums.contains(id)
            if context.facts.hasAppIntents(id, in: context.program) {
                add("AppIntents", isPublic: context.isPublic)
            } else if isTitled, context.role != .app {
                add("Foundation")
            }
        case .structure(let id): add(program.structs[id].fields, in: context)
        case .entity(let id):
            if context.facts.hasAppIntents(id, in: context.program) { add("AppIntents", isPublic: context.isPublic) }
            add("Foundation")
            add(program.entities[id].fields, in: context)
        case .snapshot(let id):
            add("Foundation", isPublic: context.isPublic)
            add(program.snapshots[id].fields, in: context)
        case .style(let id): add(program.styles[id], in: context)
        case .route(let id):
            add("Foundation", isPublic: context.isPublic)
            add(program.routes[id].parameters, in: context)
        case .intent(let id):
            add("AppIntents", isPublic: context.isPublic)
            for parameter in program.intents[id].parameters { add(program.parameters[parameter].type, in: context) }
        case .action(let id): add(program.actions[id], in: context)
        case .control(let id): add(program.controls[id], in: context)
        case .loader(let id):
            add("Foundation", "WidgetKit", isPublic: context.isPublic)
            add(program.loaders[id].fields, in: context)
            let configuration = program.loaders[id].configuration
            for parameter in configuration.map({ program.intents[$0].parameters }) ?? IDRange() {
                add(program.parameters[parameter].type, in: context)
            }
        case .widget(let id):
            add(program.widgets[id], in: context)
            addInputs(of: id, in: context)
        case .bundle(let id):
            add("SwiftUI", "WidgetKit")
            for item in program.bundles[id].items {
                switch item.content {
                case .widget(let widget): add(program.widgets[widget].header.module, in: context)
                case .control(let control): add(program.controls[control].header.module, in: context)
                case .extern: continue
                }
            }
        case .extern: return
        }
    }

    private mutating func add(_ widget: WidgetDecl, in context: EmitContext) {
        // The entry is for every platform, the widget where it shows.
        add("Foundation", "WidgetKit", isPublic: context.isPublic)
        add("SwiftUI", "os")
        let platforms = Set(context.platforms(of: widget))
        if context.isPublic { limitedModules["SwiftUI", default: []].formUnion(platforms) }
        for provider in context.facts.support(of: context.module).providers {
            add(provider, in: context, isPublic: true)
        }
        add(widget.fields, in: context)
        // The contexts of relevance come with App Intents.
        if !widget.relevant.isEmpty { add("AppIntents") }
        guard let intent = widget.configuration else { return }
        add("AppIntents")
        if widget.legacy != nil { add("Intents") }
        // The entry takes values of the parameters' types, which mostly come with the intent.
        let module = context.program.intents[intent].header.module
        let isNamed = context.program.intents[intent].parameters.contains { context.module(naming: $0) == module }
        add(module, in: context, isPublic: isNamed)
        guard context.isPublic, !isNamed, module != context.module else { return }
        limitedModules[context.text(context.program.modules[module].name), default: []].formUnion(platforms)
    }

    private mutating func add(_ action: ActionDecl, in context: EmitContext) {
        add("AppIntents", isPublic: context.isPublic)
        if action.link != nil { add("Foundation") }
        for snapshot in action.changes {
            add(context.program.snapshots[snapshot].header.module, in: context, isPublic: true)
        }
        for parameter in context.program.intents[action.intent].parameters {
            add(context.program.parameters[parameter].type, in: context)
        }
    }

    private mutating func add(_ control: ControlDecl, in context: EmitContext) {
        add("Foundation", "AppIntents")
        add("SwiftUI", "WidgetKit", isPublic: context.isPublic)
        add(control.content.fields, in: context)
        if let call = control.template?.call { add(context.program.actions[call.action].header.module, in: context) }
        guard let intent = control.content.configuration else { return }
        add(context.program.intents[intent].header.module, in: context)
    }

    /// The modules of what a widget's functions look up.
    private mutating func addInputs(of id: WidgetID, in context: EmitContext) {
        let inputs = WidgetInputs(id, in: context)
        for snapshot in inputs.snapshots { add(context.program.snapshots[snapshot].header.module, in: context) }
        for parameter in inputs.selections {
            if let module = context.foreignSelection(of: parameter) { add(module, in: context) }
        }
    }

    private mutating func add(_ style: StyleDecl, in context: EmitContext) {
        for id in style.columns {
            let column = context.program.styleColumns[id]
            switch context.program.types[context.program.types.unwrapped(column.type)] {
            case .text: add("Foundation")
            // A column that varies by scheme holds the module's own `SchemeColor`.
            case .color, .font: add("SwiftUI", isPublic: context.isPublic && !column.variesByScheme)
            default: continue
            }
        }
        let cells = style.rows.lazy.flatMap(\.cells)
        // A colour of the catalog is looked up in a `Bundle`.
        if cells.contains(where: { $0.namesAsset }) { add("Foundation") }
        for axis in style.axes {
            if context.program.types[axis.type] == .family { add("WidgetKit", isPublic: context.isPublic) }
            add(axis.type, in: context)
        }
    }

    /// What a public declaration names by the types of its fields.
    mutating func add(_ fields: IDRange<FieldID>, in context: EmitContext) {
        for field in fields { add(context.program.fields[field].type, in: context) }
    }

    /// What a public declaration names by a type.
    private mutating func add(_ type: TypeID, in context: EmitContext) {
        let program = context.program
        switch program.types[type] {
        case .date, .url, .uuid, .data, .dateComponents, .attributedString:
            add("Foundation", isPublic: context.isPublic)
        case .file, .person, .currency: add("AppIntents", isPublic: context.isPublic)
        case .placemark: add("AppIntents", "CoreLocation", isPublic: context.isPublic)
        case .enumeration(let id): add(program.enums[id].header.module, in: context, isPublic: true)
        case .entity(let id): add(program.entities[id].header.module, in: context, isPublic: true)
        case .structure(let id): add(program.structs[id].header.module, in: context, isPublic: true)
        case .extern(let id): add(program.externTypes[id].header.module, in: context, isPublic: true)
        case .style(let id): add(program.styles[id].header.module, in: context, isPublic: true)
        case .list(let element), .optional(let element): add(element, in: context)
        default: return
        }
    }

    private mutating func add(_ module: ModuleID, in context: EmitContext, isPublic: Bool = false) {
        guard module != context.module else { return }
        addDescribed(context.text(context.program.modules[module].name), isPublic: isPublic && context.isPublic)
    }
}

extension EmitContext {
    /// The module that declares the type of a parameter's values, where a description does.
    fileprivate func module(naming id: ParameterID) -> ModuleID? {
        let type = program.types.unwrapped(program.parameters[id].type)
        switch program.types[program.types.element(type) ?? type] {
        case .enumeration(let id): return program.enums[id].header.module
        case .entity(let id): return program.entities[id].header.module
        default: return nil
        }
    }
}

extension StyleCell {
    /// Whether a colour of the cell comes from an asset catalog.
    var namesAsset: Bool {
        switch self {
        case .color(let color): return color.isAsset
        case .adaptiveColor(let value): return value.namesAsset
        case .font, .text, .literal: return false
        }
    }
}

extension AdaptiveColor {
    fileprivate var namesAsset: Bool { [light, dark, accented, vibrant].contains { $0?.isAsset ?? false } }
}

extension ColorValue {
    fileprivate var isAsset: Bool {
        if case .asset = self { return true }
        return false
    }
}
