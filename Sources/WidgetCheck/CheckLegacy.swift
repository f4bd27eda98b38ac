// In: `legacy` of widgets, and the floors. Out: what stands for a configuration where App Intents configure no widgets.
// Invariant: every value that is carried over has a form in SiriKit, and every required parameter gets one.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Checks what systems before configurable App Intents show of a widget.
    mutating func checkOlderSystems(of id: WidgetID, _ members: WidgetMembers) {
        let older = program.modules[module].platforms.older(than: .configurableWidgets)
        if let member = members[.legacyMember] { return checkLegacy(LegacyMember(node: member), of: id, older) }
        let widget = program.widgets[id]
        let left = older.filter { platform in
            guard let first = widget.families.compactMap({ widget.introduced($0, on: platform) }).min(),
                let configurable = AppleSymbol.configurableWidgets.introduced[platform]
            else { return false }
            return first < configurable
        }
        guard widget.configuration != nil, !left.isEmpty, let member = members[.configurationMember] else { return }
        // Views are the app's as well; the widgets are not.
        if program.modules[module].role != .app {
            report(.leftOutBefore(left, program.text(widget.header.name), at: place(member)))
        }
    }

    private mutating func checkLegacy(_ syntax: LegacyMember, of id: WidgetID, _ older: [Platform]) {
        guard let range = syntax.name else { return }
        guard let intent = program.widgets[id].configuration else {
            if !hasUnknownInputs, !mayHold(.configuration, .configurationMember) {
                reportLackingConfiguration(.legacyOfNothing(at: keywordPlace(syntax.node)))
            }
            return
        }
        if older.isEmpty {
            if unknownFloors.contains(module) || isIncomplete(syntax.node) { return }
            return report(.needlessLegacy(text(range), at: keywordPlace(syntax.node)))
        }
        noteHandWritten(range)
        var legacy = LegacyConfiguration(className: name(range))
        checkMigration(to: intent, from: range)
        var places: [ParameterID: SourceRange] = [:]
        for assignment in syntax.assignments {
            guard let target = assignment.parameter, let source = assignment.legacyName,
                let parameter = configurationParameter(target, of: id)
            else { continue }
            if let first = places[parameter] {
                report(.duplicateArgument(text(target), at: place(target), first: first))
                continue
            }
            places[parameter] = place(target)
            checkLegacyValue(of: parameter, named: target, source: source, className: text(range))
            legacy.values.append(LegacyValue(parameter: parameter, property: name(source)))
        }
        program.widgets[id].legacy = legacy
        guard !isIncomplete(.intent(intent)), !isIncomplete(syntax.node) else { return }
        for parameter in program.intents[intent].parameters where places[parameter] == nil {
            let row = program.parameters[parameter]
            if reportCatalog(of: row.type, at: keywordPlace(syntax.node)) { continue }
            switch row.defaultValue {
            case .follow, .identifiers: continue
            case .none, .literal, .list, .first:
                guard row.isRequired else { continue }
                report(.unmappedRequired(program.text(row.name), text(range), at: keywordPlace(syntax.node)))
            }
        }
    }

    /// Newer systems take a placed widget's choices over by the name of the class.
    private mutating func checkMigration(to intent: IntentID, from range: ByteRange) {
        let row = program.intents[intent]
        let own = program.text(row.header.name)
        if let declared = row.intentClassName {
            if declared != name(range) {
                report(.otherLegacyClass(text(range), own, program.text(declared), at: place(range)))
            }
        } else if row.header.module == module {
            program.intents[intent].intentClassName = name(range)
        } else {
            report(.unsaidLegacyClass(text(range), own, at: place(range), intent: row.header.range))
        }
    }

    private mutating func checkLegacyValue(
        of id: ParameterID,
        named target: ByteRange,
        source: ByteRange,
        className: String
    ) {
        let type = program.parameters[id].type
        let element = program.types.element(type)
        if reportCatalog(of: type, at: place(target)) { return }
        switch program.types[program.types.unwrapped(element ?? type)] {
        case .enumeration:
            if element != nil { return report(.legacyType(typeText(type), at: place(target))) }
        case .attributedString, .file, .person, .placemark, .currency:
            return report(.legacyType(typeText(type), at: place(target)))
        default: break
        }
        if name(source) != program.parameters[id].name {
            report(.renamedParameter(text(target), text(source), className, at: place(source)))
        }
    }

    /// Reports rows that have to be waited for, whether the SiriKit intent holds a choice or not.
    private mutating func reportCatalog(of type: TypeID, at range: SourceRange) -> Bool {
        let base = program.types.unwrapped(program.types.element(type) ?? type)
        guard case .entity(let entity) = program.types[base],
            case .catalog(let catalog) = program.entities[entity].source
        else { return false }
        let name = program.text(program.entities[entity].header.name)
        report(.legacyCatalog(name, program.text(catalog), at: range))
        return true
    }

    /// Reports a type that a floor lacks: what an entry or a request holds cannot be left out on some systems.
    mutating func checkAge(of type: TypeID, at syntax: TypeSyntax?) {
        guard let syntax, program.modules[module].role != .app else { return }
        let base = program.types.unwrapped(program.types.element(type) ?? type)
        let symbol: AppleSymbol
        switch program.types[base] {
        case .attributedString: symbol = .attributedString
        case .file, .person, .currency: symbol = .appIntents
        default: return
        }
        let older = program.modules[module].platforms.older(than: symbol)
        if !older.isEmpty { report(.newerType(typeText(base), symbol, older, at: place(syntax.range))) }
    }
}
