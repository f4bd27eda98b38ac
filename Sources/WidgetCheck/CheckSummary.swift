// In: `summary` and `show` of intents. Out: what the editor shows, as a tree of conditions.
// Invariant: a parameter is in the sentence, or behind conditions, or neither; a retired one is nowhere.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// Parameters that show while a condition holds.
struct ShowRule {
    var parameters: [ParameterID]
    var condition: SummaryCondition
    /// Where the condition stands.
    var range: SourceRange
}

extension Checker {
    /// How many sentences a summary may come to: more are slow to compile, and no person can follow them.
    private static let largestSummary = 64

    mutating func checkSummary(of id: IntentID, _ syntax: IntentSyntax) {
        var byName: [NameID: ParameterID] = [:]
        for parameter in program.intents[id].parameters { byName[program.parameters[parameter].name] = parameter }
        var sentence: (text: TextID?, parameters: [ParameterID], range: SourceRange)?
        var rules: [ShowRule] = []
        for member in syntax.members {
            switch member.kind {
            case .summaryMember where sentence == nil:
                sentence = checkSentence(TextMember(node: member), byName, of: id)
            case .showMember:
                if let rule = checkShow(ShowMember(node: member), byName) { rules.append(rule) }
            default: continue
            }
        }
        for rule in rules {
            guard let sentence else { break }
            for parameter in rule.parameters where sentence.parameters.contains(parameter) {
                let name = program.text(program.parameters[parameter].name)
                report(.shownAlways(name, at: rule.range, summary: sentence.range))
            }
        }
        let parameters = Array(program.intents[id].parameters)
        let hasRetired = parameters.contains { program.parameters[$0].isRetired }
        guard sentence != nil || !rules.isEmpty || hasRetired else { return }
        showRules[id] = rules
        let conditional = Set(rules.flatMap(\.parameters))
        let trailing = parameters.filter { parameter in
            !program.parameters[parameter].isRetired && !(sentence?.parameters.contains(parameter) ?? false)
        }
        var tree = SummaryTree(
            trailing: trailing, always: Set(trailing).subtracting(conditional), rules: rules,
            limit: 2 * Checker.largestSummary)
        for parameter in parameters { tree.subjects[parameter] = summarySubject(parameter) }
        tree.build()
        if tree.isTooLarge, let name = syntax.name {
            report(.summaryTooLarge(Checker.largestSummary, at: place(name)))
            return
        }
        program.intents[id].summary = IntentSummary(sentence: sentence?.text, nodes: tree.nodes)
    }

    /// What decides how conditions ask about a parameter.
    func summarySubject(_ id: ParameterID) -> SummaryTree.Subject {
        let parameter = program.parameters[id]
        let type = program.types[program.types.unwrapped(parameter.type)]
        var values: [LiteralValue]?
        switch type {
        case .bool: values = [.bool(true), .bool(false)]
        case .enumeration(let id):
            let only = parameter.details.only
            values = (only.isEmpty ? Array(program.enums[id].cases) : only).map { .enumCase($0) }
        default: values = nil
        }
        var isEnum = false
        if case .enumeration = type { isEnum = true }
        return SummaryTree.Subject(
            isOptional: program.types.isOptional(parameter.type), values: values, isEnum: isEnum)
    }

    // MARK: Sentence

    private mutating func checkSentence(
        _ syntax: TextMember,
        _ names: [NameID: ParameterID],
        of id: IntentID
    ) -> (text: TextID?, parameters: [ParameterID], range: SourceRange)? {
        guard let text = syntax.text, let string = text.string else { return nil }
        if let key = text.key { report(.summaryKey(at: place(key.range))) }
        var row = DisplayText(segments: [], purpose: .summary, range: place(string.range))
        row.comment = text.comment.flatMap { plainText($0, what: "`comment`") }
        var parameters: [ParameterID] = []
        for segment in LexText.segments(string, in: sources[file]) {
            switch segment {
            case .text(let bytes):
                row.segments.append(.literal(program.names.intern(bytes[...])))
            case .expr(let node):
                guard node.kind == .nameExpr else {
                    report(.summaryValue(at: place(node)))
                    continue
                }
                guard let parameter = summaryParameter(node.range, names) else { continue }
                guard !parameters.contains(parameter) else {
                    report(.summaryTwice(self.text(node.range), at: place(node)))
                    continue
                }
                parameters.append(parameter)
                row.segments.append(
                    .value(append(.parameter(parameter), program.parameters[parameter].type, node).id))
            }
        }
        return (program.texts.append(row), parameters, place(string.range))
    }

    /// A parameter that the editor may show.
    private mutating func summaryParameter(_ range: ByteRange, _ names: [NameID: ParameterID]) -> ParameterID? {
        guard let parameter = conditionParameter(range, names) else { return nil }
        if program.parameters[parameter].isRetired {
            report(.retiredShown(text(range), at: place(range)))
            return nil
        }
        return parameter
    }

    private mutating func conditionParameter(_ range: ByteRange, _ names: [NameID: ParameterID]) -> ParameterID? {
        if let parameter = names[name(range)] { return parameter }
        if mayDeclare(text(range)) { return nil }
        let all = names.values.sorted().map { program.text(program.parameters[$0].name) }
        let nearest = nearestName(text(range), among: all)
        let finding = Diagnostic.unknownParameter(text(range), at: place(range), nearest: nearest)
        report(finding, missing: range, in: currentOwner)
        return nil
    }

    // MARK: Conditions

    private mutating func checkShow(_ syntax: ShowMember, _ names: [NameID: ParameterID]) -> ShowRule? {
        var parameters: [ParameterID] = []
        for range in syntax.names {
            guard let parameter = summaryParameter(range, names) else { continue }
            if parameters.contains(parameter) {
                report(.duplicateDetail(text(range), at: place(range)))
            } else {
                parameters.append(parameter)
            }
        }
        guard let node = syntax.condition, let condition = checkCondition(node, names), !parameters.isEmpty else {
            return nil
        }
        return ShowRule(parameters: parameters, condition: condition, range: place(node))
    }

    private mutating func checkCondition(
        _ node: SyntaxNode,
        _ names: [NameID: ParameterID]
    ) -> SummaryCondition? {
        if let paren = ParenExpr(node) { return paren.expr.flatMap { checkCondition($0, names) } }
        if node.kind == .nameExpr { return checkFlag(node, names, isTrue: true) }
        if let not = NotExpr(node), let operand = not.operand, operand.kind == .nameExpr {
            return checkFlag(operand, names, isTrue: false)
        }
        guard node.kind == .comparisonExpr, let binary = BinaryExpr(node), let left = binary.left,
            let right = binary.right, let operation = binary.operation.flatMap(ComparisonOperator.init(token:))
        else {
            report(.invalidCondition(at: place(node)))
            return nil
        }
        if let member = MemberExpr(left), let base = member.base, let name = member.name,
            text(base.range) == "context", text(name) == "family"
        {
            return checkFamilyCondition(operation, right, at: node)
        }
        guard left.kind == .nameExpr else {
            report(.invalidCondition(at: place(node)))
            return nil
        }
        guard let parameter = conditionParameter(left.range, names) else { return nil }
        return checkComparison(parameter, operation, right, at: node)
    }

    /// A `Bool` parameter by itself.
    private mutating func checkFlag(
        _ node: SyntaxNode,
        _ names: [NameID: ParameterID],
        isTrue: Bool
    ) -> SummaryCondition? {
        guard let parameter = conditionParameter(node.range, names) else { return nil }
        guard program.parameters[parameter].type == program.types.bool else {
            if program.types[program.parameters[parameter].type] != .invalid {
                report(.invalidCondition(at: place(node)))
            }
            return nil
        }
        return .compare(parameter, .equal, .bool(isTrue))
    }

    private mutating func checkFamilyCondition(
        _ operation: ComparisonOperator,
        _ right: SyntaxNode,
        at node: SyntaxNode
    ) -> SummaryCondition? {
        guard let name = MemberLiteralSyntax(right)?.name, operation == .equal || operation == .notEqual else {
            report(.invalidCondition(at: place(node)))
            return nil
        }
        guard let family = intentFamily(name) else { return nil }
        return operation == .equal ? .family(family) : .otherFamily(family)
    }

    private mutating func checkComparison(
        _ parameter: ParameterID,
        _ operation: ComparisonOperator,
        _ right: SyntaxNode,
        at node: SyntaxNode
    ) -> SummaryCondition? {
        let row = program.parameters[parameter]
        let name = program.text(row.name)
        if program.types[row.type] == .invalid { return nil }
        if right.kind == .nameExpr, reportForeignName(text(right.range), right, in: ExprScope(.widget)) { return nil }
        if right.kind == .nilLiteral {
            guard operation == .equal || operation == .notEqual else {
                report(.invalidCondition(at: place(node)))
                return nil
            }
            guard program.types.isOptional(row.type) else {
                report(.neverNil(name, typeText(row.type), at: place(right)))
                return nil
            }
            return operation == .equal ? .hasNoValue(parameter) : .hasValue(parameter)
        }
        let type = program.types.unwrapped(row.type)
        let isOrdering = operation != .equal && operation != .notEqual
        switch program.types[type] {
        case .string, .int, .double: break
        case .bool, .enumeration:
            guard !isOrdering else {
                report(.unorderedCondition(typeText(row.type), operation.symbol, at: place(node)))
                return nil
            }
        default:
            report(.incomparableCondition(name, typeText(row.type), at: place(node)))
            return nil
        }
        switch right.kind {
        case .stringLiteral, .integerLiteral, .decimalLiteral, .booleanLiteral, .memberLiteral: break
        default:
            report(.invalidCondition(at: place(node)))
            return nil
        }
        return checkLiteral(right, as: type, what: "the value").map { .compare(parameter, operation, $0) }
    }
}
