// In: a call with inputs. Out: the call of `lock` that works on the same descriptions, as a shell takes it.
// Invariant: what is printed runs as it stands, in the folder of the call.

import WidgetBase
import WidgetModel
import WidgetProject

extension Invocation {
    /// `widgetc lock` with the inputs of this call, and with the options without which they mean something else. What
    /// is accepted is not among them: a finding adds what it needs.
    var lockCall: String {
        // What settings say is not said again.
        let settings = options.settingsFile
        let paths = inputs.dropLast(settings?.inputCount ?? 0).map { $0 == "-" ? $0 : ShellText.path($0) }
        var words: [String] = []
        for path in options.imports.dropLast(settings?.importCount ?? 0) { words += ["--import", path] }
        if let settings { words += ["--settings", settings.source.path] }
        let module = options.module ?? options.target
        if let module, settings?.places[.module] == nil { words += ["--module", module] }
        let floors = Platform.allCases.compactMap { platform in
            options.platforms[platform].map { "\(platform.name) \($0.text)" }
        }
        if !floors.isEmpty, settings?.places[.platforms] == nil {
            words += ["--platforms", floors.joined(separator: ", ")]
        }
        if let role = options.role, settings?.places[.role] == nil { words += ["--role", role.name] }
        if let lock = options.lock { words += ["--lock", lock] }
        return (["widgetc", "lock"] + paths + words.map(ShellText.word)).joined(separator: " ")
    }
}
