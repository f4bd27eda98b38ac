// In: `sample` of widgets. Out: the values that gallery, placeholder and previews show.
// Invariant: with a sample every input that an expression needs has a value.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkSamples(of id: WidgetID, _ syntax: WidgetSyntaxDecl) {
        let inputs = sampleInputs(of: id)
        var first: SourceRange?
        var titles: [NameID: SourceRange] = [:]
        for node in syntax.members where node.kind == .sampleMember {
            let title = checkSampleTitle(node, after: first, among: &titles)
            program.widgets[id].samples.append(WidgetSample(title: title))
            if first == nil { first = keywordPlace(node) }
            let assigned = checkSample(node, of: id)
            let missing = inputs.filter { !assigned.values.contains($0) }
            let isUnread = isIncomplete(node) || files[file.index].holdsUnread(node.range)
            guard !missing.isEmpty, !assigned.hasUnknown, !isUnread else { continue }
            reportMissing(missing, hasSample: true, at: keywordPlace(node))
        }
        guard first == nil, !inputs.isEmpty, !mayHold(.sample, .sampleMember), let name = syntax.name else { return }
        reportMissing(inputs, hasSample: false, at: place(name))
    }

    private mutating func reportMissing(_ inputs: [SampleInput], hasSample: Bool, at range: SourceRange) {
        let index = bag.diagnostics.count
        report(.missingSample(inputs.map { inputName($0) }, hasSample: hasSample, at: range))
        guard bag.diagnostics.count > index else { return }
        sampleGaps[index] = inputs.map { input in
            switch input {
            case .parameter(let id): return .parameter(id)
            case .loaderField(let id), .snapshotField(_, let id): return .field(id)
            }
        }
    }

    /// The title of a sample: nil for the first, and where it has been reported.
    private mutating func checkSampleTitle(
        _ node: SyntaxNode,
        after first: SourceRange?,
        among titles: inout [NameID: SourceRange]
    ) -> NameID? {
        guard let syntax = SampleMember(node: node).title, let string = syntax.string else {
            if let first { report(.untitledSample(at: keywordPlace(node), first: first)) }
            return nil
        }
        if syntax.key != nil || syntax.comment != nil { report(.localizedSampleTitle(at: place(syntax.range))) }
        guard let title = plainText(string, what: "the title of a sample") else { return nil }
        if let same = titles[title] {
            report(.duplicateSampleTitle(program.text(title), at: place(string.range), first: same))
            return nil
        }
        titles[title] = place(string.range)
        return title
    }

    /// Adds the values of the last sample; gives the inputs that it sets, and whether it sets one that there is not.
    private mutating func checkSample(
        _ node: SyntaxNode,
        of id: WidgetID
    ) -> (values: Set<SampleInput>, hasUnknown: Bool) {
        var hasUnknown = false
        var places: [SampleInput: SourceRange] = [:]
        var values: [SampleValue] = []
        for assignment in SampleMember(node: node).assignments {
            guard let target = checkAssignment(assignment, of: id) else {
                hasUnknown = true
                continue
            }
            let range = place(target.range)
            if let first = places[target.input] {
                report(.duplicateArgument(text(target.range), at: range, first: first))
                continue
            }
            places[target.input] = range
            values.append(SampleValue(input: target.input, value: target.value))
        }
        if !program.widgets[id].samples.isEmpty {
            program.widgets[id].samples[program.widgets[id].samples.count - 1].values = values
        }
        // A required parameter of which a sample says that it has no value is left without one.
        let given = values.filter { value in
            guard case .parameter = value.input, case .nil = program.expressions[value.value].kind else { return true }
            return false
        }
        return (Set(given.map(\.input)), hasUnknown)
    }

    /// The inputs that have no value unless a sample gives them one.
    private func sampleInputs(of id: WidgetID) -> [SampleInput] {
        let widget = program.widgets[id]
        var inputs: [SampleInput] = []
        if let intent = widget.configuration {
            for parameter in program.intents[intent].parameters where needsSample(program.parameters[parameter]) {
                // A default may stand in what could not be read.
                if isBroken(at: program.parameters[parameter].range, of: .intent(intent)) { continue }
                inputs.append(.parameter(parameter))
            }
        }
        if let loader = widget.loader {
            for field in program.loaders[loader].fields where needsSample(program.fields[field]) {
                if let current, isBroken(at: program.fields[field].range, of: current) { continue }
                inputs.append(.loaderField(field))
            }
        }
        for read in use.snapshotFields where needsSample(program.fields[read.field]) {
            if isBroken(at: program.fields[read.field].range, of: .snapshot(read.snapshot)) { continue }
            inputs.append(.snapshotField(read.snapshot, read.field))
        }
        return inputs
    }

    private func needsSample(_ parameter: Parameter) -> Bool {
        guard parameter.isRequired, !reservedMembers.contains(parameter.range) else { return false }
        if case .literal = parameter.defaultValue { return false }
        if case .list = parameter.defaultValue { return false }
        switch program.types.parameterKind(parameter.type) {
        case .string, .int, .double, .bool, .date, .enumeration, .entity: return true
        // There is no way to write these down.
        case .dateComponents, .url, .attributedString, .file, .person, .placemark, .currency, nil: return false
        }
    }

    private func needsSample(_ field: Field) -> Bool {
        if mayBeLeftOut(field) || reservedMembers.contains(field.range) { return false }
        switch program.types[field.type] {
        // What cannot be written down, or need not be.
        case .url, .uuid, .data: return false
        default: return true
        }
    }

    private func inputName(_ input: SampleInput) -> String {
        switch input {
        case .parameter(let id): return program.text(program.parameters[id].name)
        case .loaderField(let id): return program.text(program.fields[id].name)
        case .snapshotField(let snapshot, let field):
            return program.text(program.snapshots[snapshot].header.name) + "."
                + program.text(program.fields[field].name)
        }
    }

    private mutating func checkAssignment(
        _ syntax: AssignmentSyntax,
        of id: WidgetID
    ) -> (input: SampleInput, value: ExprID, range: ByteRange)? {
        let path = syntax.path
        guard let first = path.first, let last = path.last, let expr = syntax.expr else { return nil }
        let range = first.union(last)
        guard let target = sampleTarget(path, range, of: id) else { return nil }
        var scope = ExprScope(.sample)
        scope.seesDate = true
        scope.isSample = true
        let count = bag.diagnostics.count
        let value = checkValue(expr, as: target.type, in: scope)
        switch target.input {
        case .parameter(let id):
            noteDisagreements(since: count, at: expr, with: .parameter(id))
            checkSampleValue(value.id, of: id)
        case .loaderField(let id), .snapshotField(_, let id):
            noteDisagreements(since: count, at: expr, with: .field(id))
        }
        return (target.input, value.id, range)
    }

    /// The input that a path names, with its type.
    private mutating func sampleTarget(
        _ path: [ByteRange],
        _ range: ByteRange,
        of id: WidgetID
    ) -> (input: SampleInput, type: TypeID)? {
        guard let first = path.first else { return nil }
        let widget = program.widgets[id]
        let name = name(first)
        if path.count == 1 {
            if let intent = widget.configuration,
                let parameter = program.intents[intent].parameters.first(where: { program.parameters[$0].name == name })
            {
                let isUnsettled = unsettledParameters.contains(parameter)
                return (
                    .parameter(parameter),
                    isUnsettled ? program.types.invalid : program.parameters[parameter].type
                )
            }
            if let loader = widget.loader, let field = field(named: name, in: program.loaders[loader].fields) {
                return (.loaderField(field), program.fields[field].type)
            }
        }
        if path.count == 2, let member = path.last, case .found(let symbol) = lookUp(name),
            case .snapshot(let snapshot) = symbol.kind
        {
            guard let field = snapshotField(snapshot, member) else { return nil }
            if !mayHoldMore, !use.snapshotFields.contains(where: { $0.field == field }) {
                unreadSamples.append((bag.diagnostics.count, id))
                report(.sampleNotRead(text(range), at: place(range)))
                return nil
            }
            return (.snapshotField(snapshot, field), program.fields[field].type)
        }
        // What a wrong `configuration` or `source` would have brought is not known.
        let configuration = widget.configuration.map { mayDeclare(text(first), in: .intent($0)) } ?? false
        if mayDeclare(text(first)) || hasUnknownInputs || configuration { return nil }
        if path.count == 1, field(named: name, in: widget.fields) != nil {
            report(.sampleOfEntryField(text(first), at: place(first)), missing: first, in: inputOwner(of: id))
            return nil
        }
        let names = sampleNames(of: id)
        let word = text(range).lowercased()
        // `project` for `selectedProject`; or there is only one that it can be.
        let alike = names.first { $0.lowercased().hasSuffix(word) } ?? (names.count == 1 ? names.first : nil)
        let near = nearestName(text(range), among: names)
        if near == nil, doubled.contains(.widget(id)) { return nil }
        let nearest = near ?? alike
        let finding = Diagnostic.unknownSampleInput(text(range), at: place(range), nearest: nearest)
        // With a member it is the snapshot that is not found.
        let owners = path.count == 1 ? [inputOwner(of: id)] : moduleOwners
        report(finding, missing: path.count == 1 ? range : first, in: owners)
        return nil
    }

    private func sampleNames(of id: WidgetID) -> [String] {
        let widget = program.widgets[id]
        var names: [String] = []
        if let intent = widget.configuration {
            names += program.intents[intent].parameters.map { program.text(program.parameters[$0].name) }
        }
        if let loader = widget.loader { names += fieldNames(program.loaders[loader].fields) }
        names += use.snapshotFields.map { inputName(.snapshotField($0.snapshot, $0.field)) }
        return names
    }

    /// Of the findings about samples that no expression reads those whose widget has another error, or any style: what
    /// cannot be read may be the expression that does.
    func unsureSamples() -> Set<Int> {
        guard !unreadSamples.isEmpty else { return [] }
        let own = Set(unreadSamples.map(\.finding))
        var errors: [FileID: [UInt32]] = [:]
        for (index, finding) in bag.diagnostics.enumerated() where finding.severity == .error && !own.contains(index) {
            if let range = finding.range { errors[range.file, default: []].append(range.bytes.start) }
        }
        var isStyleWrong = false
        var wrong: Set<WidgetID> = []
        for item in collected {
            let isWrong = {
                (errors[item.file] ?? []).contains { item.node.range.start <= $0 && $0 < item.node.range.end }
            }
            switch item.kind {
            case .style where !isStyleWrong: isStyleWrong = isWrong()
            case .widget(let id) where isWrong(): wrong.insert(id)
            default: break
            }
        }
        return Set(unreadSamples.filter { isStyleWrong || wrong.contains($0.widget) }.map(\.finding))
    }
}
