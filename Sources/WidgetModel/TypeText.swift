// In: a type of the program. Out: how descriptions write it.
// Invariant: what no description can write has a word of its own.

import WidgetBase

extension Program {
    /// A type as descriptions write it.
    public func typeText(_ type: TypeID) -> String {
        switch types[type] {
        case .string: return "String"
        case .int: return "Int"
        case .double: return "Double"
        case .bool: return "Bool"
        case .date: return "Date"
        case .url: return "URL"
        case .uuid: return "UUID"
        case .data: return "Data"
        case .dateComponents: return "DateComponents"
        case .attributedString: return "AttributedString"
        case .file: return "File"
        case .person: return "Person"
        case .placemark: return "Placemark"
        case .currency: return "Currency"
        case .text: return "Text"
        case .symbol: return "Symbol"
        case .color: return "Color"
        case .font: return "Font"
        case .enumeration(let id): return text(enums[id].header.name)
        case .entity(let id): return text(entities[id].header.name)
        case .structure(let id): return text(structs[id].header.name)
        case .extern(let id): return text(externTypes[id].header.name)
        case .style(let id): return text(styles[id].header.name)
        case .family: return "family"
        case .list(let element): return "[\(typeText(element))]"
        case .optional(let wrapped): return "\(typeText(wrapped))?"
        case .nothing: return "nil"
        case .invalid: return "?"
        }
    }
}
