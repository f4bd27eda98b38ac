// In: what was declared before. Out: styles and routes.
// Invariant: rows cover every combination, or there is a `default`.

extension RandomProgram {
    private static let columnTypes = ["Color", "Font", "Text", "Symbol", "String", "Int", "Double", "Bool"]

    mutating func styleDeclaration() {
        documentation()
        let name = typeName()
        let axes = styleAxes()
        line("style \(name) by \(axes.map { $0.map { self.name(of: $0) } ?? "family" }.joined(separator: ", ")) {")
        let columns = (0..<number(1...4)).map { _ in (name: memberName(), type: pick(Self.columnTypes)) }
        for column in columns { line("  \(column.name): \(column.type)") }
        // One axis of an enum may be covered without `default`.
        var isCovered = false
        if axes.count == 1, case .enumeration(let index)? = axes[0]?.base, chance(2) {
            isCovered = true
            for word in enums[index].cases { line("  case .\(word): \(row(columns))") }
        } else if axes.count == 1, axes[0]?.base == .bool, chance(2) {
            isCovered = true
            line("  case true: \(row(columns))")
            line("  case false: \(row(columns))")
        } else if !chance(4) {
            let patterns = axes.map { pattern($0) }
            line("  case \(axes.count == 1 ? patterns[0] : "(\(patterns.joined(separator: ", ")))"): \(row(columns))")
        }
        if !isCovered { line("  default: \(row(columns))") }
        if columns.filter({ $0.type == "Color" }).count > 1, chance(2) {
            let colors = columns.filter { $0.type == "Color" }
            line("  contrast \(colors[0].name) on \(colors[1].name)")
        }
        line("}")
        styles.append(
            StyleShape(
                name: name, axes: axes, takesOptionals: !isCovered,
                colors: columns.filter { $0.type == "Color" }.map(\.name)))
    }

    private mutating func styleAxes() -> [Shape?] {
        let choices: [Shape?] =
            enums.indices.map { Shape(base: .enumeration($0)) }
            + [Shape(base: .bool), Shape(base: .string), Shape(base: .int), Shape(base: .double), nil]
        return some(of: choices, atMost: 3)
    }

    private mutating func pattern(_ axis: Shape?) -> String {
        if chance(6) { return "_" }
        switch axis?.base {
        case .enumeration(let index): return ".\(pick(enums[index].cases))"
        case .bool: return pick(["true", "false"])
        case .int: return pick(["3", "-2", "1...5", "10..<20", "100...", "..<0"])
        case .double: return pick(["0.5..<1", "..<0", "80..."])
        case nil: return ".systemSmall"
        default: return quoted()
        }
    }

    private mutating func row(_ columns: [(name: String, type: String)]) -> String {
        "(" + columns.map { "\($0.name): \(cell($0.type))" }.joined(separator: ", ") + ")"
    }

    private mutating func cell(_ type: String) -> String {
        switch type {
        case "Color":
            let plain = [".green", "#6A1B9A", "#6A1B9A80", "asset(\"Paper\")", ".accentColor", ".clear", ".primary"]
            guard chance(3) else { return pick(plain) }
            let further = pick(["", ", accented: .primary", ", vibrant: .clear", ", accented: .red, vibrant: #FFFFFF"])
            return "(light: \(pick(plain)), dark: \(pick(plain))\(further))"
        case "Font":
            return pick([
                ".headline", "font(.caption, weight: .bold)", "font(.title3, weight: .bold, design: .rounded)",
            ])
        case "Text": return displayText()
        case "Symbol": return "\"star.fill\""
        case "Int": return "\(number(-9...9))"
        case "Double": return pick(["0.5", "2", "-1e2"])
        case "Bool": return pick(["true", "false"])
        default: return quoted()
        }
    }

    mutating func routeDeclaration() {
        documentation()
        let name = memberName()
        var parameters: [FieldShape] = []
        var path = "at/\(name)"
        for _ in 0..<number(0...3) {
            let bases: [Shape.Base] = [.string, .int, .uuid, .bool] + enums.indices.map { .enumeration($0) }
            let parameter = FieldShape(name: memberName(), shape: Shape(base: pick(bases)), hasDefault: false)
            path += "\(path.contains("?") ? "&x=" : pick(["/", "?q="]))\\(\(parameter.name))"
            parameters.append(parameter)
        }
        let list = parameters.map { "\($0.name): \(self.name(of: $0.shape))" }.joined(separator: ", ")
        line("route \(name)(\(list)) = \"\(path)\"")
        routes.append(CallShape(name: name, parameters: parameters))
    }

    /// A call with an argument for each parameter.
    mutating func call(_ target: CallShape, in scope: [NameInScope], mayBeNil: Bool) -> String {
        let given = target.parameters.map { parameter in
            let shape = mayBeNil && !parameter.shape.isList && chance(2) ? parameter.shape.optional : parameter.shape
            let value = expression(shape, in: scope, depth: 1)
            // Without it there would never be a link.
            let isNil = value == "nil" && !parameter.shape.isOptional
            return "\(parameter.name): \(isNil ? expression(parameter.shape, in: scope, depth: 0) : value)"
        }
        return "\(target.name)(\(given.joined(separator: ", ")))"
    }

    /// A look-up, where every axis has a value in scope.
    mutating func lookup(_ style: StyleShape, in scope: [NameInScope]) -> String {
        let arguments = style.axes.map { axis -> String in
            guard let axis else { return "context.family" }
            return expression(axis, in: scope, depth: 1)
        }
        return "\(style.name)[\(arguments.joined(separator: ", "))]"
    }
}
