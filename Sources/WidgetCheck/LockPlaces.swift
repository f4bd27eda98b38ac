// In: the trees of descriptions. Out: where the settings of a declaration stand.
// Invariant: nothing is looked for until a finding needs a place.

import WidgetBase
import WidgetSyntax

/// Finds the settings that a lock file tells to have changed.
struct LockPlaces {
    private let parsed: [ParsedFile]
    /// The declarations by the places of their names; made when the first is asked for.
    private var nodes: [SourceRange: SyntaxNode]?

    init(_ parsed: [ParsedFile]) {
        self.parsed = parsed
    }

    /// What a setting of a declaration says; the declaration's name if it has no such setting.
    mutating func setting(_ kind: SyntaxKind, of name: SourceRange) -> SourceRange {
        guard let node = declaration(at: name) else { return name }
        for member in node.children where member.kind == kind {
            let tokens = parsed[name.file.index].tokens
            let next = TokenIndex(rawValue: member.tree.firstToken(member.id).rawValue + 1)
            guard next.index < tokens.count, tokens.range(next).start < member.range.end else { continue }
            return SourceRange(
                file: name.file, bytes: ByteRange(start: tokens.range(next).start, end: member.range.end))
        }
        return name
    }

    private mutating func declaration(at name: SourceRange) -> SyntaxNode? {
        if let nodes { return nodes[name] }
        var made: [SourceRange: SyntaxNode] = [:]
        for file in parsed {
            for node in file.root.decls {
                if let range = node.name(0) { made[SourceRange(file: file.id, bytes: range)] = node }
            }
        }
        nodes = made
        return made[name]
    }
}
