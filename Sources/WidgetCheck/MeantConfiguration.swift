// In: a `configuration` whose intent is not found. Out: the intent that was meant, if its parameters are read.
// Invariant: nothing is done here for a name that is found; the tokens of one declaration are looked at once.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// The intent that a `configuration` was to name: the one that has most of the names which the declaration reads,
    /// and of several the one that is offered in its place. Nil where nothing reads a parameter of it.
    /// - Returns: the intent, and whether its name is the one that is offered.
    mutating func meantConfiguration(_ member: SyntaxNode) -> (intent: IntentID, isNamed: Bool)? {
        guard let range = NameMember(node: member).name, let node = currentNode, case .none = lookUp(at: range),
            !mayBeSkipped(text(range))
        else { return nil }
        let read = readNames(node)
        var best: (intent: IntentID, count: Int)?
        let nearest = nearestName(text(range), among: visibleNames { WantedDeclaration.intent.accepts($0) })
        var isNamed = false
        var isContested = false
        for item in collected {
            guard case .intent(let id) = item.kind, item.module == module else { continue }
            let count = program.intents[id].parameters.count { read.contains(program.parameters[$0].name) }
            if count == 0 { continue }
            let isOffered = program.text(program.intents[id].header.name) == nearest
            if count == best?.count, !isOffered { isContested = isContested || !isNamed }
            guard count > best?.count ?? 0 || count == best?.count && isOffered else { continue }
            best = (id, count)
            isNamed = isOffered
            isContested = false
        }
        // An intent that was renamed configures nothing; one that does is meant only if its name is near.
        guard let best, !isContested, isNamed || !configuresOther(best.intent) else { return nil }
        return (best.intent, isNamed)
    }

    /// Whether a widget or control names an intent as its configuration.
    private func configuresOther(_ intent: IntentID) -> Bool {
        let name = program.text(program.intents[intent].header.name)
        return collected.contains { item in
            switch item.kind {
            case .widget, .control: break
            default: return false
            }
            return item.node.children.contains { member in
                member.kind == .configurationMember
                    && NameMember(node: member).name.map { sources[item.file].text($0) } == name
            }
        }
    }

    /// The names that a declaration reads by themselves, or may read.
    private mutating func readNames(_ node: SyntaxNode) -> Set<NameID> {
        let tokens = files[file.index].tokens
        var names: Set<NameID> = []
        var index = node.tree.firstToken(node.id)
        var before: TokenKind?
        while tokens.kind(index) != .endOfFile, tokens.range(index).start < node.range.end {
            let kind = tokens.kind(index)
            let next = TokenIndex(rawValue: index.rawValue + 1)
            if kind == .identifier, before != .dot, before != .questionDot, tokens.kind(next) != .colon {
                names.insert(name(tokens.range(index)))
            }
            before = kind
            index = next
        }
        return names
    }
}
