// In: intent declarations. Out: title, description and the shape of every parameter; then the details of each.
// Invariant: dependencies form no cycle.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    // MARK: Shapes

    mutating func checkParameters(of id: IntentID, _ syntax: IntentSyntax) {
        program.intents[id].title = checkText(syntax.title)
        let start = program.parameters.nextID
        var seen = SeenNames()
        var members = MemberSet()
        for member in syntax.members {
            if let param = ParamSyntax(member) {
                guard let row = checkParameter(param, of: id, seen: &seen) else { continue }
                let added = program.parameters.append(row)
                if !isAction(id), !hasLiteral(row.type), !program.types.isOptional(row.type), !isEntity(row.type) {
                    unsettledParameters.insert(added)
                }
                continue
            }
            guard member.kind == .showMember || isFirst(member, in: &members) else { continue }
            switch member.kind {
            case .descriptionMember:
                program.intents[id].description = checkText(TextMember(node: member).text)
            case .intentClassNameMember:
                checkIntentClassName(StringMember(node: member).string, of: id)
            case .persistentIdentifierMember:
                program.intents[id].persistentIdentifier = checkPersistentIdentifier(member)
            default:
                // `summary` and `show` name parameters, and are read after them.
                continue
            }
        }
        program.intents[id].parameters = IDRange(start: start, end: program.parameters.nextID)
    }

    private mutating func checkParameter(
        _ syntax: ParamSyntax,
        of id: IntentID,
        seen: inout SeenNames
    ) -> Parameter? {
        guard let range = syntax.name, let name = checkFieldName(range, of: .parameter, seen: &seen) else { return nil }
        let type = checkType(syntax.type, in: .parameter)
        var parameter = Parameter(
            name: name, doc: doc(syntax.node), intent: id, title: checkText(syntax.title), type: type,
            range: place(range)
        )
        parameter.isRequired = syntax.has(.required)
        parameter.isRetired = syntax.has(.retired)
        if parameter.isRequired, parameter.isRetired {
            report(.retiredRequired(at: keywordPlace(syntax.node)))
            parameter.isRequired = false
        }
        let isOfAction = isAction(id)
        // Whatever has an action is newer than these types.
        if !isOfAction { checkAge(of: type, at: syntax.type) }
        // A view has a row when it performs an action on it; what a person configures starts with none.
        if case .entity = program.types[type], !isOfAction, let written = syntax.type {
            let end = SourceRange(file: file, bytes: ByteRange.at(written.range.end))
            report(.entityNotOptional(text(written.range), at: place(written.range), end: end))
            // Whatever reads it is written for what it should be.
            parameter.type = program.types.optional(type)
        }
        if parameter.isRequired, isOfAction {
            report(.requiredInAction(text(range), at: keywordPlace(syntax.node)))
        } else if parameter.isRequired, !program.types.isOptional(type), program.types.element(type) == nil,
            program.types[type] != .invalid, !isEntity(type)
        {
            report(.requiredNotOptional(text(range), typeText(type), at: keywordPlace(syntax.node)))
        }
        return parameter
    }

    private mutating func checkIntentClassName(_ syntax: StringLiteralSyntax?, of id: IntentID) {
        guard let syntax, let name = requiredText(syntax, of: "intentClassName") else { return }
        program.intents[id].intentClassName = name
        let isName = program.names[name].allSatisfy { byte in
            let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
            return isLetter || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte == 0x2E || byte >= 0x80
        }
        if !isName { report(.invalidClassName(program.text(name), at: place(syntax.range))) }
    }

    /// Whether an intent's row holds the parameters of an action.
    func isAction(_ id: IntentID) -> Bool {
        if case .action = program.intents[id].role { return true }
        return false
    }

    // MARK: Details

    mutating func checkParameterDetails(of id: IntentID, _ syntax: IntentSyntax) {
        var byName: [NameID: ParameterID] = [:]
        for parameter in program.intents[id].parameters { byName[program.parameters[parameter].name] = parameter }
        var checkedNames: Set<NameID> = []
        for member in syntax.members {
            guard let param = ParamSyntax(member), let range = param.name, let parameter = byName[name(range)] else {
                continue
            }
            // The second of two parameters with one name has no row.
            guard checkedNames.insert(name(range)).inserted else { continue }
            checkDependencies(param, of: parameter, byName)
        }
        reportDependencyCycles(of: id)
        checkedNames = []
        for member in syntax.members {
            guard let param = ParamSyntax(member), let range = param.name, let parameter = byName[name(range)],
                checkedNames.insert(name(range)).inserted
            else { continue }
            checkDetails(param, of: parameter)
            checkDefault(param, of: parameter)
        }
        checkOptionReach()
        checkSummary(of: id, syntax)
    }

    // MARK: Dependencies

    private mutating func checkDependencies(_ syntax: ParamSyntax, of id: ParameterID, _ names: [NameID: ParameterID]) {
        guard let member = syntax.details.first(where: { $0.kind == .dependsMember }) else { return }
        if isIncomplete(member) { unreadDependencies.insert(id) }
        var dependencies: [ParameterID] = []
        for range in NamesMember(node: member).names {
            guard let found = names[name(range)] else {
                if mayDeclare(text(range)) { continue }
                unknownDependencies[id, default: []].insert(name(range))
                let others = names.values.filter { $0 != id }.sorted()
                let all = others.map { program.text(program.parameters[$0].name) }
                let nearest = nearestName(text(range), among: all)
                let finding = Diagnostic.unknownParameter(text(range), at: place(range), nearest: nearest)
                report(finding, missing: range, in: [currentOwner], but: program.parameters[id].range)
                continue
            }
            // That it waits for itself is reported with the cycle; which was meant is not known.
            if found == id { unknownDependencies[id, default: []].insert(name(range)) }
            if dependencies.contains(found) {
                report(.dependencyTwice(text(range), at: place(range)))
            } else {
                dependencies.append(found)
            }
        }
        program.parameters[id].dependencies = dependencies
        if dependencies.count > 1 { report(.severalDependencies(at: keywordPlace(member))) }
        if !isCurrentIncomplete, !syntax.details.contains(where: { $0.kind == .optionsMember }) {
            report(.dependencyWithoutOptions(program.text(program.parameters[id].name), at: keywordPlace(member)))
        }
    }

    /// Reports each cycle once, at the parameter that closes it.
    private mutating func reportDependencyCycles(of id: IntentID) {
        let parameters = program.intents[id].parameters
        let start = parameters.startIndex
        let cycles = findCycles(
            edges: parameters.map { program.parameters[$0].dependencies.map { $0.index - start } }
        )
        for cycle in cycles {
            guard let first = cycle.nodes.first, let last = cycle.nodes.last else { continue }
            let names = (cycle.nodes + [first]).map { program.text(program.parameters[parameters[start + $0]].name) }
            report(.dependencyCycle(names, at: program.parameters[parameters[start + last]].range))
        }
    }
}
