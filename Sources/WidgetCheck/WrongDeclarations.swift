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
        for item in collected {
            guard let range = header(of: item.kind)?.range, let indices = uses[range] else { continue }
            nodes[item.file, default: []].append(SourceRange(file: item.file, bytes: item.node.range))
            let alike = indices.filter { bag.diagnostics[$0].message == bag.diagnostics[indices[0]].message }
            guard alike.count > 1 else { continue }
            bag.replace(alike[0], with: .usedAlike(alike.map { bag.diagnostics[$0] }))
            joined.formUnion(alike.dropFirst())
        }
        for (index, finding) in bag.diagnostics.enumerated()
        where [.missingMember, .memberNotAllowed, .missingGroup].contains(finding.code) {
            guard let range = finding.range, let wrong = nodes[range.file] else { continue }
            if holds(wrong, range) { joined.insert(index) }
        }
        return joined
    }

    /// Whether one of several declarations of a file, which stand in order, holds a place.
    private func holds(_ nodes: [SourceRange], _ range: SourceRange) -> Bool {
        let index = nodes.partitioningIndex { $0.bytes.end > range.bytes.start }
        return index < nodes.count && nodes[index].bytes.start <= range.bytes.start
    }
}
