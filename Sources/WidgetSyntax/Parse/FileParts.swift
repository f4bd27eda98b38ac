// In: a large source file. Out: its tokens and its tree, made of those of parts that were parsed each by itself.
// Invariant: what comes out is what parsing the whole file gives; where that is not sure, nothing comes out.

import WidgetBase

/// A file cut between declarations, so that its parts can be parsed in parallel.
///
/// The cuts are guesses: behind a line that is `}` alone, not indented, a declaration most likely ends. A guess is
/// right if no part has a finding. One that ended within a comment, a text or a block would have it: that is not
/// closed. So each part but the first begins as the whole file would go on there, with nothing open.
public struct FileParts: Sendable {
    private let source: SourceFile
    private let id: FileID
    private let ranges: [Range<Int>]

    /// Nil for a file that is not worth it.
    ///
    /// - Parameters:
    ///   - count: how many parts are wanted.
    ///   - size: how many bytes a part has at least.
    public init?(_ source: SourceFile, id: FileID, count: Int, size: Int = 32_768) {
        let bytes = source.bytes
        guard count > 1, bytes.count >= 2 * size, bytes.count <= SourceFile.byteLimit else { return nil }
        var ranges: [Range<Int>] = []
        var start = 0
        let wanted = max(size, (bytes.count + count - 1) / count)
        while start + wanted < bytes.count, let end = FileParts.cut(bytes, from: start + wanted) {
            ranges.append(start..<end)
            start = end
        }
        guard !ranges.isEmpty else { return nil }
        if start < bytes.count { ranges.append(start..<bytes.count) }
        self.source = source
        self.id = id
        self.ranges = ranges
    }

    public var count: Int { ranges.count }

    /// Parses a part by itself, with places that count from its start. Nil if there is something to say about it.
    public func parse(_ index: Int) -> ParsedFile? {
        var bag = DiagnosticBag()
        let part = SourceFile(path: source.path, bytes: Array(source.bytes[ranges[index]]))
        let file = WidgetSyntax.parse(part, id: id, into: &bag)
        return bag.diagnostics.isEmpty && bag.omittedCount == 0 ? file : nil
    }

    /// The file of its parts; nil if one of them is.
    public func join(_ parts: [ParsedFile?]) -> ParsedFile? {
        var tokens = TokenBuffer()
        tokens.reserve(parts.reduce(0) { $0 + ($1?.tokens.count ?? 0) })
        var tree = SyntaxTreeBuilder()
        tree.reserve(parts.reduce(0) { $0 + ($1?.tree.count ?? 0) })
        var declarations: [UInt32] = []
        for (part, range) in zip(parts, ranges) {
            guard let part else { return nil }
            // The end of a part is no token of the file.
            if tokens.count > 0 { tokens.cut(to: tokens.count - 1) }
            let tokenBase = UInt32(truncatingIfNeeded: tokens.count)
            let byteBase = UInt32(truncatingIfNeeded: range.lowerBound)
            tokens.append(part.tokens, tokenBase: tokenBase, byteBase: byteBase)
            declarations += tree.append(part.tree, tokenBase: tokenBase, byteBase: byteBase)
        }
        tree.finish(declarations, tokens)
        return ParsedFile(id: id, tokens: tokens, tree: SyntaxTree(tree, docs: tokens.docs), unread: [])
    }

    /// The place behind the first line from an offset on that is a brace alone.
    private static func cut(_ bytes: [UInt8], from offset: Int) -> Int? {
        var index = offset
        while index + 2 < bytes.count {
            guard let end = bytes[index...].firstIndex(of: 0x0A), end + 2 < bytes.count else { return nil }
            index = end + 1
            guard bytes[index] == 0x7D else { continue }
            var next = index + 1
            if bytes[next] == 0x0D { next += 1 }
            if next < bytes.count, bytes[next] == 0x0A { return next + 1 }
        }
        return nil
    }
}
