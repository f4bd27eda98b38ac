// In: what the widgets of a module show behind their content, and floors that lack a container background. Out: the
// modifiers that stand in for it.
// Invariant: an accessory has neither a background nor margins on older systems.

import WidgetBase
import WidgetModel

/// Which stand-ins the widgets of a module use.
struct BackgroundUses: Sendable {
    /// `widgetBackground()`.
    private(set) var standard = false
    /// `widgetBackground { … }`.
    private(set) var own = false
    /// Whether some widget has no margins.
    private(set) var withoutMargins = false
    /// `widgetPrivacySensitive()`.
    private(set) var privacy = false
    /// The accessories among the families.
    private(set) var accessories: [WidgetFamily] = []

    var isUsed: Bool { standard || own || privacy }

    init() {}

    init(in context: EmitContext) {
        var families: Set<WidgetFamily> = []
        for widget in context.program.widgets.rows where widget.header.module == context.module {
            let context = context.around(widget)
            if widget.modifiers.isPrivacySensitive, !context.hasFloors(.privacySensitive) { privacy = true }
            guard !context.hasContainerBackground else { continue }
            if widget.modifiers.background == nil { standard = true } else { own = true }
            if widget.modifiers.disablesContentMargins { withoutMargins = true }
            families.formUnion(widget.families.filter(\.isAccessory))
        }
        accessories = WidgetFamily.allCases.filter(families.contains)
    }
}

func emitBackgrounds(_ uses: BackgroundUses, in context: EmitContext, to out: inout OutputBuffer) {
    if uses.standard {
        emitExtension(BackgroundForm(isOwn: false, uses), to: &out)
        emitModifier(BackgroundForm(isOwn: false, uses), in: context, to: &out)
    }
    if uses.own {
        emitExtension(BackgroundForm(isOwn: true, uses), to: &out)
        emitModifier(BackgroundForm(isOwn: true, uses), in: context, to: &out)
    }
    guard uses.privacy, let newer = context.availability(of: .privacySensitive).runtime else { return }
    emitBlock(
        """
        extension View {
            /// Hides what the view shows while the device is locked, where the system is able to.
            @ViewBuilder
            func widgetPrivacySensitive() -> some View {
                if #available(\(newer)) {
                    privacySensitive()
                } else {
                    self
                }
            }
        }
        """, to: &out)
}

/// The background of the system, or one that the widget brings.
private struct BackgroundForm {
    let isOwn: Bool
    let hasMargins: Bool
    let accessories: [WidgetFamily]

    init(isOwn: Bool, _ uses: BackgroundUses) {
        self.isOwn = isOwn
        hasMargins = uses.withoutMargins
        accessories = uses.accessories
    }

    var type: String { isOwn ? "WidgetOwnBackground" : "WidgetBackground" }
}

private func emitExtension(_ form: BackgroundForm, to out: inout OutputBuffer) {
    let parameters: [SwiftCode] =
        (form.hasMargins ? ["hasMargins: Bool = true"] : [])
        + (form.isOwn ? ["@ViewBuilder _ background: () -> Background"] : [])
    let arguments =
        (form.isOwn ? ["background: background()"] : [])
        + (form.hasMargins ? ["hasMargins: hasMargins"] : [])
    out.blank()
    out.block("extension View") { out in
        if form.isOwn {
            out.line("/// The container background, where there is one; on older systems one behind the margins.")
        } else {
            let first = "The system's container background, where there is one."
            out.line("/// \(first) Older systems draw a background of their own,")
            out.line("/// but no margins.")
        }
        let generic = form.isOwn ? "<Background: View>" : ""
        out.block(.call("func widgetBackground\(generic)", parameters) + " -> some View") { out in
            out.line("modifier(\(form.type)(\(arguments.joined(separator: ", "))))")
        }
    }
}

private func emitModifier(_ form: BackgroundForm, in context: EmitContext, to out: inout OutputBuffer) {
    let newer = context.availability(of: .containerBackground).runtime ?? "*"
    out.blank()
    out.block("private struct \(form.type)\(form.isOwn ? "<Background: View>" : ""): ViewModifier") { out in
        if !form.accessories.isEmpty {
            out.line("@Environment(\\.widgetFamily)")
            out.line("private var family")
            out.blank()
        }
        if form.isOwn { out.line("let background: Background") }
        if form.hasMargins { out.line("let hasMargins: Bool") }
        if form.isOwn || form.hasMargins { out.blank() }
        out.block("func body(content: Content) -> some View") { out in
            out.line("if #available(\(newer)) {")
            out.indent()
            if form.isOwn {
                out.line("content.containerBackground(for: .widget) { background }")
            } else {
                out.line("content.containerBackground(.background, for: .widget)")
            }
            out.outdent()
            if !form.accessories.isEmpty {
                out.line("} else if isAccessory {")
                out.indent()
                out.line("content")
                out.outdent()
            }
            out.line("} else {")
            out.indent()
            out.line("content.padding(\(form.hasMargins ? "hasMargins ? .all : []" : ""))")
            if form.isOwn {
                out.indent()
                out.line(".frame(maxWidth: .infinity, maxHeight: .infinity)")
                out.line(".background(background)")
                out.outdent()
            }
            out.outdent()
            out.line("}")
        }
        if !form.accessories.isEmpty { emitAccessoryTest(form.accessories, in: context, to: &out) }
    }
}

/// Whether the family is an accessory, which has neither a background nor margins.
private func emitAccessoryTest(_ accessories: [WidgetFamily], in context: EmitContext, to out: inout OutputBuffer) {
    let list = FamilyList(accessories, in: context)
    let always = list.always.isEmpty ? [] : [(availability: Availability.always, families: list.always)]
    out.blank()
    out.block("private var isAccessory: Bool") { out in
        for (availability, families) in always + list.gated {
            let test: SwiftCode =
                families.count == 1
                ? "family == .\(families[0].name)" : FamilyList.list(families) + ".contains(family)"
            out.gated(availability) { $0.line("if " + test + " { return true }") }
        }
        out.line("return false")
    }
}
