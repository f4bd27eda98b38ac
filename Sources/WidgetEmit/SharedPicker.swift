// In: the parameters of an intent with queries or options providers. Out: which of them share one.
// Invariant: parameters share a type only where each would have the same, word for word.

import WidgetBase
import WidgetModel

extension EmitContext {
    /// The parameter that declares a parameter's query or options provider: the first of the intent with the same one.
    func pickerOwner(of id: ParameterID) -> ParameterID {
        let earlier = program.intents[program.parameters[id].intent].parameters.prefix { $0 != id }
        let alike = earlier.filter { mayShare(program.parameters[$0], program.parameters[id]) }
        guard !alike.isEmpty, let picker = pickerBody(of: id) else { return id }
        return alike.first { pickerBody(of: $0) == picker } ?? id
    }

    /// The parameters that share the query or options provider which one of them declares.
    func pickerUsers(of id: ParameterID) -> [ParameterID] {
        program.intents[program.parameters[id].intent].parameters.filter { pickerOwner(of: $0) == id }
    }

    /// What is cheap to tell, and differs for most parameters.
    private func mayShare(_ left: Parameter, _ right: Parameter) -> Bool {
        program.types.unwrapped(left.type) == program.types.unwrapped(right.type)
            && left.dependencies == right.dependencies
    }

    /// What stands between the braces of a query or options provider; nil for a parameter without one.
    private func pickerBody(of id: ParameterID) -> [UInt8]? {
        var out = OutputBuffer()
        switch picker(of: id) {
        case .query:
            guard let query = ParameterQuery(id, in: self) else { return nil }
            emitQueryBody(query, to: &out)
        case .options: emitOptionsBody(OptionsForm(id, in: self), to: &out)
        case .standard, .handWritten: return nil
        }
        return out.finish()
    }

    /// "What `Intent` offers for `first` and `second`."
    func emitPickerDoc(of id: ParameterID, to out: inout OutputBuffer) {
        let intent = text(program.intents[program.parameters[id].intent].header.name)
        let names = pickerUsers(of: id).map { "`\(text(program.parameters[$0].name))`" }
        let list = names.dropLast().joined(separator: ", ")
        out.doc("What `\(intent)` offers for \(list)\(names.count > 1 ? " and " : "")\(names.last ?? "").")
    }
}
