// In: names, types, texts, literals and expressions of a program. Out: how the dump writes them.
// Invariant: a text is one line, whatever it holds.

import WidgetBase

extension ProgramDump {
    func name(_ id: NameID) -> String { program.text(id) }

    func field(_ id: FieldID) -> String { name(program.fields[id].name) }

    func quoted(_ id: NameID) -> String { "\"\(quotedBody(id))\"" }

    /// A text with what would break the line or the quotes escaped.
    func quotedBody(_ id: NameID) -> String {
        var result = ""
        for scalar in name(id).unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    func text(_ id: TextID) -> String {
        let row = program.texts[id]
        var result = "\""
        for segment in row.segments {
            switch segment {
            case .literal(let text): result += quotedBody(text)
            case .value(let value): result += "\\(\(expr(value)))"
            }
        }
        result += "\""
        if let key = row.key { result += " key \(quoted(key))" }
        if let comment = row.comment { result += " comment \(quoted(comment))" }
        return result
    }

    func literal(_ value: LiteralValue) -> String {
        switch value {
        case .string(let text): return quoted(text)
        case .int(let number): return String(number)
        case .double(let digits): return "\(name(digits)) as Double"
        case .bool(let value): return value ? "true" : "false"
        case .enumCase(let id): return ".\(name(program.enumCases[id].name))"
        case .nil: return "nil"
        case .emptyList: return "[]"
        }
    }

    func duration(_ duration: WidgetDuration) -> String {
        let unit: String
        switch duration.unit {
        case .second: unit = "second"
        case .minute: unit = "minute"
        case .hour: unit = "hour"
        case .day: unit = "day"
        case .week: unit = "week"
        }
        return "\(duration.count) \(unit)\(duration.count == 1 ? "" : "s")"
    }

    /// A type as descriptions write it.
    func type(_ id: TypeID) -> String { program.typeText(id) }

    // MARK: Expressions

    /// An expression with its operators in parentheses, so that its shape shows.
    func expr(_ id: ExprID) -> String {
        let row = program.expressions[id]
        switch row.kind {
        case .string(let text): return "String \(self.text(text))"
        case .text(let text): return "Text \(self.text(text))"
        case .int(let number): return String(number)
        case .double(let digits): return "\(name(digits)) as Double"
        case .bool(let value): return value ? "true" : "false"
        case .nil: return "nil as \(type(row.type))"
        case .enumCase(let id): return "\(type(row.type)).\(name(program.enumCases[id].name))"
        case .parameter(let id): return "parameter \(name(program.parameters[id].name)): \(type(row.type))"
        case .loaderField(let id): return "loaded \(field(id)): \(type(row.type))"
        case .snapshotField(let snapshot, let id):
            return "\(name(program.snapshots[snapshot].header.name)).\(field(id)): \(type(row.type))"
        case .ownField(let id): return field(id)
        case .element: return "$0"
        case .rows: return "rows"
        case .entryField(let id): return "shown \(field(id)): \(type(row.type))"
        case .isOn: return "isOn"
        case .contextDate: return "context.date"
        case .contextFamily: return "context.family"
        case .familyCase(let family): return ".\(family.name)"
        case .externSample(let id): return "\(name(program.externTypes[id].header.name)).sample"
        case .field(let base, let id, let isChained): return path(base, isChained, field(id))
        case .fieldOfEach(let base, let id, let isChained): return path(base, isChained, "each.\(field(id))")
        case .column(let base, let id): return path(base, false, name(program.styleColumns[id].name))
        case .property(let base, let property, let isChained): return path(base, isChained, property.name)
        case .closure(let base, let method, let body, let isChained):
            return path(base, isChained, "\(method.name) { \(expr(body)) }")
        case .sorted(let base, let id, let isDescending, let isChained):
            return path(base, isChained, "sorted(by: \\.\(field(id))\(isDescending ? ", .descending" : ""))")
        case .grouped(let base, let id, let isDescending):
            return path(base, false, "grouped(by: \\.\(field(id))\(isDescending ? ", .descending" : ""))")
        case .prefix(let base, let count, let isChained): return path(base, isChained, "prefix(\(expr(count)))")
        case .contains(let base, let element, let isChained):
            return path(base, isChained, "contains(\(expr(element)))")
        case .conditional(let condition, let then, let otherwise):
            return "(\(expr(condition)) ? \(expr(then)) : \(expr(otherwise)))"
        case .coalesce(let left, let right): return "(\(expr(left)) ?? \(expr(right)))"
        case .and(let left, let right): return "(\(expr(left)) && \(expr(right)))"
        case .or(let left, let right): return "(\(expr(left)) || \(expr(right)))"
        case .not(let operand): return "!(\(expr(operand)))"
        case .compare(let operation, let left, let right):
            return "(\(expr(left)) \(operation.symbol) \(expr(right)))"
        case .dateOffset(let base, let offset, let isNegative):
            return "(\(expr(base)) \(isNegative ? "-" : "+") \(duration(offset)))"
        case .entityRow(_, let arguments), .structure(_, let arguments):
            return "\(type(row.type))(\(self.arguments(arguments)))"
        case .list(let arguments): return "[\(self.arguments(arguments))] as \(type(row.type))"
        case .styleRow(_, let arguments): return "\(type(row.type))[\(self.arguments(arguments))]"
        case .route(let id, let arguments):
            return "route \(name(program.routes[id].header.name))(\(self.arguments(arguments))): \(type(row.type))"
        case .invalid: return "<invalid>"
        }
    }

    private func path(_ base: ExprID, _ isChained: Bool, _ member: String) -> String {
        "\(operand(base))\(isChained ? "?." : ".")\(member)"
    }

    /// A base whose type is written behind it stands in parentheses.
    private func operand(_ id: ExprID) -> String {
        switch program.expressions[id].kind {
        case .parameter, .loaderField, .snapshotField, .list: return "(\(expr(id)))"
        default: return expr(id)
        }
    }

    private func arguments(_ range: IDRange<ArgumentID>) -> String {
        range.map { id in
            let argument = program.arguments[id]
            return (argument.field.map { "\(field($0)): " } ?? "") + expr(argument.value)
        }.joined(separator: ", ")
    }
}
