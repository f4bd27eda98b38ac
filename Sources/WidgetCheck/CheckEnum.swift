// In: enum declarations. Out: their cases, with raw values that differ.
// Invariant: an enum has a case, or has been reported.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkEnum(_ id: EnumID, _ syntax: EnumSyntax) {
        program.enums[id].title = checkText(syntax.title)
        let cases = syntax.members.filter { $0.kind == .enumCase }.map { EnumCaseSyntax(node: $0) }
        var settings = MemberSet()
        for member in syntax.members where member.kind == .persistentIdentifierMember {
            guard isFirst(member, in: &settings) else { continue }
            program.enums[id].persistentIdentifier = checkPersistentIdentifier(member)
        }
        let isInteger = checkRawValueKinds(cases)
        program.enums[id].isInteger = isInteger
        let start = program.enumCases.nextID
        var seen = SeenNames()
        var rawValues: [LiteralValue: SourceRange] = [:]
        var table: [NameID: EnumCaseID] = [:]
        for item in cases {
            guard let range = item.name, let name = checkFieldName(range, of: .enumeration, seen: &seen) else {
                continue
            }
            let raw = rawValue(of: item, name: name, isInteger: isInteger)
            checkRawValue(raw, at: item.rawValue.map { place($0) } ?? place(range), in: &rawValues)
            var row = EnumCase(
                name: name, doc: doc(item.node), title: checkText(item.title), rawValue: raw, range: place(range)
            )
            checkDetails(item, of: &row, isInteger: isInteger, rawValues: &rawValues)
            table[name] = program.enumCases.append(row)
        }
        program.enums[id].cases = IDRange(start: start, end: program.enumCases.nextID)
        caseTables[id] = table
        if cases.isEmpty, !isCurrentIncomplete, let range = syntax.name {
            report(.emptyDeclaration("an enum", of: "a `case`", at: place(range)))
        }
    }

    /// Whether the raw values are whole numbers: then every case has one.
    private mutating func checkRawValueKinds(_ cases: [EnumCaseSyntax]) -> Bool {
        guard let first = cases.first(where: { $0.rawValue?.kind == .integerLiteral }), let raw = first.rawValue else {
            return false
        }
        let other = cases.first { $0.rawValue?.kind != .integerLiteral }
        guard let other else { return true }
        // Whichever the first case has is what the others are held to.
        if cases.first?.rawValue?.kind == .integerLiteral {
            let odd = other.rawValue.map { place($0) } ?? other.name.map { place($0) } ?? place(other.range)
            report(.mixedRawValues(isInteger: true, at: odd, first: place(raw)))
            return true
        }
        let firstText = cases.first.map { $0.rawValue.map { place($0) } ?? place($0.range) }
        report(.mixedRawValues(isInteger: false, at: place(raw), first: firstText ?? place(raw)))
        return false
    }

    private mutating func rawValue(of syntax: EnumCaseSyntax, name: NameID, isInteger: Bool) -> LiteralValue {
        guard let node = syntax.rawValue else { return .string(name) }
        // A literal of the other kind has been reported already.
        let wanted = isInteger ? program.types.int : program.types.string
        if (node.kind == .integerLiteral) != isInteger, node.kind == .integerLiteral || node.kind == .stringLiteral {
            return .string(name)
        }
        return checkLiteral(node, as: wanted, what: "the raw value") ?? .string(name)
    }

    private mutating func checkRawValue(
        _ value: LiteralValue,
        at place: SourceRange,
        in seen: inout [LiteralValue: SourceRange]
    ) {
        let key = comparable(value)
        if let first = seen[key] {
            report(.duplicateRawValue(literalText(value), at: place, first: first))
        } else {
            seen[key] = place
        }
    }

    private mutating func checkDetails(
        _ syntax: EnumCaseSyntax,
        of row: inout EnumCase,
        isInteger: Bool,
        rawValues: inout [LiteralValue: SourceRange]
    ) {
        var seen = MemberSet()
        for detail in syntax.details {
            // A case may have had several values.
            if detail.kind != .wasMember, !isFirst(detail, in: &seen) { continue }
            switch detail.kind {
            case .subtitleMember:
                row.subtitle = checkText(SubtitleMember(node: detail).text)
            case .symbolMember:
                row.symbol = StringLiteralSyntax(SymbolMember(node: detail).expr).flatMap {
                    requiredText($0, of: "symbol")
                }
            case .imageAssetMember:
                row.image = checkAsset(StringMember(node: detail).string, .image, of: "image asset")
            case .wasMember:
                guard let node = WasMember(node: detail).literal else { continue }
                let type = isInteger ? program.types.int : program.types.string
                guard let value = checkLiteral(node, as: type, what: "the retired raw value") else { continue }
                checkRawValue(value, at: place(node), in: &rawValues)
                row.retiredValues.append(value)
            default:
                continue
            }
        }
    }

    /// A literal as descriptions write it, for messages.
    func literalText(_ value: LiteralValue) -> String {
        switch value {
        case .string(let name): return "\"\(program.text(name))\""
        case .int(let number): return String(number)
        case .double(let digits): return program.text(digits)
        case .bool(let value): return value ? "true" : "false"
        case .enumCase(let id): return ".\(program.text(program.enumCases[id].name))"
        case .nil: return "nil"
        case .emptyList: return "[]"
        }
    }
}
