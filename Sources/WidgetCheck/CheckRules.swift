// In: declarations of which every member may be wrong. Out: warnings about what compiles and ships broken.
// Invariant: a rule reads only sound members, so that it never follows from another finding.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Holds every declaration to the rules of its construct, as far as its members are sound.
    mutating func checkRules() {
        errorStarts = findErrorStarts()
        for item in collected {
            enter(item)
            guard !hasNameless(item.module) else { continue }
            let isSound = !isCurrentIncomplete && !holdsError(place(item.node.range))
            switch item.kind {
            case .enumeration(let id): checkEnumRules(id, EnumSyntax(node: item.node))
            case .structure(let id): checkFieldRules(program.structs[id].fields, of: item.node, isSound: isSound)
            case .extern, .route, .style, .bundle: continue
            case .entity(let id):
                checkFieldRules(program.entities[id].fields, of: item.node, isSound: isSound)
                checkEntityRules(id, isSound: isSound)
            case .snapshot(let id):
                checkFieldRules(program.snapshots[id].fields, of: item.node, isSound: isSound)
                if isSound { checkSnapshotRules(id, SnapshotSyntax(node: item.node)) }
            case .intent(let id): checkIntentRules(id, IntentSyntax(node: item.node), isSound: isSound)
            case .action(let id): checkActionRules(id, ActionSyntax(node: item.node), isSound: isSound)
            case .widget(let id): checkWidgetRules(id, WidgetSyntaxDecl(node: item.node), isSound: isSound)
            case .control(let id): checkControlRules(id, ControlSyntax(node: item.node), isSound: isSound)
            }
        }
        checkPlaceholders()
        checkRowSymbols()
        checkRepeatedTypes()
        checkEntityTitles()
        // What nothing reads is known only where everything could be read.
        guard !bag.hasErrors, !hasParseErrors else { return }
        checkUnusedFields()
        checkUnusedParameters()
        checkGalleryTitles()
        checkUnchosenEntities()
        checkMigrations()
    }

    /// Judges the fields of a block whose own lines are sound: a field means the same beside any other.
    /// - Parameter isSound: whether the whole block is, as most are.
    mutating func checkFieldRules(_ fields: IDRange<FieldID>, of node: SyntaxNode, isSound: Bool) {
        let members = isSound ? [] : node.parts
        for id in fields {
            // In a `where` it would be asked of a copy.
            guard isSound || self.isSound(at: program.fields[id].range, among: members) else { continue }
            checkFieldRules(of: id)
        }
    }

    // MARK: Soundness

    /// Whether nothing is wrong within a member, and all of it was read.
    func isSound(_ member: SyntaxNode) -> Bool {
        !isIncomplete(member) && isSound(place(member.range))
    }

    /// Whether the member that stands at a place is sound; of others nothing is known.
    /// - Parameter members: members of the current declaration, in order.
    func isSound(at place: SourceRange, among members: [SyntaxNode]) -> Bool {
        guard place.file == file else { return false }
        let index = members.partitioningIndex { $0.range.end > place.bytes.start }
        return index < members.count && members[index].range.start <= place.bytes.start && isSound(members[index])
    }

    /// Whether nothing is wrong within a text or an expression.
    func isSound(_ range: SourceRange) -> Bool {
        !files[range.file.index].holdsUnread(range.bytes) && !holdsError(range)
    }

    /// The first member of a kind, if it is sound.
    func soundMember(_ kind: SyntaxKind, of members: SyntaxChildren) -> SyntaxNode? {
        member(kind, of: members).flatMap { isSound($0) ? $0 : nil }
    }

    /// Where errors begin, by file and in order.
    private func findErrorStarts() -> [FileID: [UInt32]] {
        var starts: [FileID: [UInt32]] = [:]
        for finding in bag.diagnostics where finding.severity == .error {
            guard let range = finding.range else { continue }
            starts[range.file, default: []].append(range.bytes.start)
        }
        for file in starts.keys { starts[file]?.sort() }
        return starts
    }

    private func holdsError(_ range: SourceRange) -> Bool {
        guard let starts = errorStarts[range.file] else { return false }
        let index = starts.partitioningIndex { $0 >= range.bytes.start }
        return index < starts.count && starts[index] < range.bytes.end
    }

    /// The first member of a kind.
    func member(_ kind: SyntaxKind, of members: SyntaxChildren) -> SyntaxNode? {
        for member in members where member.kind == kind { return member }
        return nil
    }

    /// Whether a module is all of an extension, so that what nothing in it reads is read nowhere.
    func isWhole(_ module: ModuleID) -> Bool {
        bundles[module] != nil && !isShared(module)
    }

    /// Whether other modules, or hand-written code beside the output, may use what a module declares.
    func isShared(_ module: ModuleID) -> Bool {
        program.modules[module].isPublic || program.modules[module].role == .framework
    }
}
