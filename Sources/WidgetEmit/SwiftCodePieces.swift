// In: code with marks. Out: the pieces between its marks, for code that does not fit on its line.
// Invariant: the pieces of a code, joined again, are that code.

extension SwiftCode {
    /// A piece of code.
    enum Piece {
        case text(ArraySlice<UInt8>)
        /// Items between brackets or braces.
        case group(Group)
        /// What stands between the quotes of a literal, cut where the literal may go on in a next line.
        case string([String], marked: ArraySlice<UInt8>)
        /// A place before an operator: a space, or a new line one level deeper.
        case softBreak
        /// A place before a method of a chain: nothing, or a new line one level deeper.
        case chainBreak
    }

    /// What stands between an opening and a closing bracket.
    struct Group {
        var open: String
        var items: [SwiftCode]
        var close: String
        var traits: GroupTraits
        var marked: ArraySlice<UInt8>
    }

    /// The code piece by piece.
    var pieces: [Piece] {
        var reader = PieceReader(bytes: marked[...])
        var pieces: [Piece] = []
        while let piece = reader.next() { pieces.append(piece) }
        return pieces
    }

    init(pieces: some Sequence<Piece>) {
        self.init(marked: pieces.reduce(into: []) { $0 += $1.marked })
    }

    /// Code cut out of other code.
    init(marked bytes: some Sequence<UInt8>) {
        var markCount = 0
        var isBroken = false
        var isInBroken = false
        var previous: UInt8 = 0
        let bytes = Array(bytes)
        for byte in bytes {
            if CodeMark.isMark(byte) { markCount += 1 }
            if CodeMark.groupStarts.contains(byte) { isInBroken = CodeMark.traits(byte).contains(.broken) }
            if previous == CodeMark.items {
                if isInBroken, byte != CodeMark.close { isBroken = true }
                isInBroken = false
            }
            previous = byte
        }
        self.init(marked: bytes, markCount: markCount, isBroken: isBroken)
    }
}

extension SwiftCode.Piece {
    fileprivate var marked: ArraySlice<UInt8> {
        switch self {
        case .text(let bytes): return bytes
        case .group(let group): return group.marked
        case .string(_, let bytes): return bytes
        case .softBreak: return [CodeMark.softBreak, 0x20]
        case .chainBreak: return [CodeMark.chainBreak]
        }
    }
}

/// Cuts code at its marks. Marks are balanced, since only `SwiftCode` sets them.
private struct PieceReader {
    var bytes: ArraySlice<UInt8>

    mutating func next() -> SwiftCode.Piece? {
        guard let first = bytes.first else { return nil }
        switch first {
        case CodeMark.softBreak:
            bytes = bytes.dropFirst(2)
            return .softBreak
        case CodeMark.chainBreak:
            bytes = bytes.dropFirst()
            return .chainBreak
        case CodeMark.stringStart: return string()
        case CodeMark.groupStarts: return group(CodeMark.traits(first))
        default:
            let end = bytes.firstIndex(where: CodeMark.isMark) ?? bytes.endIndex
            // A mark that belongs to no piece cannot come here; were there one, it would be left out.
            guard end > bytes.startIndex else {
                bytes = bytes.dropFirst()
                return next()
            }
            return .text(take(upTo: end))
        }
    }

    private mutating func string() -> SwiftCode.Piece {
        let start = bytes
        var tokens = take(through: CodeMark.stringEnd).dropFirst(2).split(
            separator: CodeMark.token,
            omittingEmptySubsequences: false
        )
        // The quote and the mark of the end.
        if let last = tokens.popLast() { tokens.append(last.dropLast(2)) }
        let texts = tokens.map { String(decoding: $0, as: UTF8.self) }
        return .string(texts.filter { !$0.isEmpty }, marked: start[..<bytes.startIndex])
    }

    private mutating func group(_ traits: GroupTraits) -> SwiftCode.Piece {
        let start = bytes
        let open = String(decoding: take(through: CodeMark.items).dropFirst().dropLast(), as: UTF8.self)
        if traits.contains(.padded) { bytes = bytes.dropFirst() }
        var items: [SwiftCode] = []
        while let item = item() { items.append(item) }
        // The mark of the end of the items, and the space of a group that is padded.
        bytes = bytes.dropFirst(traits.contains(.padded) ? 2 : 1)
        let close = String(decoding: take(through: CodeMark.groupEnd).dropLast(), as: UTF8.self)
        return .group(
            SwiftCode.Group(
                open: open,
                items: items,
                close: close,
                traits: traits,
                marked: start[..<bytes.startIndex]
            )
        )
    }

    /// The next item of a group, without the comma after it; nil before the mark of the end of the items.
    private mutating func item() -> SwiftCode? {
        guard let first = bytes.first, first != CodeMark.close else { return nil }
        var depth = 0
        var end = bytes.startIndex
        while end < bytes.endIndex {
            let byte = bytes[end]
            if depth == 0, byte == CodeMark.separator || byte == CodeMark.close { break }
            if CodeMark.groupStarts.contains(byte) { depth += 1 }
            if byte == CodeMark.groupEnd { depth -= 1 }
            end += 1
        }
        let item = SwiftCode(marked: take(upTo: end))
        if bytes.first == CodeMark.separator { bytes = bytes.dropFirst(3) }
        return item
    }

    private mutating func take(through mark: UInt8) -> ArraySlice<UInt8> {
        take(upTo: bytes.firstIndex(of: mark).map { $0 + 1 } ?? bytes.endIndex)
    }

    private mutating func take(upTo end: Int) -> ArraySlice<UInt8> {
        defer { bytes = bytes[end...] }
        return bytes[..<end]
    }
}
