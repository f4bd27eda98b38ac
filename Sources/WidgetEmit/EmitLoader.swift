// In: one hand-written loader. Out: what it is asked for, what it returns, the protocol that it conforms to.
// Invariant: content is kept under the values of the parameters, so that no configuration is shown another's.

import WidgetBase
import WidgetModel

func emitLoader(_ id: LoaderID, in context: EmitContext, to out: inout OutputBuffer) {
    let loader = context.program.loaders[id]
    let name = context.text(loader.header.name)
    let access = context.access
    out.line("/// What `\(name)` is asked for.")
    out.block("\(access)struct \(context.requestName(id)): WidgetContent") { out in
        emitRequest(RequestForm(loader, in: context), in: context, to: &out)
    }
    out.blank()
    context.emitDoc(loader.header.doc, or: "What `\(name)` returns.", to: &out)
    emitRow(
        RowForm(fields: loader.fields, hasDate: loader.isTimeline),
        conformances: "Codable, Hashable, WidgetContent",
        name: context.contentName(id),
        in: context,
        to: &out
    ) { out in
        if loader.isTimeline { emitCurrent(of: context.contentName(id), in: context, to: &out) }
        emitLoad(id, name: name, in: context, to: &out)
    }
    out.blank()
    out.line("/// What the hand-written `\(name)` conforms to.")
    out.block("\(access)protocol \(name)Source: Sendable") { out in
        out.line("init()")
        out.blank()
        if loader.isTimeline {
            out.line("/// Loads the contents of a timeline, each with the date at which it begins.")
            out.line("/// What it throws is shown as contents that are out of date, or as none.")
        } else {
            out.line("/// Loads the content. What it throws is shown as content that is out of date, or as none.")
        }
        out.line("func load(_ request: \(context.requestName(id))) async throws -> \(context.loadedType(id))")
    }
}

/// The properties of a request.
private struct RequestForm {
    let parameters: [ParameterID]
    let date: String
    let family: String
    let displaySize: String
    let configuration: String

    init(_ loader: LoaderDecl, in context: EmitContext) {
        parameters = loader.configuration.map { Array(context.program.intents[$0].parameters) } ?? []
        let names = LocalNames(parameters: parameters, in: context)
        date = names.fresh("date")
        family = names.fresh("family")
        displaySize = names.fresh("displaySize")
        configuration = names.fresh("configuration")
    }
}

private func emitRequest(_ form: RequestForm, in context: EmitContext, to out: inout OutputBuffer) {
    let access = context.access
    for parameter in form.parameters {
        let row = context.program.parameters[parameter]
        context.emitDoc(row.doc, to: &out)
        out.line("\(access)let \(context.name(row.name)): \(context.swiftType(row.type))")
    }
    out.line("/// When the timeline is made.")
    out.line("\(access)let \(form.date): Date")
    out.line("\(access)let \(form.displaySize): CGSize?")
    out.line("/// The family's raw value: a family is Sendable only in the latest SDKs.")
    out.line("private let familyValue: Int?")
    out.blank()
    out.block("\(access)var \(form.family): WidgetFamily?") { out in
        out.line("familyValue.flatMap { WidgetFamily(rawValue: $0) }")
    }
    out.blank()
    var parameters = form.parameters.map { parameter -> SwiftCode in
        let row = context.program.parameters[parameter]
        return "\(context.name(row.name, as: .label)): \(context.swiftType(row.type))"
    }
    parameters += ["\(form.date): Date", "\(form.family): WidgetFamily?", "\(form.displaySize): CGSize?"]
    out.block(.call("\(access)init", parameters)) { out in
        for parameter in form.parameters {
            let name = context.program.parameters[parameter].name
            out.line("self.\(context.name(name, as: .member)) = \(context.name(name))")
        }
        out.line("self.\(form.date) = \(form.date)")
        out.line("self.\(form.displaySize) = \(form.displaySize)")
        out.line("familyValue = \(form.family)?.rawValue")
    }
    out.blank()
    out.line("/// What tells configurations apart where content is kept.")
    let values = form.parameters.map { context.configurationValue(of: $0) }
    out.getter("var \(form.configuration): [String?]", .list(values))
}

/// The function that asks a source, and where it keeps content.
private func emitLoad(_ id: LoaderID, name: String, in context: EmitContext, to out: inout OutputBuffer) {
    let loader = context.program.loaders[id]
    let content = context.loadedType(id)
    let configuration = RequestForm(loader, in: context).configuration
    out.blank()
    out.line("/// What was loaded last, by configuration.")
    func emitKept(in folder: SwiftCode, to out: inout OutputBuffer) {
        let arguments: [SwiftCode] = ["of: \"\(name)\"", .labeled("in", folder)]
        out.line("static let kept = " + .call("KeptContents<\(content)>", arguments))
    }
    let group = context.program.modules[context.module].group
    if group.isEmpty {
        emitKept(in: "FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first", to: &out)
    } else {
        emitForEachGroup(of: group, in: context, to: &out) { group, out in
            let label = SwiftCode.labeled("forSecurityApplicationGroupIdentifier", group)
            emitKept(in: .call("FileManager.default.containerURL", [label]), to: &out)
        }
    }
    out.blank()
    out.line("/// Asks a source, and waits no longer than some seconds; where it fails, gives what was kept.")
    let parameters: [SwiftCode] = [
        "_ request: \(context.requestName(id))",
        "from source: some \(name)Source = \(context.name(loader.header.name, as: .type))()",
        "within seconds: Double",
        "keepingIn kept: KeptContents<\(content)> = Self.kept",
    ]
    out.block(.call("static func load", parameters) + " async -> WidgetLoading<\(content)>") { out in
        out.block("await kept.load(for: request.\(configuration), within: seconds)") { out in
            out.line("try await source.load(request)")
        }
    }
}

/// The function that finds what is shown at a date.
private func emitCurrent(of content: String, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// What is shown at a date: the last content that has begun, or the first where none has.")
    out.block("static func current(of contents: [\(content)]?, at date: Date) -> \(content)?") { out in
        out.line("let begun = contents?.filter { $0.date <= date }")
        out.line("return begun?.max { $0.date < $1.date } ?? contents?.min { $0.date < $1.date }")
    }
}

extension EmitContext {
    /// What a source returns: its content, or the contents of a timeline.
    func loadedType(_ id: LoaderID) -> String {
        program.loaders[id].isTimeline ? "[\(contentName(id))]" : contentName(id)
    }

    /// A parameter's value as a text or nil, different for different values.
    fileprivate func configurationValue(of parameter: ParameterID) -> SwiftCode {
        let row = program.parameters[parameter]
        let member = name(row.name)
        let isOptional = program.types.isOptional(row.type)
        let type = program.types.unwrapped(row.type)
        if let element = program.types.element(type) {
            let items = textValue(program.types.unwrapped(element), of: "$0")
            let list = isOptional ? "\(member)?" : member
            let texts: SwiftCode = items == "$0" ? "\(list)" : "\(list).map { \(items) }"
            return texts + ".joined(separator: \"\\u{1F}\")"
        }
        let text = textValue(type, of: isOptional ? "$0" : member)
        if !isOptional { return SwiftCode(text) }
        return text == "$0" ? SwiftCode(member) : "\(member).map { \(text) }"
    }

    private func textValue(_ type: TypeID, of value: String) -> String {
        switch program.types[type] {
        case .enumeration(let id):
            let raw = "\(value).rawValue"
            return program.enums[id].isInteger ? "String(\(raw))" : raw
        case .entity(let id):
            let identifier = program.fields[program.entities[id].identifier]
            return textValue(identifier.type, of: "\(value).\(name(identifier.name, as: .member))")
        case .string: return value
        case .uuid: return "\(value).uuidString"
        case .url: return "\(value).absoluteString"
        case .date: return "String(\(value).timeIntervalSinceReferenceDate)"
        case .attributedString, .dateComponents: return "String(describing: \(value))"
        case .currency: return "\"\\(\(value).amount) \\(\(value).currencyCode)\""
        case .file: return "\"\\(\(value).filename) \\(\(value).data.base64EncodedString())\""
        case .person: return "String(describing: (\(value).identifier, \(value).handle))"
        case .placemark: return "String(describing: (\(value).name, \(value).location?.coordinate))"
        default: return "String(\(value))"
        }
    }
}
