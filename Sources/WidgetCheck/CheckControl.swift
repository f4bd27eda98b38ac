// In: control declarations. Out: rows with content, template and labels.
// Invariant: what a control shows reads entry fields; what it performs reads the inputs.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkControl(_ id: ControlID, _ syntax: ControlSyntax) {
        use = WidgetUse()
        hasUnknownInputs = false
        // Content is checked where that of widgets is, in a row that is there for as long as that takes.
        let row = program.widgets.append(program.controls[id].content)
        program.widgets[row].title = checkText(syntax.title)
        let members = checkControlMembers(id, row, syntax)
        var scope = ExprScope(.control)
        scope.seesSnapshots = true
        scope.seesDate = true
        if let intent = program.widgets[row].configuration { openParameters(of: intent, in: &scope) }
        if let node = members[.loaderMember], LoaderMember(node: node).isTimeline {
            report(.timelineOfControl(at: keywordPlace(node)))
        } else {
            checkLoader(of: row, members, scope: &scope)
        }
        checkEntry(of: row, members, scope: &scope)
        reportValueNames(program.widgets[row].fields)
        reportValueNames(scope.loaderFields)
        checkTemplate(of: id, members, syntax, in: scope)
        if let node = members[.disabledMember], let expr = ExprMember(node: node).expr {
            program.controls[id].disabled = checkTest(expr, in: scope).id
        }
        let read = use
        checkLabels(of: id, row, members, syntax, scope)
        checkSamples(of: row, WidgetSyntaxDecl(node: syntax.node))
        program.widgets[row].snapshots = read.snapshots
        program.widgets[row].snapshotFields = read.fields
        program.controls[id].content = program.widgets[row]
        program.widgets.rows.removeLast()
        checkControlPlatforms(syntax)
    }

    // MARK: Settings

    private mutating func checkControlMembers(
        _ id: ControlID,
        _ row: WidgetID,
        _ syntax: ControlSyntax
    ) -> WidgetMembers {
        var members: WidgetMembers = [:]
        var seen = MemberSet()
        for member in syntax.members {
            guard isFirst(member, in: &seen) else { continue }
            members[member.kind] = member
            checkControlMember(member, of: id, row)
        }
        if members[.kindMember] == nil { kinds.append((program.widgets[row].kind, program.controls[id].header.range)) }
        if let timeout = members[.timeoutMember], members[.loaderMember] == nil {
            report(.timeoutWithoutLoader(at: keywordPlace(timeout)))
        }
        if let prompts = members[.promptsForUserConfigurationMember], members[.configurationMember] == nil,
            !mayHold(.configuration, .configurationMember)
        {
            report(.promptsWithoutConfiguration("control", at: keywordPlace(prompts)))
        }
        return members
    }

    private mutating func checkControlMember(_ member: SyntaxNode, of id: ControlID, _ row: WidgetID) {
        switch member.kind {
        case .descriptionMember:
            program.widgets[row].description = checkText(TextMember(node: member).text)
        case .kindMember:
            guard let string = StringMember(node: member).string, let kind = requiredText(string, of: "kind") else {
                return
            }
            program.widgets[row].kind = kind
            kinds.append((kind, place(string.range)))
        case .configurationMember:
            guard let range = NameMember(node: member).name, let kind = resolve(range, as: .intent),
                case .intent(let intent) = kind
            else {
                hasUnknownInputs = true
                if let meant = meantConfiguration(member) {
                    program.widgets[row].configuration = meant.intent
                    hasUnknownInputs = !meant.isNamed || lacksNames(meant.intent)
                }
                return
            }
            program.widgets[row].configuration = intent
            noteConfiguration(intent, isControl: true, at: place(range))
            hasUnknownInputs = lacksNames(intent)
        case .timeoutMember:
            guard let duration = checkDuration(DurationMember(node: member).duration) else { return }
            program.widgets[row].timeout = duration
        case .tintMember:
            guard let node = TintMember(node: member).value else { return }
            if node.kind == .adaptiveValue { return report(.adaptiveTint(at: place(node))) }
            program.controls[id].tint = checkColor(node)
        case .emptyMember: report(.emptyOfControl(at: keywordPlace(member)))
        case .promptsForUserConfigurationMember: program.controls[id].promptsForConfiguration = true
        case .privacySensitiveMember: program.controls[id].isPrivacySensitive = true
        case .pushHandlerMember:
            guard let range = NameMember(node: member).name else { return }
            noteHandWritten(range)
            program.controls[id].pushHandler = name(range)
        default: break
        }
    }

    /// The configuration of a widget and that of a control are different protocols of Apple's.
    mutating func noteConfiguration(_ id: IntentID, isControl: Bool, at range: SourceRange) {
        if isControl { program.intents[id].role = .control }
        guard let first = configurations[id] else {
            configurations[id] = (isControl, range)
            return
        }
        guard first.isControl != isControl else { return }
        report(.sharedConfiguration(program.text(program.intents[id].header.name), at: range, first: first.range))
    }

    /// The value of a control has these members beside the entry fields.
    private mutating func reportValueNames(_ fields: IDRange<FieldID>) {
        for field in fields {
            let name = program.text(program.fields[field].name)
            guard ReservedNameTable.controlMembers.contains(name) else { continue }
            let place = program.fields[field].range
            report(.reservedName(name, reason: .requirement("a control"), at: place, suggestion: name + "Value"))
        }
    }

    private mutating func checkControlPlatforms(_ syntax: ControlSyntax) {
        guard let name = syntax.name else { return }
        let floors = program.modules[module].platforms
        let left = floors.platforms.filter { AppleSymbol.controls.introduced[$0] == nil }
        if left.isEmpty || floors.platforms.isEmpty || unknownFloors.contains(module) { return }
        if left.count == floors.platforms.count {
            report(.unavailableControl(text(name), on: left, at: place(name)))
        } else {
            report(.leftOutControl(text(name), on: left, at: place(name)))
        }
    }

    // MARK: Labels

    private mutating func checkLabels(
        of id: ControlID,
        _ row: WidgetID,
        _ members: WidgetMembers,
        _ syntax: ControlSyntax,
        _ inputs: ExprScope
    ) {
        var scope = ExprScope(.label)
        for field in program.widgets[row].fields {
            scope.shownFields[program.fields[field].name] = (field, program.fields[field].type)
        }
        for field in inputs.loaderFields {
            scope.shownFields[program.fields[field].name] = (field, inputType(program.fields[field]))
        }
        // Where neither stands there, that has been reported, and it may be meant to be a toggle.
        scope.seesIsOn =
            members[.toggleMember] != nil || members[.buttonMember] == nil || members[.valueLabelMember] != nil
        if let node = members[.labelMember], let expr = ExprMember(node: node).expr {
            var title = scope
            // The title stays while the value changes.
            title.seesIsOn = false
            program.controls[id].label = checkValue(expr, as: program.types.text, in: title).id
        }
        if let node = members[.symbolMember], let expr = ExprMember(node: node).expr {
            program.controls[id].symbol = checkValue(expr, as: program.types.symbol, in: scope).id
        } else if members[.symbolMember] == nil, !mayHold(.symbol, .symbolMember), let name = syntax.name {
            let why = "at its smallest a control shows nothing else"
            report(.missingMember("symbol \"star\"", of: "a control", why: why, at: place(name)))
        }
        guard let node = members[.valueLabelMember] else { return }
        if members[.toggleMember] == nil {
            report(.valueLabelOfButton(at: keywordPlace(node)))
        } else if let expr = ExprMember(node: node).expr {
            program.controls[id].valueLabel = checkValue(expr, as: program.types.text, in: scope).id
        }
    }
}
