// In: the App Groups and the keychain group of a module. Out: the constants that hold them.
// Invariant: on every declared platform exactly one of the alternatives is compiled.

import WidgetBase
import WidgetModel

/// Writes what names an App Group, once for each group that a declared platform has, under the platforms' conditions.
func emitForEachGroup(
    of group: AppGroup,
    in context: EmitContext,
    to out: inout OutputBuffer,
    body: (_ literal: SwiftCode, _ out: inout OutputBuffer) -> Void
) {
    var alternatives: [(name: NameID, platforms: [Platform])] = []
    for platform in context.floors.platforms {
        guard let name = group.name(on: platform) else { continue }
        if let index = alternatives.firstIndex(where: { $0.name == name }) {
            alternatives[index].platforms.append(platform)
        } else {
            alternatives.append((name, [platform]))
        }
    }
    // The group of the others comes last, as the one without a condition.
    if let standard = group.standard, let index = alternatives.firstIndex(where: { $0.name == standard }) {
        alternatives.append(alternatives.remove(at: index))
    }
    guard let last = alternatives.last else { return }
    for (index, item) in alternatives.dropLast().enumerated() {
        let condition = item.platforms.map { "os(\($0.name))" }.joined(separator: " || ")
        out.line("\(index == 0 ? "#if" : "#elseif") \(condition)")
        body(.string(context.text(item.name)), &out)
    }
    if alternatives.count > 1 { out.line("#else") }
    body(.string(context.text(last.name)), &out)
    if alternatives.count > 1 { out.line("#endif") }
}

/// The keychain access group, for hand-written code of the app and its widgets.
func emitKeychain(in context: EmitContext, to out: inout OutputBuffer) {
    guard let name = context.program.modules[context.module].keychain else { return }
    out.blank()
    out.line("/// The keychain items that the app and its widgets share.")
    out.block("\(context.access)enum WidgetKeychain: WidgetContent") { out in
        out.line("/// The value of `kSecAttrAccessGroup`.")
        out.line("\(context.access)static let accessGroup = " + .string(context.text(name)))
    }
}
