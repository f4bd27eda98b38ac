// In: route declarations. Out: their parameters, and the pieces of the text after the scheme.
// Invariant: every parameter occurs in the text exactly once.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkRoute(_ id: RouteID, _ syntax: RouteSyntax) {
        let start = program.fields.nextID
        let errors = bag.errorCount
        var seen = SeenNames()
        for item in syntax.parameters {
            guard let range = item.name, let name = checkFieldName(range, of: .route, seen: &seen) else { continue }
            let type = checkType(item.type, in: .route)
            program.fields.append(Field(name: name, doc: doc(item.node), type: type, range: place(range)))
        }
        let parameters = IDRange(start: start, end: program.fields.nextID)
        program.routes[id].parameters = parameters
        if let path = syntax.path { checkPath(path, of: id, parameters: parameters) }
        if program.modules[module].scheme == nil, let name = syntax.name {
            // A scheme that is wrong has been reported; one that is not there is missing for every route alike.
            if !hasSchemeMember, !isModuleUnread, !isModuleMissing, modulesWithoutScheme.insert(module).inserted {
                report(.missingScheme(text(name), at: place(name)))
            }
        }
        // What is wrong by itself is not compared with other routes.
        if bag.errorCount > errors { program.routes[id].pieces = [] }
    }

    private var hasSchemeMember: Bool {
        guard let block = scopes[module.index].block else { return false }
        return ModuleSyntax(node: block.node).members.contains { $0.kind == .schemeMember }
    }

    private mutating func checkPath(_ path: StringLiteralSyntax, of id: RouteID, parameters: IDRange<FieldID>) {
        var uses: [FieldID: SourceRange] = [:]
        var pieces: [RoutePiece] = []
        var hasUnknown = false
        for segment in LexText.segments(path, in: sources[file]) {
            switch segment {
            case .text(let bytes):
                checkPathText(bytes, parameters, at: place(path.range), isFirst: pieces.isEmpty)
                pieces.append(.literal(program.names.intern(bytes[...])))
            case .expr(let node):
                guard node.kind == .nameExpr else {
                    report(.routeTakesParameters(at: place(node)))
                    hasUnknown = true
                    continue
                }
                guard let field = field(at: node.range, in: parameters) else {
                    hasUnknown = true
                    if mayDeclare(text(node.range)) { continue }
                    let names = fieldNames(parameters)
                    let nearest = nearestName(text(node.range), among: names)
                    let finding = Diagnostic.unknownRouteParameter(
                        text(node.range), at: place(node), nearest: nearest, among: names)
                    report(finding, missing: node.range, in: currentOwner)
                    continue
                }
                if let first = uses[field] {
                    report(.routeParameterTwice(text(node.range), at: place(node), first: first))
                    continue
                }
                uses[field] = place(node)
                if !isSeparated(pieces) { report(.routeParametersTouch(text(node.range), at: place(node))) }
                pieces.append(.parameter(field))
            }
        }
        if pieces.isEmpty, !hasUnknown { report(.emptyText(of: "route", at: place(path.range))) }
        program.routes[id].pieces = pieces
        guard !hasUnknown else { return }
        for field in parameters where uses[field] == nil {
            let row = program.fields[field]
            let name = program.text(row.name)
            let found = Checker.foreignParameters(name).first { text(path.range).contains($0) }
            report(.routeParameterUnused(name, found: found, at: row.range, path: place(path.range)))
        }
    }

    /// Whether a parser can tell the next parameter from the one before: values hold letters, digits and `-._~` as
    /// they are, so that something else must stand between two of them.
    private func isSeparated(_ pieces: [RoutePiece]) -> Bool {
        guard let last = pieces.last else { return true }
        guard case .literal(let separator) = last else { return false }
        guard pieces.count > 1 else { return true }
        return program.names[separator].contains { !Checker.isUnreserved($0) }
    }

    /// The bytes that RFC 3986 calls unreserved.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: return true
        default: return false
        }
    }

    /// How other tools write a parameter of a route.
    private static func foreignParameters(_ name: String) -> [String] {
        ["{\(name)}", ":\(name)", "<\(name)>", "$\(name)", "(\(name))"]
    }

    /// The text stands in a URL as it is, so that it holds only what a URL may.
    private mutating func checkPathText(
        _ bytes: [UInt8], _ parameters: IDRange<FieldID>, at range: SourceRange, isFirst: Bool
    ) {
        let text = String(decoding: bytes, as: UTF8.self)
        if isFirst, let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") {
            return report(.routeWithScheme(String(text[..<colon]), at: range))
        }
        if isFirst, text.hasPrefix("/") { return report(.routeWithSlash(text, at: range)) }
        // What is meant as a parameter is reported as one that is not used.
        let names = parameters.map { program.text(program.fields[$0].name) }
        if names.contains(where: { Checker.foreignParameters($0).contains { text.contains($0) } }) { return }
        let delimiters = Array("!$&'()*+,;=:@/?#".utf8)
        if !bytes.allSatisfy({ Checker.isUnreserved($0) || delimiters.contains($0) }) {
            report(.invalidPath(at: range))
        }
    }
}
