// In: colours and fonts in cells of a style. Out: their values.
// Invariant: a value names only what every platform of the module has.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    // MARK: Colours

    /// The variants of a colour. That `light` and `dark` are there has been seen to by the parser.
    mutating func checkVariants(_ syntax: AdaptiveValueSyntax) -> AdaptiveColor? {
        var colors: [Keyword: ColorValue] = [:]
        var isSound = true
        for variant in syntax.variants {
            guard let appearance = variant.appearance, let color = variant.value.flatMap({ checkColor($0) }) else {
                isSound = false
                continue
            }
            colors[appearance] = color
        }
        guard isSound, let light = colors[.light], let dark = colors[.dark] else { return nil }
        return AdaptiveColor(light: light, dark: dark, accented: colors[.accented], vibrant: colors[.vibrant])
    }

    mutating func checkColor(_ node: SyntaxNode, in position: AssetUse.Position = .plain) -> ColorValue? {
        switch node.kind {
        case .memberLiteral:
            guard let range = MemberLiteralSyntax(node: node).name else { return nil }
            guard SystemColors.names.contains(text(range)) else {
                let nearest = SystemColors.elsewhere[text(range)] ?? nearestName(text(range), among: SystemColors.names)
                report(.unknownColor(text(range), at: place(range), nearest: nearest))
                return nil
            }
            let floors = program.modules[module].platforms
            let isOld = !AppleSymbol.newerColors.introduced.isReached(by: floors)
            if isOld, SystemColors.newer.contains(text(range)) { report(.newerColor(text(range), at: place(range))) }
            return .system(name(range))
        case .colorLiteral:
            guard let color = LexColor(node, in: sources[file]) else { return nil }
            return .rgba(
                red: UInt8(truncatingIfNeeded: color.rgba >> 24),
                green: UInt8(truncatingIfNeeded: color.rgba >> 16),
                blue: UInt8(truncatingIfNeeded: color.rgba >> 8),
                alpha: UInt8(truncatingIfNeeded: color.rgba)
            )
        case .assetValue:
            return checkAsset(AssetValueSyntax(node: node).string, .color, of: "asset", in: position)
                .map(ColorValue.asset)
        default:
            report(
                .literalMismatch(
                    "the cell", found: literalWords(node), expected: "Color", at: place(node), fix: colorFix(node)))
            return nil
        }
    }

    /// `.red` for `"red"`, and `#34C759` for `"#34C759"`.
    func colorFix(_ node: SyntaxNode) -> FixIt? {
        let word = text(node.range).drop { $0 == "\"" }.prefix { $0 != "\"" }
        if SystemColors.names.contains(String(word)) { return .replace(place(node), with: ".\(word)") }
        if node.kind == .integerLiteral, word.hasPrefix("0x"), word.utf8.count == 8 || word.utf8.count == 10 {
            return .replace(place(node), with: "#" + word.dropFirst(2))
        }
        let isHex = word.hasPrefix("#") && word.dropFirst().allSatisfy(\.isHexDigit)
        return isHex && (word.utf8.count == 7 || word.utf8.count == 9) ? .replace(place(node), with: String(word)) : nil
    }

    /// The name of something in an asset catalog.
    mutating func checkAsset(
        _ syntax: StringLiteralSyntax?,
        _ kind: AssetUse.Kind,
        of setting: String,
        in position: AssetUse.Position = .plain
    ) -> NameID? {
        guard let syntax, let name = requiredText(syntax, of: setting) else { return nil }
        program.assetUses.append(
            AssetUse(name: name, kind: kind, range: place(syntax.range), position: position))
        return name
    }

    // MARK: Fonts

    /// `.headline` or `font(.headline, weight: .bold)`.
    mutating func checkFont(_ node: SyntaxNode) -> FontValue? {
        if node.kind == .memberLiteral {
            return fontPart(MemberLiteralSyntax(node: node).name, "text style").map { FontValue(style: $0) }
        }
        guard node.kind == .fontValue else {
            report(
                .literalMismatch("the cell", found: literalWords(node), expected: "Font", at: place(node), fix: nil))
            return nil
        }
        let syntax = FontValueSyntax(node: node)
        guard let first = syntax.style else {
            if !isIncomplete(node) { report(.emptyFont(at: place(node))) }
            return nil
        }
        guard let style: FontTextStyle = fontPart(first.name, "text style") else { return nil }
        var font = FontValue(style: style)
        var seen: [String: SourceRange] = [:]
        for argument in syntax.arguments {
            guard let range = argument.name else { continue }
            if let place = seen.updateValue(self.place(range), forKey: text(range)) {
                report(.duplicateArgument(text(range), at: self.place(range), first: place))
                continue
            }
            switch text(range) {
            case "weight": font.weight = fontPart(argument.value?.name, "weight")
            case "design": font.design = fontPart(argument.value?.name, "design")
            default:
                let names = ["weight", "design"]
                let nearest = nearestName(text(range), among: names)
                report(
                    .unknownFont(text(range), "part of a font", among: names, at: place(range), nearest: nearest))
            }
        }
        return font
    }

    /// A member of one of SwiftUI's lists, by its name there.
    private mutating func fontPart<Part>(_ range: ByteRange?, _ what: String) -> Part?
    where Part: RawRepresentable<String> & CaseIterable {
        guard let range else { return nil }
        if let part = Part(rawValue: text(range)) { return part }
        let names = Part.allCases.map(\.rawValue)
        let nearest = nearestName(text(range), among: names)
        report(.unknownFont(text(range), what, among: names, at: place(range), nearest: nearest))
        return nil
    }
}
