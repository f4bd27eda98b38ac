// In: details of parameters and summaries of intents. Out: their text.
// Invariant: a detail has the keyword that it has in descriptions.

import WidgetBase

extension ProgramDump {
    // MARK: Details

    mutating func dump(_ details: ParameterDetails) {
        if let prompt = details.prompt { out.line("prompt \(text(prompt))") }
        if let question = details.disambiguation { out.line("disambiguation \(text(question))") }
        if !details.only.isEmpty {
            out.line("only \(details.only.map { ".\(name(program.enumCases[$0].name))" }.joined(separator: ", "))")
        }
        if let range = details.range { out.line("range \(name(range.lower))...\(name(range.upper))") }
        if let control = details.control { out.line("control \(control.rawValue)") }
        if let kind = details.dateKind { out.line("kind \(kind.rawValue)") }
        if let input = details.input { out.line("input \(self.input(input))") }
        if let labels = details.labels { out.line("labels \(text(labels.on)), \(text(labels.off))") }
        if let size = details.size { out.line("size \(self.size(size))") }
        if !details.currencyCodes.isEmpty { out.line("currencyCodes \(list(details.currencyCodes))") }
        if !details.supportedTypes.isEmpty { out.line("supportedTypes \(list(details.supportedTypes))") }
        if let mode = details.mode { out.line("mode \(mode.rawValue)") }
        if let style = details.displayStyle { out.line("displayStyle \(style.rawValue)") }
    }

    private func list(_ names: [NameID]) -> String {
        names.map { quoted($0) }.joined(separator: ", ")
    }

    private func input(_ input: TextInput) -> String {
        var words: [String] = []
        if input.isMultiline { words.append("multiline") }
        if let keyboard = input.keyboard { words.append("keyboard .\(keyboard.rawValue)") }
        if let type = input.capitalization { words.append("capitalization .\(type.rawValue)") }
        if input.hasNoAutocorrect { words.append("autocorrect false") }
        if input.hasNoSmartQuotes { words.append("smartQuotes false") }
        if input.hasNoSmartDashes { words.append("smartDashes false") }
        return words.joined(separator: ", ")
    }

    private func size(_ size: ListSize) -> String {
        switch size {
        case .all(let count): return self.count(count)
        case .families(let families):
            return families.map { "\($0.family.name): \(self.count($0.count))" }.joined(separator: ", ")
        }
    }

    private func count(_ count: ElementCount) -> String {
        count.lower == count.upper ? "\(count.lower)" : "\(count.lower)...\(count.upper)"
    }

    // MARK: Summaries

    mutating func dump(_ summary: IntentSummary) {
        if let sentence = summary.sentence { out.line("summary \(text(sentence))") }
        for (index, node) in summary.nodes.enumerated() { out.line("\(index): \(self.node(node))") }
    }

    private func node(_ node: SummaryNode) -> String {
        switch node {
        case .parameters(let parameters):
            return "show \(parameters.map { name(program.parameters[$0].name) }.joined(separator: ", "))"
        case .when(let condition, let then, let otherwise):
            return "\(self.condition(condition)) ? \(then) : \(otherwise)"
        case .byCase(let parameter, let cases, let otherwise):
            let items = cases.map { item in
                "\(item.values.map { literal($0) }.joined(separator: ", ")): \(item.branch)"
            }
            let all = (items + ["default: \(otherwise)"]).joined(separator: "; ")
            return "\(name(program.parameters[parameter].name)) { \(all) }"
        }
    }

    private func condition(_ condition: SummaryCondition) -> String {
        switch condition {
        case .hasValue(let id): return "\(name(program.parameters[id].name)) != nil"
        case .hasNoValue(let id): return "\(name(program.parameters[id].name)) == nil"
        case .family(let family): return "family == .\(family.name)"
        case .otherFamily(let family): return "family != .\(family.name)"
        case .compare(let id, let operation, let value):
            return "\(name(program.parameters[id].name)) \(operation.symbol) \(literal(value))"
        }
    }
}
