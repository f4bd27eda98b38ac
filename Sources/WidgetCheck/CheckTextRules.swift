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
        if count > Checker.longestTitle, isSound(text.range) { report(.longTitle(count, at: text.range)) }
    }

    /// Reports a title that stands in place of a text.
    mutating func checkLength(of title: String, at range: SourceRange) {
        if title.count > Checker.longestTitle { report(.longTitle(title.count, at: range)) }
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
        if name.isEmpty { return }
        program.assetUses.append(AssetUse(name: program.names.intern(name), kind: .symbol, range: range))
        if isSymbolName(name) { return }
        report(.symbolName(String(decoding: name, as: UTF8.self), at: range))
    }

    /// Whether a symbol may have a name, or it is empty.
    func isSymbolName(_ name: ArraySlice<UInt8>) -> Bool {
        let words = name.split(separator: 0x2E, omittingEmptySubsequences: false)
        if name.isEmpty { return true }
        let isPlain = words.allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || (0x30...0x39).contains($0) }
        }
        guard isPlain, words.count > 1, let last = words.last else { return isPlain }
        return !Checker.imageExtensions.contains(String(decoding: last, as: UTF8.self))
    }

    private static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf", "heic", "gif", "webp"]

    /// Reports a symbol that is said to be none, of a thing that may be without the line.
    mutating func checkEmptySymbol(_ id: ExprID) {
        guard case .string(let text) = program.expressions[id].kind, program.texts[text].segments.isEmpty else {
            return
        }
        report(.emptyText(of: "symbol", at: program.expressions[id].range))
    }
}
