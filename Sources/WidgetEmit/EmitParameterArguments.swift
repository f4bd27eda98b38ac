// In: one parameter and one argument of Apple's initialisers. Out: the argument's value, if the parameter has one.
// Invariant: what Apple's build step reads as a constant is a literal.

import WidgetBase
import WidgetModel

extension Parameter {
    /// What stands before a retired parameter that has no documentation of its own.
    static let retiredDoc = "Kept because widgets that were placed before have stored it; the editor does not show it."
}

extension EmitContext {
    /// What an argument is given; nil where it is left out.
    func value(
        of argument: ParameterArgument,
        _ id: ParameterID,
        _ row: Parameter,
        _ kind: ParameterKind
    ) -> SwiftCode? {
        let details = row.details
        switch argument {
        case .title: return resource(row.title)
        case .description: return row.description.map { resource($0) }
        case .defaultValue: return declaredDefault(of: row)
        case .controlStyle: return details.control.map { ".\($0.rawValue)" }
        case .inclusiveRange: return details.range.map { range($0, kind) }
        case .displayName: return details.labels.map { displayName($0) }
        case .inputOptions: return details.input.map { inputOptions($0) }
        case .kind: return details.dateKind.map { ".\($0.rawValue)" }
        case .displayStyle: return details.displayStyle.map { ".\($0.rawValue)" }
        case .currencyCodes: return texts(details.currencyCodes)
        case .mode: return details.mode.map { ".\($0.rawValue)" }
        case .supportedTypeIdentifiers: return texts(details.supportedTypes)
        case .size: return details.size.map { size($0) }
        case .requestValueDialog: return details.prompt.map { .call("IntentDialog", [resource($0)]) }
        case .requestDisambiguationDialog: return details.disambiguation.map { .call("IntentDialog", [resource($0)]) }
        case .supportedValues:
            return details.only.isEmpty ? nil : .list(details.only.map { SwiftCode(caseReference($0)) })
        case .query:
            guard case .query = picker(of: id) else { return nil }
            return "\(pickerName(of: id, suffix: "Query"))()"
        case .optionsProvider:
            if case .handWritten(let name) = picker(of: id) { return "\(self.name(name, as: .type))()" }
            return "\(pickerName(of: id, suffix: "Options"))()"
        }
    }

    private func texts(_ names: [NameID]) -> SwiftCode? {
        names.isEmpty ? nil : .list(names.map { SwiftCode(quoted($0)) })
    }

    /// `(lowerBound: 1, upperBound: 31)`: Apple's range is a tuple.
    private func range(_ range: ParameterRange, _ kind: ParameterKind) -> SwiftCode {
        func bound(_ digits: NameID) -> SwiftCode {
            SwiftCode(kind == .int ? text(digits) : SwiftLiterals.double(text(digits)))
        }
        return .call("", [.labeled("lowerBound", bound(range.lower)), .labeled("upperBound", bound(range.upper))])
    }

    private func displayName(_ labels: BoolLabels) -> SwiftCode {
        // The labels of these two arguments are words of Swift that need no escape here.
        .call("Bool.IntentDisplayName", ["true: " + resource(labels.on), "false: " + resource(labels.off)])
    }

    private func inputOptions(_ input: TextInput) -> SwiftCode {
        var arguments: [SwiftCode] = []
        if let keyboard = input.keyboard { arguments.append("keyboardType: .\(keyboard.rawValue)") }
        if let type = input.capitalization { arguments.append("capitalizationType: .\(type.rawValue)") }
        if input.isMultiline { arguments.append("multiline: true") }
        if input.hasNoAutocorrect { arguments.append("autocorrect: false") }
        if input.hasNoSmartQuotes { arguments.append("smartQuotes: false") }
        if input.hasNoSmartDashes { arguments.append("smartDashes: false") }
        return .call("String.IntentInputOptions", arguments)
    }

    private func size(_ size: ListSize) -> SwiftCode {
        switch size {
        case .all(let count): return self.count(count)
        case .families(let families):
            return .list(families.map { ".\($0.family.name): " + count($0.count) })
        }
    }

    private func count(_ count: ElementCount) -> SwiftCode {
        guard count.lower != count.upper else { return SwiftCode(String(count.lower)) }
        return .call("IntentCollectionSize", ["min: \(count.lower)", "max: \(count.upper)"])
    }
}
