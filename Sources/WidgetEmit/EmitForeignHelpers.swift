// In: modules that import others with helpers of the same names. Out: how one module uses those of another.
// Invariant: a helper is named by its module exactly where the bare name would mean another one or several.

import WidgetBase
import WidgetModel

extension EmitContext {
    /// The module whose `WidgetState` a snapshot names; nil where it is the one that this module names.
    func foreignState(of snapshot: SnapshotID) -> ModuleID? {
        let declared = facts.stateModule(of: program.snapshots[snapshot].header.module)
        return declared == facts.stateModule(of: module) ? nil : declared
    }

    /// The module whose `WidgetSelection` the functions of a parameter's entity return; nil where it is the one that
    /// this module names.
    func foreignSelection(of parameter: ParameterID) -> ModuleID? {
        guard let entity = entity(of: parameter) else { return nil }
        let declared = facts.selectionModule(of: program.entities[entity].header.module)
        return declared == facts.selectionModule(of: module) ? nil : declared
    }

    /// `OneKit.`, or nothing where the bare name means the same type.
    func selectionPrefix(of parameter: ParameterID) -> String {
        foreignSelection(of: parameter).map { "\(text(program.modules[$0].name))." } ?? ""
    }

    /// The modules whose reasons the widgets here turn into their own, in the order of the input.
    var foreignStates: [ModuleID] {
        guard role != .app else { return [] }
        var found: Set<ModuleID> = []
        for id in program.widgets.ids where program.widgets[id].header.module == module {
            found.formUnion(WidgetInputs(id, in: self).snapshots.compactMap { foreignState(of: $0) })
        }
        return found.sorted { $0.index < $1.index }
    }
}

/// Conversions of the reasons of other modules.
func emitForeignReasons(in context: EmitContext, to out: inout OutputBuffer) {
    for module in context.foreignStates {
        let name = context.text(context.program.modules[module].name)
        emitBlock(
            """
            extension WidgetState.Reason {
                /// The reason as `\(name)` has it.
                init(_ reason: \(name).WidgetState.Reason) {
                    switch reason {
                    case .missing: self = .missing
                    case .locked: self = .locked
                    case .corrupt: self = .corrupt
                    case .newer(let version): self = .newer(version: version)
                    case .failed: self = .failed
                    }
                }
            }
            """, to: &out)
    }
}
