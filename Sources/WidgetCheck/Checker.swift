// In: the trees of every file. Out: the state that the passes share: the program so far, the findings, the names.
// Invariant: `file` and `module` are those of the declaration that is being checked.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// What a top-level name stands for.
enum SymbolKind: Hashable {
    case enumeration(EnumID)
    case structure(StructID)
    case extern(ExternTypeID)
    case entity(EntityID)
    case snapshot(SnapshotID)
    case style(StyleID)
    case route(RouteID)
    case intent(IntentID)
    case action(ActionID)
    case widget(WidgetID)
    case control(ControlID)
    case bundle(BundleID)
}

/// A top-level name.
struct Symbol {
    var kind: SymbolKind
    /// Where the name stands in its declaration.
    var range: SourceRange
}

/// The names of one module.
struct ModuleScope {
    var symbols: [NameID: Symbol] = [:]
    /// In declared order, for suggestions.
    var order: [NameID] = []
    /// The node of the module's block, and the file that holds it.
    var block: (file: FileID, node: SyntaxNode)?
    /// Whether names may come from a module that is not described.
    var hasUnknownImport = false
}

/// A declaration with what its name was resolved to.
struct Collected {
    var node: SyntaxNode
    var file: FileID
    var module: ModuleID
    var kind: SymbolKind
}

/// The state of a check.
struct Checker {
    let files: [ParsedFile]
    let sources: Table<FileID, SourceFile>
    let options: CheckOptions

    var program = Program()
    var bag = DiagnosticBag()

    var scopes: [ModuleScope] = []
    /// The modules by name.
    var modules: [NameID: ModuleID] = [:]
    /// The module of each file.
    var fileModules: [ModuleID] = []
    /// Names of modules that no block defines, with the one that is meant.
    var unknownModules: [(name: NameID, meant: NameID, places: [SourceRange])] = []
    /// The modules that another build makes.
    var readForNames: Set<ModuleID> = []
    /// Every declaration that has a name of its own, in the order of files.
    var collected: [Collected] = []

    /// What the parser could not read, and in which files.
    var broken = BrokenSyntax()
    var brokenFiles: Set<FileID> = []
    /// Whether lexer or parser found an error, however well they know what was meant.
    var hasParseErrors = false
    /// Where errors begin, by file and in order, once rules are judged.
    var errorStarts: [FileID: [UInt32]] = [:]
    /// Whether the declaration that is being checked lacks a part that the parser has reported.
    var isCurrentIncomplete = false
    /// The node of the declaration that is being checked.
    var currentNode: SyntaxNode?
    /// Modules whose block names a platform or version that was reported, so that their floors are not known.
    var unknownFloors: Set<ModuleID> = []
    /// Modules whose bundle lists a widget twice: the second line may have been meant for another.
    var bundlesWithDouble: Set<ModuleID> = []
    /// Declarations with a field that stands twice: a line that was copied, in the place of another that is named.
    var doubled: Set<SymbolKind> = []
    /// The fields with a name, in order, up to the first that is not in there yet.
    var fieldsByName: [NameID: [FieldID]] = [:]
    var indexedFields = FieldID(rawValue: 0)
    /// How many more names may be compared in search of a misspelt one.
    var suggestionBudget = 50_000

    var file = FileID(rawValue: 0)
    var module = ModuleID(rawValue: 0)
    /// The declaration that is being checked, if one is, and how many names were missing before.
    var current: SymbolKind?
    var missingBefore = 0

    /// The widget's snapshots and whether it asks for its family, while a widget is being checked.
    var use = WidgetUse()
    /// Whether the widget's `configuration` has been reported, so that its parameters are not known.
    var hasUnknownInputs = false
    /// Widgets of which a family could not be read, or is not known, or that name none; what shows is not known.
    var unclearFamilies: Set<WidgetID> = []
    /// Declarations of which was said that they lack the line which says a name.
    var incompleteOwners: Set<NameOwner> = []
    /// Findings that others speak for, so that they are left out in the end.
    var explained: Set<Int> = []
    /// Findings about samples that no expression of their widget reads, as far as expressions could be read.
    var unreadSamples: [(finding: Int, widget: WidgetID)] = []
    /// Modules of which was said that they are not public.
    var saidNotPublic: Set<ModuleID> = []
    /// Findings about settings of a widget that ask for its `configuration`.
    var lackingConfiguration: [Int] = []
    /// What rows of the style that is being checked leave out, with the place of the row.
    var missingCells: [(columns: [StyleColumnID], row: SourceRange)] = []
    /// Modules of which has been said that they have no App Group or no scheme, which each use of it would say again.
    var modulesWithoutGroup: Set<ModuleID> = []
    var modulesWithoutScheme: Set<ModuleID> = []
    /// The styles of which the patterns show that they should have another number of axes.
    var mismatchedStyles: Set<StyleID> = []
    /// The styles with `nil` for a pattern, which is meant to be `default`.
    var stylesWithNilPattern: Set<StyleID> = []
    /// The styles that some expression looks up, and those to which one passes an optional.
    var stylesLookedUp: Set<StyleID> = []
    var stylesLookedUpWithNil: Set<StyleID> = []
    /// `default` rows that only a look-up with an optional can reach.
    var unreachedDefaults: [(style: StyleID, range: SourceRange)] = []
    /// What `depends on` names and no parameter is called. Whatever uses it has been reported there.
    var unknownDependencies: [ParameterID: Set<NameID>] = [:]
    /// Parameters of which `depends on` could not be read.
    var unreadDependencies: Set<ParameterID> = []
    /// Parameters of a type that must be an optional and is none. Whatever reads one is written for what it should be.
    var unsettledParameters: Set<ParameterID> = []
    /// Declarations of names that others have already.
    var repeated: [RepeatedDeclaration] = []
    /// Names of which two declarations stand there that are not of one kind.
    var contested: Set<String> = []
    /// Uses of names that nothing declares.
    var missingNames: [MissingName] = []
    /// Findings with the declarations that they may be due to, as far as no expression tells.
    var disagreements: [TypeDisagreement] = []
    /// Findings about samples, by their index in the bag, with the fields that have no value there.
    var sampleGaps: [Int: [TypeDeclaration]] = [:]
    /// Declarations of which some use fits, and reads beside which another value does not.
    var fitting: Set<TypeDeclaration> = []
    var misfitting: Set<SourceRange> = []
    /// Where members have names that are taken. What they would be is not asked for.
    var reservedMembers: Set<SourceRange> = []
    /// The patterns of dependent options, with the parameter whose values they match.
    var optionPatterns: [(dependency: ParameterID, pattern: OptionPattern, range: SourceRange)] = []
    /// What each intent shows under which condition.
    var showRules: [IntentID: [ShowRule]] = [:]
    /// The kind of every widget, with the place that says it.
    var kinds: [(kind: NameID, range: SourceRange)] = []
    /// Where each intent is first the configuration of a widget or a control.
    var configurations: [IntentID: (isControl: Bool, range: SourceRange)] = [:]
    /// The action of each type that performs one.
    var performers: [ModuleName: SourceRange] = [:]
    /// The bundle of each module.
    var bundles: [ModuleID: SourceRange] = [:]
    /// The spelling that stands for every text that Swift finds equal to it.
    var spellings: [String: NameID] = [:]
    /// The cases of each enum by name.
    var caseTables: [EnumID: [NameID: EnumCaseID]] = [:]
    /// Where each snapshot names its file.
    var snapshotFiles: [(id: SnapshotID, range: SourceRange)] = []
    /// The loaders of each module by the name of their hand-written type.
    var loaders: [ModuleName: LoaderID] = [:]
    /// Names that a person implements, with the place that names them first.
    var handWritten: [ModuleName: SourceRange] = [:]
    /// The widget that each view shows first, and where it says so.
    var shownViews: [ModuleName: (widget: WidgetID, range: SourceRange)] = [:]
    /// For each name a bit for each owner whose members may have it, as far as it was asked.
    var freeNames: [UInt16] = []
    /// What is known of names.
    private var meanings: [NameID: NameMeaning] = [:]
    /// How each catalog is used first.
    var catalogs: [ModuleName: SourceRange] = [:]

    init(files: [ParsedFile], sources: Table<FileID, SourceFile>, options: CheckOptions) {
        self.files = files
        self.sources = sources
        self.options = options
    }

    // MARK: Places and names

    func place(_ range: ByteRange) -> SourceRange {
        SourceRange(file: file, bytes: range)
    }

    func place(_ node: SyntaxNode) -> SourceRange {
        SourceRange(file: file, bytes: node.range)
    }

    /// What the words of a name say; the same few names stand in many declarations.
    mutating func meaning(of name: NameID) -> NameMeaning {
        if let known = meanings[name] { return known }
        let meaning = NameMeaning(program.names[name])
        meanings[name] = meaning
        return meaning
    }

    /// The text of a range of the current file.
    func text(_ range: ByteRange) -> String {
        sources[file].text(range)
    }

    /// The name at a range of the current file.
    mutating func name(_ range: ByteRange) -> NameID {
        let bytes = sources[file].bytes
        return program.names.intern(bytes[range.indices.clamped(to: 0..<bytes.count)])
    }

    mutating func report(_ diagnostic: Diagnostic) {
        bag.add(diagnostic)
    }

    /// The keyword that a member or declaration starts with.
    func keywordPlace(_ node: SyntaxNode) -> SourceRange {
        let tokens = files[file.index].tokens
        return place(tokens.range(node.tree.firstToken(node.id)))
    }

    /// The documentation before a node, as its lines joined by line feeds.
    mutating func doc(_ node: SyntaxNode) -> NameID {
        guard let range = node.doc else { return .empty }
        return program.names.intern(LexText.docLines(range, in: sources[file]).joined(separator: "\n"))
    }

    mutating func header(_ node: SyntaxNode, name range: ByteRange) -> DeclHeader {
        var header = DeclHeader(name: name(range), doc: doc(node), module: module, range: place(range))
        header.body = body(node, behind: range)
        return header
    }

    /// The block of a declaration, whose head from the name on holds no brace but within a title.
    private func body(_ node: SyntaxNode, behind name: ByteRange) -> DeclBody? {
        let bytes = sources[file].bytes
        var isInTitle = false
        // No head is longer.
        let end = min(Int(node.range.end), Int(name.end) + 1_000, bytes.count)
        for index in Int(name.end)..<max(Int(name.end), end) {
            if bytes[index] == UInt8(ascii: "\"") { isInTitle.toggle() }
            guard bytes[index] == UInt8(ascii: "{"), !isInTitle else { continue }
            let next = bytes[(index + 1)...].first { $0 != 0x20 && $0 != 0x09 }
            let start = place(.at(UInt32(truncatingIfNeeded: index + 1)))
            return DeclBody(start: start, isOneLine: next != 0x0A && next != 0x0D)
        }
        return nil
    }
}

/// A name within a module.
struct ModuleName: Hashable {
    var module: ModuleID
    var name: NameID
}

/// What the expressions of a widget read.
struct WidgetUse {
    var snapshots: [SnapshotID] = []
    /// The fields that expressions name, each once.
    var snapshotFields: [(snapshot: SnapshotID, field: FieldID)] = []
    /// The fields by which parameters are resolved, perhaps several times.
    private var resolvedFields: [FieldID] = []
    var usesFamily = false

    /// Every field that the timeline depends on, each once, in the order of the tables.
    var fields: [FieldID] {
        Set(resolvedFields + snapshotFields.map(\.field)).sorted { $0.rawValue < $1.rawValue }
    }

    /// Notes that a parameter's value is looked up in a field, which no expression has to name.
    mutating func resolves(_ field: FieldID, of snapshot: SnapshotID) {
        reads(snapshot)
        resolvedFields.append(field)
    }

    mutating func reads(_ snapshot: SnapshotID) {
        if !snapshots.contains(snapshot) { snapshots.append(snapshot) }
    }

    mutating func reads(_ field: FieldID, of snapshot: SnapshotID) {
        reads(snapshot)
        if !snapshotFields.contains(where: { $0.field == field }) { snapshotFields.append((snapshot, field)) }
    }
}
