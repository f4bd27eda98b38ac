// In: every intent with its conditions, and every widget. Out: findings about parameters that never show.
// Invariant: a parameter counts as reachable unless what is known shows that it is not.

import WidgetBase
import WidgetModel

extension Checker {
    mutating func checkSummaryReach() {
        for id in showRules.keys.sorted() {
            guard let rules = showRules[id], !rules.isEmpty else { continue }
            let families = families(configuredBy: id)
            let conditional = Set(rules.flatMap(\.parameters))
            var reachable = Set(program.intents[id].parameters).subtracting(conditional)
            var hasGrown = true
            while hasGrown {
                hasGrown = false
                for rule in rules where !reachable.isSuperset(of: rule.parameters) {
                    guard canHold(rule.condition, reachable, families) else { continue }
                    reachable.formUnion(rule.parameters)
                    hasGrown = true
                }
            }
            var reported: Set<ParameterID> = []
            for rule in rules {
                for parameter in rule.parameters where !reachable.contains(parameter) {
                    guard reported.insert(parameter).inserted else { continue }
                    let row = program.parameters[parameter]
                    report(.unreachableParameter(program.text(row.name), at: rule.range, parameter: row.range))
                }
            }
        }
    }

    /// The families of the widgets that an intent configures; nil where other widgets may have others.
    private func families(configuredBy id: IntentID) -> Set<WidgetFamily>? {
        if program.modules[program.intents[id].header.module].isPublic { return nil }
        let widgets = program.widgets.rows.filter { $0.configuration == id }
        return widgets.isEmpty ? nil : Set(widgets.flatMap(\.families))
    }

    /// Whether a condition can ever hold, with the parameters that are known to show.
    private func canHold(
        _ condition: SummaryCondition,
        _ reachable: Set<ParameterID>,
        _ families: Set<WidgetFamily>?
    ) -> Bool {
        switch condition {
        case .family(let family): return families?.contains(family) ?? true
        case .otherFamily(let family): return families.map { !$0.subtracting([family]).isEmpty } ?? true
        case .hasValue(let parameter): return canChange(parameter, reachable) || startsWithValue(parameter)
        case .hasNoValue(let parameter): return canChange(parameter, reachable) || !startsWithValue(parameter)
        case .compare(let parameter, let operation, let value):
            let row = program.parameters[parameter]
            if case .literal(let start) = row.defaultValue, operation == .equal, start == value { return true }
            guard canChange(parameter, reachable) else {
                // A value that is not known may be any; one that is known to be another is no hope.
                if case .literal = row.defaultValue { return operation == .notEqual }
                return startsWithValue(parameter) || operation == .notEqual
            }
            return isOffered(value, operation, by: parameter)
        }
    }

    /// Whether a person can change a parameter, or a released widget may have stored any value of it.
    private func canChange(_ id: ParameterID, _ reachable: Set<ParameterID>) -> Bool {
        reachable.contains(id) || program.parameters[id].isRetired
    }

    private func startsWithValue(_ id: ParameterID) -> Bool {
        let row = program.parameters[id]
        if case .none = row.defaultValue { return !program.types.isOptional(row.type) }
        return true
    }

    /// Whether a person can choose a value for which a comparison holds.
    private func isOffered(_ value: LiteralValue, _ operation: ComparisonOperator, by id: ParameterID) -> Bool {
        let row = program.parameters[id]
        switch operation {
        case .notEqual:
            // No value is another one, too.
            if program.types.isOptional(row.type) { return true }
            if case .sections(let sections) = row.options {
                return sections.contains { $0.options.contains { $0.value != value } }
            }
            return summarySubject(id).values?.contains { $0 != value } ?? true
        case .equal:
            guard isWithinDetails(value, of: row) else { return false }
            guard case .sections(let sections) = row.options else { return true }
            return sections.contains { $0.options.contains { $0.value == value } }
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let range = row.details.range, let wanted = number(value),
                let lower = Double(program.text(range.lower)), let upper = Double(program.text(range.upper))
            else { return true }
            switch operation {
            case .less: return lower < wanted
            case .lessOrEqual: return lower <= wanted
            case .greater: return upper > wanted
            case .greaterOrEqual, .equal, .notEqual: return upper >= wanted
            }
        }
    }
}
