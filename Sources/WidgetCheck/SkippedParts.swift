// In: declarations with parts that could not be read. Out: whether what is not found may stand in one of these.
// Invariant: a part hides only what it may say: a line of another kind says no name, and gives no setting.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    // MARK: Names

    /// Whether a name may be declared in a part of the current declaration that could not be read.
    func mayDeclare(_ word: String) -> Bool {
        guard isCurrentIncomplete, let current else { return false }
        return mayDeclare(word, in: current)
    }

    /// Whether a name may be declared in a part of a declaration that could not be read.
    func mayDeclare(_ word: String, in kind: SymbolKind) -> Bool {
        guard isIncomplete(kind) else { return false }
        guard let (node, file) = broken.nodes[kind] else { return true }
        return node.parts.contains { mayDeclare(word, at: $0, file) }
    }

    /// Whether some parameter of an intent has a name that could not be read.
    func lacksNames(_ intent: IntentID) -> Bool {
        guard isIncomplete(.intent(intent)) else { return false }
        guard let (node, _) = broken.nodes[.intent(intent)] else { return true }
        return node.parts.contains { $0.kind == .error || ($0.kind == .param && $0.name(1) == nil) }
    }

    private func mayDeclare(_ word: String, at member: SyntaxNode, _ file: FileID) -> Bool {
        guard holdsBroken(member) else { return false }
        switch member.kind {
        // A title; a name that is missing is reported with the declaration.
        case .missing: return false
        case .error: return holdsInputs(member, file) || holds(word, member, file)
        case .configurationMember: return true
        case .field: return member.name(0) == nil && holds(word, member, file)
        case .entryField: return member.name(0) == nil && holds(word, member, file)
        case .param: return member.name(1) == nil && holds(word, member, file)
        case .entryMember:
            return member.parts.contains { mayDeclare(word, at: $0, file) }
        case .loaderMember:
            // The name of the loader comes first.
            return member.parts.contains { $0.kind == .missing || mayDeclare(word, at: $0, file) }
        default: return swallows(word, member, file)
        }
    }

    /// Whether what was skipped seems to be a line that brings further names.
    private func holdsInputs(_ node: SyntaxNode, _ file: FileID) -> Bool {
        let word = sources[file].text(node.range).prefix { $0.isLetter }
        if let keyword = Keyword(rawValue: String(word)), keyword.isSetting {
            return keyword == .configuration || keyword == .source
        }
        // A line that starts with an unknown word may be any, as `intent SensorIntent`.
        guard case .some(let kind) = current else { return false }
        switch kind {
        case .widget(let id): return program.widgets[id].configuration == nil
        case .control(let id): return program.controls[id].content.configuration == nil
        default: return false
        }
    }

    /// Whether a word stands in what was skipped of a member: a bracket that is not closed takes further lines along.
    private func swallows(_ word: String, _ member: SyntaxNode, _ file: FileID) -> Bool {
        member.parts.contains { child in
            guard holdsBroken(child) else { return false }
            if child.kind == .missing { return false }
            guard child.kind == .error else { return swallows(word, child, file) }
            return isSeveralLines(child, file) && holds(word, child, file)
        }
    }

    private func isSeveralLines(_ node: SyntaxNode, _ file: FileID) -> Bool {
        sources[file].text(node.range).contains { $0.isNewline }
    }

    private func holds(_ word: String, _ node: SyntaxNode, _ file: FileID) -> Bool {
        sources[file].text(node.range).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }

    // MARK: Settings

    /// Whether a setting of the current declaration may stand in a part that could not be read.
    /// - Parameter kind: the member that the setting is.
    func mayHold(_ keyword: Keyword, _ kind: SyntaxKind) -> Bool {
        guard mayHoldMore else { return false }
        guard let node = currentNode, node.children.contains(where: { $0.kind != .name }) else {
            return true
        }
        return node.parts.contains { member in
            if member.kind == kind { return holdsBroken(member) || files[file.index].holdsUnread(member.range) }
            guard holdsBroken(member), member.kind != .missing else { return false }
            guard member.kind == .error else { return swallows(keyword.text, member, file) }
            if holds(keyword.text, member, file) { return true }
            // What starts with a setting of another block is not this one.
            let word = text(member.range).prefix { $0.isLetter }
            return Keyword(rawValue: String(word)).map { !$0.isSetting } ?? true
        }
    }
}
