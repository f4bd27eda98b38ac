// In: nothing. Out: the checked program: tables by typed index, names resolved, types known, ranges kept.
// Invariant: the emitter needs nothing else; whatever is here without errors in the bag can be emitted.

import WidgetBase

/// A checked program: every module of one compilation.
public struct Program: Sendable {
    public var names = NameTable()
    public var types = TypeTable()
    public var texts: Table<TextID, DisplayText> = Table()
    public var expressions: Table<ExprID, Expr> = Table()
    public var arguments: Table<ArgumentID, Argument> = Table()

    public var modules: Table<ModuleID, Module> = Table()
    public var enums: Table<EnumID, EnumDecl> = Table()
    public var enumCases: Table<EnumCaseID, EnumCase> = Table()
    public var structs: Table<StructID, StructDecl> = Table()
    public var fields: Table<FieldID, Field> = Table()
    public var externTypes: Table<ExternTypeID, ExternTypeDecl> = Table()
    public var entities: Table<EntityID, EntityDecl> = Table()
    public var snapshots: Table<SnapshotID, SnapshotDecl> = Table()
    public var styles: Table<StyleID, StyleDecl> = Table()
    public var styleColumns: Table<StyleColumnID, StyleColumn> = Table()
    public var routes: Table<RouteID, RouteDecl> = Table()
    public var intents: Table<IntentID, IntentDecl> = Table()
    public var parameters: Table<ParameterID, Parameter> = Table()
    /// An action's title and parameters stand in a row of `intents`.
    public var actions: Table<ActionID, ActionDecl> = Table()
    public var loaders: Table<LoaderID, LoaderDecl> = Table()
    public var widgets: Table<WidgetID, WidgetDecl> = Table()
    public var controls: Table<ControlID, ControlDecl> = Table()
    public var bundles: Table<BundleID, BundleDecl> = Table()
    /// What descriptions name of asset catalogs.
    public var assetUses: [AssetUse] = []

    /// What each file declares, in the file's order: the order of the output.
    public var files: Table<FileID, ProgramFile> = Table()

    public init() {}

    /// The text of a name, for messages and for building longer names.
    public func text(_ name: NameID) -> String {
        names.text(name)
    }
}

/// One input file of the program.
public struct ProgramFile: Sendable {
    /// The name that the output's header names: `project-stats.widget`.
    public var name: String
    /// The output's name without `.widget.swift`.
    public var stem: String
    public var module: ModuleID
    /// Whether output is wanted; false for files read for their names only.
    public var isEmitted: Bool
    public var declarations: [Declaration]

    public init(
        name: String,
        stem: String,
        module: ModuleID,
        isEmitted: Bool = true,
        declarations: [Declaration] = []
    ) {
        self.name = name
        self.stem = stem
        self.module = module
        self.isEmitted = isEmitted
        self.declarations = declarations
    }
}

extension Program {
    /// The modules that are built, in their order; of those that are imported only names are read.
    public var emittedModules: [ModuleID] {
        let emitted = Set(files.rows.filter(\.isEmitted).map(\.module))
        return modules.ids.filter(emitted.contains)
    }
}

/// A top-level declaration that has output.
public enum Declaration: Hashable, Sendable {
    case enumeration(EnumID)
    case structure(StructID)
    case extern(ExternTypeID)
    case entity(EntityID)
    case snapshot(SnapshotID)
    case style(StyleID)
    case route(RouteID)
    case intent(IntentID)
    case action(ActionID)
    /// Stands before the first widget or control that uses it.
    case loader(LoaderID)
    case widget(WidgetID)
    case control(ControlID)
    case bundle(BundleID)
}
