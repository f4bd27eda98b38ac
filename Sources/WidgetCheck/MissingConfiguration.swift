// In: names that widgets and controls without a `configuration` read. Out: one finding for each that lacks the line.
// Invariant: nothing is done here for a description without missing names; each of them is looked at once.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Reports that a setting asks for a `configuration` that the widget does not have.
    mutating func reportLackingConfiguration(_ finding: Diagnostic) {
        lackingConfiguration.append(bag.diagnostics.count)
        report(finding)
    }

    /// Makes one finding of the names that a declaration without `configuration` reads and that an intent has as
    /// parameters. Gives the findings that are no longer wanted.
    mutating func joinMissingConfigurations() -> Set<Int> {
        guard !missingNames.isEmpty else { return [] }
        let uses = missingNames.sorted { $0.range.precedes($1.range) }
        var joined: Set<Int> = []
        var explained: Set<Int> = []
        var intents: [NameID: [IntentID]]?
        for item in collected {
            enter(item)
            guard let owner = unconfigured(item.kind) else { continue }
            let node = SourceRange(file: item.file, bytes: item.node.range)
            let first = uses.partitioningIndex { !$0.range.precedes(node) }
            let own = uses[first...].prefix { $0.range.file == item.file && $0.range.bytes.start < node.bytes.end }
            if own.isEmpty { continue }
            let byName = intents ?? intentsByParameter()
            intents = byName
            guard let intent = intent(with: own, in: item.module, byName) else { continue }
            let names = parameterNames(of: intent)
            let read = own.filter { names.contains($0.name) }
            let finding = Diagnostic.missingConfiguration(
                owner.word, of: program.text(program.intents[intent].header.name),
                reads: read.map { (program.text($0.name), $0.range) }, at: owner.range)
            bag.replace(read[0].finding, with: finding)
            joined.formUnion(read.dropFirst().map(\.finding))
            joined.formUnion(
                lackingConfiguration.filter { index in
                    guard let range = bag.diagnostics[index].range, range.file == item.file else { return false }
                    return node.bytes.start <= range.bytes.start && range.bytes.end <= node.bytes.end
                })
            explained.formUnion(read.map(\.finding))
        }
        if !explained.isEmpty { missingNames.removeAll { explained.contains($0.finding) } }
        return joined
    }

    /// The name of a widget or control without a `configuration`, and what it is.
    private func unconfigured(_ kind: SymbolKind) -> (word: String, range: SourceRange)? {
        guard !mayHold(.configuration, .configurationMember), let range = header(of: kind)?.range else { return nil }
        switch kind {
        case .widget(let id): return program.widgets[id].configuration == nil ? ("widget", range) : nil
        case .control(let id): return program.controls[id].content.configuration == nil ? ("control", range) : nil
        default: return nil
        }
    }

    /// The intent of a module that has most of the names as parameters; one that has a single name of them is meant
    /// only if nothing else is configured by it.
    private func intent(
        with uses: some Collection<MissingName>, in module: ModuleID, _ intents: [NameID: [IntentID]]
    ) -> IntentID? {
        var counts: [IntentID: Int] = [:]
        for name in Set(uses.map(\.name)) {
            for id in intents[name] ?? [] where program.intents[id].header.module == module {
                counts[id, default: 0] += 1
            }
        }
        // Of two that have as many, the first one.
        let best = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
        guard let best, best.value > 1 || !isConfiguring(best.key) else { return nil }
        return best.key
    }

    /// The intents that people configure widgets by, with a parameter of each name; the first few, where many have it.
    private func intentsByParameter() -> [NameID: [IntentID]] {
        var intents: [NameID: [IntentID]] = [:]
        // The parameters of an action are kept as those of an intent that no person configures by.
        let ofActions = Set(program.actions.rows.map(\.intent))
        for id in program.intents.ids where !ofActions.contains(id) {
            for name in parameterNames(of: id) where intents[name, default: []].count < 8 {
                intents[name, default: []].append(id)
            }
        }
        return intents
    }

    private func isConfiguring(_ intent: IntentID) -> Bool {
        program.widgets.rows.contains { $0.configuration == intent }
            || program.controls.rows.contains { $0.content.configuration == intent }
    }

    private func parameterNames(of intent: IntentID) -> Set<NameID> {
        Set(program.intents[intent].parameters.map { program.parameters[$0].name })
    }
}
