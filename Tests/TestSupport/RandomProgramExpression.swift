// In: the type that is wanted and the names in scope. Out: an expression of that type.
// Invariant: what is written has the type by the rules of docs/language.md, and ends.

extension RandomProgram {
    /// - Parameter depth: how many further levels may be nested.
    mutating func expression(_ want: Shape, in scope: [NameInScope], depth: Int) -> String {
        var choices: [String] = []
        for name in paths(in: scope) {
            let got = name.shape
            if got == want || (want.isOptional && got == want.value) { choices.append(name.text) }
            if got == want.optional, !want.isOptional, !want.isList, let spare = simple(want, in: scope) {
                choices.append("\(name.text) ?? \(spare)")
            }
        }
        var result = choices.isEmpty ? nil : pick(choices)
        if depth > 0, result == nil || chance(2), let deeper = nested(want, in: scope, depth: depth - 1) {
            result = deeper
        }
        return result ?? simple(want, in: scope) ?? call(want, in: scope, depth: depth)
    }

    /// An expression without parts that could be nested.
    private mutating func simple(_ want: Shape, in scope: [NameInScope]) -> String? {
        if want == Shape(base: .url, isOptional: true), !routes.isEmpty, chance(2) {
            return call(pick(routes), in: scope, mayBeNil: true)
        }
        if want.isOptional && chance(3) { return "nil" }
        if want.isList { return "[]" }
        switch want.base {
        case .url: return "\"https://example.com/\(number(1...9))\""
        case .uuid: return "\"00000000-0000-0000-0000-00000000000\(number(0...9))\""
        case .date:
            let dates = scope.filter { $0.shape == Shape(base: .date) }
            return dates.isEmpty ? nil : pick(dates).text
        default: return literal(want.base)
        }
    }

    /// Something with parts.
    private mutating func nested(_ want: Shape, in scope: [NameInScope], depth: Int) -> String? {
        if chance(4) {
            guard let condition = test(in: scope, depth: depth) else { return nil }
            let (yes, no) = (expression(want, in: scope, depth: depth), expression(want, in: scope, depth: 0))
            guard yes != no, yes != "nil" && no != "nil" else { return nil }
            return "(\(condition)) ? (\(yes)) : (\(no))"
        }
        let lists = paths(in: scope).filter(\.shape.isList)
        if want.isList { return list(want, from: lists.filter { $0.shape == want }) }
        if want.isOptional {
            let fitting = lists.filter { $0.shape.base == want.base }
            guard !fitting.isEmpty else { return nil }
            let list = pick(fitting)
            return "\(list.text).\(pick(["first", "last"]))" + (chance(2) ? filter(of: list.shape) ?? "" : "")
        }
        switch want.base {
        case .bool: return condition(in: scope, lists: lists, depth: depth)
        case .int: return lists.isEmpty ? nil : "\(pick(lists).text).count"
        case .date:
            let date = expression(want, in: scope, depth: 0)
            return "(\(date)) \(pick(["+", "-"])) \(duration())"
        case .string:
            let (first, second) = (paths(in: scope).filter { isPrintable($0.shape) }, words())
            return first.isEmpty ? nil : "\"\(second) \\(\(pick(first).text))\""
        default: return nil
        }
    }

    /// A condition that is no literal.
    mutating func test(in scope: [NameInScope], depth: Int) -> String? {
        let values = paths(in: scope)
        let flags = values.filter { $0.shape == Shape(base: .bool) }
        if !flags.isEmpty && chance(2) { return pick(flags).text }
        return condition(in: scope, lists: values.filter(\.shape.isList), depth: depth) ?? flags.first?.text
    }

    private mutating func condition(in scope: [NameInScope], lists: [NameInScope], depth: Int) -> String? {
        func ordered(_ shape: Shape) -> Bool { [.int, .double, .string, .date].contains(shape.base) && !shape.isList }
        let comparable = paths(in: scope).filter { ordered($0.shape) }
        let equatable = paths(in: scope).filter { !$0.shape.isList && $0.shape.base != .bool }
        switch number(0...5) {
        case 0 where !comparable.isEmpty:
            let left = pick(comparable)
            let right = expression(left.shape.value, in: scope, depth: 0)
            return right == left.text ? nil : "\(left.text) \(pick(["<", "<=", ">", ">="])) \(right)"
        case 1 where !equatable.isEmpty:
            let left = pick(equatable)
            if left.shape.isOptional && chance(2) { return "\(left.text) \(pick(["==", "!="])) nil" }
            let right = expression(left.shape.value, in: scope, depth: 0)
            return right == left.text ? nil : "\(left.text) == (\(right))"
        case 2 where !lists.isEmpty: return "\(chance(2) ? "!" : "")\(pick(lists).text).isEmpty"
        case 3 where depth > 0: return test(in: scope, depth: depth - 1).map { "!(\($0))" }
        case 4 where !lists.isEmpty:
            let list = pick(lists)
            return "\(list.text).contains(\(expression(Shape(base: list.shape.base), in: scope, depth: 0)))"
        default:
            guard depth > 0 else { return nil }
            let sides = [test(in: scope, depth: depth - 1), test(in: scope, depth: 0)].compactMap { $0 }
            // What says the same on both sides, or the opposite, is the same every time.
            let said = Set(sides.map { $0.filter { !"!()".contains($0) } })
            guard said.count == sides.count else { return sides.first }
            return sides.isEmpty ? nil : sides.map { "(\($0))" }.joined(separator: pick([" && ", " || "]))
        }
    }

    private mutating func list(_ want: Shape, from lists: [NameInScope]) -> String? {
        guard !lists.isEmpty else {
            guard let one = simple(want.value, in: []), let two = simple(want.value, in: []) else { return nil }
            return chance(2) ? "[\(one), \(two)]" : "[\(one)]"
        }
        var text = pick(lists).text
        if chance(2), let filter = filter(of: want) { text += ".filter\(filter)" }
        if chance(3), let key = sortKey(of: want) { text += ".sorted(by: \\.\(key))" }
        if chance(2) { text += ".prefix(\(pick(["3", "1 ", "context.family == .systemSmall ? 1 : 4"])))" }
        return text.contains("context") ? nil : text
    }

    /// ` { $0… }` over the fields of a row, or over the value itself.
    private mutating func filter(of shape: Shape) -> String? {
        let element = NameInScope(text: "$0", shape: shape.value)
        let fields = paths(in: [element])
        guard let condition = condition(in: fields, lists: [], depth: 0), condition.contains("$0") else { return nil }
        return " { \(condition) }"
    }

    private mutating func sortKey(of shape: Shape) -> String? {
        let keys = rowFields(shape.base).filter {
            [.string, .int, .double, .date, .bool].contains($0.shape.base) && !$0.shape.isList
        }
        return keys.isEmpty ? nil : pick(keys).name
    }

    // MARK: Paths and rows

    private func rowFields(_ base: Shape.Base) -> [FieldShape] {
        switch base {
        case .entity(let index): entities[index].fields
        case .structure(let index): structs[index].fields
        default: []
        }
    }

    /// The names and the fields of those that are rows.
    private func paths(in scope: [NameInScope]) -> [NameInScope] {
        scope
            + scope.flatMap { name -> [NameInScope] in
                guard !name.shape.isList else { return [] }
                return rowFields(name.shape.base).map { field in
                    var shape = field.shape
                    if name.shape.isOptional {
                        // A list behind `?.` is an optional of a list, which has no name here.
                        shape.isOptional = true
                    }
                    return NameInScope(
                        text: "\(name.text)\(name.shape.isOptional ? "?" : "").\(field.name)", shape: shape)
                }
            }.filter { !($0.shape.isList && $0.shape.isOptional) }
    }

    private func isPrintable(_ shape: Shape) -> Bool {
        [.string, .int].contains(shape.base) && !shape.isList && !shape.isOptional
    }

    /// A value of a row, or of what else has no literal.
    private mutating func call(_ want: Shape, in scope: [NameInScope], depth: Int) -> String {
        switch want.base {
        case .entity(let index): call(entities[index], first: nil, in: scope, depth: depth)
        case .structure(let index): call(structs[index], first: nil, in: scope, depth: depth)
        case .date: "context.date"
        default: "nil"
        }
    }

    /// `Row(field: value, …)` with what must be given, and some of the rest.
    /// - Parameter first: the argument for the first field, if it is settled.
    mutating func call(_ row: RowShape, first: String?, in scope: [NameInScope], depth: Int) -> String {
        var arguments = first.map { [$0] } ?? []
        for field in row.fields.dropFirst(arguments.count) where !field.hasDefault || (depth > 0 && chance(3)) {
            if field.shape.isList && chance(2) { continue }
            arguments.append("\(field.name): \(expression(field.shape, in: scope, depth: max(0, depth - 1)))")
        }
        return "\(row.name)(\(arguments.joined(separator: ", ")))"
    }
}
