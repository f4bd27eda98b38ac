// In: a name and what would bear it. Out: whether a description may declare it, or the reason why not.
// Invariant: the names themselves stand in `ReservedNameTable`, which `explain` lists.

import WidgetBase
import WidgetModel

/// Why a name may not be declared.
enum ReservedReason {
    /// Swift has no way to escape it.
    case swift
    /// The language brings a type of this name.
    case builtIn
    /// The generated Swift uses Apple's type of this name.
    case apple
    /// The generated Swift names a module by it.
    case module
    /// Every module's support file declares it.
    case support
    /// The construct needs a member of this name: "an entity".
    case requirement(String)
    /// Expressions have a meaning for it.
    case expression
}

/// What a member belongs to.
enum FieldOwner: UInt16 {
    case enumeration
    case row
    case entity
    case snapshot
    case loader
    case entry
    case route
    case parameter
    case column
}

enum ReservedNames {
    private typealias Names = ReservedNameTable

    /// Every name that no declaration may have, so that one look is enough for the others.
    private static let declarations = Names.unescapable.union(Names.builtIn).union(Names.support).union(Names.modules)
        .union(Names.rowTypes).union(Names.apple)

    /// Why a declaration may not have a name.
    static func reason(forDeclaration name: String) -> ReservedReason? {
        guard declarations.contains(name) else { return nil }
        if Names.unescapable.contains(name) { return .swift }
        if Names.builtIn.contains(name) { return .builtIn }
        if Names.support.contains(name) { return .support }
        if Names.modules.contains(name) { return .module }
        if Names.rowTypes.contains(name) { return .requirement("a row") }
        return Names.apple.contains(name) ? .apple : nil
    }

    /// Why a declaration that is named inside of App Intents' types may not have a name.
    static func reason(forNested name: String) -> ReservedReason? {
        Names.nested.contains(name) ? .apple : nil
    }

    /// Why a member may not have a name.
    static func reason(for name: String, in owner: FieldOwner) -> ReservedReason? {
        if Names.unescapable.contains(name) { return .swift }
        // A case is always named behind a dot; any other member hides a type of its name.
        if owner != .enumeration, let reason = reason(forDeclaration: name) { return reason }
        switch owner {
        case .enumeration:
            if Names.optionalMembers.contains(name) { return .requirement("an optional") }
            return Names.enumMembers.contains(name) ? .requirement("an enum") : nil
        case .row:
            return Names.rowMembers.contains(name) ? .requirement("a struct") : nil
        case .entity:
            let isMember = Names.rowMembers.contains(name) || Names.entityMembers.contains(name)
            if isMember { return .requirement("an entity") }
            return Names.expressionNames.contains(name) ? .expression : nil
        case .snapshot:
            let isMember = Names.rowMembers.contains(name) || Names.snapshotMembers.contains(name)
            return isMember ? .requirement("a snapshot") : nil
        case .loader:
            if Names.entryMembers.contains(name) { return .requirement("an entry") }
            if Names.rowMembers.contains(name) { return .requirement("a loader's content") }
            return Names.expressionNames.contains(name) ? .expression : nil
        case .entry:
            if Names.entryMembers.contains(name) { return .requirement("an entry") }
            return Names.rowMembers.contains(name) ? .requirement("an entry") : nil
        case .parameter:
            if Names.intentMembers.contains(name) { return .requirement("an intent") }
            return Names.expressionNames.contains(name) ? .expression : nil
        case .column:
            let isMember = Names.rowMembers.contains(name) || Names.styleMembers.contains(name)
            return isMember ? .requirement("a style") : nil
        case .route:
            return nil
        }
    }
}

extension Checker {
    /// The same few names stand in many declarations, so that it is remembered which are free.
    mutating func checkMemberName(_ id: NameID, of owner: FieldOwner, at range: SourceRange) {
        let bit: UInt16 = 1 << owner.rawValue
        while freeNames.count <= id.index { freeNames.append(0) }
        if freeNames[id.index] & bit != 0 { return }
        let name = program.text(id)
        guard let reason = ReservedNames.reason(for: name, in: owner) else {
            freeNames[id.index] |= bit
            return
        }
        reservedMembers.insert(range)
        let suggestions = ["Value", "Text", "Item"].map { name + $0 }
        let free = suggestions.first { ReservedNames.reason(for: $0, in: owner) == nil }
        report(.reservedName(name, reason: reason, at: range, suggestion: free))
    }

    mutating func checkDeclaredName(_ name: String, kind: SymbolKind, at range: SourceRange) {
        var found = ReservedNames.reason(forDeclaration: name)
        switch kind {
        case .entity, .enumeration: found = found ?? ReservedNames.reason(forNested: name)
        // Another declaration may have these names, unless a snapshot has a field of it.
        case .snapshot where ReservedNameTable.snapshotTypes.contains(name): found = .requirement("a snapshot")
        default: break
        }
        guard let reason = found else { return }
        // The name of a route is a function's, and shares no space with types.
        if case .route = kind {
            guard case .swift = reason else { return }
        }
        report(.reservedName(name, reason: reason, at: range, suggestion: kind.suggestedName(for: name)))
    }
}

extension SymbolKind {
    /// A name near the reserved one that is free.
    func suggestedName(for name: String) -> String {
        switch self {
        case .enumeration, .structure, .extern: return name + "Value"
        case .entity: return name + "Entity"
        case .snapshot: return name + "Snapshot"
        case .style: return name + "Style"
        case .route: return name + "Route"
        case .intent: return name + "Intent"
        case .action: return name + "Action"
        case .widget: return name + "Widget"
        case .control: return name + "Control"
        case .bundle: return name + "WidgetBundle"
        }
    }
}
