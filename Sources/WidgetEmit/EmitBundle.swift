// In: one bundle. Out: the `@main` type that lists its widgets in gallery order.
// Invariant: no builder holds more than ten children, and none asks for the system's version.

import WidgetBase
import WidgetModel

func emitBundle(_ id: BundleID, in context: EmitContext, to out: inout OutputBuffer) {
    let bundle = context.program.bundles[id]
    let children = bundle.items.map { BundleChild($0, in: context) }
    let tiers = BundleTier.tiers(children, in: context)
    context.emitDoc(bundle.header.doc, to: &out)
    out.line("@main")
    out.block("struct \(context.typeName(id)): WidgetBundle") { out in
        guard tiers.count > 1 else {
            let lines = tiers.first?.lines(children, in: context) ?? []
            out.block("var body: some Widget") { emitLines(lines[...], further: "furtherWidgets", to: &$0) }
            emitFurtherLines(lines[...], name: "furtherWidgets", to: &out)
            return
        }
        // A branch inside a builder traps on systems older than iOS 16.1, and is reported to crash newer ones where
        // it holds a control. Plain returns choose among whole bodies instead.
        out.block("var body: some Widget") { out in
            for tier in tiers {
                guard let condition = tier.condition else {
                    out.line("return \(tier.propertyName)")
                    continue
                }
                out.block("if #available(\(condition))") { $0.line("return \(tier.propertyName)") }
            }
        }
        for tier in tiers { emitTier(tier, children, in: context, to: &out) }
    }
}

/// A widget, Live Activity or control in a bundle.
private struct BundleChild {
    var name: String
    /// The compile-time flags without which it is left out.
    var flags: [String]
    /// The first versions that have it; a platform without one has it never.
    var introduced = PlatformVersions()
    /// The first compiler whose SDK has it, where that is later than the oldest.
    var firstCompilers: [Platform: CompilerVersion] = [:]

    init(_ item: BundleItem, in context: EmitContext) {
        flags = item.flags.map { context.name($0) }
        switch item.content {
        case .widget(let id):
            // The conditions under which the widget has a family to show.
            let widget = context.program.widgets[id]
            name = context.typeName(id)
            introduced = widget.introduced
            for platform in Platform.allCases {
                let families = widget.families.filter { widget.introduced($0, on: platform) != nil }
                let compilers = families.map { $0.firstCompiler(on: platform) }
                firstCompilers[platform] = compilers.contains(nil) ? nil : compilers.compactMap { $0 }.min()
            }
        case .control(let id):
            name = context.typeName(id)
            introduced = AppleSymbol.controls.introduced
            for platform in introduced.platforms {
                firstCompilers[platform] = AppleSymbol.controls.firstCompiler(on: platform)
            }
        case .extern(let widget):
            name = context.name(widget.name, as: .type)
            introduced = widget.introduced
        }
    }
}

/// Systems that have the same widgets: on each platform those from one version to the next.
private struct BundleTier {
    /// The lowest versions; empty for the floors.
    var versions = PlatformVersions()
    /// The platforms on which some system is in the tier.
    var platforms: [Platform]

    /// The tiers, the newest systems first and those at the floors last. A bundle that is the same on all has one.
    static func tiers(_ children: [BundleChild], in context: EmitContext) -> [BundleTier] {
        let floors = context.floors
        var steps: [(platform: Platform, versions: [PlatformVersion])] = []
        for platform in floors.platforms {
            let newer = Set(children.compactMap { $0.introduced[platform] }.filter { $0 > floors[platform] ?? $0 })
            if !newer.isEmpty { steps.append((platform, newer.sorted(by: >))) }
        }
        let count = steps.map(\.versions.count).max() ?? 0
        var tiers = (0..<count).map { index -> BundleTier in
            // A platform with fewer steps is through with them before the last tier, and asked for the lowest again.
            var tier = BundleTier(platforms: index == 0 ? floors.platforms : [])
            for step in steps {
                tier.versions[step.platform] = step.versions[min(index, step.versions.count - 1)]
                if index > 0, index < step.versions.count { tier.platforms.append(step.platform) }
            }
            return tier
        }
        tiers.append(BundleTier(platforms: count == 0 ? floors.platforms : steps.map(\.platform)))
        return tiers
    }

    /// What `#available` asks for: `iOS 16, *`; nil at the floors.
    var condition: String? { versions.platforms.isEmpty ? nil : versions.condition }

    /// What `@available` says of the tier's widgets; nil at the floors.
    func attribute(in context: EmitContext) -> String? {
        versions.platforms.isEmpty ? nil : context.declared(versions).condition
    }

    /// `widgetsFromiOS16`; at the floors, `widgets`.
    var propertyName: String {
        guard !versions.platforms.isEmpty else { return "widgets" }
        let words = versions.platforms.compactMap { platform -> String? in
            versions[platform].map { version in
                let minor = version.minor == 0 ? "" : "_\(version.minor)"
                return "\(platform.name)\(version.major)\(minor)"
            }
        }
        return "widgetsFrom\(words.joined())"
    }

    /// What the systems of the tier have.
    func lines(_ children: [BundleChild], in context: EmitContext) -> [BundleLine] {
        children.compactMap { child in
            var able = PlatformVersions()
            for platform in context.floors.platforms {
                guard let first = child.introduced[platform], let floor = context.floors[platform],
                    first <= versions[platform] ?? floor
                else { continue }
                able[platform] = first
            }
            guard platforms.contains(where: { able[$0] != nil }) else { return nil }
            let availability = context.availability(introduced: able) { child.firstCompilers[$0] }
            let directive = availability.directive.map { [$0] } ?? []
            return BundleLine(name: child.name, conditions: child.flags + directive)
        }
    }
}

/// A child as one builder lists it.
private struct BundleLine {
    var name: String
    /// What stands behind `#if`, the outermost first.
    var conditions: [String]
}

private func emitTier(
    _ tier: BundleTier,
    _ children: [BundleChild],
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    let name = tier.propertyName
    let lines = tier.lines(children, in: context)
    let further = "further\(SwiftNames.upperCamel(name))"
    let attribute = tier.attribute(in: context)
    out.blank()
    if let attribute { out.line("@available(\(attribute))") }
    out.line("@WidgetBundleBuilder")
    out.block("private var \(name): some Widget") { emitLines(lines[...], further: further, to: &$0) }
    emitFurtherLines(lines[...], name: further, available: attribute, to: &out)
}

/// How many children a builder of Xcode 15 takes.
private let builderCapacity = 10

/// The first children, and in place of the tenth those that follow.
private func emitLines(_ lines: ArraySlice<BundleLine>, further: String, to out: inout OutputBuffer) {
    let isWhole = lines.count <= builderCapacity
    emitLines(lines.prefix(isWhole ? builderCapacity : builderCapacity - 1), to: &out)
    if !isWhole { out.line(further) }
}

/// Children, those that follow each other under one condition together.
private func emitLines(_ lines: ArraySlice<BundleLine>, depth: Int = 0, to out: inout OutputBuffer) {
    var rest = lines
    while let first = rest.first {
        guard depth < first.conditions.count else {
            out.line("\(first.name)()")
            rest = rest.dropFirst()
            continue
        }
        let condition = first.conditions[depth]
        let run = rest.prefix { depth < $0.conditions.count && $0.conditions[depth] == condition }
        out.conditional(condition) { emitLines(run, depth: depth + 1, to: &$0) }
        rest = rest.dropFirst(run.count)
    }
}

/// Properties for the children that do not fit, each holding nine and the next property: `furtherWidgets`,
/// `furtherWidgets2` and so on.
private func emitFurtherLines(
    _ lines: ArraySlice<BundleLine>,
    name: String,
    number: Int = 1,
    available: String? = nil,
    to out: inout OutputBuffer
) {
    guard lines.count > builderCapacity else { return }
    let rest = lines.dropFirst(builderCapacity - 1)
    out.blank()
    out.line("/// The widgets from number \(rest.startIndex + 1) on: a builder takes no more than ten.")
    if let available { out.line("@available(\(available))") }
    out.line("@WidgetBundleBuilder")
    let property = number == 1 ? name : "\(name)\(number)"
    out.block("private var \(property): some Widget") { emitLines(rest, further: "\(name)\(number + 1)", to: &$0) }
    emitFurtherLines(rest, name: name, number: number + 1, available: available, to: &out)
}
