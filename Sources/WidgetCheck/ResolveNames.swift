// In: names as written. Out: what they stand for, in the module and in the modules that it imports.
// Invariant: a name that is not found is reported here, once, with the nearest name that would have fitted.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// What a look-up came to.
enum Lookup {
    case found(Symbol)
    /// Two imported modules declare the name.
    case ambiguous(Symbol, Symbol)
    case none
}

extension Checker {
    /// What the name at a range stands for. The name is made first: made as an argument, it would be added to a
    /// checker of which the call already holds a copy.
    mutating func lookUp(at range: ByteRange) -> Lookup {
        let name = name(range)
        return lookUp(name)
    }

    /// What a name stands for: the module's own declaration, else that of a module it imports.
    func lookUp(_ name: NameID) -> Lookup {
        if let own = scopes[module.index].symbols[name] { return .found(own) }
        var found: Symbol?
        for imported in program.modules[module].imports {
            guard let symbol = scopes[imported.index].symbols[name] else { continue }
            if let first = found { return .ambiguous(first, symbol) }
            found = symbol
        }
        return found.map(Lookup.found) ?? .none
    }

    /// The declaration that a name stands for, if it is of the wanted kind; otherwise reported.
    mutating func resolve(_ range: ByteRange, as wanted: WantedDeclaration) -> SymbolKind? {
        let name = name(range)
        switch lookUp(name) {
        case .found(let symbol):
            if wanted.accepts(symbol.kind) { return symbol.kind }
            report(
                .wrongDeclaration(
                    text(range), found: symbol.kind.words, wanted: wanted.words, at: place(range),
                    declared: symbol.range
                )
            )
        case .ambiguous(let first, let second):
            report(.ambiguousName(text(range), at: place(range), first: first.range, second: second.range))
        case .none:
            if mayBeSkipped(text(range)) { return nil }
            let nearest = nearestName(text(range), among: visibleNames { wanted.accepts($0) })
            let finding = Diagnostic.unknownDeclaration(
                text(range), wanted: wanted.words, at: place(range), nearest: nearest)
            report(noting(finding, declaredElsewhere: range), missing: range, in: moduleOwners, kinds: wanted.kinds)
        }
        return nil
    }

    /// The finding with a note where a described module declares the name, which this one does not import.
    func noting(_ finding: Diagnostic, declaredElsewhere word: ByteRange) -> Diagnostic {
        let text = text(word)
        for other in program.modules.ids where other != module && program.modules[other].isPublic {
            for (name, symbol) in scopes[other.index].symbols where program.text(name) == text {
                let owner = program.text(program.modules[other].name)
                let label = DiagnosticLabel("`\(owner)` declares it here: add `imports \(owner)`", at: symbol.range)
                return Diagnostic(finding.code, at: finding.range, finding.message, labels: finding.labels + [label])
            }
        }
        return finding
    }

    /// The name that was probably meant. Looking for it costs as much as there are names, so that a file full of
    /// mistakes gets suggestions for the first of them only.
    mutating func nearestName(_ word: String, among candidates: [String]) -> String? {
        guard suggestionBudget > 0 else { return nil }
        suggestionBudget -= candidates.count + 1
        return NearestName.find(word, among: candidates)
    }

    /// The name that was probably meant where only few names may stand, so that the start of one says it.
    mutating func nearestOrLonger(_ word: String, among candidates: [String]) -> String? {
        guard suggestionBudget > 0 else { return nil }
        return nearestName(word, among: candidates) ?? NearestName.goingOn(word, among: candidates)
    }

    /// The names that are visible in the module and stand for something wanted, own ones first.
    func visibleNames(where isWanted: (SymbolKind) -> Bool) -> [String] {
        guard suggestionBudget > 0 else { return [] }
        var result: [String] = []
        for visible in [module] + program.modules[module].imports {
            let scope = scopes[visible.index]
            for name in scope.order {
                if let symbol = scope.symbols[name], isWanted(symbol.kind) { result.append(program.text(name)) }
            }
        }
        return result
    }
}

/// What a place wants a name to stand for.
enum WantedDeclaration {
    case intent
    case action
    case snapshot
    /// A widget or a control.
    case widget
    case axis

    func accepts(_ kind: SymbolKind) -> Bool {
        switch (self, kind) {
        case (.intent, .intent), (.action, .action), (.snapshot, .snapshot), (.widget, .widget), (.widget, .control),
            (.axis, .enumeration):
            return true
        default: return false
        }
    }

    /// The declarations that are accepted.
    var kinds: Set<SyntaxKind> {
        switch self {
        case .intent: return [.intentDecl]
        case .action: return [.actionDecl]
        case .snapshot: return [.snapshotDecl]
        case .widget: return [.widgetDecl, .controlDecl]
        case .axis: return [.enumDecl]
        }
    }

    /// As messages say it: "an intent".
    var words: String {
        switch self {
        case .intent: return "an intent"
        case .action: return "an action"
        case .snapshot: return "a snapshot"
        case .widget: return "a widget or a control"
        case .axis: return "an enum, `Bool`, `String`, `Int`, `Double` or `family`"
        }
    }
}

extension SymbolKind {
    /// The node that declares it.
    var syntax: SyntaxKind {
        switch self {
        case .enumeration: return .enumDecl
        case .structure: return .structDecl
        case .extern: return .externType
        case .entity: return .entityDecl
        case .snapshot: return .snapshotDecl
        case .style: return .styleDecl
        case .route: return .routeDecl
        case .intent: return .intentDecl
        case .action: return .actionDecl
        case .widget: return .widgetDecl
        case .control: return .controlDecl
        case .bundle: return .bundleDecl
        }
    }

    /// Whether the declaration is a type of values.
    var isType: Bool {
        switch self {
        case .enumeration, .structure, .extern, .entity, .style: return true
        case .snapshot, .route, .intent, .action, .widget, .control, .bundle: return false
        }
    }

    /// As messages say it: "an intent".
    var words: String {
        switch self {
        case .enumeration: return "an enum"
        case .structure: return "a struct"
        case .extern: return "a hand-written type"
        case .entity: return "an entity"
        case .snapshot: return "a snapshot"
        case .style: return "a style"
        case .route: return "a route"
        case .intent: return "an intent"
        case .action: return "an action"
        case .widget: return "a widget"
        case .control: return "a control"
        case .bundle: return "a bundle"
        }
    }
}
