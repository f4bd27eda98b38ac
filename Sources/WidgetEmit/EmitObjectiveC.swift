// In: a module with `objc`. Out: a class by which an Objective-C app writes snapshots, and makes and reads links.
// Invariant: it says nothing that the Swift of the app role does not say, and compiles only where there is
// Objective-C.

import WidgetBase
import WidgetModel

func addObjectiveCImports(in context: EmitContext, to imports: inout ImportSet) {
    guard context.hasFacade else { return }
    // For `NSObject`, which is the class's superclass.
    imports.add("Foundation", isPublic: context.isPublic)
}

func emitObjectiveC(in context: EmitContext, to out: inout OutputBuffer) {
    guard context.hasFacade else { return }
    let snapshots = context.program.snapshots.ids.filter { id in
        context.isOwn(context.program.snapshots[id].header)
    }
    let routes = context.ownRoutes
    let kinds = context.kinds.filter { $0.module == context.module }
    out.blank()
    out.line("#if canImport(ObjectiveC)")
    out.line("/// What an app in Objective-C needs of this module.")
    out.line("@objc(\(context.moduleName)Facade)")
    out.block("\(context.access)final class \(context.moduleName)Facade: NSObject") { out in
        for kind in kinds { emitKind(kind, in: context, to: &out) }
        for id in routes { emitLink(context.program.routes[id], in: context, to: &out) }
        if !routes.isEmpty { emitLinkReading(routes, in: context, to: &out) }
        for id in snapshots { emitWriting(id, in: context, to: &out) }
        if !snapshots.isEmpty { emitFlush(in: context, to: &out) }
    }
    if !snapshots.isEmpty { emitBlock(objects, to: &out) }
    out.line("#endif")
}

extension EmitContext {
    /// Whether the module's output has a class for Objective-C.
    fileprivate var hasFacade: Bool { program.modules[module].hasObjectiveC && role == .app }

    /// Whether a declaration belongs to this module's output.
    func isOwn(_ header: DeclHeader) -> Bool {
        header.module == module && program.files[header.file].isEmitted
    }

    /// The type by which Objective-C holds a parameter of a link.
    fileprivate func objectType(_ type: TypeID) -> String {
        guard case .enumeration(let id) = program.types[type] else { return swiftType(type) }
        return program.enums[id].isInteger ? "Int" : "String"
    }

    /// Whether a parameter of a link is an enum, which Objective-C hands over by its raw value.
    fileprivate func isEnum(_ type: TypeID) -> Bool {
        if case .enumeration = program.types[type] { return true }
        return false
    }
}

private func emitKind(_ kind: WidgetKind, in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// As WidgetKit knows it.")
    out.line("@objc")
    out.block("\(context.access)nonisolated static var \(kind.name)Kind: String") { out in
        out.line(context.reference(to: kind))
    }
}

private func emitLink(_ route: RouteDecl, in context: EmitContext, to out: inout OutputBuffer) {
    let fields = route.parameters.map { context.program.fields[$0] }
    let parameters = fields.map { field -> SwiftCode in
        "\(context.name(field.name, as: .parameter)): \(context.objectType(field.type))"
    }
    let enums = fields.filter { context.isEnum($0.type) }
    out.blank()
    context.emitDoc(route.header.doc, or: "The link of this name.", to: &out)
    if !enums.isEmpty { out.line("/// Nil for a raw value that no case has.") }
    out.line("@objc")
    let name = SwiftNames.escaped("\(context.text(route.header.name))Link")
    out.block(.call("\(context.access)nonisolated static func \(name)", parameters) + " -> URL?") { out in
        for field in enums {
            let variable = context.name(field.name)
            let type = context.swiftType(field.type)
            out.line("guard let \(variable) = \(type)(rawValue: \(variable)) else { return nil }")
        }
        let arguments = fields.map { SwiftCode.labeled(context.text($0.name), SwiftCode(context.name($0.name))) }
        let call = SwiftCode.call("Routes.\(context.name(route.header.name, as: .member))", arguments)
        out.line(enums.isEmpty ? call : "return " + call)
    }
}

private func emitLinkReading(_ routes: [RouteID], in context: EmitContext, to out: inout OutputBuffer) {
    out.blank()
    out.line("/// The name of the route that a link stands for; nil for a link of another kind.")
    out.line("@objc(nameOfRouteForLink:)")
    out.block("\(context.access)nonisolated static func nameOfRoute(for link: URL) -> String?") { out in
        out.line("guard let route = Route(link) else { return nil }")
        out.switching("route") { out in
            for id in routes {
                let name = context.program.routes[id].header.name
                out.line("case .\(context.name(name, as: .member)): return \(context.quoted(name))")
            }
        }
    }
    out.blank()
    out.line("/// The values in a link by the names of its route's parameters, cases by their raw values.")
    out.line("@objc(argumentsOfRouteForLink:)")
    out.block("\(context.access)nonisolated static func argumentsOfRoute(for link: URL) -> [String: Any]") { out in
        out.line("guard let route = Route(link) else { return [:] }")
        out.switching("route") { out in
            for id in routes { emitArguments(context.program.routes[id], in: context, to: &out) }
        }
    }
}

private func emitArguments(_ route: RouteDecl, in context: EmitContext, to out: inout OutputBuffer) {
    let name = context.name(route.header.name, as: .member)
    let fields = route.parameters.map { context.program.fields[$0] }
    guard !fields.isEmpty else { return out.line("case .\(name): return [:]") }
    let pattern = SwiftCode.call("case .\(name)", fields.map { "let \(context.name($0.name))" })
    let values = fields.map { field -> SwiftCode in
        "\(context.quoted(field.name)): \(context.name(field.name))\(context.isEnum(field.type) ? ".rawValue" : "")"
    }
    out.line(pattern + ":")
    out.indent()
    out.line("return " + .list(values))
    out.outdent()
}

private func emitWriting(_ id: SnapshotID, in context: EmitContext, to out: inout OutputBuffer) {
    let row = context.program.snapshots[id]
    let name = context.typeName(id)
    let label = context.text(row.header.name)
    emitLines(
        """

        /// Writes `\(label)`, and asks for new timelines of the widgets that would look different.
        /// - Parameters:
        ///   - contents: values by the names of the fields: numbers, texts, `NSDate`, `NSURL`, `NSUUID`, cases by their
        ///     raw values, rows as dictionaries, lists as arrays. What is left out has its default.
        ///   - completion: gets nil, or why nothing was written; called on any thread.
        @objc(write\(label):completion:)
        """, to: &out)
    out.block(
        .call(
            "\(context.access)nonisolated static func write\(label)",
            [
                "_ contents: [String: Any]", "completion: @escaping @Sendable ((any Error)?) -> Void",
            ])
    ) { out in
        let fields = row.fields.map { SwiftCode(context.quoted(context.program.fields[$0].name)) }
        out.line("let fields: Set<String> = " + .list(fields))
        emitLines(
            """
            do {
                let snapshot = try WidgetObjects.decode(\(name).self, from: contents, fields: fields)
                guard snapshot.skippedCount == 0 else {
                    throw WidgetWriteError.unreadable(count: snapshot.skippedCount)
                }
                Task {
                    do {
                        try await \(name).Writer().write(snapshot)
                        completion(nil)
                    } catch {
                        completion(error)
                    }
                }
            } catch {
                completion(error)
            }
            """, to: &out)
    }
}

private func emitFlush(in context: EmitContext, to out: inout OutputBuffer) {
    emitLines(
        """

        /// Asks at once for what a burst of changes has left, as is due before the app may be suspended.
        /// - Parameter completion: called on any thread.
        @objc(flushReloadsWithCompletion:)
        \(context.access)nonisolated static func flushReloads(completion: @escaping @Sendable () -> Void) {
            Task {
                await WidgetReloads.shared.flush()
                completion()
            }
        }
        """, to: &out)
}

/// `WidgetObjects`.
private let objects = """
    /// Turns what Objective-C hands over into what a snapshot's file holds.
    enum WidgetObjects: WidgetContent {
        /// Why objects are no contents of a snapshot.
        enum Failure: Error, Hashable {
            /// The snapshot has no field of this name.
            case unknownField(String)
            /// A value is of a class that files cannot hold.
            case unsupportedValue
        }

        static func decode<Value: Decodable>(
            _ type: Value.Type,
            from contents: [String: Any],
            fields: Set<String>
        ) throws -> Value {
            if let name = contents.keys.sorted().first(where: { !fields.contains($0) }) {
                throw Failure.unknownField(name)
            }
            let object = try plain(contents)
            guard JSONSerialization.isValidJSONObject(object) else { throw Failure.unsupportedValue }
            let data = try JSONSerialization.data(withJSONObject: object)
            return try JSONDecoder.widgetSnapshots.decode(type, from: data)
        }

        private static func plain(_ value: Any) throws -> Any {
            switch value {
            case let date as Date: return try JSONDecoder().decode([String].self, from: encoded([date])).first ?? ""
            case let link as URL: return link.absoluteString
            case let identifier as UUID: return identifier.uuidString
            case let list as [Any]: return try list.map(plain)
            case let row as [String: Any]: return try row.mapValues(plain)
            case let number as Double where number.isNaN: return "nan"
            case let number as Double where number.isInfinite: return number > 0 ? "+inf" : "-inf"
            default: return value
            }
        }

        private static func encoded(_ dates: [Date]) throws -> Data {
            try JSONEncoder.widgetSnapshots.encode(dates)
        }
    }
    """
