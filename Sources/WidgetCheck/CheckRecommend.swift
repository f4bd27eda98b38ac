// In: `recommend` of widgets. Out: the configurations that are offered where a person cannot edit a widget.
// Invariant: values have the types of the parameters; of an entity, its row.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Checks the recommendations; `hidden` are the names that only entries see.
    mutating func checkRecommendations(of id: WidgetID, _ syntax: WidgetSyntaxDecl, hidden: Set<NameID>) {
        // What is offered is read apart from the timeline.
        let timelineUse = use
        use = WidgetUse()
        defer {
            program.widgets[id].recommendedFields = use.fields
            use = timelineUse
        }
        var scope = ExprScope(.recommendation)
        scope.seesSnapshots = true
        scope.hidden = hidden
        let errors = bag.errorCount
        for node in syntax.members {
            switch node.kind {
            case .recommendMember: checkRecommend(RecommendMember(node: node), of: id, in: scope)
            case .recommendEachMember: checkRecommendEach(RecommendEachMember(node: node), of: id, in: scope)
            default: continue
            }
            if program.widgets[id].configuration == nil, !hasUnknownInputs,
                !mayHold(.configuration, .configurationMember)
            {
                reportLackingConfiguration(.noConfiguration(nil, at: keywordPlace(node)))
                return
            }
        }
        // Which values are given shows where all of them could be read.
        if bag.errorCount == errors { checkRecommendedValues(program.widgets[id], syntax) }
    }

    private mutating func checkRecommend(_ syntax: RecommendMember, of id: WidgetID, in scope: ExprScope) {
        let title = checkText(syntax.title)
        guard program.widgets[id].configuration != nil else { return }
        var places: [ParameterID: SourceRange] = [:]
        var values: [(parameter: ParameterID, value: ExprID)] = []
        for assignment in syntax.assignments {
            guard let first = assignment.path.first, let last = assignment.path.last, let expr = assignment.expr else {
                continue
            }
            let range = first.union(last)
            guard assignment.path.count == 1 else {
                report(.unknownParameter(text(range), at: place(range), nearest: nil))
                continue
            }
            guard let parameter = configurationParameter(range, of: id) else { continue }
            if let first = places[parameter] {
                report(.duplicateArgument(text(range), at: place(range), first: first))
                continue
            }
            places[parameter] = place(range)
            let value = checkValue(expr, as: program.parameters[parameter].type, in: scope)
            values.append((parameter, value.id))
        }
        program.widgets[id].recommendations.append(.fixed(title: title, values: values))
    }

    private mutating func checkRecommendEach(_ syntax: RecommendEachMember, of id: WidgetID, in scope: ExprScope) {
        guard program.widgets[id].configuration != nil, let expr = syntax.expr, let range = syntax.parameter,
            let parameter = configurationParameter(range, of: id)
        else { return }
        let type = program.parameters[parameter].type
        let element = program.types.element(type) ?? program.types.unwrapped(type)
        guard case .entity(let entity) = program.types[element] else {
            if program.types[type] != .invalid {
                report(.recommendsNoEntity(text(range), typeText(type), at: place(range)))
            }
            return
        }
        let rows = checkValue(expr, as: program.types.list(element), in: scope)
        guard let string = syntax.title else { return }
        var display = ExprScope(.display)
        display.ownEntity = entity
        display.rowParameter = name(range)
        let title = checkText(string, for: .display, in: display)
        // It is made of what the store holds, and shown as it is.
        program.texts[title].purpose = .data
        program.widgets[id].recommendations.append(.each(rows: rows.id, parameter: parameter, title: title))
    }
}
