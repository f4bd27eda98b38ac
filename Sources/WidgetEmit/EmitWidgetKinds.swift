// In: the widgets and controls of a module. Out: `WidgetKinds`, by which an app names them to WidgetKit.
// Invariant: one constant for each, widgets before controls, in the order of the description.

import WidgetBase
import WidgetModel

func emitWidgetKinds(in context: EmitContext, to out: inout OutputBuffer) {
    let own = context.kinds.filter { $0.module == context.module }
    guard !own.isEmpty else { return }
    out.blank()
    let owners = own.contains(where: \.isControl) ? "widgets and controls" : "widgets"
    out.line("/// The kinds of the \(owners), as WidgetKit knows them.")
    out.block("\(context.access)enum WidgetKinds: WidgetContent") { out in
        for kind in own {
            let name = SwiftNames.escaped(kind.name)
            out.line("\(context.access)static let \(name) = " + .string(context.text(kind.text)))
        }
    }
}

/// A widget or control as WidgetKit knows it.
struct WidgetKind: Sendable {
    let module: ModuleID
    /// The constant's name, not escaped.
    let name: String
    let text: NameID
    /// The fields of snapshots that it reads, or what is said about it.
    let fields: [FieldID]
    let isControl: Bool
    /// Whether snapshots decide when it matters.
    var hasRelevance = false
    /// Whether snapshots decide which configurations are offered.
    var hasRecommendations = false
}

extension EmitContext {
    /// Every widget, then every control of the program.
    var kinds: [WidgetKind] {
        let widgets = program.widgets.rows.map { widget -> WidgetKind in
            let others = (widget.relevantFields + widget.recommendedFields).filter {
                !widget.snapshotFields.contains($0)
            }
            return WidgetKind(
                module: widget.header.module, name: kindName(widget), text: widget.kind,
                fields: widget.snapshotFields + others, isControl: false,
                hasRelevance: !widget.relevantFields.isEmpty, hasRecommendations: !widget.recommendedFields.isEmpty
            )
        }
        let controls = program.controls.rows.map { control in
            WidgetKind(
                module: control.header.module, name: SwiftNames.lowerCamel(text(control.header.name)),
                text: control.content.kind, fields: control.content.snapshotFields, isControl: true
            )
        }
        return widgets + controls
    }

    /// A kind: by name for those of this module.
    func reference(to kind: WidgetKind) -> SwiftCode {
        guard kind.module == module else { return .string(text(kind.text)) }
        return SwiftCode("WidgetKinds.\(SwiftNames.escaped(kind.name, as: .member))")
    }

    /// The name of a widget's constant. `self` after a point is the type itself.
    func kindName(_ widget: WidgetDecl) -> String {
        let name = SwiftNames.lowerCamel(text(widget.baseName))
        return name == "self" ? SwiftNames.lowerCamel(text(widget.header.name)) : name
    }
}
