// In: texts and names of symbols. Out: warnings about what is cut, shown as it is written, or not shown at all.
// Invariant: a text is judged once, wherever it is used.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Titles beyond this are cut in every place that shows them.
    private static let longestTitle = 50

    /// Reports a title that no row of an editor, picker or gallery has room for.
    mutating func checkLength(of id: TextID) {
        let text = program.texts[id]
        var count = 0
        for case .literal(let literal) in text.segments { count += program.text(literal).count }
        if count > Checker.longestTitle { report(.longTitle(count, at: text.range)) }
    }

    // MARK: Placeholders

    /// Reports placeholders of other languages, which people would read as they are.
    mutating func checkPlaceholders() {
        for text in program.texts.rows where text.purpose != .data {
            for case .literal(let literal) in text.segments {
                guard let found = placeholder(in: program.names[literal]) else { continue }
                report(.literalPlaceholder(found, at: text.range))
                break
            }
        }
    }

    /// `{name}`, `${name}`, `$(name)`, `%@`, `%d`, `%1$@` and their like.
    private func placeholder(in bytes: ArraySlice<UInt8>) -> String? {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case 0x7B:
                if let end = nameEnd(bytes, after: index, closing: 0x7D) { return string(bytes[index..<end]) }
            case 0x24 where index + 1 < bytes.endIndex && bytes[index + 1] == 0x28:
                if let end = nameEnd(bytes, after: index + 1, closing: 0x29) { return string(bytes[index..<end]) }
            case 0x25:
                if let end = formatEnd(bytes, at: index) { return string(bytes[index..<end]) }
            default: break
            }
            index += 1
        }
        return nil
    }

    private func string(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// The end of a name in braces or parentheses, which are not empty.
    private func nameEnd(_ bytes: ArraySlice<UInt8>, after open: Int, closing: UInt8) -> Int? {
        var index = open + 1
        while index < bytes.endIndex, isLetter(bytes[index]) || isDigit(bytes[index]) || bytes[index] == 0x5F
            || bytes[index] == 0x2E
        {
            index += 1
        }
        guard index > open + 1, index < bytes.endIndex, bytes[index] == closing else { return nil }
        return index + 1
    }

    /// The end of a placeholder of C: `%`, perhaps a position, a length, and a letter that ends a word.
    private func formatEnd(_ bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
        var index = start + 1
        let digits = index
        while index < bytes.endIndex, isDigit(bytes[index]) { index += 1 }
        if index > digits {
            guard index < bytes.endIndex, bytes[index] == 0x24 else { return nil }
            index += 1
        }
        while index < bytes.endIndex, bytes[index] == 0x6C || bytes[index] == 0x71 { index += 1 }
        guard index < bytes.endIndex else { return nil }
        if bytes[index] == 0x40 { return index + 1 }
        guard [0x64, 0x69, 0x75, 0x66, 0x73].contains(bytes[index]) else { return nil }
        let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0x20
        return isLetter(next) || isDigit(next) ? nil : index + 1
    }

    // MARK: Symbols

    /// Reports the names of symbols that an expression gives and that no SF Symbol has.
    mutating func checkSymbols(of root: ExprID) {
        var waiting = [root]
        while let id = waiting.popLast() {
            switch program.expressions[id].kind {
            case .string(let text):
                guard program.texts[text].segments.count == 1, case .literal(let name) = program.texts[text].segments[0]
                else { continue }
                checkSymbol(program.names[name], at: program.texts[text].range)
            case .conditional(_, let then, let otherwise): waiting += [then, otherwise]
            case .coalesce(let left, let right): waiting += [left, right]
            default: continue
            }
        }
    }

    /// SF Symbols are named by words of small letters and digits with dots between them.
    mutating func checkSymbol(_ name: ArraySlice<UInt8>, at range: SourceRange) {
        let isName = name.split(separator: 0x2E, omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || isDigit($0) }
        }
        if name.isEmpty { return }
        program.assetUses.append(AssetUse(name: program.names.intern(name), kind: .symbol, range: range))
        if isName { return }
        report(.symbolName(String(decoding: name, as: UTF8.self), at: range))
    }
}
