// In: the widgets of one file. Out: previews of each family, with the samples and every state that a widget comes to.
// Invariant: only debug builds have them, and they are made of samples, never of a store.

import WidgetBase
import WidgetModel

/// WidgetKit shows previews of an extension; the other roles have none.
func emitPreviews(of file: ProgramFile, in context: EmitContext, to out: inout OutputBuffer) {
    guard context.role == .extension else { return }
    let widgets = file.declarations.compactMap { declaration -> WidgetID? in
        guard case .widget(let id) = declaration else { return nil }
        return id
    }
    guard !widgets.isEmpty else { return }
    out.blank()
    out.line("#if DEBUG")
    for (index, id) in widgets.enumerated() {
        if index > 0 { out.blank() }
        let widget = context.program.widgets[id]
        emitWhereShown(widget, in: context, to: &out) { context, out in
            emitPreviewContent(id, in: context, to: &out)
            for group in context.previewGroups(of: widget) {
                out.blank()
                emitPreviews(group, of: id, in: context, to: &out)
            }
        }
    }
    out.line("#endif")
}

/// What the previews of a widget show: its entries, and its second look.
private func emitPreviewContent(_ id: WidgetID, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = context.program.widgets[id]
    let inputs = WidgetInputs(id, in: context)
    let name = context.typeName(id)
    if widget.legacy == nil { out.available(context.configurationAvailability(of: widget)) }
    out.block("extension \(name)") { out in
        out.line("/// What previews step through: the samples, and the states that the widget comes to.")
        let family: [SwiftCode] = inputs.entryUses.usesFamily ? ["as family: WidgetFamily"] : []
        let function = SwiftCode.call("static func previewEntries", family + ["at date: Date"])
        out.block(function + " -> [\(context.entryName(widget))]") { out in
            emitPreviewEntries(inputs, in: context, to: &out)
        }
    }
    out.blank()
    out.line("/// The widget in the dark, at a text size of the accessibility settings.")
    if let attribute = context.attribute(introduced: AppleSymbol.previews.introduced) {
        out.line("@available(\(attribute))")
    }
    out.block("struct \(context.darkLargeTextName(widget)): Widget") { out in
        out.block("var body: some WidgetConfiguration") { out in
            let look: [SwiftCode] = [".environment(\\.colorScheme, .dark)", ".dynamicTypeSize(.accessibility3)"]
            let newer = context.raised(to: .previews)
            emitConfiguration(of: widget, kind: "\(name).kind", look: look, in: newer, to: &out)
            if widget.modifiers.disablesContentMargins { out.line(".contentMarginsDisabled()") }
        }
    }
}

/// An entry for each sample, and one for each state that the provider gives, in the order of their weight.
private func emitPreviewEntries(_ inputs: WidgetInputs, in context: EmitContext, to out: inout OutputBuffer) {
    let arguments = EntryArguments(inputs, in: context)
    let family: [SwiftCode] = arguments.usesFamily ? ["family: family"] : []
    func sample(_ state: SwiftCode) -> SwiftCode {
        .call(".sample", ["at: date"] + family + [.labeled("state", state)])
    }
    var samples = [SwiftCode.call(".sample", ["at: date"] + family)]
    for title in inputs.widget.samples.dropFirst().compactMap(\.title) {
        samples.append(.call(".sample", [.labeled("titled", .string(context.text(title))), "at: date"] + family))
    }
    let blank = context.blankStates(inputs).map { SwiftCode($0) }
    let full: [SwiftCode] = context.canBeStale(inputs) ? [".stale", ".ready"] : [".ready"]
    guard blank.count > 1 else {
        let entries = blank.map { context.blankEntry(state: $0, inputs, arguments) } + full.map(sample)
        out.line(.list(samples + entries, isBroken: true))
        return
    }
    out.line("var entries: [\(context.entryName(inputs.widget))] = " + .list(samples))
    out.block("for state: WidgetState in " + .list(blank)) { out in
        out.line(.call("entries.append", [context.blankEntry(state: "state", inputs, arguments)]))
    }
    for state in full { out.line(.call("entries.append", [sample(state)])) }
    out.line("return entries")
}

/// A longer title is left out of the names of previews, which stand in a list one above the other.
private let longestTitle = 40

/// Families that stand under one `#if`.
private struct PreviewGroup {
    var directive: String?
    var families: [WidgetFamily]
}

private func emitPreviews(_ group: PreviewGroup, of id: WidgetID, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = context.program.widgets[id]
    let name = context.typeName(id)
    let title = context.sourceText(widget.title)
    out.conditional(group.directive) { out in
        for (index, family) in group.families.enumerated() {
            let attribute = context.attribute(introduced: context.previewVersions(of: family, in: widget))
            for isDark in [false, true] {
                if isDark || index > 0 { out.blank() }
                if let attribute { out.line("@available(\(attribute))") }
                let look = family.previewName + (isDark ? ", dark, large text" : "")
                let title = title.utf8.count > longestTitle ? look : "\(title): \(look)"
                out.line(.call("#Preview", [.string(title), .labeled("as", ".\(family.name)")]), suffix: " {")
                out.indent()
                out.line("\(isDark ? context.darkLargeTextName(widget) : name)()")
                out.outdent()
                out.line("} timeline: {")
                out.indent()
                let inputs = WidgetInputs(id, in: context)
                let argument: [SwiftCode] = inputs.entryUses.usesFamily ? [.labeled("as", ".\(family.name)")] : []
                let entries = SwiftCode.call("\(name).previewEntries", argument + ["at: Date()"])
                out.block("for entry in " + entries) { $0.line("entry") }
                out.outdent()
                out.line("}")
            }
        }
    }
}

extension EmitContext {
    /// The families of a widget, those that follow each other under one condition together.
    fileprivate func previewGroups(of widget: WidgetDecl) -> [PreviewGroup] {
        var groups: [PreviewGroup] = []
        for family in widget.families {
            let versions = previewVersions(of: family, in: widget)
            let directive = availability(introduced: versions, firstCompiler: family.firstCompiler(on:)).directive
            if let last = groups.indices.last, groups[last].directive == directive {
                groups[last].families.append(family)
            } else {
                groups.append(PreviewGroup(directive: directive, families: [family]))
            }
        }
        return groups
    }

    /// The first versions that show a widget as a family in a preview.
    fileprivate func previewVersions(of family: WidgetFamily, in widget: WidgetDecl) -> PlatformVersions {
        var versions = PlatformVersions()
        for platform in Platform.allCases {
            guard let first = widget.introduced(family, on: platform),
                let previews = AppleSymbol.previews.introduced[platform]
            else { continue }
            versions[platform] = max(first, previews)
        }
        return versions
    }

    /// `<Base>DarkLargeText`.
    fileprivate func darkLargeTextName(_ widget: WidgetDecl) -> String { "\(text(widget.baseName))DarkLargeText" }

    /// The states in which there is nothing of the store to show.
    fileprivate func blankStates(_ inputs: WidgetInputs) -> [String] {
        var states: [String] = []
        let hasRequirement = inputs.selections.contains { program.parameters[$0].isRequired }
        if hasRequirement || !inputs.requirements.isEmpty { states.append(".unconfigured") }
        let reason = inputs.snapshots.isEmpty ? ".failed" : ".missing"
        if inputs.canBeUnavailable { states.append(".unavailable(\(reason))") }
        if !inputs.selections.isEmpty { states.append(".missing") }
        if inputs.widget.emptyCondition != nil || isTimeline(inputs.widget) { states.append(".empty") }
        return states
    }

    fileprivate func canBeStale(_ inputs: WidgetInputs) -> Bool {
        inputs.widget.schedule?.expiry != nil || inputs.widget.loader != nil
            || inputs.snapshots.contains { program.snapshots[$0].staleAfter != nil }
    }

    /// A display text in the language of the description. It holds no values.
    fileprivate func sourceText(_ id: TextID) -> String {
        program.texts[id].segments.map { segment in
            guard case .literal(let literal) = segment else { return "" }
            return text(literal)
        }.joined()
    }
}

extension WidgetFamily {
    /// As the gallery calls it.
    fileprivate var previewName: String {
        switch self {
        case .systemSmall: return "Small"
        case .systemMedium: return "Medium"
        case .systemLarge: return "Large"
        case .systemExtraLarge: return "Extra Large"
        case .systemExtraLargePortrait: return "Extra Large Portrait"
        case .accessoryCircular: return "Circular"
        case .accessoryRectangular: return "Rectangular"
        case .accessoryInline: return "Inline"
        case .accessoryCorner: return "Corner"
        }
    }
}
