// In: one widget. Out: its entry, its timeline provider, the widget itself and the switch over its views.
// Invariant: a family is named under the same conditions wherever it is named.

import WidgetBase
import WidgetModel

func emitWidget(_ id: WidgetID, in context: EmitContext, to out: inout OutputBuffer) {
    let inputs = WidgetInputs(id, in: context)
    emitEntry(inputs, in: context, to: &out)
    out.blank()
    emitTimelineProvider(inputs, in: context, to: &out)
    out.blank()
    emitWidgetType(id, in: context, to: &out)
    if context.hasEntryView(inputs.widget) {
        out.blank()
        emitEntryView(inputs.widget, in: context, to: &out)
    }
}

private func emitWidgetType(_ id: WidgetID, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = context.program.widgets[id]
    let access = context.access
    let families = FamilyList(of: widget, in: context)
    context.emitDoc(widget.header.doc, to: &out)
    out.block("\(access)struct \(context.typeName(id)): Widget") { out in
        out.line("\(access)static let kind = \(context.quoted(widget.kind))")
        if families.isGated {
            out.blank()
            emitFamilies(families, to: &out)
        }
        if context.isPublic {
            out.blank()
            out.line("public init() {}")
        }
        out.blank()
        out.block("\(access)var body: some WidgetConfiguration") { out in
            emitConfiguration(widget, in: context, to: &out)
            out.line(modifier("configurationDisplayName", context.viewText(widget.title)))
            if let description = widget.description {
                out.line(modifier("description", context.viewText(description)))
            }
            out.line(modifier("supportedFamilies", families.isGated ? "Self.families" : families.list))
            emitModifiers(widget, in: context, to: &out)
        }
    }
    emitGatedModifiers(widget, in: context, to: &out)
    emitSchemeBackground(widget, in: context, to: &out)
}

private func modifier(_ name: String, _ argument: SwiftCode) -> SwiftCode {
    .call(".\(name)", [argument])
}

/// The configuration and the closure that makes the view of an entry.
private func emitConfiguration(_ widget: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
    var arguments: [SwiftCode] = ["kind: Self.kind"]
    if let intent = widget.configuration { arguments.append("intent: \(context.typeName(intent)).self") }
    arguments.append("provider: \(context.providerName(widget))()")
    let type: SwiftCode = widget.configuration == nil ? "StaticConfiguration" : "AppIntentConfiguration"
    out.line(.call(type, arguments), suffix: " { entry in")
    out.indent()
    let view = context.hasEntryView(widget)
        ? context.entryViewName(widget) : widget.views.first.map { context.name($0.view, as: .type) } ?? "EmptyView"
    out.line("\(view)(entry: entry)")
    out.indent()
    if widget.modifiers.isPrivacySensitive {
        out.line(context.hasFloors(.privacySensitive) ? ".privacySensitive()" : ".widgetPrivacySensitive()")
    }
    if widget.link != nil { out.line(".widgetURL(entry.url)") }
    emitBackground(of: widget, in: context, to: &out)
    out.outdent()
    out.outdent()
    out.line("}")
}

extension EmitContext {
    /// Whether a widget has more than one view to choose from.
    func hasEntryView(_ widget: WidgetDecl) -> Bool {
        Set(widget.views.map(\.view)).count > 1
    }

    /// Whether every floor has `containerBackground`.
    var hasContainerBackground: Bool {
        hasFloors(.containerBackground)
    }
}

/// The families of a widget, by the conditions under which they may be named.
struct FamilyList: Sendable {
    /// Families that may be named anywhere.
    private(set) var always: [WidgetFamily] = []
    private(set) var gated: [(availability: Availability, families: [WidgetFamily])] = []

    /// The families of a widget, on the platforms that its description gives them.
    init(of widget: WidgetDecl, in context: EmitContext) {
        self.init(widget.families) { context.availability(of: $0, in: widget) }
    }

    init(_ families: [WidgetFamily], in context: EmitContext) {
        self.init(families) { context.availability(of: $0) }
    }

    private init(_ families: [WidgetFamily], availability: (WidgetFamily) -> Availability) {
        for family in families {
            let availability = availability(family)
            guard availability.isGated else {
                always.append(family)
                continue
            }
            if let index = gated.firstIndex(where: { $0.availability == availability }) {
                gated[index].families.append(family)
            } else {
                gated.append((availability, [family]))
            }
        }
    }

    var isGated: Bool { !gated.isEmpty }

    /// `[.systemSmall, .systemMedium]`.
    var list: SwiftCode { FamilyList.list(always) }

    static func list(_ families: [WidgetFamily]) -> SwiftCode {
        .list(families.map { ".\($0.name)" })
    }
}

/// The families that this system and SDK have.
private func emitFamilies(_ families: FamilyList, to out: inout OutputBuffer) {
    out.block("private static var families: [WidgetFamily]") { out in
        out.line("var families: [WidgetFamily] = " + families.list)
        for (availability, families) in families.gated {
            out.gated(availability) { out in
                if families.count == 1 {
                    out.line("families.append(.\(families[0].name))")
                } else {
                    out.line("families += " + FamilyList.list(families))
                }
            }
        }
        out.line("return families")
    }
}
