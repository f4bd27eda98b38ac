// In: the rows of a style, and which columns stand on each other. Out: warnings where they are hard to tell apart.
// Invariant: only colours of known sRGB values are judged, each row in each colour scheme that its platforms have.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Judges the pairs that `contrast` names, and the columns `foreground` and `background` without being told.
    mutating func checkContrasts(
        _ syntax: StyleSyntax,
        _ columns: CheckedColumns,
        rows: [(syntax: StyleRowSyntax, row: StyleRow)]
    ) {
        var pairs: [ContrastPair: SourceRange] = [:]
        for node in syntax.members where node.kind == .contrast {
            guard let pair = checkContrast(ContrastSyntax(node: node), columns) else { continue }
            if let first = pairs.updateValue(keywordPlace(node), forKey: pair) {
                report(.duplicateMember("contrast", at: keywordPlace(node), first: first))
                continue
            }
            judge(pair, columns, rows: rows)
            judgeAccented(pair, columns, rows: rows.map(\.row), at: keywordPlace(node))
        }
        let foreground = columns.names[program.names.intern("foreground")]
        let background = columns.names[program.names.intern("background")]
        guard let foreground, let background, isColor(foreground), isColor(background) else { return }
        let implied = ContrastPair(foreground: foreground, background: background)
        if pairs[implied] == nil { judge(implied, columns, rows: rows) }
    }

    /// Judges a colour behind the widget's content on which texts that the system draws in white cannot be seen.
    mutating func checkLightBackground(_ widget: WidgetDecl, at range: SourceRange) {
        let floors = program.modules[module].platforms
        guard floors.iOS != nil || floors.macOS != nil,
            widget.families.contains(where: { $0.name.hasPrefix("system") }),
            !widget.fields.contains(where: { hasForeground($0) })
        else { return }
        let color: PlainColor?
        switch widget.modifiers.background {
        case .color(let value): color = self.color(.color(value), in: .dark)
        case .adaptiveColor(let value): color = self.color(.adaptiveColor(value), in: .dark)
        case .clear, .column, .view, nil: return
        }
        let white = PlainColor(red: 255, green: 255, blue: 255)
        guard let color, let ratio = white.contrast(on: color), ratio < PlainColor.leastVisible else { return }
        report(.lightBackground(at: range))
    }

    /// Whether a field of an entry is a style that has a colour for texts.
    private func hasForeground(_ id: FieldID) -> Bool {
        guard case .style(let style) = program.types[program.types.unwrapped(program.fields[id].type)] else {
            return false
        }
        return program.styles[style].columns.contains { program.text(program.styleColumns[$0].name) == "foreground" }
    }

    /// Judges what a style calls `foreground` on the colour behind the widget's content, where it is the same; whether
    /// that was reported.
    mutating func checkBackgroundContrast(_ widget: WidgetDecl, at range: SourceRange) -> Bool {
        let back: StyleCell
        switch widget.modifiers.background {
        case .color(let value): back = .color(value)
        case .adaptiveColor(let value): back = .adaptiveColor(value)
        case .clear, .column, .view, nil: return false
        }
        let floors = program.modules[module].platforms
        let schemes: [ColorSchemeName] = floors.iOS == nil && floors.macOS == nil ? [.dark] : [.light, .dark]
        for id in widget.fields {
            guard case .style(let style) = program.types[program.types.unwrapped(program.fields[id].type)],
                let index = foreground(of: style)
            else { continue }
            let lost = schemes.filter { scheme in
                guard let behind = color(back, in: scheme), behind.alpha == 255 else { return false }
                return program.styles[style].rows.contains { row in
                    row.cells.indices.contains(index) && color(row.cells[index], in: scheme) == behind
                }
            }
            guard !lost.isEmpty else { continue }
            let name = program.text(program.styles[style].header.name) + ".foreground"
            report(.lowContrast(name, on: "background", lost.map { ($0.rawValue, "1.0") }, at: range))
            return true
        }
        return false
    }

    /// The place of the column `foreground`, in a style that says nothing of what is behind.
    private func foreground(of style: StyleID) -> Int? {
        let columns = Array(program.styles[style].columns)
        let names = columns.map { program.text(program.styleColumns[$0].name) }
        guard !names.contains("background"), let index = names.firstIndex(of: "foreground"), isColor(columns[index])
        else { return nil }
        return index
    }

    private func isColor(_ column: StyleColumnID) -> Bool {
        program.styleColumns[column].type == program.types.color
    }

    private mutating func checkContrast(_ syntax: ContrastSyntax, _ columns: CheckedColumns) -> ContrastPair? {
        guard let foregroundName = syntax.foreground, let backgroundName = syntax.background else { return nil }
        let foreground = colorColumn(foregroundName, columns)
        let background = colorColumn(backgroundName, columns)
        guard let foreground, let background else { return nil }
        if foreground == background {
            report(.contrastOfOneColumn(text(backgroundName), at: place(backgroundName)))
            return nil
        }
        return ContrastPair(foreground: foreground, background: background)
    }

    private mutating func colorColumn(_ range: ByteRange, _ columns: CheckedColumns) -> StyleColumnID? {
        guard let id = columns.names[name(range)] else {
            let names = columns.ids.filter { isColor($0) }.map { program.text(program.styleColumns[$0].name) }
            if !mayDeclare(text(range)) {
                let nearest = nearestName(text(range), among: names)
                let finding = Diagnostic.unknownColumn(text(range), at: place(range), nearest: nearest)
                report(finding, missing: range, in: currentOwner)
            }
            return nil
        }
        if isColor(id) { return id }
        let type = program.styleColumns[id].type
        if program.types[type] != .invalid {
            report(.contrastOfNoColor(text(range), typeText(type), at: place(range)))
        }
        return nil
    }

    // MARK: Judging

    private mutating func judge(
        _ pair: ContrastPair,
        _ columns: CheckedColumns,
        rows: [(syntax: StyleRowSyntax, row: StyleRow)]
    ) {
        guard let start = columns.ids.first else { return }
        let foreground = pair.foreground.index - start.index
        let background = pair.background.index - start.index
        let floors = program.modules[module].platforms
        // watchOS and visionOS show the dark scheme only.
        let schemes: [ColorSchemeName] = floors.iOS == nil && floors.macOS == nil ? [.dark] : [.light, .dark]
        for (syntax, row) in rows where row.cells.indices.contains(max(foreground, background)) {
            var low: [(scheme: String, ratio: String)] = []
            for scheme in schemes {
                guard let front = color(row.cells[foreground], in: scheme),
                    let back = color(row.cells[background], in: scheme),
                    let ratio = front.contrast(on: back), ratio < PlainColor.leastContrast
                else { continue }
                low.append((scheme.rawValue, PlainColor.tenths(ratio)))
            }
            guard !low.isEmpty else { continue }
            let names = (program.styleColumns[pair.foreground].name, program.styleColumns[pair.background].name)
            report(
                .lowContrast(
                    program.text(names.0), on: program.text(names.1), low, at: cellPlace(of: pair, syntax, columns)))
        }
    }

    /// Where the system tints widgets only opacity is left: of two opaque colours one shape. A `background` is the
    /// container's, which the system replaces there.
    private mutating func judgeAccented(
        _ pair: ContrastPair,
        _ columns: CheckedColumns,
        rows: [StyleRow],
        at range: SourceRange
    ) {
        guard let start = columns.ids.first else { return }
        let back = program.styleColumns[pair.background].name
        if program.text(back) == "background" { return }
        let cells = [pair.foreground.index - start.index, pair.background.index - start.index]
        let isLost = rows.contains { row in
            cells.allSatisfy { row.cells.indices.contains($0) && isOpaqueWhenTinted(row.cells[$0]) }
        }
        guard isLost else { return }
        report(.lostInTint(program.text(program.styleColumns[pair.foreground].name), program.text(back), at: range))
    }

    /// Whether a cell fills its shape and says nothing else for the accented rendering.
    private func isOpaqueWhenTinted(_ cell: StyleCell) -> Bool {
        switch cell {
        case .color(let value): return isOpaque(value)
        case .adaptiveColor(let value): return value.accented.map { isOpaque($0) } ?? isOpaque(value.light)
        case .font, .text, .literal: return false
        }
    }

    private func isOpaque(_ value: ColorValue) -> Bool {
        switch value {
        case .system(let name): return program.text(name) != "clear"
        case .rgba(_, _, _, let alpha): return alpha == 255
        case .asset: return false
        }
    }

    /// Where a row gives one of the two colours, or where the column's default does.
    private func cellPlace(
        of pair: ContrastPair,
        _ row: StyleRowSyntax,
        _ columns: CheckedColumns
    ) -> SourceRange {
        for column in [pair.foreground, pair.background] {
            let wanted = program.styleColumns[column].name
            let cell = row.cells.first { $0.name.map { program.text(wanted) == text($0) } ?? false }
            if let value = cell?.value { return place(value) }
        }
        return columns.defaults[pair.foreground].map { place($0.node) } ?? keywordPlace(row.node)
    }

    /// The sRGB values of a cell in a scheme; nil where they are not known here.
    private func color(_ cell: StyleCell, in scheme: ColorSchemeName) -> PlainColor? {
        switch cell {
        case .color(let value): return color(value, in: scheme)
        case .adaptiveColor(let value): return color(scheme == .light ? value.light : value.dark, in: scheme)
        case .font, .text, .literal: return nil
        }
    }

    private func color(_ value: ColorValue, in scheme: ColorSchemeName) -> PlainColor? {
        switch value {
        case .system(let name): return SystemColors.values(of: program.text(name), in: scheme)
        case .rgba(let red, let green, let blue, let alpha):
            return PlainColor(red: red, green: green, blue: blue, alpha: alpha)
        case .asset: return nil
        }
    }
}

/// Two columns of which the first is drawn on the second.
private struct ContrastPair: Hashable {
    var foreground: StyleColumnID
    var background: StyleColumnID
}

/// A colour scheme, by the word of messages.
enum ColorSchemeName: String {
    case light
    case dark
}
