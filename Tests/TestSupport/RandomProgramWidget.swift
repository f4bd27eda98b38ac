// In: what was declared before. Out: widgets and controls, with the views and loaders that a person writes.
// Invariant: a widget's entry uses what is in its scope only.

extension RandomProgram {
    mutating func widgetDeclaration() {
        documentation()
        let name = typeName()
        let intent = intents.isEmpty || chance(3) ? nil : intents.remove(at: number(0...intents.count - 1))
        line("widget \(name) \(displayText()) {")
        if chance(2) { line("  description \(displayText())") }
        if chance(3) { line("  kind \"com.example.\(name)\"") }
        if let intent {
            line("  configuration \(intent.name)")
            if isOlder, chance(2) { legacy(intent) }
        }
        let families = someFamilies()
        line("  families \(families.joined(separator: ", "))")

        let loader = chance(3) ? loaderFields(of: name) : nil
        let scope =
            inputs(of: intent, loader: loader?.fields) + [
                NameInScope(text: "context.date", shape: Shape(base: .date))
            ]
        let colors = entry(in: scope)
        sample(intent, loader: loader?.fields)
        let hasSchedule = chance(3)
        if hasSchedule { schedule(in: scope) }
        if chance(3), let condition = test(in: scope, depth: 1) { line("  empty when \(condition)") }
        if chance(3) {
            line("  relevance \(expression(Shape(base: .double), in: scope, depth: 1))\(pick(["", " for 2 hours"]))")
        }
        if chance(2), !routes.isEmpty {
            line("  link \(call(pick(routes), in: scope, mayBeNil: true))")
        } else if chance(4) {
            line("  link \"https://example.com/now\"")
        }
        line(
            "  refresh \(pick(["after 1 hour", hasSchedule ? "at end or daily at 06:30" : "after 45 minutes", "daily at 06:30", "never", "after 2 hours or daily at 23:59"]))"
        )
        if chance(4) { line("  retry after 30 minutes") }
        recommend(intent)
        if chance(4) { relevant(intent) }
        views(of: name, families: families)
        modifiers(of: name, families: families, isConfigured: intent != nil, colors: colors)
        line("}")
        if let loader {
            writeByHand(loader)
        }
        widgets.append(name)
    }

    /// Whether a platform has systems that App Intents configure no widgets of.
    var isOlder: Bool {
        platforms.contains { ["iOS 14", "iOS 15", "iOS 16", "macOS 12", "watchOS 9"].contains($0) }
    }

    /// The SiriKit intent for older systems, whose class Xcode would make.
    private mutating func legacy(_ intent: IntentShape) {
        let name = typeName()
        var properties: [String] = []
        line("  legacy \(name) {")
        for (index, parameter) in intent.parameters.enumerated() {
            guard let type = siriKitType(of: parameter.shape, enumeration: "\(name)Case") else { continue }
            line("    \(parameter.name) = old\(index)")
            let value = type == "\(name)Case" ? ".unknown" : "nil"
            properties.append("    var old\(index): \(type) { \(value) }")
        }
        line("  }")
        for (condition, modifier) in [("#if compiler(>=6.2)", "nonisolated "), ("#else", "")] {
            byHand(condition)
            byHand("\(modifier)enum \(name)Case: Int { case unknown = 0, other }")
            byHand("\(modifier)final class \(name): INIntent {")
            properties.forEach { byHand($0) }
            byHand("}")
        }
        byHand("#endif")
    }

    /// The type of a property of Xcode's class; nil where there is none that is carried over.
    private func siriKitType(of shape: Shape, enumeration: String) -> String? {
        let name: String
        switch shape.base {
        case .string: name = "String"
        case .int, .double, .bool: name = "NSNumber"
        case .date: name = "DateComponents"
        case .url: name = "URL"
        case .entity: name = "INObject"
        case .enumeration: return shape.isList ? nil : enumeration
        case .uuid, .structure: return nil
        }
        return shape.isList ? "[\(name)]?" : "\(name)?"
    }

    private mutating func someFamilies() -> [String] {
        var families = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait"]
        if platforms.contains(where: { $0.hasPrefix("iOS") }) {
            families += ["accessoryCircular", "accessoryRectangular", "accessoryInline"]
        }
        if platforms.contains(where: { $0.hasPrefix("watchOS") }) { families.append("accessoryCorner") }
        return Array(Set([families[0]] + some(of: families))).sorted()
    }

    private struct Loader {
        let name: String
        let fields: [FieldShape]
        let isTimeline: Bool
    }

    /// A loader that never has anything.
    private mutating func writeByHand(_ loader: Loader) {
        let content = loader.isTimeline ? "[\(loader.name)Content]" : "\(loader.name)Content"
        byHand("struct \(loader.name): \(loader.name)Source {")
        byHand("    func load(_ request: \(loader.name)Request) async throws -> \(content) {")
        byHand("        throw CancellationError()")
        byHand("    }")
        byHand("}")
    }

    private mutating func loaderFields(of widget: String, mayHaveTimeline: Bool = true) -> Loader {
        let name = typeName()
        let isTimeline = mayHaveTimeline && chance(3)
        line("  source \(name)\(isTimeline ? " timeline" : "") {")
        let fields = fields(1...4)
        if let type = externs.first, chance(2) {
            line("  \(memberName()): \(type)?")
        }
        line("  }")
        if chance(3) { line("  timeout 20 seconds") }
        return Loader(name: name, fields: fields, isTimeline: isTimeline)
    }

    private mutating func inputs(of intent: IntentShape?, loader: [FieldShape]?) -> [NameInScope] {
        var scope = (intent?.parameters ?? []).map { NameInScope(text: $0.name, shape: $0.shape) }
        scope += (loader ?? []).map { NameInScope(text: $0.name, shape: $0.whenRead) }
        if chance(2), let snapshot = snapshots.first {
            // A sample would have to give what is neither optional nor a list and has no default.
            scope += snapshot.fields.filter(\.hasDefault).map {
                NameInScope(text: "\(snapshot.name).\($0.name)", shape: $0.whenRead)
            }
        }
        return scope
    }

    /// Writes the entry and gives its fields that have columns which are colours.
    private mutating func entry(in scope: [NameInScope]) -> [(field: String, column: String)] {
        var colors: [(field: String, column: String)] = []
        line("  entry {")
        for _ in 0..<number(1...5) {
            let name = memberName()
            if !styles.isEmpty && chance(4) {
                let style = pick(styles)
                line("    \(name): \(style.name) = \(lookup(style, in: scope))")
                if let column = style.colors.first { colors.append((name, column)) }
                continue
            }
            let shape = dataShape()
            if shape == Shape(base: .string) && chance(2) {
                line("    \(name): Text = \(expression(shape, in: scope, depth: 2))")
            } else {
                line("    \(name): \(self.name(of: shape)) = \(expression(shape, in: scope, depth: 2))")
            }
        }
        line("  }")
        return colors
    }

    private mutating func sample(_ intent: IntentShape?, loader: [FieldShape]?, isOnly: Bool = false) {
        var given = intent?.needed ?? []
        for field in loader ?? [] where !field.hasDefault {
            given.append("\(field.name) = \(expression(field.shape.value, in: [], depth: 1))")
        }
        line("  sample { \(given.joined(separator: "; ")) }")
        if !isOnly && chance(3) { line("  sample \(quoted()) { \(given.joined(separator: "; ")) }") }
    }

    private mutating func schedule(in scope: [NameInScope]) {
        line("  entries {")
        func condition() -> String {
            chance(3) ? test(in: scope, depth: 1).map { " when \($0)" } ?? "" : ""
        }
        line(
            "    \(pick(["every 1 hour aligned count 12", "every 15 minutes count 8", "at midnight, 06:30", "every 1 day aligned count 3"]))\(condition())"
        )
        if chance(2) { line("    at \(expression(Shape(base: .date), in: scope, depth: 1))\(condition())") }
        if chance(3) { line("    limit 20") }
        if chance(3) { line("    expires after 20 minutes") }
        line("  }")
    }

    private mutating func recommend(_ intent: IntentShape?) {
        guard let intent, chance(3) || platforms.contains(where: { $0.hasPrefix("watchOS") }) else { return }
        var given: [String] = []
        for parameter in intent.parameters where chance(2) {
            if parameter.shape.isOptional { given.append("\(parameter.name) = nil") }
            if parameter.shape == Shape(base: .bool) { given.append("\(parameter.name) = true") }
        }
        line("  recommend \(quoted()) { \(given.joined(separator: "; ")) }")
        for parameter in intent.parameters {
            guard case .entity(let index) = parameter.shape.base, !parameter.shape.isList,
                let source = entities[index].source, source.contains(".")
            else { continue }
            let title = entities[index].fields[1].name
            return line("  recommend each \(source).prefix(3) as \(parameter.name) \"\\(\(title)) \(words())\"")
        }
    }

    private mutating func relevant(_ intent: IntentShape?) {
        let dates = snapshots.flatMap { snapshot in
            snapshot.fields.filter { $0.shape.base == .date }.map { "\(snapshot.name).\($0.name)" }
        }
        guard !dates.isEmpty else { return }
        let flag = intent?.parameters.first { $0.shape == Shape(base: .bool) }
        let condition = flag.map { "when \($0.name) = true " } ?? ""
        line("  relevant \(condition)at \(pick(dates))\(chance(2) ? " from -15 minutes to +10 minutes" : "")")
    }

    private mutating func views(of widget: String, families: [String]) {
        let plain = typeName()
        var names = [plain]
        if families.count > 1, chance(2) {
            let special = typeName()
            names.append(special)
            line("  view \(families[0]): \(special), default: \(plain)")
        } else {
            line("  view \(plain)")
        }
        for name in names { viewByHand(name, of: widget) }
    }

    mutating func controlDeclaration() {
        guard !actions.isEmpty else { return }
        let action = pick(actions)
        let name = typeName()
        documentation()
        line("control \(name) \(displayText()) {")
        if chance(2) { line("  description \(displayText())") }
        let loader = chance(3) ? loaderFields(of: name, mayHaveTimeline: false) : nil
        let scope = inputs(of: nil, loader: loader?.fields)
        if let loader {
            writeByHand(loader)
            sample(nil, loader: loader.fields, isOnly: true)
        }
        let target = call(action, in: scope, mayBeNil: false)
        if action.isToggled {
            line("  toggle \(expression(Shape(base: .bool), in: scope, depth: 1)), \(target)")
            line("  symbol isOn ? \"star.fill\" : \"star\"")
            if chance(2) { line("  valueLabel isOn ? \(quoted()) : \(quoted())") }
        } else {
            line("  button \(target)")
            line("  symbol \"star\"")
        }
        if chance(3) { line("  label \(quoted())") }
        if chance(3) { line("  tint .orange") }
        if chance(3) { line("  disabled \(expression(Shape(base: .bool), in: scope, depth: 1))") }
        controlModifiers()
        line("}")
        controls.append(name)
    }
}
