// In: uses of declarations that are of another kind than is wanted. Out: one finding for each such declaration.
// Invariant: nothing is done here for a description without such a use; each finding is looked at twice at most.

import WidgetBase
import WidgetModel

extension Checker {
    /// Makes one finding of those that want a declaration to be of another kind. What such a declaration lacks, or has
    /// too much, follows from its keyword. Gives the findings that are no longer wanted.
    mutating func joinWrongDeclarations() -> Set<Int> {
        var uses: [SourceRange: [Int]] = [:]
        for (index, finding) in bag.diagnostics.enumerated() where finding.code == .wrongDeclaration {
            if finding.labels.count == 1, let declared = finding.labels[0].range {
                uses[declared, default: []].append(index)
            }
        }
        guard !uses.isEmpty else { return [] }
        var joined: Set<Int> = []
        var nodes: [FileID: [SourceRange]] = [:]
        var usesByNode: [SourceRange: [Int]] = [:]
        for item in collected {
            guard let range = header(of: item.kind)?.range, let indices = uses[range] else { continue }
            nodes[item.file, default: []].append(SourceRange(file: item.file, bytes: item.node.range))
            usesByNode[SourceRange(file: item.file, bytes: item.node.range)] = indices
            let alike = indices.filter { bag.diagnostics[$0].message == bag.diagnostics[indices[0]].message }
            guard alike.count > 1 else { continue }
            bag.replace(alike[0], with: .usedAlike(alike.map { bag.diagnostics[$0] }))
            joined.formUnion(alike.dropFirst())
        }
        for (index, finding) in bag.diagnostics.enumerated()
        where [.missingMember, .memberNotAllowed, .missingGroup].contains(finding.code) {
            guard let range = finding.range, let wrong = nodes[range.file] else { continue }
            guard let node = node(of: wrong, at: range) else { continue }
            joined.insert(index)
            // What lacks a part of its own kind, and is used as another, is meant to be that.
            let uses = (usesByNode.removeValue(forKey: node) ?? []).filter { !joined.contains($0) }
            let sorted = uses.sorted { bag.diagnostics[$0].precedes(bag.diagnostics[$1]) }
            guard sorted.count > 1 else { continue }
            bag.replace(sorted[0], with: .usedAlike(sorted.map { bag.diagnostics[$0] }))
            joined.formUnion(sorted.dropFirst())
        }
        return joined
    }

    /// Which of several declarations of a file, which stand in order, holds a place.
    private func node(of nodes: [SourceRange], at range: SourceRange) -> SourceRange? {
        let index = nodes.partitioningIndex { $0.bytes.end > range.bytes.start }
        return index < nodes.count && nodes[index].bytes.start <= range.bytes.start ? nodes[index] : nil
    }
}
