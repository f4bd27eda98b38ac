// In: the axes of a style table. Out: the subscript that finds the row of any values.
// Invariant: every value of every axis has a slot, and the index of any slots is in the look-up.

import WidgetBase
import WidgetModel

func emitStyleLookup(_ row: StyleDecl, name: String, in context: EmitContext, to out: inout OutputBuffer) {
    let isDirect = row.lookup.elementsEqual(row.lookup.indices.map { UInt32(truncatingIfNeeded: $0) })
    if !isDirect { emitLookupTable(row, in: context, to: &out) }
    let parameters = row.axes.map { axis -> SwiftCode in
        let type = context.swiftType(axis.type)
        return "\(context.name(axis.name, as: .parameter)): \(type)\(axis.takesNil ? "?" : "")"
    }
    out.blank()
    let header = SwiftCode.call("\(context.access)static subscript", parameters) + " -> \(name)"
    out.block(header) { out in
        let slots = row.axes.map { context.slot(of: $0) }
        func rows(_ index: SwiftCode) -> SwiftCode {
            let position = isDirect ? index : SwiftCode.lookup("lookup", [index])
            return .lookup("rows", [position])
        }
        if slots.count == 1, let only = slots.first {
            out.line(rows(only.code))
            return
        }
        emitIndex(row.axes, slots: slots, to: &out)
        out.line("return " + rows("index"))
    }
    for (position, axis) in row.axes.enumerated() where context.needsFunction(axis) {
        let isFirst = row.axes.firstIndex { $0.name == axis.name } == position
        if isFirst { emitSlotFunction(axis, in: context, to: &out) }
    }
}

/// `index`: the position of a combination, the last axis varying fastest.
private func emitIndex(_ axes: [StyleAxis], slots: [EmittedExpr], to out: inout OutputBuffer) {
    guard let first = slots.first else { return }
    if slots.count == 2, let last = slots.last, let axis = axes.last {
        let product = first.code(atLeast: .postfix) + " * \(axis.slots.count) + "
        out.line("let index = " + product + last.code(atLeast: .postfix))
        return
    }
    out.line("var index = " + first.code)
    for (axis, slot) in zip(axes, slots).dropFirst() {
        out.line("index = index * \(axis.slots.count) + " + slot.code(atLeast: .postfix))
    }
}

private func emitLookupTable(_ row: StyleDecl, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    if row.axes.count == 1, let axis = row.axes.first {
        out.line("/// The row of \(context.slotDescription(axis)).")
        let numbers = row.lookup.map { SwiftCode(String($0)) }
        out.line("private static let lookup: [Int] = ", list: numbers, perLine: numbersPerLine(row))
        return
    }
    let names = row.axes.map { "`\(context.swiftType($0.type))`" }.joined(separator: ", ")
    out.line("/// The row of every combination of \(names), the last varying fastest.")
    let numbers = row.lookup.map { SwiftCode(String($0)) }
    out.line("private static let lookup: [Int] = ", list: numbers, perLine: numbersPerLine(row))
}

/// How many of the combinations stand on a line: those of some last axes, as far as they fit.
private func numbersPerLine(_ row: StyleDecl) -> Int {
    let widest = String(row.rows.count).utf8.count + 2
    let most = (OutputBuffer.lastColumn - 8) / widest
    var count = 1
    for axis in row.axes.dropFirst().reversed() where count * axis.slots.count <= most { count *= axis.slots.count }
    return count == 1 ? most : count
}

extension OutputBuffer {
    /// Writes a list of numbers on one line, or some of them a line.
    fileprivate mutating func line(_ start: SwiftCode, list numbers: [SwiftCode], perLine: Int) {
        let flat = start + .list(numbers)
        if numbers.count <= perLine, flat.flat.utf8.count + column <= OutputBuffer.lastColumn {
            line(flat)
            return
        }
        line(start, suffix: "[")
        indent()
        var index = 0
        while index < numbers.count {
            let end = min(numbers.count, index + max(1, perLine))
            line(numbers[index..<end].map(\.flat).joined(separator: ", ") + ",")
            index = end
        }
        outdent()
        line("]")
    }
}

extension EmitContext {
    /// `each case of `Category`, then of none`.
    fileprivate func slotDescription(_ axis: StyleAxis) -> String {
        let type = swiftType(axis.type)
        let rest = axis.takesNil ? ", then of none" : ""
        switch program.types[axis.type] {
        case .enumeration: return "each case of `\(type)`\(rest)"
        case .bool: return "false and true\(rest)"
        case .family: return "each family\(axis.takesNil ? ", then of any other" : "")"
        case .string: return "each text\(axis.takesNil ? ", then of any other" : "")"
        default: return "each range\(axis.takesNil ? ", then of any other" : "")"
        }
    }

    /// Whether the slot of a value is found by a function of its own.
    fileprivate func needsFunction(_ axis: StyleAxis) -> Bool {
        switch program.types[axis.type] {
        case .bool: return false
        case .enumeration(let id): return !hasEveryCase(axis, of: id)
        default: return true
        }
    }

    private func hasEveryCase(_ axis: StyleAxis, of id: EnumID) -> Bool {
        let cases = program.enums[id].cases.map { AxisSlot.enumCase($0) }
        let slots = axis.takesNil ? Array(axis.slots.dropLast()) : axis.slots
        return slots == cases
    }

    /// The index of the slot of a value.
    fileprivate func slot(of axis: StyleAxis) -> EmittedExpr {
        let name = self.name(axis.name)
        let other = axis.slots.count - 1
        if needsFunction(axis) { return EmittedExpr(code: "slot(\(self.name(axis.name, as: .label)): \(name))") }
        if case .bool = program.types[axis.type] {
            let isTrueFirst = axis.slots.first == .bool(true)
            let choice = isTrueFirst ? "? 0 : 1" : "? 1 : 0"
            guard axis.takesNil else { return EmittedExpr(code: "\(name) \(choice)", precedence: .ternary) }
            return EmittedExpr(code: "\(name).map { $0 \(choice) } ?? \(other)", precedence: .coalescing)
        }
        guard axis.takesNil else { return EmittedExpr(code: "\(name).ordinal") }
        return EmittedExpr(code: "\(name)?.ordinal ?? \(other)", precedence: .coalescing)
    }
}

private func emitSlotFunction(_ axis: StyleAxis, in context: EmitContext, to out: inout OutputBuffer) {
    let name = context.name(axis.name)
    let label = context.name(axis.name, as: .parameter)
    let type = context.swiftType(axis.type)
    let last = axis.slots.count - 1
    out.blank()
    out.line("/// The position of a value among those that the table tells apart.")
    let families = axis.slots.enumerated().compactMap { index, slot -> GatedFamily? in
        guard case .family(let family) = slot, index != last || !axis.takesNil else { return nil }
        let availability = context.availability(of: family)
        return availability.isGated ? GatedFamily(family: family, availability: availability, slot: index) : nil
    }
    let isGated = families.count == (axis.takesNil ? last : last + 1)
    out.block("private static func slot(\(label): \(type)\(axis.takesNil ? "?" : "")) -> Int") { out in
        if axis.takesNil, !isGated { out.line("guard let \(name) else { return \(last) }") }
        emitGatedSlots(families, of: name, to: &out)
        if isGated {
            out.line("return \(last)")
            return
        }
        out.switching(name) { out in
            for (index, slot) in axis.slots.enumerated() where index != last {
                if families.contains(where: { $0.slot == index }) { continue }
                guard let pattern = context.pattern(slot) else { continue }
                out.line("case \(pattern): return \(index)")
            }
            out.line("default: return \(last)")
        }
    }
}

/// A family that not every system has, with its slot.
private struct GatedFamily {
    var family: WidgetFamily
    var availability: Availability
    var slot: Int
}

/// `if #available(…), test { return slot }` for each family, those of equal platforms under one condition.
private func emitGatedSlots(_ families: [GatedFamily], of name: String, to out: inout OutputBuffer) {
    var rest = families[...]
    while let first = rest.first {
        let group = rest.prefix { $0.availability.directive == first.availability.directive }
        rest = rest.dropFirst(group.count)
        out.conditional(first.availability.directive) { out in
            for item in group {
                let runtime = item.availability.runtime.map { "#available(\($0)), " } ?? ""
                out.line("if \(runtime)\(name) == .\(item.family.name) { return \(item.slot) }")
            }
        }
    }
}

extension EmitContext {
    /// The pattern of a slot in a `switch`; nil for what no other slot takes.
    fileprivate func pattern(_ slot: AxisSlot) -> String? {
        switch slot {
        case .enumCase(let id): return caseReference(id)
        case .bool(let isTrue): return isTrue ? "true" : "false"
        case .string(let text): return quoted(text)
        case .family(let family): return ".\(family.name)"
        case .intRange(let lower, let upper):
            if let lower, let upper, lower &+ 1 == upper { return String(lower) }
            return range(lower.map(String.init), upper.map(String.init))
        case .doubleRange(let lower, let upper):
            return range(lower.map { SwiftLiterals.double(text($0)) }, upper.map { SwiftLiterals.double(text($0)) })
        case .other: return nil
        }
    }

    /// `2..<5`, `..<5`, `2...`.
    private func range(_ lower: String?, _ upper: String?) -> String? {
        // A minus would be taken for a part of the operator.
        let upper = upper.map { $0.hasPrefix("-") ? "(\($0))" : $0 }
        switch (lower, upper) {
        case (let lower?, let upper?): return "\(lower)..<\(upper)"
        case (nil, let upper?): return "..<\(upper)"
        case (let lower?, nil): return "\(lower)..."
        case (nil, nil): return "_"
        }
    }
}
