// In: what was declared before. Out: intents and actions with their parameters.
// Invariant: every parameter is reachable, and a sample can give what it needs.

extension RandomProgram {
    /// A parameter as it was written.
    private struct Parameter {
        var name: String
        /// Nil: expressions of entries are not given it here.
        var shape: Shape?
        var isRequired = false
        /// The values that are offered, of a text with options.
        var offered: [String] = []
    }

    mutating func intentDeclaration(forControl: Bool) {
        documentation()
        let name = typeName()
        line("intent \(name) \(displayText()) {")
        if chance(2) { line("  description \(displayText())") }
        if chance(6) { line("  persistentIdentifier \"Old\(name)\"") }
        if chance(8) { line("  intentClassName \"\(name)Intent\"") }
        var parameters: [Parameter] = []
        for _ in 0..<number(0...5) {
            let earlier = parameters.last { $0.shape?.base == .string && $0.shape?.isList == false }
            parameters.append(parameter(after: earlier, isConfigured: true))
        }
        if chance(5) { line("  retired param \(memberName()) \(quoted()): String?") }
        let flags = parameters.filter { $0.shape == Shape(base: .bool) }
        let shown = parameters.filter { $0.shape != Shape(base: .bool) && !$0.isRequired }
        var hidden: String?
        if let flag = flags.first, let other = shown.last, chance(2) {
            hidden = other.name
            line("  show \(other.name) when \(chance(2) ? "!" : "")\(flag.name)")
        }
        if let first = parameters.first, first.name != hidden, chance(2) {
            line("  summary \"\(words()) \\(\(first.name)) \(words())\"")
        }
        line("}")
        let needed = parameters.filter(\.isRequired).compactMap { parameter -> String? in
            guard let shape = parameter.shape else { return nil }
            let text = expression(shape.value, in: [], depth: 0)
            return "\(parameter.name) = \(shape.isList ? "[\(text)]" : text)"
        }
        intents.append(
            IntentShape(
                name: name,
                parameters: parameters.compactMap { parameter in
                    parameter.shape.map { FieldShape(name: parameter.name, shape: $0, hasDefault: false) }
                },
                needed: needed
            )
        )
    }

    // MARK: Parameters

    private mutating func parameter(after earlier: Parameter?, isConfigured: Bool) -> Parameter {
        if chance(4) { line("  /// What is chosen.") }
        switch number(0...9) {
        case 0...2 where !entities.isEmpty: return entityParameter(isConfigured: isConfigured)
        case 3 where !enums.isEmpty: return enumParameter()
        case 4: return textParameter(after: earlier, isConfigured: isConfigured)
        case 5: return optionalParameter()
        default: return plainParameter()
        }
    }

    private mutating func entityParameter(isConfigured: Bool) -> Parameter {
        let index = number(0...entities.count - 1)
        let entity = entities[index]
        var parameter = Parameter(name: memberName(), shape: Shape(base: .entity(index)))
        let isList = chance(3)
        parameter.shape?.isList = isList
        parameter.shape?.isOptional = !isList
        parameter.isRequired = isConfigured && chance(3)
        var text = "  \(parameter.isRequired ? "required " : "")param \(parameter.name) \(displayText()): "
        text += isList ? "[\(entity.name)]" : "\(entity.name)?"
        if isConfigured, chance(2) {
            text += " = \(isList ? pick(["first", "first 2", fixedList(entity)]) : fixed(entity) ?? "first")"
        } else if isConfigured, !isList, entity.fields[0].shape.base == .string, let follow = followed(), chance(2) {
            let title = followTitles[entity.name + follow] ?? quoted()
            followTitles[entity.name + follow] = title
            text += " = follow \(follow) \(title)"
        }
        var details: [String] = []
        if isList { details.append("size \(pick(["3", "1...3", "systemSmall: 1, systemMedium: 1...3"]))") }
        if chance(3), let name = entity.fields.first(where: { $0.shape == Shape(base: .string) })?.name {
            details.append("options rows.filter { $0.\(name) != \(quoted()) }")
        }
        if !isList && chance(4) { details.append("disambiguation \(displayText())") }
        line(text + block(details))
        return parameter
    }

    /// A row by its identifier.
    private mutating func fixed(_ entity: RowShape) -> String? {
        switch entity.fields[0].shape.base {
        case .string where chance(3): "id(\"id 0\")"
        case .int where chance(3): "id(0)"
        default: nil
        }
    }

    /// Rows by their identifiers.
    private func fixedList(_ entity: RowShape) -> String {
        switch entity.fields[0].shape.base {
        case .string: "id(\"id 0\", \"id 2\")"
        case .int: "id(0, 2)"
        default: "first 3"
        }
    }

    /// A field of a snapshot that may hold an identifier.
    private mutating func followed() -> String? {
        let fields = snapshots.flatMap { snapshot in
            snapshot.fields.filter { $0.shape.base == .string && !$0.shape.isList }.map {
                "\(snapshot.name).\($0.name)"
            }
        }
        return fields.isEmpty ? nil : pick(fields)
    }

    private mutating func enumParameter() -> Parameter {
        let index = number(0...enums.count - 1)
        let parameter = Parameter(name: memberName(), shape: Shape(base: .enumeration(index)))
        var details: [String] = []
        let first = enums[index].cases[0]
        if chance(3) { details.append("only .\(first)") }
        if chance(3) { details.append("prompt \(displayText())") }
        line("  param \(parameter.name) \(displayText()): \(enums[index].name) = .\(first)\(block(details))")
        return parameter
    }

    private mutating func textParameter(after earlier: Parameter?, isConfigured: Bool) -> Parameter {
        var parameter = Parameter(name: memberName(), shape: Shape(base: .string))
        var details: [String] = []
        if let earlier, earlier.shape == Shape(base: .string), isConfigured, chance(2) {
            parameter.shape?.isOptional = true
            details.append("depends on \(earlier.name)")
            let value = earlier.offered.isEmpty ? quoted() : pick(earlier.offered)
            details.append("options { case \(value): \(quoted()); default: \"One\", \"Two\" }")
            if chance(2) { details.append("unset none") }
        } else if isConfigured, chance(3), let list = listed(.string, of: earlier) {
            details += list
            parameter.shape?.isOptional = true
        } else if isConfigured {
            let lists = [
                "options \"A\", \"B\": \(displayText())",
                "options { section \(displayText()) { \"x\": \"X\"; \"y\" }; section \"Rest\" { \"z\" } }",
            ]
            let chosen = number(0...1)
            details.append(lists[chosen])
            parameter.offered = chosen == 0 ? ["\"A\"", "\"B\""] : ["\"x\"", "\"y\"", "\"z\""]
        }
        let type = parameter.shape?.isOptional == true ? "String?" : "String"
        line(
            "  param \(parameter.name) \(displayText()): \(type)\(isConfigured ? "" : " = \(quoted())")\(block(details))"
        )
        return parameter
    }

    /// Options out of a snapshot: a list of values, or a field of the rows of one; at times those of some rows.
    private mutating func listed(_ base: Shape.Base, of dependency: Parameter?) -> [String]? {
        var lists: [(rows: String, condition: String, field: String)] = []
        for snapshot in snapshots {
            for field in snapshot.fields where field.shape.isList {
                let path = "\(snapshot.name).\(field.name)"
                let fields: [FieldShape]
                switch field.shape.base {
                case base:
                    lists.append((path, "", ""))
                    continue
                case .entity(let index): fields = entities[index].fields
                case .structure(let index): fields = structs[index].fields
                default: continue
                }
                let texts = fields.filter { $0.shape.base == .string && !$0.shape.isList }
                for value in fields where value.shape.base == base && !value.shape.isList {
                    lists.append((path, texts.first.map { "$0.\($0.name)" } ?? "", ".\(value.name)"))
                }
            }
        }
        guard !lists.isEmpty else { return nil }
        let chosen = pick(lists)
        guard let dependency, !chosen.condition.isEmpty, chance(2) else {
            return ["options \(chosen.rows)\(chosen.field)"]
        }
        let options = "options \(chosen.rows).filter { \(chosen.condition) == \(dependency.name) }\(chosen.field)"
        return ["depends on \(dependency.name)", options, "unset none"]
    }

    /// Those whose initialisers take no default. Entries are not given them here.
    private mutating func optionalParameter() -> Parameter {
        let kinds = [
            "Date? { kind date }", "DateComponents? { kind time }", "Person? { mode email }",
            "[Person]? { size 1...4 }",
            "Currency? { currencyCodes \"EUR\", \"USD\"; range 0...100 }", "File? { supportedTypes \"public.image\" }",
            "Placemark? { displayStyle city; prompt \"Where?\" }", "URL? = \"https://example.com\"",
            "AttributedString = \"a\"",
            "[String] = [\"a\", \"b\"]", "[Int] = [1]",
        ]
        let parameter = Parameter(name: memberName(), shape: nil)
        line("  param \(parameter.name) \(displayText()): \(pick(kinds))")
        return parameter
    }

    private mutating func plainParameter() -> Parameter {
        let name = memberName()
        let (base, type, value, details): (Shape.Base, String, String, [String]) =
            switch number(0...3) {
            case 0: (.bool, "Bool", pick(["true", "false"]), chance(2) ? ["labels \(quoted()), \(quoted())"] : [])
            case 1: (.int, "Int", "7", chance(4) ? listed(.int, of: nil) ?? [] : [numberDetail()])
            case 2: (.double, "Double", "0.5", chance(2) ? ["range 0...1", "control slider"] : [])
            default: (.string, "String", quoted(), chance(2) ? ["input multiline, capitalization .sentences"] : [])
            }
        line("  param \(name) \(displayText()): \(type) = \(value)\(block(details))")
        return Parameter(name: name, shape: Shape(base: base))
    }

    private mutating func numberDetail() -> String {
        pick(["range 1...31", "control field", "description \(displayText())"])
    }

    private func block(_ details: [String]) -> String {
        details.isEmpty ? "" : " { \(details.joined(separator: "; ")) }"
    }

    // MARK: Actions

    mutating func actionDeclaration() {
        documentation()
        let name = typeName()
        line("action \(name) \(displayText()) {")
        if chance(2) { line("  description \(displayText())") }
        var parameters: [Parameter] = []
        for _ in 0..<number(0...3) { parameters.append(parameter(after: nil, isConfigured: false)) }
        let isToggled = chance(2)
        let toggle = isToggled && taken.insert("value").inserted
        if toggle { line("  param value \"Value\": Bool") }
        if chance(4) {
            line("  opens \"https://example.com/now\"")
            line("}")
            actions.append(CallShape(name: name, parameters: [], isToggled: toggle))
            return
        }
        let performer = typeName()
        line("  perform \(performer)")
        if chance(4) { line("  runs widget") }
        var writers = ""
        if chance(2) {
            let changed = some(of: snapshots.map(\.name), atMost: 2)
            line("  changes \(changed.joined(separator: ", "))")
            writers = changed.map { snapshot in
                let label = changed.count == 1 ? "writer" : snapshot.prefix(1).lowercased() + snapshot.dropFirst()
                return ", \(label): \(snapshot).Writer"
            }.joined()
        }
        if chance(4) { line("  authentication required") }
        if chance(4) { line("  discoverable") }
        line("}")
        if isOlder { byHand("@available(iOS 17, macOS 14, watchOS 10, *)") }
        byHand("struct \(performer): \(performer)Performing {")
        byHand("    func perform(_ action: \(name)\(writers)) async throws {}")
        byHand("}")
        // Parameters without a default that a call must give; the rest is left as it is.
        let call = CallShape(
            name: name,
            parameters: parameters.compactMap { parameter in
                guard let shape = parameter.shape, !shape.isList else { return nil }
                return FieldShape(name: parameter.name, shape: shape, hasDefault: true)
            },
            isToggled: toggle
        )
        actions.append(call)
    }
}
