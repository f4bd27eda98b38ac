// In: a parser before a colour as Swift, CSS or an asset catalog of another platform has it. Out: the parser behind it.
// Invariant: one finding, with the colour as it is written here where that can be told.

import WidgetBase

extension Parser {
    /// Types of Swift's frameworks that are colours.
    static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
    /// Types and functions that name a colour of a catalog.
    private static let assetNames: Set<String> = ["Color", "UIColor", "NSColor", "Asset", "asset", "named"]

    /// `green`, `Color.green`, `Color(hex: "…")` and their like for `.green`.
    @inline(never)
    mutating func parseForeignColor(_ mark: Mark) {
        let start = position
        let hasDot = at(.dot)
        var end = position + (hasDot ? 2 : 1)
        while kinds[end] == .dot, kinds[end + 1] == .identifier { end += 2 }
        let isCall = kinds[end] == .leftParen || kinds[end] == .leftBrace
        var last = end
        if isCall {
            position = end
            skipBalanced()
            last = position
            position = start
        }
        report { $0.foreignColor(name: end - 1, end: end, last: last, isCall: isCall) }
        advance(to: last)
        if at(.dot), isAdjacent(position) { skipWhile { $0 != .comma && $0 != .rightParen } }
        finish(.error, mark)
    }

    /// Names of the fonts that SwiftUI brings, and its functions that make others.
    private static let fontNames: Set<String> = [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
        "caption2", "system", "custom",
    ]
    private static let fontWeights: Set<String> = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// What to say of `.title.bold()`; nil where no font stands before the dot here.
    mutating func fontBehindName() -> Diagnostic? {
        guard position >= 2, kinds[position - 2] == .dot, Parser.fontNames.contains(text(at: position - 1)) else {
            return nil
        }
        let weight = text(at: position + 1)
        let isCall = peek(2) == .leftParen && peek(3) == .rightParen
        let end = position + (isCall ? 4 : 2)
        let meant =
            isCall && Parser.fontWeights.contains(weight)
            ? "font(.\(text(at: position - 1)), weight: .\(weight))" : nil
        return ParseDiagnostics.fontForm(place(range(position - 2, end)), meant: meant)
    }

    private mutating func foreignColor(name: Int, end: Int, last: Int, isCall: Bool) -> Diagnostic {
        let whole = place(range(position, last))
        let type = text(at: at(.dot) ? position + 1 : position)
        guard isCall else {
            let word = text(at: name)
            if let hex = Parser.hex(word) { return ParseDiagnostics.colorForm(whole, meant: hex) }
            let isType = name == position && Parser.colorTypes.contains(word)
            if !isType, Parser.colorTypes.contains(type) { return ParseDiagnostics.colorForm(whole, meant: ".\(word)") }
            let all = source.text(whole.bytes)
            let isLookUp = kinds[min(last, lastToken)] == .leftBracket && last == end && isAdjacent(last)
            if isLookUp { return ParseDiagnostics.lookUpForValue(whole, name: word) }
            return ParseDiagnostics.foreignValue(whole, name: isType ? "green" : all, isCall: isType)
        }
        if at(.dot), Parser.fontNames.contains(type) { return ParseDiagnostics.fontForm(whole, meant: nil) }
        if type == "Font" || type == "font" || text(at: name) == "Font" {
            return ParseDiagnostics.foreignValue(place(range(position, end)), name: "Font", isCall: true)
        }
        let isColor =
            Parser.colorTypes.contains(type) || at(.dot)
            || ["hex", "rgb", "rgba", "hsl", "Asset", "named", "ColorResource"].contains(text(at: name))
        if let text = onlyText(from: end) {
            let bare = self.text(at: text).filter { $0 != "\"" && $0 != "#" }
            if isColor, let hex = Parser.hex(bare) { return ParseDiagnostics.colorForm(whole, meant: hex) }
            if isColor, Parser.assetNames.contains(type) || Parser.assetNames.contains(self.text(at: name)) {
                return ParseDiagnostics.colorForm(whole, meant: "asset(\(self.text(at: text)))")
            }
            if !isColor { return ParseDiagnostics.textByItself(whole, text: self.text(at: text)) }
        }
        if kinds[end + 1] == .dot, kinds[end + 2] == .identifier, last == end + 4 {
            return ParseDiagnostics.colorForm(whole, meant: ".\(text(at: end + 2))")
        }
        let isMixed = ["hsl", "hsla", "hsb", "rgba"].contains(text(at: name))
        if isColor {
            return ParseDiagnostics.colorForm(whole, meant: isMixed ? nil : components(from: end, to: last))
        }
        return ParseDiagnostics.foreignValue(place(range(position, end)), name: text(at: name), isCall: true)
    }

    /// Six or eight hexadecimal digits, or three of them doubled, as a colour.
    static func hex(_ word: String) -> String? {
        let digits = word.hasPrefix("0x") || word.hasPrefix("0X") ? String(word.dropFirst(2)) : word
        guard digits.utf8.allSatisfy({ ByteClass.isHexDigit($0) }) else { return nil }
        switch digits.utf8.count {
        case 6, 8: return "#" + digits
        case 3: return "#" + digits.map { "\($0)\($0)" }.joined()
        default: return nil
        }
    }

    /// `(red: 1, green: 0.5, blue: 0)` or `(255, 128, 0)` as a colour.
    private mutating func components(from paren: Int, to end: Int) -> String? {
        if kinds[paren + 1] == .integer, end == paren + 3 { return Parser.hex(text(at: paren + 1)) }
        var values: [Double] = []
        var isFraction = false
        for index in paren..<end {
            switch kinds[index] {
            case .integer, .decimal:
                guard let value = Double(text(at: index)) else { return nil }
                if kinds[index] == .decimal { isFraction = true }
                values.append(value)
            case .identifier where !["red", "green", "blue", "r", "g", "b"].contains(text(at: index)): return nil
            default: break
            }
        }
        guard values.count == 3 else { return nil }
        if values.allSatisfy({ $0 <= 1 }), kinds[paren + 1] == .identifier { isFraction = true }
        let bytes = values.map { Int((isFraction ? $0 * 255 : $0).rounded()) }
        guard bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// The token of the text in `("…")` or `(label: "…")`; nil where something else stands there.
    private mutating func onlyText(from paren: Int) -> Int? {
        let hasLabel = kinds[min(paren + 2, lastToken)] == .colon
        let text = min(paren + (hasLabel ? 3 : 1), lastToken)
        return kinds[text] == .text && kinds[min(text + 1, lastToken)] == .rightParen ? text : nil
    }
}
