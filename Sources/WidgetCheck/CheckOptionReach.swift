// In: the patterns of dependent options, and what the parameters offer on which they depend. Out: rows never reached.
// Invariant: runs after the details of all parameters, since a dependency may stand behind what depends on it.

import WidgetBase
import WidgetModel

extension Checker {
    /// Reports patterns that no value of the dependency matches.
    mutating func checkOptionReach() {
        for (dependency, pattern, range) in optionPatterns {
            let parameter = program.parameters[dependency]
            if case .value(let value) = pattern, !isWithinDetails(value, of: parameter) {
                report(.unreachableOption(program.text(parameter.name), at: range))
                continue
            }
            guard let offered = offeredValues(parameter), !offered.isEmpty,
                !offered.contains(where: { matches(pattern, $0) })
            else { continue }
            report(.unreachableOption(program.text(parameter.name), at: range))
        }
        optionPatterns = []
    }

    /// The values that a parameter may have, if its options are written out.
    private func offeredValues(_ parameter: Parameter) -> [LiteralValue]? {
        switch parameter.options {
        case .sections(let sections): return sections.flatMap(\.options).map(\.value)
        case .dependent(let rows): return rows.flatMap(\.options).map(\.value)
        case .standard, .expression, .provider: return nil
        }
    }

    private func matches(_ pattern: OptionPattern, _ value: LiteralValue) -> Bool {
        switch pattern {
        case .any: return true
        case .value(.int(let wanted)): return numericValue(value) == Double(wanted)
        case .value(.double(let digits)): return numericValue(value) == Double(program.text(digits))
        case .value(let wanted): return wanted == value
        case .range(let lower, let upper, let isClosed):
            guard let number = numericValue(value) else { return true }
            if let lower, let bound = Double(program.text(lower)), number < bound { return false }
            guard let upper, let bound = Double(program.text(upper)) else { return true }
            return isClosed ? number <= bound : number < bound
        }
    }

    private func numericValue(_ value: LiteralValue) -> Double? {
        switch value {
        case .int(let number): return Double(number)
        case .double(let digits): return Double(program.text(digits))
        case .string, .bool, .enumCase, .nil, .emptyList: return nil
        }
    }
}
