// In: values that a description gives to parameters. Out: findings about such as a person could not have chosen.
// Invariant: only values that are written down are judged.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    // MARK: Defaults

    /// Reports a default of a list that has more or fewer elements than the list holds.
    mutating func checkDefaultSize(of id: ParameterID, at node: SyntaxNode) {
        let parameter = program.parameters[id]
        let count: Int
        switch parameter.defaultValue {
        case .first(let number): count = number
        case .identifiers(let values): count = values.count
        case .list(let values):
            // What was reported is an element too.
            count = ListExpr(node).map { Array($0.elements).count } ?? values.count
        case .none, .literal, .follow: return
        }
        let counts: [ElementCount]
        switch parameter.details.size {
        case .all(let size): counts = [size]
        case .families(let sizes): counts = sizes.map(\.count)
        case nil: return
        }
        guard let least = counts.map(\.lower).min(), let most = counts.map(\.upper).max() else { return }
        // Without an element it is as one that has no default: nothing is chosen yet.
        if count > most || count > 0 && count < least {
            report(.defaultOutsideSize(count, least: least, most: most, at: place(node)))
        }
    }

    // MARK: Samples

    /// Reports a value of a sample that its parameter never has.
    mutating func checkSampleValue(_ value: ExprID, of id: ParameterID) {
        let parameter = program.parameters[id]
        if case .list(let elements) = program.expressions[value].kind {
            for element in elements { checkSampleValue(program.arguments[element].value, of: id) }
            return
        }
        guard let literal = literal(value) else { return }
        let range = program.expressions[value].range
        if !isWithinDetails(literal, of: parameter) {
            return report(.outsideDetails("the sample's value", literalText(literal), at: range))
        }
        let offered: [ParameterOption]
        switch parameter.options {
        case .sections(let sections): offered = sections.flatMap(\.options)
        case .dependent(let rows): offered = rows.flatMap(\.options)
        case .standard, .expression, .provider: return
        }
        guard !offered.isEmpty, !offered.contains(where: { isSame($0.value, literal) }) else { return }
        report(.sampleNotOffered(literalText(literal), at: range))
    }

    private func isSame(_ option: LiteralValue, _ value: LiteralValue) -> Bool {
        if let left = number(option), let right = number(value) { return left == right }
        return option == value
    }

    /// The literal that an expression is; nil for what is computed, or says that there is no value.
    private mutating func literal(_ id: ExprID) -> LiteralValue? {
        let kind = program.expressions[id].kind
        switch kind {
        case .double(let digits): return .double(digits)
        case .enumCase(let found): return .enumCase(found)
        default:
            switch ExprValue(kind, in: program) {
            case .string(let text): return .string(program.names.intern(text))
            case .int(let number): return .int(number)
            case nil: return nil
            }
        }
    }

    // MARK: Recommendations

    /// What a watch offers and then shows as `unconfigured`, for as long as it is chosen.
    mutating func checkRecommendedValues(_ widget: WidgetDecl, _ syntax: WidgetSyntaxDecl) {
        // From watchOS 26 on people edit them there too.
        guard let intent = widget.configuration, !widget.recommendations.isEmpty,
            let floor = program.modules[module].platforms[.watchOS], floor < .init(26), !unknownFloors.contains(module),
            !isIncomplete(.intent(intent))
        else { return }
        let required = program.intents[intent].parameters.filter { id in
            let parameter = program.parameters[id]
            guard parameter.isRequired, !parameter.isRetired else { return false }
            switch parameter.defaultValue {
            case .literal, .list: return false
            case .none, .first, .identifiers, .follow: return true
            }
        }
        let members = syntax.members.filter { $0.kind == .recommendMember || $0.kind == .recommendEachMember }
        guard !required.isEmpty, members.count == widget.recommendations.count else { return }
        for (member, recommendation) in zip(members, widget.recommendations) {
            let given: [ParameterID]
            switch recommendation {
            case .fixed(_, let values): given = values.filter { !isNil($0.value) }.map(\.parameter)
            case .each(_, let parameter, _): given = [parameter]
            }
            guard let missing = required.first(where: { !given.contains($0) }) else { continue }
            let row = program.parameters[missing]
            report(
                .unconfiguredRecommendation(
                    program.text(row.name), at: keywordPlace(member), parameter: row.range))
        }
    }

    private func isNil(_ id: ExprID) -> Bool {
        if case .nil = program.expressions[id].kind { return true }
        return false
    }
}
