// In: actions and controls of a program. Out: their text.
// Invariant: what differs in a row differs in its text.

import WidgetBase

extension ProgramDump {
    mutating func dump(_ decl: ActionDecl) {
        out.line("action \(name(decl.header.name)) {")
        out.indent()
        dump(program.intents[decl.intent])
        if let performer = decl.performer { out.line("perform \(name(performer))") }
        if decl.runsInApp { out.line("runs app") }
        switch decl.link {
        case .address(let address): out.line("opens \(text(address))")
        case .value(let value): out.line("opens \(expr(value))")
        case nil: break
        }
        if decl.requiresAuthentication { out.line("authentication required") }
        for id in decl.changes { out.line("changes \(name(program.snapshots[id].header.name))") }
        if decl.isDiscoverable { out.line("discoverable") }
        if let value = decl.toggledValue { out.line("toggles \(name(program.parameters[value].name))") }
        out.outdent()
        out.line("}")
    }

    mutating func dump(_ decl: ControlDecl) {
        out.line("control \(name(decl.header.name)) {")
        out.indent()
        dump(decl.content)
        switch decl.template {
        case .button(let call): out.line("button \(self.call(call))")
        case .toggle(let isOn, let call): out.line("toggle \(expr(isOn)), \(self.call(call))")
        case nil: break
        }
        for (word, value) in [
            ("label", decl.label), ("symbol", decl.symbol), ("valueLabel", decl.valueLabel),
            ("disabled", decl.disabled),
        ] {
            if let value { out.line("\(word) \(expr(value))") }
        }
        if let tint = decl.tint { out.line("tint \(color(tint))") }
        if decl.promptsForConfiguration { out.line("promptsForUserConfiguration") }
        if decl.isPrivacySensitive { out.line("privacySensitive") }
        if let handler = decl.pushHandler { out.line("pushHandler \(name(handler))") }
        out.outdent()
        out.line("}")
    }

    private func call(_ call: ActionCall) -> String {
        let arguments = call.arguments.map { "\(name(program.parameters[$0.parameter].name)): \(expr($0.value))" }
        return "\(name(program.actions[call.action].header.name))(\(arguments.joined(separator: ", ")))"
    }
}
