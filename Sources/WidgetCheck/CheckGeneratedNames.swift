// In: the whole program. Out: findings where two names of the generated Swift would be one.
// Invariant: the suffixes are those of the emitter: `Row`, `Query`, `Options`, `Entry`, `TimelineProvider`,
// `EntryView`, `DarkLargeText`, `Configuration`, `Timeline`, `LegacyTimelineProvider`, `Content`, `Request`, `Source`,
// and of a module `AppIntents`, `BundleToken` and `Facade`.

import WidgetBase
import WidgetModel

/// A type of a module's output, or one that a person writes beside it.
private struct GeneratedName {
    var name: String
    /// The declaration that brings it.
    var owner: String
    var range: SourceRange
    /// Whether it is the declared name itself.
    var isDeclared: Bool
}

extension Checker {
    /// Reports names that meet. Two declared names that are equal have been reported before.
    mutating func checkGeneratedNames() {
        var types: [ModuleID: [String: SourceRange]] = [:]
        for module in program.modules.ids {
            var seen: [String: GeneratedName] = [:]
            // Two widgets with one base name meet in every type; one finding says it.
            var reported: Set<[SourceRange]> = []
            for entry in generatedNames(of: module) {
                guard let first = seen[entry.name] else {
                    seen[entry.name] = entry
                    continue
                }
                if first.isDeclared && entry.isDeclared || first.range == entry.range { continue }
                guard reported.insert([first.range, entry.range]).inserted else { continue }
                report(
                    .collidingName(
                        entry.name, of: entry.owner, at: entry.range, isDeclared: entry.isDeclared,
                        otherOwner: first.owner, otherIsDeclared: first.isDeclared, first: first.range
                    )
                )
            }
            types[module] = seen.mapValues(\.range)
        }
        checkMembers(beside: types)
    }

    /// The types of a module, declared ones first.
    private func generatedNames(of module: ModuleID) -> [GeneratedName] {
        var declared: [GeneratedName] = []
        var made: [GeneratedName] = []
        let row = program.modules[module]
        if let range = row.range {
            let owner = program.text(row.name)
            let suffixes =
                (row.hasPackage ? ["AppIntents"] : []) + (row.role == .framework ? ["BundleToken"] : [])
                + (row.hasObjectiveC ? ["Facade"] : [])
            made = suffixes.map { GeneratedName(name: owner + $0, owner: owner, range: range, isDeclared: false) }
        }
        var catalogSources: Set<String> = []
        var hasRoutes = false
        for item in collected where item.module == module {
            guard let header = header(of: item.kind) else { continue }
            let name = program.text(header.name)
            if case .route = item.kind {
                // The parser's type stands for all routes.
                if !hasRoutes {
                    made.append(GeneratedName(name: "Route", owner: name, range: header.range, isDeclared: false))
                }
                hasRoutes = true
                continue
            }
            declared.append(GeneratedName(name: name, owner: name, range: header.range, isDeclared: true))
            for other in derivedNames(item.kind) {
                // Two entities of one catalog have been reported there.
                if case .entity = item.kind, other.hasSuffix("Source"), !catalogSources.insert(other).inserted {
                    continue
                }
                made.append(GeneratedName(name: other, owner: name, range: header.range, isDeclared: false))
            }
            if let kind = kindConstant(of: item.kind) {
                made.append(GeneratedName(name: kind, owner: name, range: header.range, isDeclared: false))
            }
            if let id = intent(of: item.kind) {
                for parameter in program.intents[id].parameters {
                    guard let other = parameterTypeName(parameter, of: id) else { continue }
                    let row = program.parameters[parameter]
                    let owner = "\(name).\(program.text(row.name))"
                    made.append(GeneratedName(name: other, owner: owner, range: row.range, isDeclared: false))
                }
            }
        }
        for loader in program.loaders.rows where loader.header.module == module {
            let name = program.text(loader.header.name)
            for suffix in ["Content", "Request", "Source"] {
                made.append(
                    GeneratedName(name: name + suffix, owner: name, range: loader.header.range, isDeclared: false))
            }
        }
        // In declared order, so that the finding stands at the same name in every run.
        let written = handWritten.filter { $0.key.module == module }.sorted { isBefore($0.value, $1.value) }
        for (key, range) in written {
            let name = program.text(key.name)
            // A hand-written name may meet a generated one, and a declared one that is no `extern type`.
            declared.append(GeneratedName(name: name, owner: name, range: range, isDeclared: false))
        }
        return declared + made
    }

    /// What `WidgetKinds` calls a widget or control. It starts in lower case, which two names may share.
    private func kindConstant(of kind: SymbolKind) -> String? {
        switch kind {
        case .widget(let id): return "WidgetKinds." + program.text(program.widgets[id].baseName).lowercased()
        case .control(let id): return "WidgetKinds." + program.text(program.controls[id].header.name).lowercased()
        default: return nil
        }
    }

    /// The types that a declaration brings beside its own.
    private func derivedNames(_ kind: SymbolKind) -> [String] {
        switch kind {
        case .entity(let id):
            let name = program.text(program.entities[id].header.name)
            guard case .catalog(let catalog) = program.entities[id].source else {
                return [name + "Row", name + "Query"]
            }
            return [name + "Row", name + "Query", program.text(catalog) + "Source"]
        case .widget(let id):
            let base = program.text(program.widgets[id].baseName)
            // The view that a background gets whose colours follow the scheme.
            let background = program.widgets[id].modifiers.background?.followsScheme(in: program) ?? false
            let legacy = ["Configuration", "Timeline", "LegacyTimelineProvider"]
            let suffixes =
                ["Entry", "TimelineProvider", "EntryView", "DarkLargeText"]
                + (background ? ["SchemeBackground"] : []) + (program.widgets[id].legacy == nil ? [] : legacy)
            return suffixes.map { base + $0 }
        case .action(let id):
            return program.actions[id].performer.map { [program.text($0) + "Performing"] } ?? []
        case .control(let id):
            let name = program.text(program.controls[id].header.name)
            return [name + "Value", name + "ValueProvider"]
        case .enumeration, .structure, .extern, .snapshot, .style, .route, .intent, .bundle:
            return []
        }
    }

    /// `<Intent><Parameter>Query` or `…Options`, for a parameter with a picker of its own.
    private func parameterTypeName(_ id: ParameterID, of intent: IntentID) -> String? {
        let parameter = program.parameters[id]
        let base = program.text(program.intents[intent].header.name) + capitalized(program.text(parameter.name))
        if isEntity(parameter.type) {
            return base + "Query"
        }
        switch parameter.options {
        case .standard, .provider: return nil
        case .sections, .dependent, .expression: return base + "Options"
        }
    }

    /// The row with the parameters of an intent or action.
    func intent(of kind: SymbolKind) -> IntentID? {
        switch kind {
        case .intent(let id): return id
        case .action(let id): return program.actions[id].intent
        default: return nil
        }
    }

    /// Whether a parameter holds one entity or several.
    func isEntity(_ type: TypeID) -> Bool {
        let base = program.types.element(type) ?? program.types.unwrapped(type)
        if case .entity = program.types[base] { return true }
        return false
    }

    func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    func header(of kind: SymbolKind) -> DeclHeader? {
        switch kind {
        case .enumeration(let id): return program.enums[id].header
        case .structure(let id): return program.structs[id].header
        case .extern(let id): return program.externTypes[id].header
        case .entity(let id): return program.entities[id].header
        case .snapshot(let id): return program.snapshots[id].header
        case .style(let id): return program.styles[id].header
        case .route(let id): return program.routes[id].header
        case .intent(let id): return program.intents[id].header
        case .action(let id): return program.actions[id].header
        case .widget(let id): return program.widgets[id].header
        case .control(let id): return program.controls[id].header
        case .bundle(let id): return program.bundles[id].header
        }
    }

    private func isBefore(_ left: SourceRange, _ right: SourceRange) -> Bool {
        (left.file, left.bytes.start, left.bytes.end) < (right.file, right.bytes.start, right.bytes.end)
    }

    /// Notes a type that a person writes.
    mutating func noteHandWritten(_ range: ByteRange) {
        let key = ModuleName(module: module, name: name(range))
        guard handWritten[key] == nil else { return }
        handWritten[key] = place(range)
        guard let reason = ReservedNames.reason(forDeclaration: text(range)) else { return }
        report(.reservedName(text(range), reason: reason, at: place(range), suggestion: nil))
    }
}
