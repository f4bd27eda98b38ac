// In: what a parameter depends on. Out: the wrapped properties by which a picker sees it.
// Invariant: one wrapper for each dependency, since a wrapper is nil until all that it lists have a value.

import WidgetBase
import WidgetModel

/// A parameter that another depends on, inside the other's picker.
struct Dependency: Sendable {
    let id: ParameterID
    /// The parameter's name as Swift writes it.
    let name: String
    /// The type of its value while it has one.
    let type: String
    /// The wrapped property that gives the intent while the parameter has a value.
    let wrapper: String
    /// `intent?.project.row`: the value, or nil.
    let value: SwiftCode

    /// `project: ProjectEntityRow?`.
    var declaration: SwiftCode { "\(name): \(type)?" }

    var argument: SwiftCode { .labeled(name, value) }
}

extension EmitContext {
    func dependencies(of id: ParameterID) -> [Dependency] {
        let dependencies = program.parameters[id].dependencies
        return dependencies.map { dependency in
            let row = program.parameters[dependency]
            let wrapper = dependencies.count == 1 ? "intent" : "\(text(row.name))Intent"
            let member = "\(wrapper)?.\(name(row.name, as: .member))"
            let isEntity = entity(of: dependency) != nil
            let suffix = isEntity ? (isList(dependency) ? ".compactMap(\\.row)" : ".row") : ""
            return Dependency(
                id: dependency,
                name: name(row.name),
                type: swiftType(program.types.unwrapped(row.type)),
                wrapper: wrapper,
                value: SwiftCode(member + suffix)
            )
        }
    }
}

/// One wrapper for each dependency: a wrapper is nil until every parameter it lists has a value.
func emitDependencies(
    _ dependencies: [Dependency],
    intent: IntentID,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    for dependency in dependencies {
        let member = context.name(context.program.parameters[dependency.id].name, as: .member)
        out.line("@IntentParameterDependency<\(context.typeName(intent))>(\\.$\(member))")
        out.line("var \(dependency.wrapper)")
        out.blank()
    }
}
