// In: the text of a `.swiftconstvalues` file. Out: its types, properties and values.
// Invariant: a kind of value that is not known here is kept by its name, and never taken for a constant.

/// A type in a `.swiftconstvalues` file.
struct ConstType: Decodable {
    struct Case: Decodable {
        let name: String
    }

    let typeName: String
    let conformances: [String]
    let properties: [ConstProperty]
    /// The cases of an enum; nil for other types.
    let cases: [Case]?
}

/// A property with its value.
struct ConstProperty: Decodable {
    let label: String
    /// `true` or `false`, in quotation marks in the file.
    let isStatic: String
    let value: ConstValue

    private enum CodingKeys: String, CodingKey {
        case label, isStatic
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(String.self, forKey: .label)
        isStatic = try container.decode(String.self, forKey: .isStatic)
        value = try ConstValue(from: decoder)
    }
}

/// A value: its kind, and what it is made of as far as the rules look inside.
struct ConstValue: Decodable {
    struct Argument: Decodable {
        let label: String
        let value: ConstValue

        private enum CodingKeys: String, CodingKey {
            case label
        }

        init(from decoder: any Decoder) throws {
            label = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .label)
            value = try ConstValue(from: decoder)
        }
    }

    struct Pair: Decodable {
        let key: ConstValue
        let value: ConstValue
    }

    let kind: String
    /// Of an `InitCall`.
    let arguments: [Argument]
    /// Of an `Array`.
    let elements: [ConstValue]
    /// Of a `Dictionary`.
    let pairs: [Pair]
    /// Of an `Enum`.
    let caseName: String?
    /// Of an `InterpolatedStringLiteral`.
    let segments: [ConstValue]
    /// Of a `Builder`: its plain expressions, and the kinds of its other members.
    let builtElements: [ConstValue]
    let builtControlFlow: [String]

    private enum CodingKeys: String, CodingKey {
        case valueKind, value
    }

    private struct Call: Decodable {
        let arguments: [Argument]
    }

    private struct EnumCase: Decodable {
        let name: String
    }

    private struct Interpolation: Decodable {
        let segments: [ConstValue]
    }

    private struct Block: Decodable {
        struct Member: Decodable {
            let kind: String
            let element: ConstValue?
        }
        let members: [Member]
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(String.self, forKey: .valueKind)
        arguments = kind == "InitCall" ? try container.decode(Call.self, forKey: .value).arguments : []
        elements = kind == "Array" ? try container.decode([ConstValue].self, forKey: .value) : []
        pairs = kind == "Dictionary" ? try container.decode([Pair].self, forKey: .value) : []
        caseName = kind == "Enum" ? try container.decode(EnumCase.self, forKey: .value).name : nil
        segments =
            kind == "InterpolatedStringLiteral"
            ? try container.decode(Interpolation.self, forKey: .value).segments : []
        let members = kind == "Builder" ? try container.decode(Block.self, forKey: .value).members : []
        builtElements = members.compactMap(\.element)
        builtControlFlow = members.filter { $0.element == nil }.map(\.kind)
    }
}

/// What Apple's metadata step asks of one static requirement.
struct ConstValueRule {
    private let label: String
    /// What the value itself may be.
    private let outer: Set<String>

    /// What the parts of a value may be.
    private let inner: Set<String>

    private static let constants: Set<String> = ["RawLiteral", "NilLiteral", "InitCall", "Dictionary", "Array", "Enum"]

    /// Arguments that carry text for people and have no default: where they are no constant, someone wrote that.
    /// Other arguments show as `Runtime` when they are left out.
    private static let textArguments: Set<String> = ["", "name", "title", "stringLiteral", "defaultValue"]

    /// Nil for a static property that is no requirement of a gathered protocol.
    init?(_ label: String) {
        switch label {
        case "title", "typeDisplayRepresentation":
            outer = ["RawLiteral", "InitCall"]
        case "description":
            outer = ["RawLiteral", "InitCall", "NilLiteral"]
        case "isDiscoverable", "openAppWhenRun", "intentClassName", "persistentIdentifier":
            outer = ["RawLiteral"]
        case "authenticationPolicy", "supportedModes":
            outer = ["Enum", "Array", "MemberReference"]
        case "caseDisplayRepresentations":
            outer = ["Dictionary"]
        case "includedPackages":
            outer = ["Array"]
        case "defaultQuery":
            outer = ["InitCall"]
        case "parameterSummary":
            outer = ["InitCall"]
        default:
            return nil
        }
        self.label = label
        switch label {
        case "includedPackages": inner = ["Type"]
        // A summary's sentence names parameters by key path.
        case "parameterSummary": inner = Self.constants.union(["InterpolatedStringLiteral", "KeyPath", "Builder"])
        default: inner = Self.constants
        }
    }

    /// The unreadable parts of a property's value, each with the way to it and its kind.
    func violations(in property: ConstProperty, of type: ConstType) -> [(path: String, kind: String)] {
        guard outer.contains(property.value.kind) else { return [(label, property.value.kind)] }
        var found = violations(inPartsOf: property.value, at: label)
        if label == "caseDisplayRepresentations" {
            let shown = Set(property.value.pairs.compactMap(\.key.caseName))
            for missing in (type.cases ?? []).map(\.name) where !shown.contains(missing) {
                found.append(("\(label).\(missing)", "absent"))
            }
        }
        return found
    }

    private func violations(in value: ConstValue, at path: String) -> [(path: String, kind: String)] {
        guard inner.contains(value.kind) else { return [(path, value.kind)] }
        return violations(inPartsOf: value, at: path)
    }

    private func violations(inPartsOf value: ConstValue, at path: String) -> [(path: String, kind: String)] {
        let insideCalls = value.arguments.filter { Self.textArguments.contains($0.label) }.flatMap { argument in
            violations(in: argument.value, at: argument.label.isEmpty ? path : "\(path).\(argument.label)")
        }
        let insideLists = (value.elements + value.segments + value.builtElements).flatMap {
            violations(in: $0, at: path)
        }
        let insideDictionaries = value.pairs.flatMap { pair in
            violations(in: pair.key, at: path) + violations(in: pair.value, at: "\(path).\(pair.key.caseName ?? "?")")
        }
        return insideCalls + insideLists + value.builtControlFlow.map { (path, $0) } + insideDictionaries
    }
}
