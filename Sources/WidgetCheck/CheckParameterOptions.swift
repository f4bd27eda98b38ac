// In: `options` and `unset` of parameters. Out: what each offers, for every value of what it depends on.
// Invariant: dependent options have their `default` row last; an option fits the type of its parameter.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkOptions(_ syntax: OptionsMember, of id: ParameterID) {
        let type = program.parameters[id].type
        guard let node = syntax.options, program.types[type] != .invalid else { return }
        let element = program.types.element(type) ?? program.types.unwrapped(type)
        if program.types[element] == .bool {
            return report(.optionsOfBool(at: keywordPlace(syntax.node)))
        }
        switch node.kind {
        case .optionList:
            guard takesLiteralOptions(element, node) else { return }
            let options = checkOptionList(OptionListSyntax(node: node).options, of: element)
            program.parameters[id].options = .sections([OptionSection(title: nil, options: options)])
        case .optionTable:
            guard takesLiteralOptions(element, node) else { return }
            checkOptionTable(OptionTableSyntax(node: node), of: id, element, at: keywordPlace(syntax.node))
        default:
            checkOptionExpr(node, of: id, element)
        }
    }

    private mutating func takesLiteralOptions(_ element: TypeID, _ node: SyntaxNode) -> Bool {
        switch program.types[element] {
        case .string, .int, .double, .enumeration: return true
        default:
            report(.literalOptionsNotAllowed(typeText(element), isEntity: isEntity(element), at: place(node)))
            return false
        }
    }

    // MARK: Lists

    private mutating func checkOptionList(_ options: [OptionSyntax], of element: TypeID) -> [ParameterOption] {
        var seen: [LiteralValue: SourceRange] = [:]
        return checkOptionList(options, of: element, seen: &seen)
    }

    private mutating func checkOptionList(
        _ options: [OptionSyntax],
        of element: TypeID,
        seen: inout [LiteralValue: SourceRange]
    ) -> [ParameterOption] {
        var result: [ParameterOption] = []
        for option in options {
            guard let node = option.value, let value = checkLiteral(node, as: element, what: "the option") else {
                continue
            }
            let label = option.title.map { checkText($0) }
            if label == nil, case .string(let text) = value, program.names[text].allSatisfy({ $0 <= 0x20 }) {
                report(.emptyDisplayText(at: place(node)))
            }
            let key = comparable(value)
            if let first = seen[key] {
                report(.duplicateOption(literalText(value), at: place(node), first: first))
                continue
            }
            seen[key] = place(node)
            result.append(ParameterOption(value: value, label: label))
        }
        return result
    }

    // MARK: Tables

    private mutating func checkOptionTable(
        _ syntax: OptionTableSyntax,
        of id: ParameterID,
        _ element: TypeID,
        at keyword: SourceRange
    ) {
        let items = Array(syntax.items)
        guard let first = items.first else {
            return report(.emptyDeclaration("`options`", of: "an option", at: keyword))
        }
        if items.contains(where: { $0.kind == .optionCase }) {
            if let other = items.first(where: { $0.kind != .optionCase }) {
                let odd = first.kind == .optionCase ? other : first
                return report(.mixedOptions(at: place(odd)))
            }
            checkDependentOptions(items.map { OptionCaseSyntax(node: $0) }, of: id, element, at: keyword)
            return
        }
        var sections: [OptionSection] = []
        var seen: [LiteralValue: SourceRange] = [:]
        for item in items {
            if let section = OptionSectionSyntax(item) {
                let title = checkText(section.title)
                let options = checkOptionList(section.options, of: element, seen: &seen)
                sections.append(OptionSection(title: title, options: options))
            } else if let option = OptionSyntax(item) {
                let options = checkOptionList([option], of: element, seen: &seen)
                // Options that stand together, outside sections, have no heading.
                if let last = sections.indices.last, sections[last].title == nil {
                    sections[last].options += options
                } else {
                    sections.append(OptionSection(title: nil, options: options))
                }
            }
        }
        program.parameters[id].options = .sections(sections)
    }

    private mutating func checkDependentOptions(
        _ cases: [OptionCaseSyntax],
        of id: ParameterID,
        _ element: TypeID,
        at keyword: SourceRange
    ) {
        if unknownDependencies[id] != nil { return }
        let dependencies = program.parameters[id].dependencies
        let name = program.text(program.parameters[id].name)
        guard !dependencies.isEmpty else { return report(.optionsWithoutDependency(name, at: keyword)) }
        var rows: [DependentOptions] = []
        var defaultRow: (row: DependentOptions, range: SourceRange)?
        var seen: [[OptionPattern]: SourceRange] = [:]
        for item in cases {
            let options = checkOptionList(item.options, of: element)
            if item.isDefault {
                if let first = defaultRow {
                    report(.duplicateMember("default", at: keywordPlace(item.node), first: first.range))
                    continue
                }
                defaultRow = (DependentOptions(patterns: [], options: options), keywordPlace(item.node))
                continue
            }
            var alternatives: [[OptionPattern]] = []
            for node in item.patterns?.alternatives.map({ $0 }) ?? [] {
                guard let pattern = checkOptionPattern(node, dependencies) else { continue }
                if let first = seen[pattern] {
                    report(.overlappingRows(["`\(text(node.range))`"], count: 1, at: place(node), first: first))
                    continue
                }
                seen[pattern] = place(node)
                alternatives.append(pattern)
            }
            rows.append(DependentOptions(patterns: alternatives, options: options))
        }
        guard let defaultRow else { return report(.missingDefaultRow(name, at: keyword)) }
        rows.append(defaultRow.row)
        program.parameters[id].options = .dependent(rows)
        // A text that may not be empty takes the first option, so that there has to be one.
        if program.types[program.parameters[id].type] == .string, defaultRow.row.options.isEmpty {
            report(
                .emptyDeclaration(
                    "the `default` row of a parameter that is not optional", of: "an option", at: defaultRow.range))
        }
    }

    /// A pattern for each dependency.
    private mutating func checkOptionPattern(_ node: SyntaxNode, _ dependencies: [ParameterID]) -> [OptionPattern]? {
        let parts = node.kind == .tuplePattern ? Array(node.children) : [node]
        guard parts.count == dependencies.count else {
            report(.dependencyPatternCount(expected: dependencies.count, found: parts.count, at: place(node)))
            return nil
        }
        var result: [OptionPattern] = []
        for (part, dependency) in zip(parts, dependencies) {
            guard let pattern = checkOptionPart(part, program.parameters[dependency]) else { return nil }
            optionPatterns.append((dependency, pattern, place(part)))
            result.append(pattern)
        }
        return result
    }

    private mutating func checkOptionPart(_ node: SyntaxNode, _ dependency: Parameter) -> OptionPattern? {
        let type = program.types.unwrapped(dependency.type)
        if program.types[type] == .invalid { return nil }
        if node.kind == .wildcardPattern { return .any }
        if node.kind == .nilLiteral {
            report(.nilOptionPattern(at: place(node)))
            return nil
        }
        switch program.types[type] {
        case .string, .int, .double, .bool, .enumeration: break
        default:
            report(.unmatchableDependency(program.text(dependency.name), typeText(type), at: place(node)))
            return nil
        }
        guard let range = RangeSyntax(node) else {
            guard let value = checkLiteral(node, as: type, what: "the pattern") else { return nil }
            return .value(comparable(value))
        }
        guard type == program.types.int || type == program.types.double else {
            report(.rangeOfNoNumber(typeText(type), at: place(node)))
            return nil
        }
        var bounds: [NameID?] = []
        for bound in [range.lower, range.upper] {
            guard let bound else {
                bounds.append(nil)
                continue
            }
            guard checkLiteral(bound, as: type, what: "the bound") != nil else { return nil }
            bounds.append(program.names.intern(LexNumber.decimal(bound, in: sources[file])))
        }
        return .range(lower: bounds.first ?? nil, upper: bounds.last ?? nil, isClosed: range.isClosed)
    }

    // MARK: Expressions

    /// A list over `rows` or a snapshot, or the name of a hand-written provider.
    private mutating func checkOptionExpr(_ node: SyntaxNode, of id: ParameterID, _ element: TypeID) {
        if node.kind == .nameExpr, text(node.range) != "rows" {
            if case .found(let symbol) = lookUp(at: node.range) {
                return report(
                    .providerIsDeclared(text(node.range), symbol.kind.words, at: place(node), declared: symbol.range)
                )
            }
            // A parameter or a lower-case word is a slip, not the name of a type.
            if text(node.range).first?.isLowercase ?? false {
                let scope = optionScope(of: id, element, seesDependencies: true)
                _ = checkValue(node, as: program.types.list(element), in: scope)
                return
            }
            noteHandWritten(node.range)
            program.parameters[id].options = .provider(name(node.range))
            return
        }
        let scope = optionScope(of: id, element, seesDependencies: true)
        let value = checkValue(node, as: program.types.list(element), in: scope)
        program.parameters[id].options = .expression(value.id)
    }

    mutating func checkUnset(_ syntax: UnsetMember, of id: ParameterID) {
        let type = program.parameters[id].type
        if program.types[type] == .invalid { return }
        if program.parameters[id].dependencies.isEmpty, unknownDependencies[id] == nil {
            if unreadDependencies.contains(id) || isCurrentIncomplete { return }
            // That the line which names them is missing shows in the options too.
            if let last = bag.diagnostics.last, last.code == .missingDependency, last.range?.file == file { return }
            return report(
                .unsetWithoutDependency(program.text(program.parameters[id].name), at: keywordPlace(syntax.node)))
        }
        if syntax.word == .all {
            program.parameters[id].unset = .all
        } else if syntax.word == Keyword.none {
            program.parameters[id].unset = .none
        } else if let expr = syntax.expr, expr.kind == .nilLiteral {
            report(.unsetNil(at: place(expr)))
        } else if let expr = syntax.expr {
            let element = program.types.element(type) ?? program.types.unwrapped(type)
            let scope = optionScope(of: id, element, seesDependencies: false)
            program.parameters[id].unset = .expression(checkValue(expr, as: program.types.list(element), in: scope).id)
        }
    }

    /// What the options of a parameter see: `rows`, snapshots, and what `depends on` names, which has a value there.
    private func optionScope(of id: ParameterID, _ element: TypeID, seesDependencies: Bool) -> ExprScope {
        var scope = ExprScope(.options)
        scope.seesSnapshots = true
        scope.intent = program.parameters[id].intent
        scope.reportedNames = unknownDependencies[id] ?? []
        if case .entity = program.types[element] { scope.rows = element }
        guard seesDependencies else { return scope }
        for other in program.parameters[id].dependencies {
            let row = program.parameters[other]
            scope.parameters[row.name] = (other, program.types.unwrapped(row.type))
        }
        return scope
    }
}
