// In: intents and actions without errors. Out: warnings about configurations that a person cannot complete or loses.
// Invariant: a parameter counts as hidden only where its conditions say so; what they come to is not computed.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkIntentRules(_ id: IntentID, _ syntax: IntentSyntax, isSound: Bool) {
        checkLength(of: program.intents[id].title)
        if isSound { checkParameterTitles(of: id) }
        let conditions = showConditions(of: id)
        let members = syntax.node.parts
        for parameter in program.intents[id].parameters {
            let row = program.parameters[parameter]
            checkLength(of: row.title)
            if self.isSound(at: row.range, among: members) { checkSecret(row.name, row.type, at: row.range) }
            guard isSound else { continue }
            checkHidden(parameter, conditions)
            checkChoices(of: parameter)
        }
        for member in syntax.members {
            guard self.isSound(member), let param = ParamSyntax(member), let name = param.name,
                let parameter = parameter(named: self.name(name), of: id)
            else { continue }
            for detail in param.details {
                switch detail.kind {
                case .sizeMember: checkSizeFamilies(of: parameter, keywordPlace(detail))
                case .dependsMember:
                    let names = NamesMember(node: detail)
                    guard isSound else { continue }
                    let isUnused = !bag.hasErrors && !hasParseErrors && checkUnusedDependencies(of: parameter, names)
                    if isUnused || param.details.contains(where: { $0.kind == .unsetMember }) { continue }
                    checkUnset(parameter, names)
                default: continue
                }
            }
        }
    }

    /// Rows that are offered before what they depend on is chosen, without a word about it. A table says it by its
    /// `default` row.
    private mutating func checkUnset(_ id: ParameterID, _ syntax: NamesMember) {
        let row = program.parameters[id]
        guard case .expression = row.options else { return }
        for (dependency, range) in zip(row.dependencies, syntax.names) {
            let other = program.parameters[dependency]
            guard case .none = other.defaultValue, program.types.isOptional(other.type) else { continue }
            let end = SourceRange(file: file, bytes: ByteRange.at(syntax.node.range.end))
            report(.unsetDependency(program.text(row.name), on: program.text(other.name), at: place(range), end: end))
            return
        }
    }

    private func parameter(named name: NameID, of id: IntentID) -> ParameterID? {
        for parameter in program.intents[id].parameters where program.parameters[parameter].name == name {
            return parameter
        }
        return nil
    }

    // MARK: Conditions

    /// Under which conditions each parameter shows; without a row, always.
    private func showConditions(of id: IntentID) -> [ParameterID: Set<SummaryCondition>] {
        var conditions: [ParameterID: Set<SummaryCondition>] = [:]
        for rule in showRules[id] ?? [] {
            for parameter in rule.parameters { conditions[parameter, default: []].insert(rule.condition) }
        }
        return conditions
    }

    private mutating func checkHidden(_ id: ParameterID, _ conditions: [ParameterID: Set<SummaryCondition>]) {
        let row = program.parameters[id]
        if row.isRetired { return }
        let own = conditions[id]
        if row.isRequired, own != nil, case .none = row.defaultValue {
            report(.hiddenRequired(program.text(row.name), at: row.range))
        }
        for dependency in row.dependencies {
            guard let theirs = conditions[dependency], own.map({ !$0.isSubset(of: theirs) }) ?? true else { continue }
            let name = program.parameters[dependency].name
            // What shows once the other has a value shows only beside it, or after it was chosen.
            if own == [.hasValue(dependency)] { continue }
            report(
                .hiddenDependency(
                    program.text(row.name), on: program.text(name), at: row.range,
                    dependency: program.parameters[dependency].range))
        }
    }

    // MARK: Sizes

    /// Sizes by family against the families of the widgets that the intent configures.
    private mutating func checkSizeFamilies(of id: ParameterID, _ range: SourceRange) {
        let row = program.parameters[id]
        guard case .families(let sizes) = row.details.size, !isShared(program.intents[row.intent].header.module) else {
            return
        }
        var families: Set<WidgetFamily> = []
        for id in program.widgets.ids where program.widgets[id].configuration == row.intent {
            if unclearFamilies.contains(id) { return }
            families.formUnion(program.widgets[id].families)
        }
        let named = Set(sizes.map(\.family))
        guard !families.isEmpty, named != families else { return }
        let order: (Set<WidgetFamily>) -> [String] = { set in
            WidgetFamily.allCases.filter { set.contains($0) }.map(\.name)
        }
        report(
            .sizeFamilies(
                program.text(row.name), missing: order(families.subtracting(named)),
                unused: order(named.subtracting(families)), at: range))
    }

    // MARK: Migration

    /// Intents without a class of SiriKit that they replace, among others that have one.
    mutating func checkMigrations() {
        var migrated: [ModuleID: IntentDecl] = [:]
        for intent in program.intents.rows where intent.intentClassName != nil {
            migrated[intent.header.module] = migrated[intent.header.module] ?? intent
        }
        guard !migrated.isEmpty else { return }
        for (id, intent) in zip(program.intents.ids, program.intents.rows) {
            guard intent.intentClassName == nil, intent.persistentIdentifier == nil, configurations[id] != nil,
                configurations[id]?.isControl == false, let other = migrated[intent.header.module]
            else { continue }
            report(
                .missingMigration(
                    program.text(intent.header.name), beside: program.text(other.header.name),
                    at: intent.header.range, other: other.header.range))
        }
    }

    // MARK: Actions

    mutating func checkActionRules(_ id: ActionID, _ syntax: ActionSyntax, isSound: Bool) {
        let action = program.actions[id]
        checkLength(of: program.intents[action.intent].title)
        if isSound { checkParameterTitles(of: action.intent) }
        for parameter in program.intents[action.intent].parameters {
            checkLength(of: program.parameters[parameter].title)
        }
        guard isSound, action.isDiscoverable, !action.runsInApp, program.modules[module].role == .extension,
            let member = member(.discoverableMember, of: syntax.members)
        else { return }
        report(.undiscoverableAction(program.text(action.header.name), at: keywordPlace(member)))
    }
}
