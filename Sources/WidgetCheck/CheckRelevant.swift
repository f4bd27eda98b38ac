// In: `relevant` of widgets. Out: rules that say at which dates a widget matters.
// Invariant: what a rule reads is a snapshot; it is asked for while no configuration is at hand.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Checks the rules; `hidden` are the names that only entries see.
    mutating func checkRelevant(of id: WidgetID, _ syntax: WidgetSyntaxDecl, hidden: Set<NameID>) {
        // What the rules read is read apart from the timeline.
        let timelineUse = use
        use = WidgetUse()
        defer {
            program.widgets[id].relevantFields = use.fields
            use = timelineUse
        }
        var scope = ExprScope(.relevant)
        scope.seesSnapshots = true
        scope.seesDate = true
        scope.hidden = hidden
        for node in syntax.members where node.kind == .relevantMember {
            let member = RelevantMember(node: node)
            let condition = checkCondition(of: member, widget: id)
            guard let expr = member.expr, let date = checkDates(expr, in: scope) else { continue }
            var rule = RelevantRule(date: date)
            rule.parameter = condition?.parameter
            rule.value = condition?.value
            rule.span = checkSpan(member)
            program.widgets[id].relevant.append(rule)
        }
    }

    /// `when parameter = value`.
    private mutating func checkCondition(
        of member: RelevantMember,
        widget id: WidgetID
    ) -> (parameter: ParameterID, value: LiteralValue)? {
        guard let range = member.parameter, let parameter = configurationParameter(range, of: id) else { return nil }
        guard let node = member.value else { return nil }
        let value = checkLiteral(node, as: program.parameters[parameter].type, what: "the value")
        return value.map { (parameter, $0) }
    }

    /// The parameter of a widget's configuration with a name; an unknown one is reported.
    mutating func configurationParameter(_ range: ByteRange, of id: WidgetID) -> ParameterID? {
        guard let intent = program.widgets[id].configuration else {
            if !hasUnknownInputs, !mayHold(.configuration, .configurationMember) {
                reportLackingConfiguration(.noConfiguration(text(range), at: place(range)))
            }
            return nil
        }
        let name = name(range)
        let parameters = program.intents[intent].parameters
        if let parameter = parameters.first(where: { program.parameters[$0].name == name }) { return parameter }
        if hasUnknownInputs || mayDeclare(text(range), in: .intent(intent)) { return nil }
        let nearest = nearestName(text(range), among: parameters.map { program.text(program.parameters[$0].name) })
        let finding = Diagnostic.unknownParameter(text(range), at: place(range), nearest: nearest)
        report(finding, missing: range, in: .declaration(.intent(intent)))
        return nil
    }

    private mutating func checkSpan(
        _ member: RelevantMember
    ) -> (start: RelevantRule.Offset, end: RelevantRule.Offset)? {
        guard let startNode = member.start, let endNode = member.end,
            let start = checkOffset(startNode), let end = checkOffset(endNode)
        else { return nil }
        guard start.nominalSeconds < end.nominalSeconds else {
            report(.endBeforeStart(at: place(startNode.range.union(endNode.range))))
            return nil
        }
        return (start, end)
    }

    private mutating func checkOffset(_ syntax: OffsetSyntax) -> RelevantRule.Offset? {
        checkDuration(syntax.duration).map { RelevantRule.Offset(duration: $0, isNegative: syntax.isNegative) }
    }
}
