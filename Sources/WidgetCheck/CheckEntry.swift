// In: `entry` and `sample` of widgets. Out: computed fields, and the values that gallery and placeholder show.
// Invariant: with the sample every input that an expression needs has a value.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkEntry(of id: WidgetID, _ members: WidgetMembers, scope: inout ExprScope) {
        guard let node = members[.entryMember] else { return }
        var seen: [NameID: SourceRange] = [:]
        for field in scope.loaderFields { seen[program.fields[field].name] = program.fields[field].range }
        let start = program.fields.nextID
        var exprs: [SyntaxNode?] = []
        for syntax in EntryMember(node: node).fields {
            guard let range = syntax.name, let name = checkFieldName(range, of: .entry, seen: &seen) else { continue }
            scope.entryFields.insert(name)
            let type = checkType(syntax.type, in: .entry)
            program.fields.append(Field(name: name, doc: doc(syntax.node), type: type, range: place(range)))
            exprs.append(syntax.expr)
        }
        let fields = IDRange(start: start, end: program.fields.nextID)
        program.widgets[id].fields = fields
        for (field, expr) in zip(fields, exprs) {
            guard let expr else { continue }
            program.fields[field].value = checkValue(expr, as: program.fields[field].type, in: scope).id
        }
    }

    // MARK: Sample

    mutating func checkSample(of id: WidgetID, _ members: WidgetMembers, _ syntax: WidgetSyntaxDecl) {
        let inputs = sampleInputs(of: id)
        var assigned: Set<SampleInput> = []
        if let node = members[.sampleMember] {
            let sample = SampleMember(node: node)
            if let title = sample.title { notSupported(.sampleTitle, at: title.range) }
            var places: [SampleInput: SourceRange] = [:]
            for assignment in sample.assignments {
                guard let target = checkAssignment(assignment, of: id) else { continue }
                let range = place(target.range)
                assigned.insert(target.input)
                if let first = places[target.input] {
                    report(.duplicateArgument(text(target.range), at: range, first: first))
                    continue
                }
                places[target.input] = range
                program.widgets[id].sample.append(SampleValue(input: target.input, value: target.value))
            }
        }
        let missing = inputs.filter { !assigned.contains($0) }
        guard !missing.isEmpty, !isCurrentIncomplete, let name = syntax.name else { return }
        let place = members[.sampleMember].map { keywordPlace($0) } ?? place(name)
        report(.missingSample(missing.map { inputName($0) }, hasSample: members[.sampleMember] != nil, at: place))
    }

    /// The inputs that have no value unless a sample gives them one.
    private func sampleInputs(of id: WidgetID) -> [SampleInput] {
        let widget = program.widgets[id]
        var inputs: [SampleInput] = []
        if let intent = widget.configuration {
            for parameter in program.intents[intent].parameters where needsSample(program.parameters[parameter]) {
                inputs.append(.parameter(parameter))
            }
        }
        if let loader = widget.loader {
            for field in program.loaders[loader].fields where needsSample(program.fields[field]) {
                inputs.append(.loaderField(field))
            }
        }
        for read in use.snapshotFields where needsSample(program.fields[read.field]) {
            inputs.append(.snapshotField(read.snapshot, read.field))
        }
        return inputs
    }

    private func needsSample(_ parameter: Parameter) -> Bool {
        guard parameter.isRequired else { return false }
        if case .literal = parameter.defaultValue { return false }
        if case .list = parameter.defaultValue { return false }
        return program.types[parameter.type] != .invalid
    }

    private func needsSample(_ field: Field) -> Bool {
        if mayBeLeftOut(field) { return false }
        switch program.types[field.type] {
        // There is no way to write a URL or UUID down.
        case .url, .uuid: return false
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
        return (target.input, checkValue(expr, as: target.type, in: scope).id, range)
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
                return (.parameter(parameter), program.parameters[parameter].type)
            }
            if let loader = widget.loader, let field = field(named: name, in: program.loaders[loader].fields) {
                return (.loaderField(field), program.fields[field].type)
            }
        }
        if path.count == 2, let member = path.last, case .found(let symbol) = lookUp(name),
            case .snapshot(let snapshot) = symbol.kind
        {
            guard let field = snapshotField(snapshot, member) else { return nil }
            if !use.snapshotFields.contains(where: { $0.field == field }) {
                report(.sampleNotRead(text(range), at: place(range)))
                return nil
            }
            return (.snapshotField(snapshot, field), program.fields[field].type)
        }
        if path.count == 1, field(named: name, in: widget.fields) != nil {
            report(.sampleOfEntryField(text(first), at: place(first)))
            return nil
        }
        // What a wrong `configuration` or `source` would have brought is not known.
        if isCurrentIncomplete || hasUnknownInputs { return nil }
        let nearest = nearestName(text(range), among: sampleNames(of: id))
        report(.unknownSampleInput(text(range), at: place(range), nearest: nearest))
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
}
