// In: Apple's modifiers that a widget asks for. Out: the lines behind its configuration, and what applies those that
// only newer systems have.
// Invariant: every modifier stands under the conditions under which the SDK and the system have it, and no others.

import WidgetBase
import WidgetModel

/// Writes the modifiers of a configuration, one a line.
func emitModifiers(_ widget: WidgetDecl, in context: EmitContext, to out: inout OutputBuffer) {
    for item in context.modifiers(of: widget) {
        if item.isGated {
            out.line(".\(item.helper)()")
        } else if let step = item.steps.first {
            out.conditional(step.availability.directive) { out in
                for call in step.calls { out.line("." + call) }
            }
        }
    }
}

/// Writes the functions that apply the modifiers which not every system of the module has.
func emitGatedModifiers(
    _ widget: WidgetDecl,
    behind widgetAvailability: Availability,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let gated = context.modifiers(of: widget).filter(\.isGated)
    guard !gated.isEmpty else { return }
    out.blank()
    out.available(widgetAvailability)
    out.block("extension WidgetConfiguration") { out in
        for (index, item) in gated.enumerated() {
            if index > 0 { out.blank() }
            emitHelper(item, to: &out)
        }
    }
}

/// A function whose value has another type on newer systems, as Swift allows for `#available` alone.
private func emitHelper(_ item: GatedModifier, to out: inout OutputBuffer) {
    out.line("/// With `\(item.modifier.rawValue)`, where the system has it.")
    out.block("fileprivate func \(item.helper)() -> some WidgetConfiguration") { out in
        for step in item.steps {
            let (first, others) = (step.calls[0], step.calls.dropFirst())
            guard step.availability.runtime == nil, let directive = step.availability.directive else {
                out.gated(step.availability) { out in emitChain(first, others, to: &out) }
                continue
            }
            // This step holds on every system of its platforms, so that nothing follows it there.
            out.line("#if \(directive)")
            emitChain(first, others, to: &out)
            out.line("#else")
            out.line("return self")
            out.line("#endif")
        }
        if item.steps.last?.availability.runtime != nil { out.line("return self") }
    }
}

private func emitChain(_ first: SwiftCode, _ others: ArraySlice<SwiftCode>, to out: inout OutputBuffer) {
    out.line("return " + first)
    out.indent()
    for call in others { out.line("." + call) }
    out.outdent()
}

/// A modifier, with what is called on which systems, newest first.
private struct GatedModifier {
    struct Step {
        var availability: Availability
        var calls: [SwiftCode]
    }

    var modifier: ConfigurationModifier
    var steps: [Step]
    /// The function that applies it on systems that have it.
    var helper: String

    /// Whether it takes a test at run time.
    var isGated: Bool { steps.count > 1 || steps.contains { $0.availability.runtime != nil } }
}

extension EmitContext {
    /// The modifiers of a widget in the order of Apple's list.
    fileprivate func modifiers(of widget: WidgetDecl) -> [GatedModifier] {
        ConfigurationModifier.allCases.compactMap { modifier in
            let steps = steps(modifier, of: widget)
            let name = SwiftNames.lowerCamel(text(widget.baseName)) + SwiftNames.upperCamel(modifier.rawValue)
            return steps.isEmpty ? nil : GatedModifier(modifier: modifier, steps: steps, helper: name)
        }
    }

    private func steps(_ modifier: ConfigurationModifier, of widget: WidgetDecl) -> [GatedModifier.Step] {
        let row = widget.modifiers
        var arguments: [SwiftCode] = []
        switch modifier {
        case .contentMarginsDisabled:
            guard row.disablesContentMargins else { return [] }
        case .containerBackgroundRemovable:
            guard let value = row.isBackgroundRemovable else { return [] }
            arguments = ["\(value)"]
        case .disfavoredLocations:
            return disfavoredSteps(row.disfavoredLocations)
        case .promptsForUserConfiguration:
            guard row.promptsForConfiguration else { return [] }
        case .pushHandler:
            guard let handler = row.pushHandler else { return [] }
            arguments = ["\(name(handler, as: .type)).self"]
        case .supportedMountingStyles:
            guard !row.mountingStyles.isEmpty else { return [] }
            arguments = [.list(row.mountingStyles.map { ".\($0.rawValue)" })]
        case .widgetTexture:
            guard let texture = row.texture else { return [] }
            arguments = [".\(texture.rawValue)"]
        case .onBackgroundURLSessionEvents:
            guard let handler = row.sessionEventsHandler else { return [] }
            arguments = [SwiftCode(name(handler))]
        }
        let call = SwiftCode.call("\(modifier.rawValue)", arguments)
        return [GatedModifier.Step(availability: availability(of: modifier), calls: [call])]
    }

    /// One step for each version of iOS that adds a place or family.
    private func disfavoredSteps(_ lines: [DisfavoredLocations]) -> [GatedModifier.Step] {
        guard let floor = floors.iOS else { return [] }
        let first = ConfigurationModifier.disfavoredLocations.introduced.iOS ?? floor
        let added = lines.flatMap { line in
            line.locations.map(\.introduced) + line.families.compactMap(\.introduced.iOS)
        }
        let versions = Set(added.map { max($0, first, floor) }).sorted(by: >)
        return versions.compactMap { version in
            let compilers = lines.flatMap { line in
                line.locations.filter { $0.introduced <= version }.compactMap(\.firstCompiler)
                    + line.families.filter { isShown($0, by: version) }.compactMap { $0.firstCompiler(on: .iOS) }
            }
            let calls = lines.compactMap { line -> SwiftCode? in
                let locations = line.locations.filter { $0.introduced <= version }
                let families = line.families.filter { isShown($0, by: version) }
                guard !locations.isEmpty, !families.isEmpty else { return nil }
                return .call(
                    "disfavoredLocations",
                    [
                        .list(locations.map { ".\($0.rawValue)" }), .labeled("for", FamilyList.list(families)),
                    ])
            }
            guard !calls.isEmpty else { return nil }
            let availability = availability(introduced: PlatformVersions(iOS: version)) { _ in compilers.max() }
            return GatedModifier.Step(availability: availability, calls: calls)
        }
    }

    private func isShown(_ family: WidgetFamily, by version: PlatformVersion) -> Bool {
        family.introduced.iOS.map { $0 <= version } ?? false
    }
}
