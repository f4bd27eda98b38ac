// In: the tokens of a file whose braces may not pair up. Out: which braces are probably wrong.
// Invariant: it names no brace if they pair up, or if indentation does not explain exactly what is wrong; a guess at
// mistakes that hide each other is made of its own, for files in which something is wrong.

import WidgetBase

/// Braces that indentation shows to be unclosed or stray.
struct BraceGuess: Sendable {
    /// The token before which the block of an opening brace ends, by the brace's token.
    private(set) var unclosed: [Int: Int] = [:]
    /// Closing braces that close nothing.
    private(set) var stray: Set<Int> = []
    /// Whether the file has fewer closing than opening braces.
    private(set) var lacksClosers = false
    /// Whether the file has fewer opening than closing braces.
    private(set) var lacksOpeners = false

    private struct Open {
        let brace: Int
        /// The column of the line that the brace stands on.
        let column: Int
        /// The column of the block's first line; nil while it has none.
        var memberColumn: Int?
        /// Whether the block is that of `filter`, `first` or `last`.
        let isClosure: Bool
        /// Whether something stands after the brace on its line.
        var hasContentOnLine = false

        /// Whether the block's own lines are indented, so that a line that is not shows its end.
        var isIndented: Bool { memberColumn.map { $0 > column } ?? hasContentOnLine }
    }

    init(_ tokens: TokenBuffer, bytes: [UInt8]) {
        var balance = 0
        var lowest = 0
        for kind in tokens.kinds {
            if kind == .leftBrace {
                balance += 1
            } else if kind == .rightBrace {
                balance -= 1
                lowest = min(lowest, balance)
            }
        }
        lacksClosers = balance > 0
        lacksOpeners = balance < 0
        guard balance != 0, lowest == min(balance, 0) else { return }
        if balance > 0 {
            findUnclosed(tokens, bytes, count: balance)
        } else {
            findStray(tokens, bytes, count: -balance)
        }
    }

    /// What indentation says where a brace too few and one too many may hide each other: blocks that are unclosed and
    /// braces that are stray are found side by side. Empty if it shows no such mistake.
    static func mixed(_ tokens: TokenBuffer, bytes: [UInt8]) -> BraceGuess {
        var guess = BraceGuess()
        guess.findUnclosed(tokens, bytes, count: nil)
        guess.lacksClosers = !guess.unclosed.isEmpty
        guess.lacksOpeners = !guess.stray.isEmpty
        return guess
    }

    private init() {}

    var isEmpty: Bool { unclosed.isEmpty && stray.isEmpty }

    /// What indentation has shown about stray braces turned out to be wrong.
    mutating func forgetStray() { stray = [] }

    /// - Parameter count: how many there are; nil where braces may be stray as well, which are found then.
    private mutating func findUnclosed(_ tokens: TokenBuffer, _ bytes: [UInt8], count: Int?) {
        var open: [Open] = []
        var lineColumn = 0
        for index in 0..<tokens.count {
            let kind = tokens.kinds[index]
            if tokens.flags[index].contains(.first), kind != .endOfFile {
                lineColumn = BraceGuess.column(of: tokens.starts[index], in: bytes)
                if kind == .rightBrace {
                    // The brace belongs to the block whose line starts in its column; those within are unclosed.
                    if open.contains(where: { $0.column == lineColumn }) {
                        while let last = open.last, last.column > lineColumn {
                            unclosed[last.brace] = index
                            open.removeLast()
                        }
                    }
                } else if kind != .leftBrace {
                    // A closure that starts with its expression ends on the same line, unless that goes on.
                    while let last = open.last, last.isIndented,
                        last.column >= lineColumn || (last.isClosure && last.hasContentOnLine && !kind.isContinuer)
                    {
                        unclosed[last.brace] = index
                        open.removeLast()
                    }
                    if let last = open.last, last.memberColumn == nil {
                        open[open.count - 1].memberColumn = lineColumn
                    }
                }
            } else if let last = open.last, last.memberColumn == nil, last.brace == index - 1 {
                open[open.count - 1].hasContentOnLine = true
            }
            if kind == .leftBrace {
                // Deeper blocks are an error of their own; looking through all of them would take too long.
                guard open.count < Parser.nestingLimit else {
                    unclosed = [:]
                    return
                }
                let isClosure = index > 1 && [.dot, .questionDot].contains(tokens.kinds[index - 2])
                open.append(Open(brace: index, column: lineColumn, isClosure: isClosure))
            } else if kind == .rightBrace {
                if count == nil, isStray(index, tokens, at: lineColumn, behind: open.last?.column) {
                    stray.insert(index)
                } else if !open.isEmpty {
                    open.removeLast()
                }
            }
        }
        for block in open { unclosed[block.brace] = tokens.count - 1 }
        if let count, unclosed.count != count { unclosed = [:] }
    }

    /// Whether a closing brace is none of the innermost block's, which stands on a line in that column.
    private func isStray(_ index: Int, _ tokens: TokenBuffer, at lineColumn: Int, behind column: Int?) -> Bool {
        guard let column else { return true }
        return lineColumn > column && (tokens.flags[index].contains(.first) || tokens.kinds[index - 1] == .rightBrace)
    }

    private mutating func findStray(_ tokens: TokenBuffer, _ bytes: [UInt8], count: Int) {
        var columns: [Int] = []
        var lineColumn = 0
        for index in 0..<tokens.count {
            let kind = tokens.kinds[index]
            let isFirst = tokens.flags[index].contains(.first)
            if isFirst { lineColumn = BraceGuess.column(of: tokens.starts[index], in: bytes) }
            if kind == .leftBrace {
                columns.append(lineColumn)
            } else if kind == .rightBrace {
                guard let column = columns.last else {
                    stray.insert(index)
                    continue
                }
                // A block that was begun on a line further out does not end right behind another brace.
                let isDoubled =
                    index > 0 && tokens.kinds[index - 1] == .rightBrace
                    && tokens.ends[index - 1] == tokens.starts[index]
                if isFirst || isDoubled, lineColumn > column, stray.count < count {
                    stray.insert(index)
                } else {
                    columns.removeLast()
                }
            }
        }
        if stray.count != count || !columns.isEmpty { stray = [] }
    }

    /// How many bytes stand before a token on its line.
    static func column(of start: UInt32, in bytes: [UInt8]) -> Int {
        var position = Int(start)
        while position > 0, bytes[position - 1] != 0x0A, bytes[position - 1] != 0x0D { position -= 1 }
        return Int(start) - position
    }
}
