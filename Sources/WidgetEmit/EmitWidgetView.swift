// In: the views of one widget. Out: the view that chooses among them by family.
// Invariant: a family that the system lacks is never named there, and a switch over families keeps its default.

import WidgetBase
import WidgetModel

func emitEntryView(_ widget: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
    let choices = ViewChoices(widget, in: context)
    out.line("/// Chooses the view for each family.")
    out.block("struct \(context.entryViewName(widget)): View") { out in
        out.line("@Environment(\\.widgetFamily)")
        out.line("private var family")
        out.blank()
        out.line("let entry: \(context.entryName(widget))")
        out.blank()
        out.block("var body: some View") { out in
            if choices.newer.isEmpty {
                emitSwitch(choices, to: &out)
            } else if let newer = choices.onlyNewer {
                emitNewerView(newer, otherwise: choices.standard, to: &out)
            } else {
                emitNewerViews(choices, to: &out)
            }
        }
        guard choices.onlyNewer == nil else { return }
        for newer in choices.newer {
            out.blank()
            emitFamilyTest(newer, to: &out)
        }
    }
}

/// A view for some families under the same conditions.
private struct ViewCase {
    var availability: Availability
    var families: [WidgetFamily]
    var view: String

    var creation: String { "\(view)(entry: entry)" }
}

/// The views of a widget, by how they are chosen.
private struct ViewChoices {
    /// By cases of a switch, some of them under `#if`.
    var cases: [ViewCase] = []
    /// For families that newer systems have, one family each.
    var newer: [ViewCase] = []
    /// For all others.
    var standard: String

    init(_ widget: WidgetDecl, in context: EmitContext) {
        let hasDefault = widget.views.contains { $0.family == nil }
        standard = "EmptyView()"
        for choice in widget.views {
            let view = context.name(choice.view, as: .type)
            guard let family = choice.family else {
                standard = "\(view)(entry: entry)"
                continue
            }
            let availability = context.availability(of: family)
            let viewCase = ViewCase(availability: availability, families: [family], view: view)
            if availability.runtime != nil {
                newer.append(viewCase)
            } else if let last = cases.last, last.view == view, last.availability == availability {
                cases[cases.count - 1].families.append(family)
            } else {
                cases.append(viewCase)
            }
        }
        if !hasDefault, let index = cases.lastIndex(where: { !$0.availability.isGated }) {
            standard = cases[index].creation
            cases.remove(at: index)
        }
        let creation = standard
        cases.removeAll { $0.creation == creation }
        newer.removeAll { $0.creation == creation }
    }

    /// The only view that is not the standard one, for one family of newer systems.
    var onlyNewer: ViewCase? {
        cases.isEmpty && newer.count == 1 ? newer.first : nil
    }
}

private func emitSwitch(_ choices: ViewChoices, to out: inout OutputBuffer) {
    guard !choices.cases.isEmpty else {
        out.line(choices.standard)
        return
    }
    out.line("switch family {")
    for run in runs(choices.cases) {
        out.conditional(run.first?.availability.directive) { out in
            for viewCase in run {
                out.line("case \(viewCase.families.map { ".\($0.name)" }.joined(separator: ", ")):")
                out.indent()
                out.line(viewCase.creation)
                out.outdent()
            }
        }
    }
    out.line("default:")
    out.indent()
    out.line(choices.standard)
    out.outdent()
    out.line("}")
}

/// Cases that follow each other under the same condition.
private func runs(_ cases: [ViewCase]) -> [[ViewCase]] {
    var runs: [[ViewCase]] = []
    for viewCase in cases {
        if let last = runs.indices.last, runs[last].first?.availability.directive == viewCase.availability.directive {
            runs[last].append(viewCase)
        } else {
            runs.append([viewCase])
        }
    }
    return runs
}

/// The view for a family of newer systems, and the one for all others.
private func emitNewerView(_ newer: ViewCase, otherwise standard: String, to out: inout OutputBuffer) {
    guard let runtime = newer.availability.runtime else { return }
    func choice(_ out: inout OutputBuffer) {
        out.line("if #available(\(runtime)), family == .\(newer.families[0].name) {")
        out.indent()
        out.line(newer.creation)
        out.outdent()
        out.line("} else {")
        out.indent()
        out.line(standard)
        out.outdent()
        out.line("}")
    }
    guard let directive = newer.availability.directive else { return choice(&out) }
    out.line("#if \(directive)")
    choice(&out)
    out.line("#else")
    out.line(standard)
    out.line("#endif")
}

/// The views for families of newer systems, then the switch over all others.
private func emitNewerViews(_ choices: ViewChoices, to out: inout OutputBuffer) {
    for (index, newer) in choices.newer.enumerated() {
        out.line("\(index == 0 ? "if" : "} else if") \(testName(newer)) {")
        out.indent()
        out.line(newer.creation)
        out.outdent()
    }
    out.line("} else {")
    out.indent()
    emitSwitch(choices, to: &out)
    out.outdent()
    out.line("}")
}

/// `isAccessoryCircular`.
private func testName(_ viewCase: ViewCase) -> String {
    "is\(SwiftNames.upperCamel(viewCase.families[0].name))"
}

/// Whether the family is one that this system has only from some version on.
private func emitFamilyTest(_ newer: ViewCase, to out: inout OutputBuffer) {
    guard let runtime = newer.availability.runtime else { return }
    out.block("private var \(testName(newer)): Bool") { out in
        out.conditional(newer.availability.directive) { out in
            out.line("if #available(\(runtime)) { return family == .\(newer.families[0].name) }")
        }
        out.line("return false")
    }
}
