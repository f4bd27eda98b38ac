// In: titles of what people choose from. Out: warnings about choices that look alike, and about those that are none.
// Invariant: what never shows beside the other, or shows something else beside its title, is told apart.

import WidgetBase
import WidgetModel

extension Checker {
    // MARK: Titles

    /// Cases of one enum that a picker shows alike.
    mutating func checkCaseTitles(of id: EnumID, _ syntax: EnumSyntax) {
        let members = syntax.node.parts
        var seen: [[String]: TextID] = [:]
        for enumCase in program.enums[id].cases {
            let row = program.enumCases[enumCase]
            guard isSound(at: row.range, among: members) else { continue }
            let shown = [
                plainText(row.title), row.subtitle.map(plainText), row.symbol.map { program.text($0) },
                row.image.map { program.text($0) },
            ]
            checkTitle(row.title, shown.map { $0 ?? "" }, of: "cases", in: &seen)
            if let subtitle = row.subtitle { checkSubtitle(subtitle, below: row.title) }
        }
    }

    /// A second line that says what the first one does.
    mutating func checkSubtitle(_ subtitle: TextID, below title: TextID) {
        let (first, second) = (program.texts[title].range, program.texts[subtitle].range)
        let written = sources[second.file].text(second.bytes)
        guard written == sources[first.file].text(first.bytes), isSound(first), isSound(second) else { return }
        report(.repeatedSubtitle(written, at: second, title: first))
    }

    /// Entities of one module that Shortcuts and the editor call alike.
    mutating func checkEntityTitles() {
        var seen: [ModuleID: [[String]: TextID]] = [:]
        for entity in program.entities.rows {
            guard isSound(program.texts[entity.typeTitle].range) else { continue }
            checkTitle(
                entity.typeTitle, [plainText(entity.typeTitle)], of: "entities",
                in: &seen[entity.header.module, default: [:]])
        }
    }

    /// Parameters of one intent that the editor shows alike. One that has a condition may be there in place of another.
    mutating func checkParameterTitles(of id: IntentID) {
        let conditional = Set((showRules[id] ?? []).flatMap(\.parameters))
        var seen: [[String]: TextID] = [:]
        for parameter in program.intents[id].parameters where !conditional.contains(parameter) {
            let row = program.parameters[parameter]
            if row.isRetired { continue }
            let shown = [plainText(row.title), row.description.map(plainText) ?? ""]
            checkTitle(row.title, shown, of: "parameters", in: &seen)
        }
    }

    /// Widgets of one bundle that the gallery shows alike, and controls.
    mutating func checkGalleryTitles() {
        for bundle in program.bundles.rows {
            var widgets: [[String]: TextID] = [:]
            var controls: [[String]: TextID] = [:]
            for item in bundle.items {
                // Under other flags or in other sizes there may be only one of them.
                let flags = item.flags.map { program.text($0) }
                switch item.content {
                case .widget(let id):
                    let widget = program.widgets[id]
                    let families = widget.families.map(\.name).sorted()
                    checkTitle(widget.title, gallery(widget) + flags + families, of: "widgets", in: &widgets)
                case .control(let id):
                    let content = program.controls[id].content
                    checkTitle(content.title, gallery(content) + flags, of: "controls", in: &controls)
                case .extern: continue
                }
            }
        }
    }

    private func gallery(_ content: WidgetDecl) -> [String] {
        [plainText(content.title), content.description.map(plainText) ?? ""]
    }

    private mutating func checkTitle(
        _ title: TextID, _ shown: [String], of what: String, in seen: inout [[String]: TextID]
    ) {
        guard let first = seen[shown] else {
            seen[shown] = title
            return
        }
        report(
            .repeatedTitle(
                plainText(title), of: what, at: program.texts[title].range, first: program.texts[first].range))
    }

    /// The text as it is written, its values left out.
    func plainText(_ id: TextID) -> String {
        program.texts[id].segments.map { segment in
            if case .literal(let literal) = segment { program.text(literal) } else { "" }
        }.joined()
    }

    // MARK: Choices

    /// A parameter that has only one value.
    mutating func checkChoices(of id: ParameterID) {
        let row = program.parameters[id]
        let name = program.text(row.name)
        if let labels = row.details.labels, plainText(labels.on) == plainText(labels.off) {
            report(
                .repeatedTitle(
                    plainText(labels.off), of: "positions", at: program.texts[labels.off].range,
                    first: program.texts[labels.on].range))
        }
        checkOptionTitles(of: row)
        // No value is another choice, and so is any number of elements.
        guard !program.types.isOptional(row.type), program.types.element(row.type) == nil else { return }
        if let range = row.details.range, let lower = Double(program.text(range.lower)),
            lower == Double(program.text(range.upper))
        {
            report(.singleChoice(name, value: program.text(range.lower), at: row.range))
        }
        if row.details.only.count == 1, let only = row.details.only.first {
            report(.singleChoice(name, value: literalText(.enumCase(only)), at: row.range))
        }
        guard case .sections(let sections) = row.options else { return }
        let options = sections.flatMap(\.options)
        guard options.count == 1, let only = options.first else { return }
        if case .literal(let start) = row.defaultValue, start != only.value { return }
        report(.singleChoice(name, value: literalText(only.value), at: row.range))
    }
}
