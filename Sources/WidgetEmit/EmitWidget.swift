// In: one widget. Out: its entry, its timeline provider, the widget itself and the switch over its views.
// Invariant: a family is named under the same conditions wherever it is named.

import WidgetBase
import WidgetModel

func emitWidget(_ id: WidgetID, in context: EmitContext, to out: inout OutputBuffer) {
    // The entry is for every platform, so that a view compiles there, and may be left out where the widget is.
    let entry = WidgetInputs(id, in: context)
    emitEntry(entry, in: context, to: &out)
    out.blank()
    emitWhereShown(entry.widget, in: context, to: &out) { context, out in
        let inputs = WidgetInputs(id, in: context)
        emitTimelineProvider(inputs, in: context, to: &out)
        out.blank()
        emitWidgetType(id, in: context, to: &out)
        if context.hasEntryView(inputs.widget) {
            out.blank()
            emitEntryView(inputs.widget, in: context, to: &out)
        }
    }
}

extension EmitContext {
    /// The declared platforms that a widget has a family on.
    func platforms(of widget: WidgetDecl) -> [Platform] {
        let introduced = widget.introduced
        return floors.platforms.filter { introduced[$0] != nil }
    }
}

/// Writes what belongs to a widget for the platforms that it has a family on.
func emitWhereShown(
    _ widget: WidgetDecl,
    in context: EmitContext,
    to out: inout OutputBuffer,
    _ body: (EmitContext, inout OutputBuffer) -> Void
) {
    let platforms = context.platforms(of: widget)
    out.conditional(context.directive(for: platforms)) { body(context.narrowed(to: platforms), &$0) }
}

private func emitWidgetType(_ id: WidgetID, in context: EmitContext, to out: inout OutputBuffer) {
    let widget = context.program.widgets[id]
    let access = context.access
    // With two configurations, the widget itself is for every system.
    let isWhole = widget.legacy != nil
    let availability = isWhole ? .always : context.configurationAvailability(of: widget)
    let context = context.around(widget)
    let families = FamilyList(of: widget, in: context)
    context.emitDoc(widget.header.doc, to: &out)
    out.available(availability)
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
            if isWhole {
                out.line("configuration")
                out.indent()
            } else {
                emitConfiguration(of: widget, in: context, to: &out)
            }
            out.line(modifier("configurationDisplayName", context.viewText(widget.title)))
            if let description = widget.description {
                out.line(modifier("description", context.viewText(description)))
            }
            out.line(modifier("supportedFamilies", families.isGated ? "Self.families" : families.list))
            emitModifiers(widget, in: context, to: &out)
            if isWhole { out.outdent() }
        }
        if isWhole { emitConfigurations(of: widget, in: context, to: &out) }
    }
    emitGatedModifiers(widget, behind: availability, in: context, to: &out)
    emitSchemeBackground(widget, in: context, to: &out)
}

private func modifier(_ name: String, _ argument: SwiftCode) -> SwiftCode {
    .call(".\(name)", [argument])
}

/// The configuration by an App Intent where the system has it, and by a SiriKit intent elsewhere.
private func emitConfigurations(of widget: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
    let newer = context.insideConfiguration(of: widget)
    let directive = context.legacyDirective
    out.blank()
    out.block("private var configuration: some WidgetConfiguration") { out in
        if let directive { out.line("#if \(directive)") }
        out.line("if #available(\(context.configurationAvailability(of: widget).runtime ?? "*")) {")
        out.indent()
        emitConfiguration(of: widget, returning: true, in: newer, to: &out)
        out.outdent()
        out.line("} else {")
        out.indent()
        emitConfiguration(of: widget, legacy: widget.legacy, returning: true, in: context, to: &out)
        out.outdent()
        out.line("}")
        guard directive != nil else { return }
        out.line("#else")
        emitConfiguration(of: widget, returning: true, in: newer, to: &out)
        out.line("#endif")
    }
}

/// A configuration and the closure that makes the view of an entry.
/// - Parameter look: what previews change about the view.
func emitConfiguration(
    of widget: WidgetDecl,
    kind: SwiftCode = "Self.kind",
    legacy: LegacyConfiguration? = nil,
    returning: Bool = false,
    look: [SwiftCode] = [],
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let type: SwiftCode
    var arguments: [SwiftCode] = [.labeled("kind", kind)]
    if let legacy {
        type = "IntentConfiguration"
        arguments.append("intent: \(context.name(legacy.className, as: .type)).self")
    } else if let intent = widget.configuration {
        type = "AppIntentConfiguration"
        arguments.append("intent: \(context.typeName(intent)).self")
    } else {
        type = "StaticConfiguration"
    }
    let provider = legacy == nil ? context.providerName(widget) : context.legacyProviderName(widget)
    arguments.append("provider: \(provider)()")
    out.line((returning ? "return " : "") + .call(type, arguments), suffix: " { entry in")
    out.indent()
    let view =
        context.hasEntryView(widget)
        ? context.entryViewName(widget) : widget.views.first.map { context.name($0.view, as: .type) } ?? "EmptyView"
    out.line("\(view)(entry: entry)")
    out.indent()
    if widget.modifiers.isPrivacySensitive {
        out.line(context.hasFloors(.privacySensitive) ? ".privacySensitive()" : ".widgetPrivacySensitive()")
    }
    if widget.link != nil { out.line(".widgetURL(entry.url)") }
    emitBackground(of: widget, in: context, to: &out)
    for modifier in look { out.line(modifier) }
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
