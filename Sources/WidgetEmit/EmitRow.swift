// In: the stored fields of a struct, entity, snapshot or loader. Out: properties, coding keys and initialisers.
// Invariant: an absent field takes its default; an unknown raw value gives nil, else the default, else an error.

import WidgetBase
import WidgetModel

/// Fields as a Swift type stores, codes and decodes them.
struct RowForm: Sendable {
    let fields: IDRange<FieldID>
    /// The field that samples may leave out.
    var identifier: FieldID?
    /// The name that files of earlier releases use for the identifier.
    var formerKey: NameID?
    /// Whether elements that cannot be read are counted in `skippedCount`.
    var countsSkipped = false
    /// Whether the type has a `date` before its fields: when it begins to be shown.
    var hasDate = false
}

/// A plain type: its properties, coding keys, memberwise initialiser and lenient decoding.
func emitRow(
    _ form: RowForm,
    conformances: String,
    name: String,
    in context: EmitContext,
    to out: inout OutputBuffer,
    members: (inout OutputBuffer) -> Void = { _ in }
) {
    out.block("\(context.access)struct \(name): \(conformances)") { out in
        emitProperties(form, in: context, to: &out)
        members(&out)
        guard !form.fields.isEmpty else {
            if context.isPublic { out.line("public init() {}") }
            return
        }
        emitCodingKeys(form, implicit: form.hasDate ? ["date"] : [], in: context, to: &out)
        if let former = form.formerKey {
            out.blank()
            out.line("/// What files of earlier releases call the identifier.")
            out.block("private enum FormerCodingKeys: String, CodingKey") { out in
                out.line("case \(context.name(former, as: .enumCase))")
            }
        }
        emitMemberwise(form, in: context, to: &out)
        out.blank()
        out.block("\(context.access)init(from decoder: any Decoder) throws") { out in
            out.line("let container = try decoder.container(keyedBy: CodingKeys.self)")
            if form.hasDate { out.line("date = try container.decode(Date.self, forKey: .date)") }
            for field in form.fields { emitDecoding(of: field, form, in: context, to: &out) }
        }
    }
}

/// `var name: Type`, one a line.
func emitProperties(_ form: RowForm, in context: EmitContext, to out: inout OutputBuffer) {
    if form.hasDate {
        out.line("/// When it begins to be shown.")
        out.line("\(context.access)var date: Date")
    }
    for id in form.fields {
        let field = context.program.fields[id]
        context.emitDoc(field.doc, to: &out)
        out.write(context.access)
        out.write("var ")
        out.write(context.name(field.name))
        out.write(": ")
        out.write(context.swiftType(field.type))
        out.newline()
    }
}

func emitCodingKeys(
    _ form: RowForm,
    implicit: [String] = [],
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    out.blank()
    out.block("private enum CodingKeys: String, CodingKey") { out in
        for name in implicit { out.line("case \(name)") }
        for id in form.fields {
            out.write("case ")
            out.write(context.name(context.program.fields[id].name, as: .enumCase))
            out.newline()
        }
    }
}

private func emitMemberwise(_ form: RowForm, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    emitMemberwiseHeader(form, in: context, to: &out)
    out.indent()
    emitMemberwiseBody(form, in: context, to: &out)
    out.outdent()
    out.line("}")
}

/// `init(name: Type = default, …) {`, with a last parameter of the caller's.
func emitMemberwiseHeader(
    _ form: RowForm,
    adding last: String? = nil,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    out.write(context.access)
    out.write("init")
    out.openCall()
    var isFirst = true
    if form.hasDate {
        out.write("date: Date")
        isFirst = false
    }
    for id in form.fields {
        let field = context.program.fields[id]
        if !isFirst { out.nextArgument() }
        isFirst = false
        out.write(context.name(field.name, as: .parameter))
        out.write(": ")
        out.write(context.swiftType(field.type))
        let standard = id == form.identifier ? context.identifierDefault(field.type) : context.defaultValue(field)
        if let standard {
            out.write(" = ")
            out.write(standard)
        }
    }
    if let last {
        if !isFirst { out.nextArgument() }
        out.write(last)
    }
    out.closeCall()
    out.write(" {")
    out.endCode()
}

func emitMemberwiseBody(_ form: RowForm, in context: EmitContext, to out: inout OutputBuffer) {
    if form.hasDate { out.line("self.date = date") }
    for id in form.fields {
        let name = context.program.fields[id].name
        out.write("self.")
        out.write(context.name(name, as: .member))
        out.write(" = ")
        out.write(context.name(name))
        out.newline()
    }
}

extension EmitContext {
    /// What an identifier that is left out becomes; none for a UUID, which has no plain value.
    fileprivate func identifierDefault(_ type: TypeID) -> String? {
        switch program.types[type] {
        case .string: return "\"\""
        case .int: return "0"
        default: return nil
        }
    }
}

/// The statements that decode one field.
func emitDecoding(of id: FieldID, _ form: RowForm, in context: EmitContext, to out: inout OutputBuffer) {
    let field = context.program.fields[id]
    let types = context.program.types
    let key = context.name(field.name, as: .member)
    let name = context.text(field.name)
    let isLocal = name == "decoder" || name == "container" || (form.countsSkipped && name == "version")
    let target = isLocal ? "self.\(key)" : context.name(field.name)
    if let element = types.element(field.type) {
        emitListDecoding(field, element: element, key: key, target: target, form, in: context, to: &out)
        return
    }
    if context.program.isOptionalRow(field.type) {
        emitOptionalRowDecoding(field, key: key, target: target, form, in: context, to: &out)
        return
    }
    func decode(_ method: String, _ type: String, to out: inout OutputBuffer) {
        out.write(target)
        out.write(" = try container.")
        out.write(method)
        out.openCall()
        out.write(type)
        out.write(".self")
        out.nextArgument()
        out.write("forKey: .")
        out.write(key)
        out.closeCall()
    }
    let type = context.swiftType(types.unwrapped(field.type))
    if let former = form.formerKey, id == form.identifier {
        let current: SwiftCode = "\(target) = try container.decodeIfPresent(\(type).self, forKey: .\(key))"
        let former = context.name(former, as: .member)
        let keys = "decoder.container(keyedBy: FormerCodingKeys.self)"
        let old: SwiftCode = "\(keys).decode(\(type).self, forKey: .\(former))"
        out.line(.binary(current, "??", old))
        return
    }
    if case .enumeration(let id) = types[types.unwrapped(field.type)],
        types.isOptional(field.type) || field.defaultValue != nil
    {
        let rawType = context.program.enums[id].isInteger ? "Int" : "String"
        let keepsNil = types.isOptional(field.type) && field.defaultValue != nil
        let map = keepsNil ? "map" : "flatMap"
        decode("decodeIfPresent", rawType, to: &out)
        out.chainBreak()
        out.write(".\(map)(\(type).init(rawValue:))")
        emitDefault(of: field, in: context, to: &out)
    } else if types.isOptional(field.type) || field.defaultValue != nil {
        decode("decodeIfPresent", type, to: &out)
        emitDefault(of: field, in: context, to: &out)
    } else {
        decode("decode", type, to: &out)
    }
    out.endCode()
}

/// `?? default` where the field has one that is not nil.
private func emitDefault(of field: Field, in context: EmitContext, to out: inout OutputBuffer) {
    guard let value = field.defaultValue, value != .nil else { return }
    out.softBreak()
    out.write("?? ")
    out.write(context.literal(value))
}

extension Program {
    /// Whether a value may be missing and has parts, any of which may be unreadable.
    func isOptionalRow(_ type: TypeID) -> Bool {
        guard types.isOptional(type) else { return false }
        switch types[types.unwrapped(type)] {
        case .entity, .structure, .extern: return true
        default: return false
        }
    }
}

/// One row that may be unreadable without spoiling what is around it: nil then, and counted where elements are.
private func emitOptionalRowDecoding(
    _ field: Field,
    key: String,
    target: String,
    _ form: RowForm,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let type = context.swiftType(context.program.types.unwrapped(field.type))
    let read = SwiftCode.call(
        "try container.decodeIfPresent",
        [
            SwiftCode("LossyElement<\(type)>.self"), "forKey: .\(key)",
        ])
    guard form.countsSkipped else {
        out.line("\(target) = " + read + "?.value")
        return
    }
    let local = context.elementsName(field)
    out.line("let \(local) = " + read)
    out.line("self.\(key) = \(local)?.value")
    out.line("if \(local) != nil, self.\(key) == nil { skippedCount += 1 }")
}

extension EmitContext {
    /// The variable that holds what was read of a field before unreadable elements are left out.
    fileprivate func elementsName(_ field: Field) -> String {
        let name = text(field.name)
        let isTaken = name == "decoder" || name == "container" || name == "version"
        return isTaken ? "\(name)Elements" : self.name(field.name)
    }
}

private func emitListDecoding(
    _ field: Field,
    element: TypeID,
    key: String,
    target: String,
    _ form: RowForm,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let isOptional = context.program.types.isOptional(field.type)
    let type = context.swiftType(element)
    func read(into start: String, to out: inout OutputBuffer) {
        out.write(start)
        out.write(" = try container.decodeIfPresent")
        out.openCall()
        out.write("[LossyElement<")
        out.write(type)
        out.write(">].self")
        out.nextArgument()
        out.write("forKey: .")
        out.write(key)
        out.closeCall()
    }
    guard form.countsSkipped else {
        read(into: target, to: &out)
        out.write("?")
        out.chainBreak()
        out.write(".compactMap(\\.value)")
        if !isOptional {
            out.softBreak()
            out.write("?? []")
        }
        out.endCode()
        return
    }
    let local = context.elementsName(field)
    if isOptional {
        read(into: "let \(local)", to: &out)
        out.endCode()
        out.line("self.\(key) = \(local)?.compactMap(\\.value)")
        out.line(.binary("skippedCount += (\(local)?.count ?? 0)", "-", "(self.\(key)?.count ?? 0)"))
    } else {
        read(into: "let \(local)", to: &out)
        out.softBreak()
        out.write("?? []")
        out.endCode()
        out.line("self.\(key) = \(local).compactMap(\\.value)")
        out.line("skippedCount += \(local).count - self.\(key).count")
    }
}
