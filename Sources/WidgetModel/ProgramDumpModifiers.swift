// In: what widgets ask of the system by modifiers. Out: its text.
// Invariant: a modifier that is not asked for has no line.

import WidgetBase

extension ProgramDump {
    mutating func dump(_ modifiers: WidgetModifiers) {
        switch modifiers.background {
        case .clear: out.line("background clear")
        case .color(let value): out.line("background \(color(value))")
        case .adaptiveColor(let value): out.line("background \(color(value))")
        case .column(let row, let id):
            out.line("background \(expr(row)).\(name(program.styleColumns[id].name))")
        case .view(let id): out.line("background \(name(id))")
        case nil: break
        }
        if modifiers.disablesContentMargins { out.line("contentMarginsDisabled") }
        if let value = modifiers.isBackgroundRemovable { out.line("containerBackgroundRemovable \(value)") }
        for item in modifiers.disfavoredLocations {
            let locations = item.locations.map(\.rawValue).joined(separator: ", ")
            out.line("disfavoredLocations \(locations) for \(item.families.map(\.name).joined(separator: ", "))")
        }
        if modifiers.promptsForConfiguration { out.line("promptsForUserConfiguration") }
        if modifiers.isPrivacySensitive { out.line("privacySensitive") }
        if let handler = modifiers.pushHandler { out.line("pushHandler \(name(handler))") }
        if !modifiers.mountingStyles.isEmpty {
            let styles = modifiers.mountingStyles.map(\.rawValue).joined(separator: ", ")
            out.line("supportedMountingStyles \(styles)")
        }
        if let texture = modifiers.texture { out.line("widgetTexture \(texture.rawValue)") }
        if let handler = modifiers.sessionEventsHandler { out.line("onBackgroundURLSessionEvents \(name(handler))") }
    }
}
