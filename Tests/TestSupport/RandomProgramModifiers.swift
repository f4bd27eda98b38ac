// In: what was declared before. Out: Apple's modifiers, backgrounds and bundles, with what a person writes for them.
// Invariant: a modifier stands only where a platform of the module has it, and a bundle lists each widget once.

extension RandomProgram {
    /// - Parameters:
    ///   - widget: the name of the widget.
    ///   - colors: fields of the entry with the row of a style, and a column of it that is a colour.
    mutating func modifiers(
        of widget: String,
        families: [String],
        isConfigured: Bool,
        colors: [(field: String, column: String)]
    ) {
        if chance(2) { background(of: widget, colors: colors) }
        if chance(4) { line("  contentMarginsDisabled") }
        if chance(4) { line("  containerBackgroundRemovable \(pick(["true", "false"]))") }
        if chance(4) { line("  privacySensitive") }
        if has("iOS"), chance(3) { disfavoredLocations(families) }
        if isConfigured, has("iOS") || has("macOS") || has("visionOS"), chance(3) {
            line("  promptsForUserConfiguration")
        }
        if has("iOS") || has("visionOS"), chance(4) {
            line("  supportedMountingStyles \(pick(["elevated", "recessed", "recessed, elevated"]))")
        }
        if has("visionOS"), chance(2) { line("  widgetTexture \(pick(["glass", "paper"]))") }
        if chance(4) { pushHandler(of: "WidgetPushHandler", "WidgetPushInfo", "WidgetInfo", label: "widgets") }
        if chance(4) { sessionEvents() }
    }

    /// What a control may have of them.
    mutating func controlModifiers() {
        if chance(4) { line("  privacySensitive") }
        if chance(4) { pushHandler(of: "ControlPushHandler") }
    }

    private func has(_ platform: String) -> Bool { platforms.contains { $0.hasPrefix("\(platform) ") } }

    private mutating func background(of widget: String, colors: [(field: String, column: String)]) {
        var values = ["clear", ".green", "#FFF0E0", "#00000080", "asset(\"Sky\")"]
        values.append(
            "(light: .white, dark: asset(\"Night\")\(pick(["", ", accented: .clear", ", vibrant: .primary"])))")
        let view = "Behind\(widget)"
        values += colors.map { "\($0.field).\($0.column)" } + [view]
        let value = colors.isEmpty || chance(2) ? pick(values) : "\(colors[0].field).\(colors[0].column)"
        line("  background \(value)")
        if value == view { viewByHand(view, of: widget) }
    }

    private mutating func disfavoredLocations(_ families: [String]) {
        let places = ["homeScreen", "lockScreen", "standBy", "iPhoneWidgetsOnMac", "carPlay"]
        guard chance(2) else { return line("  disfavoredLocations \(some(of: places).joined(separator: ", "))") }
        for family in ["systemSmall", "systemMedium"] where families.contains(family) {
            line("  disfavoredLocations \(some(of: places).joined(separator: ", ")) for \(family)")
        }
    }

    /// What is told of tokens for pushes, of a widget or of a control.
    private mutating func pushHandler(
        of type: String,
        _ info: String? = nil,
        _ element: String = "ControlInfo",
        label: String = "controls"
    ) {
        let name = typeName()
        line("  pushHandler \(name)")
        let isControl = info == nil
        // Who builds for the systems that have it from the first on has a compiler that knows it.
        var conditions =
            platforms.allSatisfy { $0.hasSuffix(" 26") } ? [] : ["compiler(>=\(isControl ? "6.0" : "6.2"))"]
        if isControl { conditions.append("!os(visionOS)") }
        if !conditions.isEmpty { byHand("#if \(conditions.joined(separator: " && "))") }
        byHand("@available(iOS \(isControl ? "18" : "26"), macOS 26, watchOS 26, *)")
        byHand("struct \(name): \(type) {")
        byHand("    nonisolated init() {}")
        if let info {
            byHand("    func pushTokenDidChange(_ pushInfo: \(info), \(label): [\(element)]) {}")
        } else {
            byHand("    func pushTokensDidChange(\(label): [\(element)]) {}")
        }
        byHand("}")
        if !conditions.isEmpty { byHand("#endif") }
    }

    private mutating func sessionEvents() {
        let name = memberName()
        line("  onBackgroundURLSessionEvents \(name)")
        let end = "func `\(name)`(_ identifier: String, _ completion: @escaping () -> Void) { completion() }"
        byHand("#if compiler(>=6.2)\nnonisolated \(end)\n#else\n\(end)\n#endif")
    }

    // MARK: Bundles

    mutating func bundle() {
        line("bundle \(typeName()) {")
        var isFlagged = false
        for name in widgets + controls {
            if chance(5) { externItem(indent: "  ") }
            guard chance(4) else {
                line("  \(name)")
                continue
            }
            line("  flag \(isFlagged ? "BETA" : "LAB") {")
            line("    \(name)")
            if chance(2) { externItem(indent: "    ") }
            if chance(3) {
                line("    flag INNER {")
                externItem(indent: "      ")
                line("    }")
            }
            line("  }")
            isFlagged = true
        }
        line("}")
    }

    /// A widget that a person writes, on all systems of the module or on some.
    private mutating func externItem(indent: String) {
        let name = typeName()
        let body = "var body: some WidgetConfiguration { EmptyWidgetConfiguration() }"
        guard chance(2) else {
            line("\(indent)extern \(name)")
            return byHand("struct \(name): Widget {\n    \(body)\n}")
        }
        let known = platforms.compactMap { $0.split(separator: " ").first.map(String.init) }
        let versions = some(of: known).map { platform -> String in
            switch platform {
            case "iOS": "iOS \(pick(["17", "18", "26.1"]))"
            case "macOS": "macOS \(pick(["14", "15.2", "26"]))"
            case "watchOS": "watchOS \(pick(["10", "11.1", "26"]))"
            default: "\(platform) 26"
            }
        }
        line("\(indent)extern \(name) \(versions.joined(separator: ", "))")
        let systems = versions.compactMap { $0.split(separator: " ").first.map { "os(\($0))" } }
        let isEverywhere = versions.count == known.count
        if !isEverywhere { byHand("#if \(systems.joined(separator: " || "))") }
        byHand("@available(\(versions.joined(separator: ", ")), *)")
        byHand("struct \(name): Widget {\n    \(body)\n}")
        if !isEverywhere { byHand("#endif") }
    }

    /// A view of a widget's entry.
    mutating func viewByHand(_ name: String, of widget: String) {
        let stem = widget.hasSuffix("Widget") ? String(widget.dropLast(6)) : widget
        byHand("struct \(name): View {")
        byHand("    let entry: \(stem)Entry")
        byHand("    var body: some View { EmptyView() }")
        byHand("}")
    }
}
