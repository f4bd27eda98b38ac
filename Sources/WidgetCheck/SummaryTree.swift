// In: parameters that show while conditions hold. Out: a tree that asks each condition where it decides something.
// Invariant: on no path does a node ask what the nodes above it have answered.

import WidgetBase
import WidgetModel

/// Builds the tree of a summary.
struct SummaryTree {
    /// What decides how a parameter is asked about.
    struct Subject {
        var isOptional: Bool
        /// Every value that it can have; nil where there is no end of them.
        var values: [LiteralValue]?
        var isEnum: Bool
    }

    /// How many cases Apple's `Switch` takes.
    private static let largestSwitch = 15

    let trailing: [ParameterID]
    let always: Set<ParameterID>
    let rules: [ShowRule]
    let limit: Int
    var subjects: [ParameterID: Subject] = [:]

    private(set) var nodes: [SummaryNode] = []
    private(set) var isTooLarge = false

    init(trailing: [ParameterID], always: Set<ParameterID>, rules: [ShowRule], limit: Int) {
        self.trailing = trailing
        self.always = always
        self.rules = rules
        self.limit = limit
    }

    mutating func build() {
        _ = build(SummaryAnswers())
    }

    /// Adds the nodes below some answers; gives the index of the topmost.
    private mutating func build(_ answers: SummaryAnswers) -> Int {
        if nodes.count >= limit {
            isTooLarge = true
            return 0
        }
        var shown = always
        for rule in rules where answers.truth(of: rule.condition) == true { shown.formUnion(rule.parameters) }
        let open = rules.filter { rule in
            answers.truth(of: rule.condition) == nil && !shown.isSuperset(of: rule.parameters)
        }
        guard let first = open.first else {
            return add(.parameters(trailing.filter { shown.contains($0) }))
        }
        if case .compare(let parameter, .equal, _) = first.condition.positive, subjects[parameter]?.isEnum ?? false {
            let groups = groups(of: parameter, open, answers)
            if groups.reduce(0, { $0 + $1.count }) > 1 { return buildSwitch(parameter, groups, answers) }
        }
        let then = build(adding(first.condition, true, to: answers))
        let otherwise = build(adding(first.condition, false, to: answers))
        return add(.when(first.condition, then: then, otherwise: otherwise))
    }

    private mutating func buildSwitch(
        _ parameter: ParameterID,
        _ groups: [[LiteralValue]],
        _ answers: SummaryAnswers
    ) -> Int {
        var groups = groups
        var rest = answers
        let subject = subjects[parameter]
        let named = Set(groups.joined())
        if let subject, !subject.isOptional, let values = subject.values, values.allSatisfy(named.contains),
            groups.count > 1, let last = groups.popLast()?.first
        {
            // Apple asks for a default case; where every case is named, the last of them is it.
            rest = adding(.compare(parameter, .equal, last), true, to: answers)
        } else {
            for value in named { rest = adding(.compare(parameter, .equal, value), false, to: rest) }
        }
        var cases: [SummaryCase] = []
        for values in groups {
            guard let value = values.first else { continue }
            let branch = build(adding(.compare(parameter, .equal, value), true, to: answers))
            cases.append(SummaryCase(values: values, branch: branch))
        }
        let otherwise = build(rest)
        return add(.byCase(parameter, cases, otherwise: otherwise))
    }

    /// The values that open rules compare a parameter with, those together that open rules do not tell apart.
    private func groups(
        of parameter: ParameterID,
        _ open: [ShowRule],
        _ answers: SummaryAnswers
    ) -> [[LiteralValue]] {
        var values: [LiteralValue] = []
        for rule in open {
            guard case .compare(parameter, .equal, let value) = rule.condition.positive, !values.contains(value),
                values.count < SummaryTree.largestSwitch
            else { continue }
            values.append(value)
        }
        var groups: [(shown: [Set<ParameterID>], values: [LiteralValue])] = []
        for value in values {
            let chosen = adding(.compare(parameter, .equal, value), true, to: answers)
            let shown = open.map { rule in
                chosen.truth(of: rule.condition) == false ? Set() : Set(rule.parameters)
            }
            let visible = shown.filter { !$0.isEmpty }
            if let index = groups.firstIndex(where: { $0.shown == visible }) {
                groups[index].values.append(value)
            } else {
                groups.append((visible, [value]))
            }
        }
        return groups.map(\.values)
    }

    private func adding(_ condition: SummaryCondition, _ value: Bool, to answers: SummaryAnswers) -> SummaryAnswers {
        var result = answers
        result.set(condition, value)
        if case .compare(let parameter, .equal, let compared) = condition.positive, let subject = subjects[parameter],
            !subject.isOptional, let values = subject.values, result.truth(of: condition.positive) == false
        {
            // Of two values it has the other.
            let left = values.filter { result.truth(of: .compare(parameter, .equal, $0)) != false }
            if left.count == 1, left != [compared], let only = left.first {
                result.set(.compare(parameter, .equal, only), true)
            }
        }
        return result
    }

    private mutating func add(_ node: SummaryNode) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }
}

/// What is known about a configuration on one path through the tree.
struct SummaryAnswers {
    private var hasValue: [ParameterID: Bool] = [:]
    private var equal: [ParameterID: LiteralValue] = [:]
    private var unequal: [ParameterID: Set<LiteralValue>] = [:]
    private var family: WidgetFamily?
    private var otherFamilies: Set<WidgetFamily> = []
    /// Orderings, whose answers tell nothing about each other.
    private var ordered: [SummaryCondition: Bool] = [:]

    /// Whether a condition holds; nil where that is not known.
    func truth(of condition: SummaryCondition) -> Bool? {
        switch condition {
        case .hasValue(let parameter): return hasValue[parameter]
        case .hasNoValue(let parameter): return hasValue[parameter].map { !$0 }
        case .family(let wanted):
            if let family { return family == wanted }
            return otherFamilies.contains(wanted) ? false : nil
        case .otherFamily(let wanted): return truth(of: .family(wanted)).map { !$0 }
        case .compare(let parameter, .equal, let value):
            if let found = equal[parameter] { return found == value }
            if hasValue[parameter] == false { return false }
            return unequal[parameter]?.contains(value) ?? false ? false : nil
        case .compare(let parameter, .notEqual, let value):
            return truth(of: .compare(parameter, .equal, value)).map { !$0 }
        case .compare(let parameter, _, _):
            return hasValue[parameter] == false ? false : ordered[condition]
        }
    }

    mutating func set(_ condition: SummaryCondition, _ value: Bool) {
        switch condition {
        case .hasValue(let parameter): hasValue[parameter] = value
        case .hasNoValue(let parameter): hasValue[parameter] = !value
        case .family(let wanted):
            if value { family = wanted } else { otherFamilies.insert(wanted) }
        case .otherFamily(let wanted): set(.family(wanted), !value)
        case .compare(let parameter, .equal, let compared):
            if value {
                equal[parameter] = compared
                hasValue[parameter] = true
            } else {
                unequal[parameter, default: []].insert(compared)
            }
        case .compare(let parameter, .notEqual, let compared):
            set(.compare(parameter, .equal, compared), !value)
        case .compare(let parameter, _, _):
            ordered[condition] = value
            if value { hasValue[parameter] = true }
        }
    }
}

extension SummaryCondition {
    /// The condition without its negation: `==` for `!=`.
    var positive: SummaryCondition {
        switch self {
        case .hasNoValue(let parameter): return .hasValue(parameter)
        case .otherFamily(let family): return .family(family)
        case .compare(let parameter, .notEqual, let value): return .compare(parameter, .equal, value)
        case .hasValue, .family, .compare: return self
        }
    }
}
