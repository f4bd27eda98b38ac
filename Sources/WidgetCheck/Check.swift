// In: the trees of every file of a compilation. Out: the program, with names resolved and types known.
// Invariant: always returns a program; it may be emitted only if the bag holds no error.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// Who makes a call, and so how what is wrong with it is mended.
public enum Caller: Sendable {
    /// A person or a script, by options.
    case commandLine
    /// The plugin of a build system: nobody sees its options, and settings stand in `widgetc.json`.
    /// - namesModule: whether the module has the name of the target, and not one that settings give it.
    case plugin(namesModule: Bool)

    public var isPlugin: Bool {
        if case .plugin = self { return true }
        return false
    }
}

/// What the caller says about modules that do not say it themselves.
public struct CheckOptions: Sendable {
    /// The side of the app that the output is for; nil for each module's own, or `extension`.
    public var role: Role?
    /// The module that files belong to; nil for what each of them says.
    public var module: String?
    /// The deployment floors of a module that no block defines.
    public var platforms: PlatformVersions
    /// How many of the last files are read for their names only.
    public var importCount: Int
    public var caller: Caller

    public init(
        role: Role? = nil,
        module: String? = nil,
        platforms: PlatformVersions = PlatformVersions(),
        importCount: Int = 0,
        caller: Caller = .commandLine
    ) {
        self.role = role
        self.module = module
        self.platforms = platforms
        self.importCount = importCount
        self.caller = caller
    }
}

/// Checks every module of a compilation. `files` and `sources` have the same order.
public func check(
    _ files: [ParsedFile],
    sources: Table<FileID, SourceFile>,
    options: CheckOptions,
    into bag: inout DiagnosticBag
) -> Program {
    var checker = Checker(files: files, sources: sources, options: options)
    checker.hasParseErrors = bag.hasErrors
    // A file's names mean something only within its module.
    checker.assignModules()
    // Floors and imports decide what the declarations may use and see.
    checker.checkModules()
    // Declarations may stand in any order, so that every name comes before the first use.
    checker.collectDeclarations()
    // Literals name enum cases, so cases come before all fields.
    checker.checkShapes(of: .enums)
    // Expressions read fields, so that every field has its type before the first expression.
    checker.checkShapes(of: .data)
    // A row that holds itself has no end; nothing below may walk it.
    checker.checkRecursion()
    // Look-ups in styles and dependencies between parameters stand in expressions.
    checker.checkShapes(of: .stylesAndParameters)
    // Now every name has a type, and the rest may be checked in the order of the files.
    checker.checkBodies()
    // What only the whole compilation shows: kinds, files and generated names that meet, rows never reached.
    checker.checkWhole()
    // A name that is not found is one mistake, wherever it is used.
    // A type that several uses disagree with is one too.
    // Of a widget without `configuration` every parameter is one, so that these come first.
    let configurations = checker.joinMissingConfigurations()
    let names = checker.joinMissingNames().union(configurations)
    let joined = names.union(checker.joinDisagreements()).union(checker.explained)
    checker.bag.remove(joined.union(checker.joinWrongDeclarations()).union(checker.unsureSamples()))
    checker.removeContested()
    // The output has the order of the input.
    checker.listDeclarations()
    // That a setting is there twice shows in its first word.
    // Of what kind a declaration is, is not known where its first line could not be read.
    bag.merge(
        checker.bag.filtered { finding in
            if finding.code == .wrongDeclaration, finding.labels.contains(where: { checker.isUnread($0.range) }) {
                return false
            }
            return finding.code == .duplicateMember || !checker.isUnread(finding.range)
        })
    return checker.program
}

extension Checker {
    /// A group of declarations whose shape is checked together.
    enum ShapeGroup {
        case enums
        case data
        case stylesAndParameters
    }

    /// Checks names, fields and types of declarations, but no expression.
    mutating func checkShapes(of group: ShapeGroup) {
        for item in collected {
            enter(item)
            switch (item.kind, group) {
            case (.enumeration(let id), .enums): checkEnum(id, EnumSyntax(node: item.node))
            case (.structure(let id), .data): checkStruct(id, StructSyntax(node: item.node))
            case (.entity(let id), .data): checkEntityFields(id, EntitySyntax(node: item.node))
            case (.snapshot(let id), .data): checkSnapshot(id, SnapshotSyntax(node: item.node))
            case (.route(let id), .data): checkRoute(id, RouteSyntax(node: item.node))
            case (.style(let id), .stylesAndParameters): checkStyle(id, StyleSyntax(node: item.node))
            case (.intent(let id), .stylesAndParameters): checkParameters(of: id, IntentSyntax(node: item.node))
            case (.action(let id), .stylesAndParameters): checkActionShape(id, item.node)
            default: break
            }
        }
    }

    /// Checks what holds expressions, and what refers to whole declarations. Each kind reads what those before it were
    /// found to be, wherever they stand: a widget the snapshots that rows come from, a control the defaults of the
    /// parameters of its action.
    mutating func checkBodies() {
        for item in collected {
            guard case .entity(let id) = item.kind else { continue }
            enter(item)
            checkEntityDisplay(id, EntitySyntax(node: item.node))
        }
        for item in collected {
            guard case .intent(let id) = item.kind else { continue }
            enter(item)
            checkParameterDetails(of: id, IntentSyntax(node: item.node))
        }
        for item in collected {
            enter(item)
            switch item.kind {
            case .action(let id): checkAction(id, ActionSyntax(node: item.node))
            case .widget(let id): checkWidget(id, WidgetSyntaxDecl(node: item.node))
            case .bundle(let id): checkBundle(id, BundleSyntax(node: item.node))
            case .entity, .intent, .enumeration, .structure, .extern, .snapshot, .style, .route, .control: break
            }
        }
        for item in collected {
            guard case .control(let id) = item.kind else { continue }
            enter(item)
            checkControl(id, ControlSyntax(node: item.node))
        }
    }

    /// Checks what no single declaration shows.
    mutating func checkWhole() {
        checkKinds()
        checkBundled()
        checkSnapshotFiles()
        checkRouteOverlaps()
        checkUnreachedDefaults()
        checkSummaryReach()
        checkOtherModules()
        checkPersistentIdentifiers()
        checkTextKeys()
        checkGeneratedNames()
        // Last, since rules judge only what nothing else is said of.
        checkRules()
    }

    /// Fills the program's files, each loader before the first widget that uses it.
    mutating func listDeclarations() {
        for index in files.indices {
            let source = sources[FileID(rawValue: UInt32(truncatingIfNeeded: index))]
            let module = fileModules[index]
            program.files.append(
                ProgramFile(
                    name: source.fileName,
                    stem: source.stem,
                    module: module,
                    isEmitted: !readForNames.contains(module)
                )
            )
        }
        var listedLoaders: Set<LoaderID> = []
        for item in collected {
            var declarations: [Declaration] = []
            switch item.kind {
            case .enumeration(let id): declarations = [.enumeration(id)]
            case .structure(let id): declarations = [.structure(id)]
            case .extern(let id): declarations = [.extern(id)]
            case .entity(let id): declarations = [.entity(id)]
            case .snapshot(let id): declarations = [.snapshot(id)]
            case .style(let id): declarations = [.style(id)]
            case .route(let id): declarations = [.route(id)]
            case .intent(let id): declarations = [.intent(id)]
            case .action(let id): declarations = [.action(id)]
            case .widget(let id):
                if let loader = program.widgets[id].loader, listedLoaders.insert(loader).inserted {
                    declarations.append(.loader(loader))
                }
                declarations.append(.widget(id))
            case .control(let id):
                if let loader = program.controls[id].content.loader, listedLoaders.insert(loader).inserted {
                    declarations.append(.loader(loader))
                }
                declarations.append(.control(id))
            case .bundle(let id):
                // A framework has no entry point; the extension that shows its widgets brings the bundle.
                if program.modules[item.module].role != .framework { declarations = [.bundle(id)] }
            }
            program.files[item.file].declarations += declarations
        }
    }

    /// Makes a declaration's file and module the current ones.
    mutating func enter(_ item: Collected) {
        file = item.file
        module = item.module
        current = item.kind
        missingBefore = missingNames.count
        isCurrentIncomplete = isIncomplete(item.kind)
        currentNode = item.node
    }
}
