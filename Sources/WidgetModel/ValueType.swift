// In: types as descriptions write them. Out: types that are equal exactly if their indices are.
// Invariant: `optional(optional(T))` is never made; `optional` of an optional is that optional.

import WidgetBase

/// The index of a type; equal types have equal indices.
public struct TypeID: TableIndex {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// What a type is.
public enum ValueType: Hashable, Sendable {
    case string
    case int
    case double
    case bool
    case date
    case url
    case uuid
    /// Bytes: a picture, mostly.
    case data
    /// What only parameters and, for the first two, entries hold.
    case dateComponents
    case attributedString
    case file
    case person
    case placemark
    case currency
    /// Localized text, in entries and style columns; a `String` in the generated Swift.
    case text
    /// The name of an SF Symbol, in style columns; a `String` in the generated Swift.
    case symbol
    case color
    case font
    case enumeration(EnumID)
    case entity(EntityID)
    case structure(StructID)
    case extern(ExternTypeID)
    /// A row of a style table.
    case style(StyleID)
    /// `context.family`.
    case family
    case list(TypeID)
    case optional(TypeID)
    /// Of `nil`, and of lists without elements; fits wherever an optional or a list does.
    case nothing
    /// Of an expression that has been reported; fits everywhere, so that one mistake gives one finding.
    case invalid
}

/// The types of a compilation, each once.
public struct TypeTable: Sendable {
    private var types: Table<TypeID, ValueType> = Table()
    private var ids: [ValueType: TypeID] = [:]
    /// By the type that they are made of.
    private var optionals: [TypeID?] = []
    private var lists: [TypeID?] = []

    public let string: TypeID
    public let int: TypeID
    public let double: TypeID
    public let bool: TypeID
    public let date: TypeID
    public let url: TypeID
    public let uuid: TypeID
    public let data: TypeID
    public let dateComponents: TypeID
    public let attributedString: TypeID
    public let file: TypeID
    public let person: TypeID
    public let placemark: TypeID
    public let currency: TypeID
    public let text: TypeID
    public let symbol: TypeID
    public let color: TypeID
    public let font: TypeID
    public let family: TypeID
    public let nothing: TypeID
    public let invalid: TypeID

    public init() {
        var table: Table<TypeID, ValueType> = Table()
        string = table.append(.string)
        int = table.append(.int)
        double = table.append(.double)
        bool = table.append(.bool)
        date = table.append(.date)
        url = table.append(.url)
        uuid = table.append(.uuid)
        data = table.append(.data)
        dateComponents = table.append(.dateComponents)
        attributedString = table.append(.attributedString)
        file = table.append(.file)
        person = table.append(.person)
        placemark = table.append(.placemark)
        currency = table.append(.currency)
        text = table.append(.text)
        symbol = table.append(.symbol)
        color = table.append(.color)
        font = table.append(.font)
        family = table.append(.family)
        nothing = table.append(.nothing)
        invalid = table.append(.invalid)
        types = table
        for id in table.ids { ids[table[id]] = id }
    }

    public subscript(id: TypeID) -> ValueType { types[id] }

    /// The index of a type.
    public mutating func id(_ type: ValueType) -> TypeID {
        if let id = ids[type] { return id }
        let id = types.append(type)
        ids[type] = id
        return id
    }

    public mutating func optional(_ type: TypeID) -> TypeID {
        switch types[type] {
        case .optional, .nothing, .invalid: return type
        default: break
        }
        // A hash of the type costs more than all the rest of a field's check.
        while optionals.count <= type.index { optionals.append(nil) }
        if let known = optionals[type.index] { return known }
        let id = id(.optional(type))
        optionals[type.index] = id
        return id
    }

    public mutating func list(_ element: TypeID) -> TypeID {
        guard types[element] != .invalid else { return element }
        while lists.count <= element.index { lists.append(nil) }
        if let known = lists[element.index] { return known }
        let id = id(.list(element))
        lists[element.index] = id
        return id
    }

    public func isOptional(_ type: TypeID) -> Bool {
        if case .optional = types[type] { return true }
        return types[type] == .nothing
    }

    /// The type without its optionality.
    public func unwrapped(_ type: TypeID) -> TypeID {
        if case .optional(let wrapped) = types[type] { return wrapped }
        return type
    }

    /// The element type of a list or of an optional list.
    public func element(_ type: TypeID) -> TypeID? {
        if case .list(let element) = types[unwrapped(type)] { return element }
        return nil
    }
}
