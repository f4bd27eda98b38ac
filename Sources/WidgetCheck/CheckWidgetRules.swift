// In: widgets and controls. Out: warnings about what a person sees and taps.
// Invariant: views are hand-written; of them only names and families are known here.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkWidgetRules(_ id: WidgetID, _ syntax: WidgetSyntaxDecl, isSound: Bool) {
        let widget = program.widgets[id]
        checkLength(of: widget.title)
        checkTimelineRules(of: id, syntax, isSound: isSound)
        checkContentFields(widget, syntax.members)
        if let member = soundMember(.linkMember, of: syntax.members) {
            checkUnroutedLink(widget, ExprMember(node: member))
        }
        guard isSound else { return }
        if let member = member(.backgroundMember, of: syntax.members) {
            if !checkBackgroundContrast(widget, at: keywordPlace(member)) {
                checkLightBackground(widget, at: keywordPlace(member))
            }
        }
        if let member = member(.viewMember, of: syntax.members) { checkSharedViews(widget, ViewMember(node: member)) }
        if let sample = widget.samples.first {
            // One without values says that it is meant.
            let isBlank = !sample.values.isEmpty && sample.values.allSatisfy { isNothing($0.value) }
            if isBlank, let node = member(.sampleMember, of: syntax.members) {
                checkBlankSample(widget, at: keywordPlace(node))
            }
        } else if let name = syntax.name {
            checkBlankSample(widget, at: place(name))
        }
        checkEmptyCondition(widget, syntax)
        checkImageMemory(widget, syntax)
    }

    /// What a loader returns is kept in a file; what an entry computes is stored with the rendered view.
    private mutating func checkContentFields(_ content: WidgetDecl, _ members: SyntaxChildren) {
        if let loader = content.loader, let member = member(.loaderMember, of: members) {
            checkFieldRules(program.loaders[loader].fields, of: member, isSound: isSound(member))
        }
        guard let lines = member(.entryMember, of: members)?.parts else { return }
        for id in content.fields {
            let field = program.fields[id]
            guard field.type == program.types.string || field.type == program.types.text,
                meaning(of: field.name).contains(.distanceFromNow), isSound(at: field.range, among: lines)
            else { continue }
            report(.frozenTime(program.text(field.name), at: field.range))
        }
    }

    // MARK: Views

    /// What the families of one shape have in common.
    private enum FamilyShape {
        case system
        case accessory
        case inline

        init(_ family: WidgetFamily) {
            switch family {
            case .accessoryInline: self = .inline
            case .accessoryCircular, .accessoryRectangular, .accessoryCorner: self = .accessory
            case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
                self = .system
            }
        }
    }

    private mutating func checkSharedViews(_ widget: WidgetDecl, _ syntax: ViewMember) {
        // A widget that asks for its family treats it as one.
        if widget.usesFamily { return }
        let own = Set(widget.views.compactMap(\.family))
        var families: [NameID: [WidgetFamily]] = [:]
        for choice in widget.views {
            let shown = choice.family.map { [$0] } ?? widget.families.filter { !own.contains($0) }
            families[choice.view, default: []] += shown
        }
        var written: [ByteRange] = syntax.name.map { [$0] } ?? []
        if written.isEmpty { written = syntax.choices.compactMap(\.view) }
        for range in written {
            guard let shown = families.removeValue(forKey: name(range)), let first = shown.first,
                let other = shown.first(where: { FamilyShape($0) != FamilyShape(first) })
            else { continue }
            report(.sharedView(text(range), first, other, at: place(range)))
        }
    }

    // MARK: Gallery

    /// A widget of which the gallery shows nothing: no field has anything to show without its inputs.
    private mutating func checkBlankSample(_ content: WidgetDecl, at range: SourceRange) {
        let loaded = content.loader.map { Array(program.loaders[$0].fields) } ?? []
        let values = content.fields.map { program.fields[$0].value }
        // How many there are of nothing is not much more.
        let isBlank = values.allSatisfy { value in value.map { showsNothing($0) || countsNothing($0) } ?? false }
        guard isBlank, values.isEmpty || !values.allSatisfy({ value in value.map { countsNothing($0) } ?? false }),
            loaded.allSatisfy({ startsBlank(program.fields[$0]) })
        else { return }
        var inputs = Set(loaded.map { program.text(program.fields[$0].name) })
        program.forEachExpr(in: content.fields.compactMap { program.fields[$0].value }) { expr in
            switch expr.kind {
            case .parameter(let id): inputs.insert(program.text(program.parameters[id].name))
            case .snapshotField(_, let id): inputs.insert(program.text(program.fields[id].name))
            default: return
            }
        }
        if !inputs.isEmpty {
            report(.blankSample(inputs.sorted(), hasSample: !content.samples.isEmpty, at: range))
        }
    }

    /// Whether an expression is nil, without elements or without letters where its inputs have no value.
    private func showsNothing(_ id: ExprID) -> Bool {
        let expr = program.expressions[id]
        switch expr.kind {
        case .coalesce(_, let other): return showsNothing(other)
        case .conditional(_, let then, let otherwise): return showsNothing(then) && showsNothing(otherwise)
        case .string(let text), .text(let text): return program.texts[text].segments.isEmpty
        case .nil: return true
        case .parameter(let parameter): return startsBlank(program.parameters[parameter])
        case .snapshotField(_, let field): return startsBlank(program.fields[field])
        default: return program.types.isOptional(expr.type) || program.types.element(expr.type) != nil
        }
    }

    /// Whether an expression is the number of elements of what has none.
    private func countsNothing(_ id: ExprID) -> Bool {
        guard case .property(let base, let property, _) = program.expressions[id].kind,
            property == .count || property == .isEmpty
        else { return false }
        return showsNothing(base)
    }

    /// Whether a value of a sample is nil, an empty list or an empty text.
    private func isNothing(_ id: ExprID) -> Bool {
        switch program.expressions[id].kind {
        case .nil: return true
        case .list(let elements): return elements.isEmpty
        case .string(let text), .text(let text): return program.texts[text].segments.isEmpty
        default: return false
        }
    }

    private func startsBlank(_ parameter: Parameter) -> Bool {
        switch parameter.defaultValue {
        case .literal: return false
        case .list(let values): return values.isEmpty
        // Rows are not known to the gallery.
        case .none, .first, .identifiers, .follow:
            return program.types.isOptional(parameter.type) || program.types.element(parameter.type) != nil
        }
    }

    private func startsBlank(_ field: Field) -> Bool {
        switch field.defaultValue {
        case .string(let text): return text == .empty
        case nil, .nil, .emptyList: return true
        case .int, .double, .bool, .enumCase: return false
        }
    }

    // MARK: Links

    /// A web address, which the parser of the module's routes does not know.
    private mutating func checkUnroutedLink(_ widget: WidgetDecl, _ syntax: ExprMember) {
        guard case .url = widget.link, let expr = syntax.expr else { return }
        let route = program.routes.rows.first { $0.header.module == widget.header.module }
        guard let route else { return }
        report(.unroutedLink(text(expr.range), at: place(expr), route: route.header.range))
    }

    // MARK: Memory

    /// The images of all entries together against what the system leaves an extension.
    private mutating func checkImageMemory(_ widget: WidgetDecl, _ syntax: WidgetSyntaxDecl) {
        guard let schedule = widget.schedule, let member = member(.entriesMember, of: syntax.members) else { return }
        let entries = min(schedule.clockCount, schedule.limit)
        let full = widget.families.map(\.largestPixelCount).max() ?? 0
        let small = ImageEstimate.rowPixels * ImageEstimate.rowPixels
        var pixels = 0
        var fields = Array(widget.fields)
        if let loader = widget.loader { fields += Array(program.loaders[loader].fields) }
        for id in fields {
            let field = program.fields[id]
            if holdsImage(field) {
                pixels += full
            } else if hasImage(field.type) {
                pixels += program.types.element(field.type) == nil ? full : small * rowCount(of: field)
            }
        }
        let megabytes = entries * pixels * 4 / 1_000_000
        guard megabytes > ImageEstimate.limit else { return }
        report(.imageMemory(megabytes, entries: entries, at: keywordPlace(member)))
    }

    private func holdsImage(_ field: Field) -> Bool {
        let type = program.types.unwrapped(field.type)
        if type == program.types.data { return true }
        guard type == program.types.url || type == program.types.string else { return false }
        return NameMeaning(program.names[field.name]).contains(.image)
    }

    /// Whether a row, or each row of a list, has a picture.
    private func hasImage(_ type: TypeID) -> Bool {
        let base = program.types.unwrapped(program.types.element(type) ?? type)
        switch program.types[base] {
        case .entity(let id):
            return program.entities[id].fields.contains { holdsImage(program.fields[$0]) }
        case .structure(let id):
            return program.structs[id].fields.contains { holdsImage(program.fields[$0]) }
        default: return false
        }
    }

    /// How many rows an entry holds: as many as it takes at most, or a few.
    private func rowCount(of field: Field) -> Int {
        guard let value = field.value, case .prefix(_, let count, _) = program.expressions[value].kind,
            case .int(let number) = program.expressions[count].kind
        else { return ImageEstimate.rows }
        return max(0, min(number, 100))
    }

    // MARK: Controls

    mutating func checkControlRules(_ id: ControlID, _ syntax: ControlSyntax, isSound: Bool) {
        let control = program.controls[id]
        checkLength(of: control.content.title)
        checkContentFields(control.content, syntax.members)
        if let symbol = control.symbol, self.isSound(program.expressions[symbol].range) {
            checkSymbols(of: symbol)
            checkEmptySymbol(symbol)
        }
        guard isSound, case .toggle(let isOn, let call) = control.template else { return }
        checkToggle(isOn, call)
    }

    /// A toggle whose state does not come from what its action changes flips back.
    private mutating func checkToggle(_ isOn: ExprID, _ call: ActionCall) {
        var read: Set<SnapshotID> = []
        var isDirect = true
        var readsLoader = false
        program.forEachExpr(in: [isOn]) { expr in
            switch expr.kind {
            case .snapshotField(let id, _): read.insert(id)
            case .loaderField, .invalid: readsLoader = true
            case .parameter(let id):
                isDirect = false
                if let snapshot = snapshot(behind: id) { read.insert(snapshot) }
                if hasUnknownSource(id) { readsLoader = true }
            default: return
            }
        }
        let action = program.actions[call.action]
        if readsLoader || isFromOutside(isOn) { return }
        let isUnchanged = read.isEmpty || !action.changes.isEmpty && read.isDisjoint(with: action.changes)
        guard isUnchanged else {
            if isDirect { checkUnsaidChange(of: read, isOn, action) }
            return
        }
        let names = action.changes.map { program.text(program.snapshots[$0].header.name) }
        report(
            .unchangedToggle(
                program.text(action.header.name), changes: names, at: program.expressions[isOn].range,
                action: action.header.range))
    }

    /// Whether it was reported of the rows of a parameter that they come from nowhere.
    private func hasUnknownSource(_ id: ParameterID) -> Bool {
        let type = program.parameters[id].type
        let base = program.types.unwrapped(program.types.element(type) ?? type)
        guard case .entity(let entity) = program.types[base], case .fixed(let rows) = program.entities[entity].source
        else { return false }
        return rows.isEmpty
    }

    /// What an extension has no writer of stays as it is, whatever the performer of an action does in it.
    private mutating func checkUnsaidChange(of read: Set<SnapshotID>, _ isOn: ExprID, _ action: ActionDecl) {
        guard action.changes.isEmpty, action.performer != nil, !action.runsInApp, let snapshot = read.min(),
            program.modules[action.header.module].role == .extension,
            !isShared(program.snapshots[snapshot].header.module),
            !program.actions.rows.contains(where: { !read.isDisjoint(with: $0.changes) })
        else { return }
        report(
            .unsaidChange(
                program.text(action.header.name), of: program.text(program.snapshots[snapshot].header.name),
                at: program.expressions[isOn].range, action: action.header.range))
    }

    /// The snapshot that a parameter's rows come from.
    private func snapshot(behind id: ParameterID) -> SnapshotID? {
        let type = program.parameters[id].type
        let base = program.types.unwrapped(program.types.element(type) ?? type)
        guard case .entity(let entity) = program.types[base],
            case .snapshot(let snapshot, _) = program.entities[entity].source
        else { return nil }
        return snapshot
    }

    /// Whether a value reads rows of a catalog, which hand-written code changes.
    private func isFromOutside(_ id: ExprID) -> Bool {
        var found = false
        program.forEachExpr(in: [id]) { expr in
            guard case .parameter(let parameter) = expr.kind else { return }
            let type = program.parameters[parameter].type
            let base = program.types.unwrapped(program.types.element(type) ?? type)
            if case .entity(let entity) = program.types[base], case .catalog = program.entities[entity].source {
                found = true
            }
        }
        return found
    }
}

/// What an image is taken to need; 4 bytes a pixel.
enum ImageEstimate {
    /// The sides of a picture in a row of a list.
    static let rowPixels = 320
    /// The rows of a list of which nothing says how many an entry takes.
    static let rows = 4
    /// Megabytes that an extension may use for all entries together.
    static let limit = 30
}

extension WidgetFamily {
    /// The pixels of the family on the largest iPhone at three a point, by the sizes in Apple's guidelines.
    fileprivate var largestPixelCount: Int {
        let (width, height): (Int, Int)
        switch self {
        case .systemSmall: (width, height) = (170, 170)
        case .systemMedium: (width, height) = (364, 170)
        case .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: (width, height) = (364, 382)
        case .accessoryCircular, .accessoryCorner: (width, height) = (76, 76)
        case .accessoryRectangular: (width, height) = (172, 76)
        case .accessoryInline: return 0
        }
        return width * height * 9
    }
}
