// In: a `configuration` whose intent is not found. Out: the intent that was meant, if its parameters are read.
// Invariant: nothing is done here for a name that is found; the tokens of one declaration are looked at once.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// The intent that a `configuration` was to name: the one that is offered in its place, or else the one that has
    /// most of the names which the declaration reads. Nil where nothing reads a parameter of it.
    /// - Returns: the intent, and whether its name is the one that is offered.
    mutating func meantConfiguration(_ member: SyntaxNode) -> (intent: IntentID, isNamed: Bool)? {
        guard let range = NameMember(node: member).name, let node = currentNode, case .none = lookUp(at: range),
            !mayBeSkipped(text(range))
        else { return nil }
        let read = readNames(node)
        var best: (intent: IntentID, count: Int)?
        let nearest = nearestName(text(range), among: visibleNames { WantedDeclaration.intent.accepts($0) })
        var isContested = false
        for item in collected {
            guard case .intent(let id) = item.kind, item.module == module else { continue }
            let count = program.intents[id].parameters.count { read.contains(program.parameters[$0].name) }
            if count == 0 { continue }
            if program.text(program.intents[id].header.name) == nearest { return (id, true) }
            if count == best?.count { isContested = true }
            guard count > best?.count ?? 0 else { continue }
            best = (id, count)
            isContested = false
        }
        guard let best, nearest == nil, !isContested else { return nil }
        return (best.intent, false)
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
