// In: trees with parts that the parser skipped. Out: which declarations are incomplete, and what was skipped outside.
// Invariant: what an incomplete declaration lacks is not reported as absent; the parser has said what is wrong.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// What the parser could not read.
struct BrokenSyntax {
    /// Declarations with a part that is missing or was skipped.
    var declarations: Set<SymbolKind> = []
    /// The nodes of these as far as parts of them are missing.
    var nodes: [SymbolKind: (node: SyntaxNode, file: FileID)] = [:]
    /// Declarations with a statement that could not be read as it stands, though it has all its parts.
    var unread: Set<SymbolKind> = []
    /// What was skipped between declarations.
    var skipped: [SourceRange] = []
    /// Declarations without a name.
    var nameless: [NamelessDeclaration] = []
    /// What was skipped of a declaration whose first line is missing, up to its closing brace.
    var headless: [SourceRange] = []
    /// Whether one of these seems to be the block of a module.
    var holdsHeadlessModule = false
}

/// A declaration whose name is missing, which the parser has reported.
struct NamelessDeclaration {
    let kind: SyntaxKind
    let module: ModuleID
    /// The letters and digits of its title in lower case; empty where it has none.
    let title: String

    /// Whether a name that is not found may be meant to be its name: the title says what it stands for, unless there is
    /// none.
    func mayBe(_ word: String) -> Bool {
        let word = NamelessDeclaration.letters(word)
        return word.hasPrefix(title) || title.hasPrefix(word)
    }

    static func letters(_ text: some StringProtocol) -> String {
        String(text.lazy.filter { $0.isLetter || $0.isNumber }).lowercased()
    }
}

extension Checker {
    /// Notes what of a file could not be read. Most files are whole, and cost one look at each node.
    mutating func noteSkipped(in parsed: ParsedFile) {
        let tree = parsed.tree
        guard tree.count > 0, hasBrokenNode(tree, 0..<tree.count) else { return }
        brokenFiles.insert(parsed.id)
        var next = tree.firstChild(parsed.root.id)
        while let id = next {
            if tree.kind(id) == .error {
                let range = SourceRange(file: parsed.id, bytes: tree.range(id))
                broken.skipped.append(range)
                if lacksFirstLine(range) { noteHeadless(range) }
            }
            noteNested(in: id, tree, parsed.id)
            next = tree.nextSibling(id)
        }
    }

    private func lacksFirstLine(_ range: SourceRange) -> Bool {
        let text = sources[range.file].text(range.bytes)
        return text.last == "}" && text.count { $0 == "}" } > text.count { $0 == "{" }
    }

    /// Whether a declaration of a module lacks its name, so that what is said nowhere may be due to that.
    func hasNameless(_ module: ModuleID) -> Bool {
        broken.nameless.contains { $0.module == module } || isHeadless(module)
            || broken.skipped.contains { fileModules[$0.file.index] == module }
    }

    private mutating func noteHeadless(_ range: SourceRange) {
        broken.headless.append(range)
        let lines = sources[range.file].text(range.bytes).split { $0.isNewline || $0 == ";" }
        if lines.contains(where: { $0.drop { $0.isWhitespace }.hasPrefix(Keyword.platforms.text) }) {
            broken.holdsHeadlessModule = true
        }
    }

    /// Whether a declaration of a module lacks its first line, which may have any name.
    func isHeadless(_ module: ModuleID) -> Bool {
        broken.headless.contains { fileModules[$0.file.index] == module }
    }

    /// Notes declarations that stand within another and were skipped.
    private mutating func noteNested(in declaration: SyntaxID, _ tree: SyntaxTree, _ id: FileID) {
        var next = tree.firstChild(declaration)
        while let child = next {
            if tree.kind(child) == .error {
                let range = SourceRange(file: id, bytes: tree.range(child))
                let word = sources[id].text(range.bytes).prefix { $0.isLetter }
                if FirstTokens.file.keywords.contains(where: { $0.text == word }) { broken.skipped.append(range) }
            }
            next = tree.nextSibling(child)
        }
    }

    /// Notes whether a declaration is incomplete.
    mutating func noteBroken(_ node: SyntaxNode, _ kind: SymbolKind) {
        let name = node.name(0).map { $0.start } ?? node.range.start
        if isIncomplete(node) || isUnread(place(ByteRange.at(name))) {
            broken.declarations.insert(kind)
            broken.nodes[kind] = (node, file)
        }
        if files[file.index].holdsUnread(node.range) { broken.unread.insert(kind) }
    }

    /// Whether a module's block stands somewhere whose name is missing, or that holds what could not be read: what it
    /// says is not known to be said.
    var isModuleUnread: Bool {
        if broken.holdsHeadlessModule { return true }
        return brokenFiles.contains { id in
            files[id.index].root.decls.contains { $0.kind == .moduleDecl && ($0.name(0) == nil || holdsBroken($0)) }
        }
    }

    /// Whether the module has no block, so that nothing of what a block says is known; that it has none was reported.
    var isModuleMissing: Bool {
        scopes[module.index].block == nil && unknownFloors.contains(module)
    }

    /// Notes a declaration without a name, by its title.
    mutating func noteNameless(_ node: SyntaxNode) {
        let header = text(node.range).prefix { $0 != "{" }
        let parts = header.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        let title = parts.count > 2 ? NamelessDeclaration.letters(parts[1]) : ""
        broken.nameless.append(NamelessDeclaration(kind: node.kind, module: module, title: title))
    }

    /// Whether a part of a node is missing or was skipped.
    func isIncomplete(_ node: SyntaxNode) -> Bool {
        brokenFiles.contains(file) && holdsBroken(node)
    }

    func holdsBroken(_ node: SyntaxNode) -> Bool {
        // Children stand before their parent, the first one's first descendant first.
        var first = node.id
        while let child = node.tree.firstChild(first) { first = child }
        return hasBrokenNode(node.tree, first.index..<node.id.index + 1)
    }

    private func hasBrokenNode(_ tree: SyntaxTree, _ nodes: Range<Int>) -> Bool {
        nodes.contains { index in
            let kind = tree.kind(SyntaxID(rawValue: UInt32(truncatingIfNeeded: index)))
            return kind == .error || kind == .missing
        }
    }

    /// Whether a name that is not found may stand in a part that was skipped, or in a module that is not given.
    func mayBeSkipped(_ word: String) -> Bool {
        if scopes[module.index].hasUnknownImport { return true }
        if broken.nameless.contains(where: { $0.module == module && $0.mayBe(word) }) { return true }
        return broken.skipped.contains { range in
            sources[range.file].text(range.bytes).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
                $0 == word
            }
        }
    }

    /// Whether a place lies in a statement that could not be read, so that what is wrong there is said.
    func isUnread(_ range: SourceRange?) -> Bool {
        guard let range, range.file.index < files.count else { return false }
        return files[range.file.index].isUnread(range.bytes.start)
    }

    /// Whether a part of the current declaration, of which nothing is known, may use or name anything.
    var mayHoldMore: Bool {
        isCurrentIncomplete || current.map { broken.unread.contains($0) } ?? false
    }

    /// Whether a declaration lacks a part that the parser has reported.
    func isIncomplete(_ kind: SymbolKind) -> Bool {
        broken.declarations.contains(kind)
    }
}
