// In: a text of the description. Out: the format string that its key in a strings table is.
// Invariant: the key is the one that Swift makes of the literal in the generated code.

import WidgetBase

/// A text as a format string.
public struct LocalizedFormat: Sendable {
    /// As Swift makes a key of the text: `%@ has %lld`; of the summary of an intent, `Show ${item}`.
    public private(set) var key = ""
    /// The same with the places of values: `%1$@ has %2$lld`.
    public private(set) var value = ""
    /// Whether there are several values.
    public private(set) var isOrdered = false
    /// Whether there is something to translate: a key of its own, or letters beside the values.
    public private(set) var isTranslatable: Bool

    public init(_ text: DisplayText, in program: Program) {
        let count = text.segments.count { segment in
            if case .value = segment { true } else { false }
        }
        let isSummary = text.purpose == .summary
        isOrdered = count > 1 && !isSummary
        isTranslatable = text.key != nil || text.segments.count > count
        var position = 0
        for segment in text.segments {
            switch segment {
            case .literal(let name):
                // In a text without values, or with names for them, a percent sign is no format specifier.
                let literal = program.text(name)
                let letters = count == 0 || isSummary ? literal : LocalizedFormat.escaped(literal)
                key += letters
                value += letters
            case .value(let expr):
                if case .parameter(let parameter) = program.expressions[expr].kind, isSummary {
                    let place = "${\(program.text(program.parameters[parameter].name))}"
                    key += place
                    value += place
                    continue
                }
                position += 1
                let type = program.types.unwrapped(program.expressions[expr].type)
                let specifier = program.types[type] == .int ? "lld" : "@"
                key += "%\(specifier)"
                value += isOrdered ? "%\(position)$\(specifier)" : "%\(specifier)"
            }
        }
    }

    /// A format takes a percent sign for the beginning of a value.
    private static func escaped(_ literal: String) -> String {
        var result = ""
        for scalar in literal.unicodeScalars {
            result.unicodeScalars.append(scalar)
            if scalar == "%" { result.unicodeScalars.append("%") }
        }
        return result
    }
}
