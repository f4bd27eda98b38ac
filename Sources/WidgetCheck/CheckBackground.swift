// In: `background` of a widget. Out: a colour, a colour of a style's row in the entry, or a view that a person writes.
// Invariant: what is no field of the entry and starts in upper case is a view.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkBackground(_ node: SyntaxNode, of id: WidgetID) -> WidgetBackground? {
        let member = BackgroundMember(node: node)
        if member.isClear { return .clear }
        guard let value = member.value else { return nil }
        switch value.kind {
        case .memberLiteral, .colorLiteral, .assetValue:
            return checkColor(value, in: .background).map(WidgetBackground.color)
        case .adaptiveValue: return checkVariants(AdaptiveValueSyntax(node: value)).map(WidgetBackground.adaptiveColor)
        case .nameExpr: return checkBackgroundName(value, of: id)
        case .memberExpr: return checkBackgroundColumn(MemberExpr(node: value), of: id)
        case .error, .missing: return nil
        default:
            report(.backgroundIsNoColor(at: place(value), fix: colorFix(value)))
            return nil
        }
    }

    /// The fields of the entry.
    private mutating func entryScope(of id: WidgetID) -> ExprScope {
        var scope = ExprScope(.background)
        for field in program.widgets[id].fields {
            scope.shownFields[program.fields[field].name] = (field, program.fields[field].type)
        }
        for field in program.widgets[id].loader.map({ program.loaders[$0].fields }) ?? IDRange() {
            scope.shownFields[program.fields[field].name] = (field, inputType(program.fields[field]))
        }
        return scope
    }

    private mutating func checkBackgroundName(_ node: SyntaxNode, of id: WidgetID) -> WidgetBackground? {
        let scope = entryScope(of: id)
        let isView = text(node.range).utf8.first.map { (0x41...0x5A).contains($0) } ?? false
        guard scope.shownFields[name(node.range)] == nil, isView else {
            let value = checkName(node, in: scope)
            switch program.types[value.type] {
            case .invalid: break
            case .style(let style): report(.styleAsBackground(text(node.range), colors(of: style), at: place(node)))
            default: report(.backgroundOfType(typeText(value.type), at: place(node)))
            }
            return nil
        }
        noteView(node.range, of: id)
        return .view(name(node.range))
    }

    private mutating func checkBackgroundColumn(_ syntax: MemberExpr, of id: WidgetID) -> WidgetBackground? {
        guard let base = syntax.base, let range = syntax.name else { return nil }
        let row = checkExpr(base, expecting: nil, in: entryScope(of: id))
        if program.types[row.type] == .invalid { return nil }
        guard case .style(let style) = program.types[row.type] else {
            if case .style(let style) = program.types[program.types.unwrapped(row.type)] {
                report(.optionalBackground(program.text(program.styles[style].header.name), at: place(base)))
            } else {
                report(.backgroundIsNoColor(at: place(syntax.node)))
            }
            return nil
        }
        guard let column = program.styles[style].columns.first(where: { program.styleColumns[$0].name == name(range) })
        else {
            if mayDeclare(text(range), in: .style(style)) { return nil }
            let nearest = nearestName(text(range), among: colors(of: style))
            let finding = Diagnostic.unknownColumn(text(range), at: place(range), nearest: nearest)
            report(finding, missing: range, in: .declaration(.style(style)))
            return nil
        }
        let type = program.styleColumns[column].type
        if program.types[type] == .color { return .column(row: row.id, column) }
        if program.types[type] != .invalid { report(.backgroundOfType(typeText(type), at: place(range))) }
        return nil
    }

    /// The names of a style's columns that hold colours.
    private func colors(of style: StyleID) -> [String] {
        program.styles[style].columns.filter { program.types[program.styleColumns[$0].type] == .color }
            .map { program.text(program.styleColumns[$0].name) }
    }
}
