// In: styles, intents and widgets of a program. Out: their text.
// Invariant: a table is printed whole: every row, and the row of every combination.

import WidgetBase

extension ProgramDump {
    // MARK: Styles

    mutating func dump(_ decl: StyleDecl) {
        let axes = decl.axes.map { axis in
            "\(name(axis.name)): \(type(axis.type)) [\(axis.slots.map { slot($0) }.joined(separator: ", "))]"
        }
        dumpDoc(decl.header.doc)
        out.line("style \(name(decl.header.name)) by \(axes.joined(separator: ", ")) {")
        out.indent()
        for id in decl.columns {
            let column = program.styleColumns[id]
            dumpDoc(column.doc)
            let varies = column.variesByRendering ? " by scheme and rendering" : " by scheme"
            out.line("\(name(column.name)): \(type(column.type))\(column.variesByScheme ? varies : "")")
        }
        for (index, row) in decl.rows.enumerated() {
            out.line("row \(index): \(row.cells.map { cell($0) }.joined(separator: ", "))")
        }
        out.line("lookup \(decl.lookup.map { String($0) }.joined(separator: ", "))")
        out.outdent()
        out.line("}")
    }

    private func slot(_ slot: AxisSlot) -> String {
        switch slot {
        case .enumCase(let id): return ".\(name(program.enumCases[id].name))"
        case .bool(let value): return value ? "true" : "false"
        case .string(let text): return quoted(text)
        case .intRange(let lower, let upper):
            return "\(lower.map { String($0) } ?? "")..<\(upper.map { String($0) } ?? "")"
        case .doubleRange(let lower, let upper):
            return "\(lower.map { name($0) } ?? "")..<\(upper.map { name($0) } ?? "")"
        case .family(let family): return ".\(family.name)"
        case .other: return "other"
        }
    }

    private func cell(_ cell: StyleCell) -> String {
        switch cell {
        case .color(let value): return color(value)
        case .adaptiveColor(let value): return color(value)
        case .font(let value): return font(value)
        case .text(let id): return "Text \(text(id))"
        case .literal(let value): return literal(value)
        }
    }

    func color(_ value: AdaptiveColor) -> String {
        let accented = value.accented.map { ", accented: \(color($0))" } ?? ""
        let vibrant = value.vibrant.map { ", vibrant: \(color($0))" } ?? ""
        return "(light: \(color(value.light)), dark: \(color(value.dark))\(accented)\(vibrant))"
    }

    private func font(_ value: FontValue) -> String {
        let weight = value.weight.map { ", weight: .\($0.rawValue)" } ?? ""
        let design = value.design.map { ", design: .\($0.rawValue)" } ?? ""
        return "font(.\(value.style.rawValue)\(weight)\(design))"
    }

    func color(_ value: ColorValue) -> String {
        switch value {
        case .system(let id): return ".\(name(id))"
        case .rgba(let red, let green, let blue, let alpha): return "rgba(\(red), \(green), \(blue), \(alpha))"
        case .asset(let id): return "asset(\(quoted(id)))"
        }
    }

    // MARK: Intents

    mutating func dump(_ decl: IntentDecl) {
        dumpDoc(decl.header.doc)
        out.line("intent \(name(decl.header.name)) \(text(decl.title)) {")
        out.indent()
        if let description = decl.description { out.line("description \(text(description))") }
        if let name = decl.intentClassName { out.line("intentClassName \(quoted(name))") }
        if let name = decl.persistentIdentifier { out.line("persistentIdentifier \(quoted(name))") }
        for id in decl.parameters { dump(program.parameters[id]) }
        if let summary = decl.summary { dump(summary) }
        out.outdent()
        out.line("}")
    }

    private mutating func dump(_ parameter: Parameter) {
        dumpDoc(parameter.doc)
        let required = parameter.isRequired ? "required " : parameter.isRetired ? "retired " : ""
        out.line(
            "\(required)param \(name(parameter.name)) \(text(parameter.title)): \(type(parameter.type))"
                + defaultText(parameter.defaultValue)
        )
        out.indent()
        if let description = parameter.description { out.line("description \(text(description))") }
        if !parameter.dependencies.isEmpty {
            out.line(
                "depends on \(parameter.dependencies.map { name(program.parameters[$0].name) }.joined(separator: ", "))"
            )
            switch parameter.unset {
            case .all: out.line("unset all")
            case .none: out.line("unset none")
            case .expression(let id): out.line("unset \(expr(id))")
            }
        }
        dump(parameter.options)
        dump(parameter.details)
        out.outdent()
    }

    private func defaultText(_ value: ParameterDefault) -> String {
        switch value {
        case .none: return ""
        case .literal(let value): return " = \(literal(value))"
        case .list(let values): return " = [\(values.map { literal($0) }.joined(separator: ", "))]"
        case .first(let count): return " = first\(count == 1 ? "" : " \(count)")"
        case .identifiers(let values): return " = id(\(values.map { literal($0) }.joined(separator: ", ")))"
        case .follow(let snapshot, let id, let title):
            return " = follow \(name(program.snapshots[snapshot].header.name)).\(field(id)) \(text(title))"
        }
    }

    private mutating func dump(_ options: ParameterOptions) {
        switch options {
        case .standard:
            return
        case .sections(let sections):
            for section in sections {
                out.line("section \(section.title.map { text($0) } ?? "without title"): \(list(section.options))")
            }
        case .dependent(let rows):
            for row in rows {
                let patterns = row.patterns.map { "(\($0.map { pattern($0) }.joined(separator: ", ")))" }
                let head = patterns.isEmpty ? "default" : "case \(patterns.joined(separator: ", "))"
                out.line("\(head): \(list(row.options))")
            }
        case .expression(let id):
            out.line("options \(expr(id))")
        case .provider(let id):
            out.line("options by \(name(id))")
        }
    }

    private func list(_ options: [ParameterOption]) -> String {
        options.map { option in
            literal(option.value) + (option.label.map { " as \(text($0))" } ?? "")
        }.joined(separator: ", ")
    }

    private func pattern(_ pattern: OptionPattern) -> String {
        switch pattern {
        case .any: return "_"
        case .value(let value): return literal(value)
        case .range(let lower, let upper, let isClosed):
            return "\(lower.map { name($0) } ?? "")\(isClosed ? "..." : "..<")\(upper.map { name($0) } ?? "")"
        }
    }

    // MARK: Widgets

    mutating func dump(_ decl: LoaderDecl) {
        let configuration = decl.configuration.map { " for \(name(program.intents[$0].header.name))" } ?? ""
        dumpDoc(decl.header.doc)
        out.line("loader \(name(decl.header.name))\(decl.isTimeline ? " timeline" : "")\(configuration) {")
        out.indent()
        dumpFields(decl.fields)
        out.outdent()
        out.line("}")
    }

    mutating func dump(_ decl: WidgetDecl) {
        dumpDoc(decl.header.doc)
        out.line("widget \(name(decl.header.name)) \(text(decl.title)) based on \(name(decl.baseName)) {")
        out.indent()
        if let description = decl.description { out.line("description \(text(description))") }
        out.line("kind \(quoted(decl.kind))")
        if let intent = decl.configuration { out.line("configuration \(name(program.intents[intent].header.name))") }
        if let legacy = decl.legacy {
            let values = legacy.values.map { "\(name(program.parameters[$0.parameter].name)) = \(name($0.property))" }
            out.line("legacy \(name(legacy.className)) { \(values.joined(separator: "; ")) }")
        }
        let families = decl.families.map { family in
            let platforms = decl.familyPlatforms[family].map { " on \($0.map(\.name).joined(separator: " and "))" }
            return family.name + (platforms ?? "")
        }
        out.line("families \(families.joined(separator: ", "))")
        if let loader = decl.loader {
            out.line("source \(name(program.loaders[loader].header.name)) timeout \(duration(decl.timeout))")
        }
        dumpFields(decl.fields)
        for sample in decl.samples {
            let title = sample.title.map { " \(quoted($0))" } ?? ""
            for value in sample.values { out.line("sample\(title) \(input(value.input)) = \(expr(value.value))") }
        }
        if let condition = decl.emptyCondition { out.line("empty when \(expr(condition))") }
        if let schedule = decl.schedule { dump(schedule) }
        dumpRelevance(decl)
        let rules = decl.refresh.map { rule -> String in
            switch rule {
            case .after(let interval): return "after \(duration(interval))"
            case .daily(let time): return "daily at \(self.time(time))"
            case .atEnd: return "at end"
            case .never: return "never"
            }
        }
        out.line("refresh \(rules.joined(separator: " or ")) retry after \(duration(decl.retry))")
        switch decl.link {
        case .route(let id): out.line("link \(expr(id))")
        case .url(let url): out.line("link \(quoted(url))")
        case nil: break
        }
        for choice in decl.views { out.line("view \(choice.family?.name ?? "default"): \(name(choice.view))") }
        dump(decl.modifiers)
        if !decl.snapshots.isEmpty {
            out.line("reads \(decl.snapshots.map { name(program.snapshots[$0].header.name) }.joined(separator: ", "))")
        }
        if decl.usesFamily { out.line("uses the family") }
        out.outdent()
        out.line("}")
    }

    private func input(_ input: SampleInput) -> String {
        switch input {
        case .parameter(let id): return name(program.parameters[id].name)
        case .loaderField(let id): return field(id)
        case .snapshotField(let snapshot, let id):
            return "\(name(program.snapshots[snapshot].header.name)).\(field(id))"
        }
    }
}
