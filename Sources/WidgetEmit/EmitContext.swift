// In: the checked program and one of its files. Out: what every emitting function asks about them.
// Invariant: a value without mutable state, so files can be emitted in any order and at the same time.

import WidgetBase
import WidgetModel

extension Role {
    /// Whether the output of this role holds a declaration.
    func emits(_ declaration: Declaration) -> Bool {
        switch declaration {
        case .enumeration, .structure, .entity, .snapshot, .route: return true
        // A hand-written type has no output.
        case .extern: return false
        case .style, .intent, .action, .loader, .widget, .control: return self != .app
        case .bundle: return self == .extension
        }
    }
}

/// The program as one output file sees it.
struct EmitContext: Sendable {
    let program: Program
    let facts: ProgramFacts
    let module: ModuleID
    /// The file whose output is written; nil for the module's own output.
    let file: FileID?
    /// Whether declarations are part of the module's interface.
    let isPublic: Bool
    /// `public `, or nothing.
    let access: String
    let role: Role
    /// The deployment floors; inside what only newer systems have, those.
    private(set) var floors: PlatformVersions
    /// The string table's name as a Swift literal.
    let table: String

    init(program: Program, facts: ProgramFacts, module: ModuleID, file: FileID? = nil) {
        let row = program.modules[module]
        self.program = program
        self.facts = facts
        self.module = module
        self.file = file
        isPublic = row.isPublic || row.role == .framework
        access = isPublic ? "public " : ""
        role = row.role
        floors = row.platforms
        table = SwiftLiterals.quoted(program.text(row.stringTable))
    }

    /// The context inside a declaration that only systems with a symbol have.
    func raised(to symbol: AppleSymbol) -> EmitContext {
        var context = self
        for platform in floors.older(than: symbol) { context.floors[platform] = symbol.introduced[platform] }
        return context
    }

    /// The context of what is compiled for some of the platforms.
    func narrowed(to platforms: [Platform]) -> EmitContext {
        var context = self
        for platform in floors.platforms where !platforms.contains(platform) { context.floors[platform] = nil }
        return context
    }

    /// Whether the role's output holds a declaration.
    func emits(_ declaration: Declaration) -> Bool { facts.emits(declaration, in: role, of: program) }

    /// Whether the output has the writer of a snapshot: an extension writes what its actions change.
    func hasWriter(of id: SnapshotID) -> Bool {
        role != .extension || facts.changedSnapshots.contains(id)
    }

    /// The name of the module.
    var moduleName: String { text(program.modules[module].name) }

    /// The class by which a framework finds its bundle; nil where the main bundle holds the texts.
    var bundleToken: String? {
        role == .framework ? "\(moduleName)BundleToken" : nil
    }

    /// A name as declared.
    func text(_ name: NameID) -> String {
        facts.texts[name.index]
    }

    /// A name as Swift writes it in a position.
    func name(_ name: NameID, as position: NamePosition = .bare) -> String {
        let text = facts.texts[name.index]
        return SwiftNames.isReserved(text, as: position, isWord: facts.areWords[name.index]) ? "`\(text)`" : text
    }

    /// A text of data as a Swift literal.
    func quoted(_ name: NameID) -> String {
        SwiftLiterals.quoted(text(name))
    }

    func typeName(_ id: EnumID) -> String { name(program.enums[id].header.name, as: .type) }

    func typeName(_ id: StructID) -> String { name(program.structs[id].header.name, as: .type) }

    func typeName(_ id: ExternTypeID) -> String { name(program.externTypes[id].header.name, as: .type) }

    func typeName(_ id: EntityID) -> String { name(program.entities[id].header.name, as: .type) }

    func typeName(_ id: SnapshotID) -> String { name(program.snapshots[id].header.name, as: .type) }

    func typeName(_ id: StyleID) -> String { name(program.styles[id].header.name, as: .type) }

    func typeName(_ id: IntentID) -> String { name(program.intents[id].header.name, as: .type) }

    func typeName(_ id: ActionID) -> String { name(program.actions[id].header.name, as: .type) }

    func typeName(_ id: ControlID) -> String { name(program.controls[id].header.name, as: .type) }

    func typeName(_ id: WidgetID) -> String { name(program.widgets[id].header.name, as: .type) }

    func typeName(_ id: BundleID) -> String { name(program.bundles[id].header.name, as: .type) }

    /// `<Entity>Row`.
    func rowName(_ id: EntityID) -> String { "\(text(program.entities[id].header.name))Row" }

    /// `<Entity>Query`.
    func queryName(_ id: EntityID) -> String { "\(text(program.entities[id].header.name))Query" }

    /// `<Loader>Content`.
    func contentName(_ id: LoaderID) -> String { "\(text(program.loaders[id].header.name))Content" }

    /// A declared name joined to a suffix and in lower camel case: `projectsSnapshot`.
    func variableName(_ id: NameID) -> String {
        SwiftNames.escaped(SwiftNames.lowerCamel(text(id)))
    }

    /// Whether every declared platform has a symbol from its floor on.
    func hasFloors(_ symbol: AppleSymbol) -> Bool {
        symbol.introduced.isReached(by: floors)
    }

    /// Whether a declared platform has a symbol from its floor on.
    func hasFloor(_ symbol: AppleSymbol, on platform: Platform) -> Bool {
        guard let floor = floors[platform], let version = symbol.introduced[platform] else { return false }
        return floor >= version
    }

    /// The documentation of a declaration or member; without one, a sentence in its place.
    func emitDoc(_ doc: NameID, or standard: String = "", to out: inout OutputBuffer) {
        let lines = doc == .empty ? standard : text(doc)
        guard !lines.isEmpty else { return }
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { out.doc(String(line)) }
    }
}
