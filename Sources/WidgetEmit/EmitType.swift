// In: types of the program. Out: the Swift types that stand for them.
// Invariant: an entity is its row everywhere but in parameters and queries.

import WidgetBase
import WidgetModel

extension EmitContext {
    /// The Swift type of a value.
    func swiftType(_ id: TypeID) -> String {
        swiftType(id, hasRows: true)
    }

    /// The Swift type of a parameter, where an entity is itself.
    func parameterType(_ id: TypeID) -> String {
        swiftType(id, hasRows: false)
    }

    private func swiftType(_ id: TypeID, hasRows: Bool) -> String {
        switch program.types[id] {
        case .string, .text, .symbol: return "String"
        case .int: return "Int"
        case .double: return "Double"
        case .bool: return "Bool"
        case .date: return "Date"
        case .url: return "URL"
        case .uuid: return "UUID"
        case .data: return "Data"
        case .dateComponents: return "DateComponents"
        case .attributedString: return "AttributedString"
        case .file: return "IntentFile"
        case .person: return "IntentPerson"
        case .placemark: return "CLPlacemark"
        case .currency: return "IntentCurrencyAmount"
        case .color: return "Color"
        case .font: return "Font"
        case .family: return "WidgetFamily"
        case .enumeration(let id): return typeName(id)
        case .entity(let id): return hasRows ? rowName(id) : typeName(id)
        case .structure(let id): return typeName(id)
        case .extern(let id): return typeName(id)
        case .style(let id): return typeName(id)
        case .list(let element): return "[\(swiftType(element, hasRows: hasRows))]"
        case .optional(let wrapped): return "\(swiftType(wrapped, hasRows: hasRows))?"
        case .nothing, .invalid: return "Never"
        }
    }

    /// A literal of data; `isQualified` where the place does not tell an enum case's type.
    func literal(_ value: LiteralValue, isQualified: Bool = false) -> String {
        switch value {
        case .string(let text): return quoted(text)
        case .int(let number): return String(number)
        case .double(let digits): return SwiftLiterals.double(text(digits))
        case .bool(let isTrue): return isTrue ? "true" : "false"
        case .enumCase(let id): return caseReference(id, isQualified: isQualified)
        case .nil: return "nil"
        case .emptyList: return "[]"
        }
    }

    /// `.name`, or `Enum.name` where the place does not tell the type or an optional's own cases could be meant.
    func caseReference(_ id: EnumCaseID, isQualified: Bool = false) -> String {
        let name = text(program.enumCases[id].name)
        let member = SwiftNames.escaped(name, as: .member)
        let needsType = isQualified || name == "none" || name == "some"
        guard needsType, let owner = facts.owner(of: id) else { return ".\(member)" }
        return "\(typeName(owner)).\(member)"
    }

    /// What a stored property or parameter of this field starts with where nothing is given: its default, nil for
    /// an optional, an empty list; without one, nothing.
    func defaultValue(_ field: Field) -> String? {
        if let value = field.defaultValue { return literal(value) }
        switch program.types[field.type] {
        case .optional: return "nil"
        case .list: return "[]"
        default: return nil
        }
    }
}
