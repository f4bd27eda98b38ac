// In: uses of names that nothing declares. Out: one finding for each name, at its first use, with the other places.
// Invariant: nothing is done here for a description without such a use; what is found costs one look at each token.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// A use of a name that nothing declares.
struct MissingName {
    /// Its finding in the bag.
    let finding: Int
    let name: NameID
    let range: SourceRange
    /// Where the name would have to be declared; any of these would do.
    let owners: [NameOwner]
    /// What the name does not stand for though it may be declared there.
    let other: SourceRange?
    /// The declarations that it may stand for by itself.
    let kinds: Set<SyntaxKind>
}

/// Sets of declarations, one of which a name may stand for.
enum NamedKinds {
    static let types: Set<SyntaxKind> = [.enumDecl, .structDecl, .externType, .entityDecl, .styleDecl]
    /// What expressions read or look up.
    static let values: Set<SyntaxKind> = types.union([.snapshotDecl, .routeDecl])
    static let calls: Set<SyntaxKind> = [.entityDecl, .structDecl, .routeDecl]
    static let all: Set<SyntaxKind> = values.union([.intentDecl, .actionDecl, .widgetDecl, .controlDecl, .bundleDecl])
}

/// What declares names.
enum NameOwner: Hashable {
    case module(ModuleID)
    case declaration(SymbolKind)

    var isEnumeration: Bool {
        if case .declaration(.enumeration) = self { true } else { false }
    }
}

extension Checker {
    /// Reports a name that is not found. A name that is renamed where it is declared is one mistake, however often it
    /// is used, so that what each use would say is joined in the end.
    mutating func report(
        _ finding: Diagnostic, missing word: ByteRange, in owners: [NameOwner], but other: SourceRange? = nil,
        kinds: Set<SyntaxKind> = NamedKinds.values
    ) {
        let index = bag.diagnostics.count
        report(finding)
        guard bag.diagnostics.count > index else { return }
        let name = name(word)
        missingNames.append(
            MissingName(finding: index, name: name, range: place(word), owners: owners, other: other, kinds: kinds))
    }

    mutating func report(_ finding: Diagnostic, missing word: ByteRange, in owner: NameOwner) {
        report(finding, missing: word, in: [owner])
    }

    /// What could declare a plain name in an expression.
    func owners(of word: ByteRange, in scope: ExprScope) -> [NameOwner] {
        var owners: [NameOwner] = []
        if let intent = scope.intent { owners.append(.declaration(.intent(intent))) }
        if let entity = scope.ownEntity { owners.append(.declaration(.entity(entity))) }
        let first = sources[file].text(word).first ?? "_"
        switch scope.place {
        case .widget, .control, .label, .background, .opens: owners.append(currentOwner)
        default: break
        }
        // What is declared by itself starts with a capital letter.
        if owners.isEmpty || first.isUppercase { owners += moduleOwners }
        return owners
    }

    /// What could declare a name that stands by itself: the module, and those that it imports.
    var moduleOwners: [NameOwner] {
        [.module(module)] + program.modules[module].imports.map { .module($0) }
    }

    /// What declares the fields of a row.
    func rowOwner(_ row: RowType) -> NameOwner {
        switch row {
        case .structure(let id): return .declaration(.structure(id))
        case .entity(let id): return .declaration(.entity(id))
        }
    }

    /// Where a widget's inputs are declared.
    func inputOwner(of id: WidgetID) -> NameOwner {
        if let intent = program.widgets[id].configuration { return .declaration(.intent(intent)) }
        return currentOwner
    }

    /// The declaration that is being checked. The parameters of an action are those of its intent.
    var currentOwner: NameOwner {
        switch current {
        case .action(let id): return .declaration(.intent(program.actions[id].intent))
        case .some(let kind): return .declaration(kind)
        case nil: return .module(module)
        }
    }

    /// Makes one finding of those that say the same name. Gives the findings that are no longer wanted.
    mutating func joinMissingNames() -> Set<Int> {
        guard !missingNames.isEmpty else { return [] }
        var clues = RenameClues()
        var joined: Set<Int> = []
        var copies = repeatedNames()
        var unnamed = unnamedCounts()
        for group in missingGroups() {
            let uses = group.sorted { $0.range.precedes($1.range) }
            let first = uses[0]
            // The line that is missing is the one that says the name.
            if let owner = first.owners.first, uses.allSatisfy({ $0.owners == [owner] }),
                incompleteOwners.remove(owner) != nil
            {
                joined.formUnion(uses.map(\.finding))
                continue
            }
            let replacements = uses.map { replacement($0) }
            let isNear = replacements[0] != nil
            let unnamedKey = uses.lazy.flatMap { use in use.owners.flatMap { owner in use.kinds.map { ($0, owner) } } }
                .map { DeclaredKind(kind: $0.0, owner: $0.1) }.first { unnamed[$0, default: 0] > 0 }
            if let unnamedKey, !isNear {
                unnamed[unnamedKey, default: 0] -= 1
                joined.formUnion(uses.map(\.finding))
                continue
            }
            if let copy = takeCopy(of: first, meaning: replacements[0], from: &copies) {
                let name = program.text(first.name)
                bag.replace(copy, with: .renamedOnto(bag.diagnostics[copy], from: name, at: first.range))
                joined.formUnion(uses.map(\.finding))
                continue
            }
            let finding = bag.diagnostics[first.finding]
            let others = uses.dropFirst().map(\.range)
            var nearest = replacements.contains { $0 != replacements[0] } ? nil : replacements[0]
            // `.sensor` would do for some of the uses only.
            nearest = nearest ?? replacements.lazy.compactMap { $0 }.first { !$0.hasPrefix(".") }
            let needsClue = nearest?.hasPrefix(".") ?? true
            // A name that is misspelt is so once; one that is used several times was renamed where it is declared.
            let isSeveral = uses.count > 1 && finding.code == .unknownField
            let isSure = nearest == nil || isSeveral
            let renamed = needsClue || isSeveral ? clues.renamed(first.name, among: uses, isSure: isSure, self) : nil
            if renamed != nil, isSeveral { nearest = nil }
            guard !others.isEmpty || renamed != nil else { continue }
            bag.replace(
                first.finding,
                with: .missing(
                    finding, named: program.text(first.name), at: uses.map(\.range), nearest: nearest, renamed: renamed)
            )
            joined.formUnion(uses.dropFirst().map(\.finding))
        }
        return joined
    }

    /// How many declarations of each kind and module lack their name, or the whole line with it, which has been
    /// reported.
    private func unnamedCounts() -> [DeclaredKind: Int] {
        var counts: [DeclaredKind: Int] = [:]
        for declaration in broken.nameless {
            counts[DeclaredKind(kind: declaration.kind, owner: .module(declaration.module)), default: 0] += 1
        }
        for range in broken.headless {
            let owner = NameOwner.module(fileModules[range.file.index])
            for kind in NamedKinds.all { counts[DeclaredKind(kind: kind, owner: owner), default: 0] += 1 }
        }
        return counts
    }

    /// A kind of declarations of a module.
    private struct DeclaredKind: Hashable {
        let kind: SyntaxKind
        let owner: NameOwner
    }

    /// A finding of a name that is declared twice: the second declaration may have had another name.
    private struct NameCopy {
        let finding: Int
        let name: String
        let kind: SyntaxKind
    }

    /// The findings of names that are declared twice, by the module: a declaration whose name is now that of another
    /// leaves uses of its own name behind.
    private func repeatedNames() -> [NameOwner: [NameCopy]] {
        guard !repeated.isEmpty else { return [:] }
        var items: [SourceRange: RepeatedDeclaration] = [:]
        for item in repeated where item.kind != nil { items[item.range] = item }
        var found: [NameOwner: [NameCopy]] = [:]
        for (index, finding) in bag.diagnostics.enumerated() where finding.code == .duplicateName {
            guard let range = finding.range, let item = items[range], finding.labels.count == 1 else { continue }
            let copy = NameCopy(finding: index, name: program.text(item.name), kind: item.node.kind)
            found[.module(fileModules[range.file.index]), default: []].append(copy)
        }
        return found
    }

    /// The finding of a second declaration that a missing name may have stood for: it is of the kind that is needed,
    /// and no other name is nearer.
    private func takeCopy(
        of use: MissingName, meaning nearest: String?, from copies: inout [NameOwner: [NameCopy]]
    ) -> Int? {
        for owner in use.owners {
            let index = copies[owner]?.lastIndex { copy in
                use.kinds.contains(copy.kind) && (nearest == nil || nearest == copy.name)
            }
            if let index { return copies[owner]?.remove(at: index).finding }
        }
        return nil
    }

    /// The name that a finding puts in place of the missing one.
    private func replacement(_ use: MissingName) -> String? {
        for fix in bag.diagnostics[use.finding].fixes where fix.edits.count == 1 {
            if let edit = fix.edits.first, edit.range == use.range { return edit.text }
        }
        return nil
    }

    /// The uses of each name that could be declared in one place.
    private func missingGroups() -> [[MissingName]] {
        var groups: [[MissingName]] = []
        var groupsByOwner: [OwnedName: Int] = [:]
        for use in missingNames {
            let keys = use.owners.map { OwnedName(name: use.name, owner: $0) }
            let group = keys.lazy.compactMap { groupsByOwner[$0] }.first ?? groups.count
            if group == groups.count { groups.append([]) }
            groups[group].append(use)
            for key in keys where groupsByOwner[key] == nil { groupsByOwner[key] = group }
        }
        return groups
    }

    private struct OwnedName: Hashable {
        let name: NameID
        let owner: NameOwner
    }
}

/// Declarations that nothing uses, among which is what a missing name was renamed to.
struct RenameClues {
    /// A declaration that nothing uses.
    private struct Unused {
        let name: String
        /// What is left of the name, and of the title, when only letters count.
        let letters: String
        let title: String
        let range: SourceRange
        /// What it is; nil for a member.
        let kind: SyntaxKind?
    }

    /// How often each name stands in the files; made when it is first asked for.
    private var counts: [NameID: Int]?
    /// What is unused of each owner that was asked for.
    private var unused: [NameOwner: [Unused]] = [:]
    /// How many more members may be compared: of thousands of names, each missing, nobody was renamed.
    private var budget = 50_000

    init() {}

    /// The member of one of the owners that a name became when it was renamed: nothing uses it, and it is the only one,
    /// or the only one whose title or name says the same.
    /// - Parameter isSure: whether nothing else explains the name.
    mutating func renamed(
        _ name: NameID, among uses: [MissingName], isSure: Bool, _ checker: Checker
    ) -> (name: String, range: SourceRange)? {
        let others = Set(uses.compactMap(\.other))
        let kinds = uses.dropFirst().reduce(uses.first?.kinds ?? []) { $0.intersection($1.kinds) }
        var seen: Set<NameOwner> = []
        var candidates: [Unused] = []
        for owner in uses.lazy.flatMap(\.owners) where seen.insert(owner).inserted {
            let members = unused(of: owner, checker)
            budget -= members.count
            guard budget > 0 else { return nil }
            candidates += members.filter { !others.contains($0.range) && ($0.kind.map(kinds.contains) ?? true) }
        }
        let letters = NamelessDeclaration.letters(checker.program.text(name))
        let alike = candidates.filter { candidate in
            if candidate.title == letters { return true }
            let other = candidate.letters
            guard min(other.utf8.count, letters.utf8.count) >= 3 else { return false }
            return other.hasSuffix(letters) || letters.hasSuffix(other)
                || other.hasPrefix(letters) || letters.hasPrefix(other)
        }
        let isModule = seen.contains { if case .module = $0 { true } else { false } }
        if alike.count == 1 { return (alike[0].name, alike[0].range) }
        // Among all that a module declares, what nothing uses may have no use at all.
        guard isSure, alike.isEmpty, !isModule, candidates.count == 1, !seen.contains(where: \.isEnumeration),
            letters.hasSuffix("id") || !checker.isIdentifier(candidates[0].range, of: seen)
        else { return nil }
        return (candidates[0].name, candidates[0].range)
    }

    private mutating func unused(of owner: NameOwner, _ checker: Checker) -> [Unused] {
        if let known = unused[owner] { return known }
        let counts = counts ?? checker.nameCounts()
        self.counts = counts
        let found = checker.members(of: owner).filter { counts[$0.name] == 1 }.map { member in
            let name = checker.program.text(member.name)
            return Unused(
                name: name, letters: NamelessDeclaration.letters(name), title: member.title, range: member.range,
                kind: checker.declaredKind(member.name, of: owner))
        }
        unused[owner] = found
        return found
    }
}

extension Checker {
    /// What a name stands for that a module declares.
    fileprivate func declaredKind(_ name: NameID, of owner: NameOwner) -> SyntaxKind? {
        guard case .module(let id) = owner else { return nil }
        return scopes[id.index].symbols[name]?.kind.syntax
    }

    /// How often each name stands in the files.
    fileprivate func nameCounts() -> [NameID: Int] {
        var counts: [NameID: Int] = [:]
        var names = program.names
        for parsed in files {
            let bytes = sources[parsed.id].bytes
            for index in 0..<parsed.tokens.count {
                let token = TokenIndex(rawValue: UInt32(truncatingIfNeeded: index))
                guard parsed.tokens.kind(token) == .identifier else { continue }
                let range = parsed.tokens.range(token).indices.clamped(to: 0..<bytes.count)
                counts[names.intern(bytes[range]), default: 0] += 1
            }
        }
        return counts
    }

    /// Whether a place declares the identifier of an entity, which is used though no name says so.
    fileprivate func isIdentifier(_ range: SourceRange, of owners: Set<NameOwner>) -> Bool {
        owners.contains { owner in
            guard case .declaration(.entity(let id)) = owner, !program.entities[id].fields.isEmpty else { return false }
            return program.fields[program.entities[id].identifier].range == range
        }
    }

    /// What an owner declares, with the letters of its title.
    fileprivate func members(of owner: NameOwner) -> [(name: NameID, title: String, range: SourceRange)] {
        switch owner {
        case .module(let id):
            return scopes[id.index].order.compactMap { name in
                scopes[id.index].symbols[name].map { (name, "", $0.range) }
            }
        case .declaration(.enumeration(let id)):
            return program.enums[id].cases.map {
                (program.enumCases[$0].name, titleLetters(program.enumCases[$0].title), program.enumCases[$0].range)
            }
        case .declaration(.structure(let id)): return fieldMembers(program.structs[id].fields)
        case .declaration(.entity(let id)): return fieldMembers(program.entities[id].fields)
        case .declaration(.snapshot(let id)): return fieldMembers(program.snapshots[id].fields)
        case .declaration(.route(let id)): return fieldMembers(program.routes[id].parameters)
        case .declaration(.widget(let id)):
            return fieldMembers(program.widgets[id].fields)
                + (program.widgets[id].loader.map { fieldMembers(program.loaders[$0].fields) } ?? [])
        case .declaration(.style(let id)):
            return program.styles[id].columns.map { column in
                (program.styleColumns[column].name, "", program.styleColumns[column].range)
            }
        case .declaration(.intent(let id)):
            return program.intents[id].parameters.map {
                (program.parameters[$0].name, titleLetters(program.parameters[$0].title), program.parameters[$0].range)
            }
        case .declaration: return []
        }
    }

    private func titleLetters(_ id: TextID) -> String {
        var text = ""
        for case .literal(let name) in program.texts[id].segments { text += program.text(name) }
        return NamelessDeclaration.letters(text)
    }

    private func fieldMembers(_ fields: some Sequence<FieldID>) -> [(name: NameID, title: String, range: SourceRange)] {
        fields.map { (program.fields[$0].name, "", program.fields[$0].range) }
    }
}
