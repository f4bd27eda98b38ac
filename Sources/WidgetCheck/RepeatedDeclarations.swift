// In: declarations of names that others have already. Out: a finding for each, or one for a file that is a copy.
// Invariant: of what a second declaration holds nothing is said; that both stand there is the mistake.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// A declaration of a name that another has already.
struct RepeatedDeclaration {
    let name: NameID
    let range: SourceRange
    let node: SyntaxNode
    /// Where the other has it.
    let first: SourceRange
    /// What the other is; nil for the block of a module.
    let kind: SymbolKind?
}

extension Checker {
    /// Reports declarations of names that others have already. Several that one other file has are one mistake: a file
    /// that was copied.
    mutating func reportRepeated() {
        guard !repeated.isEmpty else { return }
        noteContests()
        let copies = copiedFiles()
        for (copy, original) in copies.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            reportCopy(copy, of: original)
        }
        var order: [FilePair] = []
        var groups: [FilePair: [RepeatedDeclaration]] = [:]
        for item in repeated {
            let pair = FilePair(file: item.range.file, first: item.first.file)
            if copies[pair.file] != nil || copies[pair.first] == pair.file { continue }
            if groups[pair] == nil { order.append(pair) }
            groups[pair, default: []].append(item)
        }
        for pair in order {
            let items = groups[pair] ?? []
            if pair.file != pair.first, items.count > 1 {
                let names = items.map { program.text($0.name) }
                let other = sources[pair.first].fileName
                report(.repeatedDeclarations(names, of: other, at: items[0].range, first: items.map(\.first)))
            } else {
                for item in items { reportRepeated(item) }
            }
        }
    }

    private struct FilePair: Hashable {
        let file: FileID
        let first: FileID
    }

    private mutating func reportRepeated(_ item: RepeatedDeclaration) {
        let name = program.text(item.name)
        if item.kind == nil {
            report(.duplicateModule(name, at: item.range, first: item.first))
        } else {
            report(.duplicateName(name, at: item.range, first: item.first))
        }
    }

    // MARK: Copies

    /// A name that a file declares; a module's block and a declaration may have the same.
    private struct FileName: Hashable {
        let name: NameID
        let isModule: Bool
    }

    /// Files of which every declaration stands in another too, with that one. Of two that declare the same, the one
    /// with the longer name is the copy, as `a copy.widget` is beside `a.widget`.
    private mutating func copiedFiles() -> [FileID: FileID] {
        var suspects = Set(repeated.flatMap { [$0.range.file, $0.first.file] }).sorted { $0.rawValue < $1.rawValue }
        // A file without a repeated declaration of its own would be the copy of another that repeats it.
        var names: [FileID: [FileName: ByteRange]] = [:]
        for id in suspects { names[id] = declaredNames(in: id) }
        suspects.removeAll { names[$0]?.isEmpty ?? true }
        var copies: [FileID: FileID] = [:]
        // So many files are compared in pairs, and no more.
        guard suspects.count <= 1_000 else { return copies }
        for copy in suspects {
            let own = names[copy] ?? [:]
            let holders = suspects.filter { other in
                guard other != copy, fileModules[other.index] == fileModules[copy.index] else { return false }
                guard let all = names[other], own.keys.allSatisfy({ all[$0] != nil }) else { return false }
                return all.count > own.count || isShorter(other, copy)
            }
            guard let original = holders.min(by: { isShorter($0, $1) }) else { continue }
            if own.count > 1 || isSameText(own, copy, names[original] ?? [:], original) { copies[copy] = original }
        }
        return copies
    }

    /// Whether the name of a file is shorter than that of another, or stands before it.
    private func isShorter(_ left: FileID, _ right: FileID) -> Bool {
        let lengths = (sources[left].stem.utf8.count, sources[right].stem.utf8.count)
        return lengths.0 == lengths.1 ? left.rawValue < right.rawValue : lengths.0 < lengths.1
    }

    /// What a file declares, its module by a block included, with the bytes of each declaration.
    private mutating func declaredNames(in id: FileID) -> [FileName: ByteRange] {
        file = id
        var names: [FileName: ByteRange] = [:]
        for node in files[id.index].root.decls where node.kind != .moduleLine {
            guard let range = node.name(0) else { continue }
            let name = name(range)
            names[FileName(name: name, isModule: node.kind == .moduleDecl)] = node.range
        }
        return names
    }

    private func isSameText(
        _ names: [FileName: ByteRange], _ copy: FileID, _ others: [FileName: ByteRange], _ original: FileID
    ) -> Bool {
        names.allSatisfy { name, range in
            others[name].map { sources[original].text($0) == sources[copy].text(range) } ?? false
        }
    }

    private mutating func reportCopy(_ copy: FileID, of original: FileID) {
        func place(_ node: SyntaxNode, in id: FileID) -> SourceRange? {
            node.name(0).map { SourceRange(file: id, bytes: $0) }
        }
        let isNamed = { (node: SyntaxNode) in node.kind != .moduleLine && node.name(0) != nil }
        guard let first = files[copy.index].root.decls.first(where: isNamed), let range = place(first, in: copy)
        else { return }
        let text = sources[copy].text(range.bytes)
        let same = files[original.index].root.decls.first { node in
            isNamed(node) && place(node, in: original).map { sources[original].text($0.bytes) == text } ?? false
        }
        let other = same.flatMap { place($0, in: original) }
        report(.repeatedFile(of: sources[original].fileName, at: range, first: other))
    }

    // MARK: Uses

    /// Of two declarations that differ either may be meant where the name is used.
    private mutating func noteContests() {
        let kinds = Set(repeated.compactMap(\.kind))
        var firsts: [SymbolKind: Collected] = [:]
        for item in collected where kinds.contains(item.kind) { firsts[item.kind] = item }
        for item in repeated {
            guard let kind = item.kind, let first = firsts[kind] else { continue }
            let text = sources[item.range.file].text(item.node.range)
            if sources[first.file].text(first.node.range) == text { continue }
            broken.declarations.insert(kind)
            if first.node.kind != item.node.kind { contested.insert(program.text(item.name)) }
        }
    }

    /// Takes back what was said of uses that may mean a second declaration of another kind.
    mutating func removeContested() {
        guard !contested.isEmpty else { return }
        let findings = bag.diagnostics.indices.filter { index in
            let finding = bag.diagnostics[index]
            guard finding.severity == .error, finding.code != .duplicateName, let range = finding.range else {
                return false
            }
            return contested.contains(sources[range.file].text(range.bytes))
        }
        bag.remove(Set(findings))
    }
}
