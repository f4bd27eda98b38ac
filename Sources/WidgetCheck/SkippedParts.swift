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
        return node.parts.contains { mayDeclare(word, at: $0, of: kind, file) }
    }

    /// Whether the member that stands at a place of a declaration holds what could not be read.
    func isBroken(at range: SourceRange, of kind: SymbolKind) -> Bool {
        if isUnread(range) { return true }
        guard isIncomplete(kind), let (node, file) = broken.nodes[kind], file == range.file else { return false }
        return node.parts.contains { part in
            part.range.start <= range.bytes.start && range.bytes.end <= part.range.end && holdsBroken(part)
        }
    }

    /// Whether some parameter of an intent has a name that could not be read.
    func lacksNames(_ intent: IntentID) -> Bool {
        guard isIncomplete(.intent(intent)) else { return false }
        guard let (node, _) = broken.nodes[.intent(intent)] else { return true }
        return node.parts.contains { $0.kind == .error || ($0.kind == .param && $0.name(1) == nil) }
    }

    private func mayDeclare(_ word: String, at member: SyntaxNode, of kind: SymbolKind, _ file: FileID) -> Bool {
        guard holdsBroken(member) else { return false }
        // `let id = UUID()` stands in the place of the line that names the identifier.
        let mayIdentify = kind.syntax == .entityDecl && (member.kind == .error || member.kind == .field)
        if mayIdentify, holds("id", member, file) { return true }
        switch member.kind {
        // A title; a name that is missing is reported with the declaration.
        case .missing: return false
        case .error: return holdsInputs(member, of: kind, file) || holds(word, member, file)
        case .configurationMember: return true
        case .field: return member.name(0) == nil && holds(word, member, file)
        case .idMember: return true
        case .entryField: return member.name(0) == nil && holds(word, member, file)
        case .enumCase, .column, .routeParameter: return member.name(0) == nil
        case .param: return member.name(1) == nil && holds(word, member, file)
        case .entryMember:
            return member.parts.contains { mayDeclare(word, at: $0, of: kind, file) }
        case .loaderMember:
            // The name of the loader comes first.
            return member.parts.contains { $0.kind == .missing || mayDeclare(word, at: $0, of: kind, file) }
        default: return swallows(word, member, file)
        }
    }

    /// Whether what was skipped seems to be a line that brings further names.
    private func holdsInputs(_ node: SyntaxNode, of kind: SymbolKind, _ file: FileID) -> Bool {
        let hasConfiguration: Bool
        switch kind {
        case .widget(let id): hasConfiguration = program.widgets[id].configuration != nil
        case .control(let id): hasConfiguration = program.controls[id].content.configuration != nil
        default: return false
        }
        let word = sources[file].text(node.range).prefix { $0.isLetter }
        if let keyword = Keyword(rawValue: String(word)), keyword.isSetting {
            return keyword == .configuration || keyword == .source
        }
        // A line that starts with an unknown word may be any, as `intent SensorIntent`.
        return !hasConfiguration && startsLine(node, file)
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

    /// The words of all statements that could not be read as they stand.
    func unreadWords() -> Set<String> {
        var words: Set<String> = []
        for parsed in files {
            for range in parsed.unread {
                let text = sources[parsed.id].text(range)
                words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) })
            }
        }
        return words
    }

    // MARK: Settings

    /// Whether a setting of the current declaration may stand in a part that could not be read.
    /// - Parameter kind: the member that the setting is.
    func mayHold(_ keyword: Keyword, _ kind: SyntaxKind) -> Bool {
        if let currentNode, isCutOff(keyword, behind: currentNode) { return true }
        guard mayHoldMore else { return false }
        guard let node = currentNode, node.children.contains(where: { $0.kind != .name }) else {
            return true
        }
        return node.parts.contains { member in
            if member.kind == kind { return holdsBroken(member) || files[file.index].holdsUnread(member.range) }
            guard holdsBroken(member), member.kind != .missing else { return false }
            // A member that goes on to the end of the declaration took what stands behind it along.
            if member.range.end == node.range.end { return true }
            guard member.kind == .error else { return swallows(keyword.text, member, file) }
            if namesSetting(keyword, member) { return true }
            // What starts with a setting of another block is not this one, nor is the rest of a line.
            let word = text(member.range).prefix { $0.isLetter }
            return !word.isEmpty && startsLine(member, file)
                && Keyword(rawValue: String(word)).map { !$0.isSetting } ?? true
        }
    }

    /// Whether the lines of a setting stand behind a declaration that a `}` too many has closed.
    private func isCutOff(_ keyword: Keyword, behind node: SyntaxNode) -> Bool {
        broken.headless.contains { range in
            guard range.file == file, range.bytes.start >= node.range.end else { return false }
            let between = ByteRange(start: node.range.end, end: range.bytes.start)
            guard !text(between).contains(where: { !$0.isWhitespace }) else { return false }
            let lines = text(range.bytes).split { $0.isNewline }
            return lines.contains { $0.drop { $0.isWhitespace }.hasPrefix(keyword.text) }
        }
    }

    /// Whether a word of what was skipped is a setting, or its name elsewhere, as `supportedFamilies`.
    private func namesSetting(_ keyword: Keyword, _ node: SyntaxNode) -> Bool {
        let setting = keyword.text.lowercased()
        return text(node.range).split { !$0.isLetter }.contains { part in
            let word = part.lowercased()
            return word == setting || setting.utf8.count > 3 && word.contains(setting)
        }
    }

    /// Whether nothing but an opening brace, a `;` or blanks stand before a node on its line.
    private func startsLine(_ node: SyntaxNode, _ file: FileID) -> Bool {
        let before = sources[file].bytes[..<Int(node.range.start)].last { $0 != 0x20 && $0 != 0x09 }
        return before.map { [0x0A, 0x0D, 0x3B, 0x7B].contains($0) } ?? true
    }
}
