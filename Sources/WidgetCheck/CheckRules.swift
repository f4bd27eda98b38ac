// In: declarations in which nothing is wrong, and fields of all. Out: warnings about what compiles and ships broken.
// Invariant: nothing is judged on what was reported already, so that a rule never follows from another finding.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Holds every sound declaration to the rules of its construct.
    mutating func checkRules() {
        let errors = errorStarts()
        let hasErrors = bag.hasErrors || hasParseErrors
        for item in collected {
            enter(item)
            guard !hasNameless(item.module) else { continue }
            switch item.kind {
            case .structure(let id): checkFieldRules(program.structs[id].fields, of: item.node, errors)
            case .snapshot(let id): checkFieldRules(program.snapshots[id].fields, of: item.node, errors)
            case .entity(let id): checkFieldRules(program.entities[id].fields, of: item.node, errors)
            default: break
            }
            guard !isCurrentIncomplete, !holdsError(item.node, errors) else { continue }
            switch item.kind {
            case .enumeration(let id): checkEnumRules(id, EnumSyntax(node: item.node))
            case .structure, .extern, .route, .style, .bundle: continue
            case .entity(let id): checkEntityRules(id)
            case .snapshot(let id): checkSnapshotRules(id, SnapshotSyntax(node: item.node))
            case .intent(let id): checkIntentRules(id, IntentSyntax(node: item.node))
            case .action(let id): checkActionRules(id, ActionSyntax(node: item.node))
            case .widget(let id): checkWidgetRules(id, WidgetSyntaxDecl(node: item.node))
            case .control(let id): checkControlRules(id, ControlSyntax(node: item.node))
            }
        }
        checkPlaceholders()
        checkRowSymbols()
        checkRepeatedTypes()
        // What nothing reads is known only where everything could be read.
        guard !hasErrors else { return }
        checkUnusedFields()
        checkUnusedParameters()
        checkGalleryTitles()
        checkEntityTitles()
        checkUnchosenEntities()
        checkMigrations()
    }

    /// Judges the fields of a declaration whose own members hold no error: a field means the same beside any other.
    private mutating func checkFieldRules(
        _ fields: IDRange<FieldID>, of node: SyntaxNode, _ errors: [FileID: [UInt32]]
    ) {
        let members = Array(node.parts)
        for id in fields {
            let place = program.fields[id].range
            guard place.file == file else { continue }
            let index = members.partitioningIndex { $0.range.end > place.bytes.start }
            guard index < members.count, case let member = members[index], member.range.start <= place.bytes.start,
                !isIncomplete(member), !files[file.index].holdsUnread(member.range), !holdsError(member, errors)
            else { continue }
            checkFieldRules(of: id)
        }
    }

    /// Where errors begin, by file and in order.
    private func errorStarts() -> [FileID: [UInt32]] {
        var starts: [FileID: [UInt32]] = [:]
        for finding in bag.diagnostics where finding.severity == .error {
            guard let range = finding.range else { continue }
            starts[range.file, default: []].append(range.bytes.start)
        }
        for file in starts.keys { starts[file]?.sort() }
        return starts
    }

    private func holdsError(_ node: SyntaxNode, _ errors: [FileID: [UInt32]]) -> Bool {
        guard let starts = errors[file] else { return false }
        let index = starts.partitioningIndex { $0 >= node.range.start }
        return index < starts.count && starts[index] < node.range.end
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
