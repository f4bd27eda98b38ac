// In: one bundle. Out: the `@main` type that lists its widgets in gallery order.
// Invariant: no builder holds more than ten children, and none branches on systems where branching traps.

import WidgetBase
import WidgetModel

func emitBundle(_ id: BundleID, in context: EmitContext, to out: inout OutputBuffer) {
    let bundle = context.program.bundles[id]
    let children = bundle.items.map { item -> BundleChild in
        switch item {
        case .widget(let id): return BundleChild(id, in: context)
        case .control(let id): return BundleChild(id, in: context)
        }
    }
    // A branch in the builder is reported to crash older systems where it holds a control.
    let needsTiers = !context.hasFloors(.bundleBranches) || children.contains { $0.isControl && $0.isNewer }
    let tiers = needsTiers ? BundleTier.tiers(children) : []
    context.emitDoc(bundle.header.doc, to: &out)
    out.line("@main")
    out.block("struct \(context.typeName(id)): WidgetBundle") { out in
        guard !tiers.isEmpty else {
            out.block("var body: some Widget") { out in
                emitChildren(children[...], further: "furtherWidgets", branches: !needsTiers, to: &out)
            }
            emitFurtherChildren(children[...], name: "furtherWidgets", branches: !needsTiers, to: &out)
            return
        }
        emitTiers(tiers, children, to: &out)
    }
}

/// A widget or control in a bundle.
private struct BundleChild {
    var name: String
    var isControl = false
    /// The conditions under which the widget has a family to show.
    var availability: Availability
    /// The versions that the widget asks for beyond the floors.
    var versions: PlatformVersions

    init(_ id: WidgetID, in context: EmitContext) {
        let widget = context.program.widgets[id]
        let introduced = widget.introduced
        name = context.typeName(id)
        availability = context.availability(introduced: introduced) { platform in
            let families = widget.families.filter { widget.introduced($0, on: platform) != nil }
            let compilers = families.map { $0.firstCompiler(on: platform) }
            return compilers.contains(nil) ? nil : compilers.compactMap { $0 }.min()
        }
        versions = introduced.above(context.floors)
    }

    init(_ id: ControlID, in context: EmitContext) {
        name = context.typeName(id)
        isControl = true
        availability = context.controlAvailability
        versions = AppleSymbol.controls.introduced.above(context.floors)
    }

    /// Whether the child asks for newer systems than the floors.
    var isNewer: Bool { !versions.platforms.isEmpty }
}

extension PlatformVersions {
    /// The versions that are later than the floors.
    fileprivate func above(_ floors: PlatformVersions) -> PlatformVersions {
        var result = PlatformVersions()
        for platform in floors.platforms {
            if let version = self[platform], let floor = floors[platform], floor < version {
                result[platform] = version
            }
        }
        return result
    }

    /// Whether systems that satisfy this satisfy the other too.
    fileprivate func implies(_ other: PlatformVersions) -> Bool {
        raised(to: other) == self
    }

    /// `iOS 16, *`.
    fileprivate var condition: String {
        let versions = platforms.compactMap { platform in self[platform].map { "\(platform.name) \($0.text)" } }
        return (versions + ["*"]).joined(separator: ", ")
    }

    /// `widgetsFromiOS16`.
    fileprivate var propertyName: String {
        let versions = platforms.compactMap { platform -> String? in
            self[platform].map { version in
                let minor = version.minor == 0 ? "" : "_\(version.minor)"
                return "\(platform.name)\(version.major)\(minor)"
            }
        }
        return "widgetsFrom\(versions.joined())"
    }
}

/// Systems that have the same widgets.
private struct BundleTier {
    var versions: PlatformVersions

    /// The tiers, those with the most widgets first; empty where all systems have the same.
    static func tiers(_ children: [BundleChild]) -> [BundleTier] {
        var distinct: [PlatformVersions] = []
        for child in children where !child.versions.platforms.isEmpty && !distinct.contains(child.versions) {
            distinct.append(child.versions)
        }
        var unions: [PlatformVersions] = []
        for versions in distinct {
            for union in [versions] + unions.map({ $0.raised(to: versions) }) where !unions.contains(union) {
                unions.append(union)
            }
        }
        func count(_ versions: PlatformVersions) -> Int { distinct.filter(versions.implies).count }
        return unions.sorted { count($0) > count($1) }.map(BundleTier.init)
    }
}

/// Whole bodies for each tier: a branch inside a builder would trap on the oldest systems.
private func emitTiers(_ tiers: [BundleTier], _ children: [BundleChild], to out: inout OutputBuffer) {
    out.block("var body: some Widget") { out in
        for tier in tiers {
            out.block("if #available(\(tier.versions.condition))") { out in
                out.line("return \(tier.versions.propertyName)")
            }
        }
        out.line("return widgets")
    }
    for tier in tiers {
        let present = children.filter { tier.versions.implies($0.versions) }
        emitTier(present, name: tier.versions.propertyName, available: tier.versions.condition, to: &out)
    }
    emitTier(children.filter { $0.versions.platforms.isEmpty }, name: "widgets", available: nil, to: &out)
}

private func emitTier(_ children: [BundleChild], name: String, available: String?, to out: inout OutputBuffer) {
    out.blank()
    if let available { out.line("@available(\(available))") }
    out.line("@WidgetBundleBuilder")
    let further = "further\(SwiftNames.upperCamel(name))"
    out.block("private var \(name): some Widget") { out in
        emitChildren(children[...], further: further, branches: false, to: &out)
    }
    emitFurtherChildren(children[...], name: further, available: available, branches: false, to: &out)
}

/// How many children a builder of Xcode 15 takes.
private let builderCapacity = 10

/// The first children, and in place of the tenth those that follow.
private func emitChildren(
    _ children: ArraySlice<BundleChild>,
    further: String,
    branches: Bool,
    to out: inout OutputBuffer
) {
    let isWhole = children.count <= builderCapacity
    for child in children.prefix(isWhole ? builderCapacity : builderCapacity - 1) {
        let availability = branches ? child.availability : Availability(directive: child.availability.directive)
        out.gated(availability) { $0.line("\(child.name)()") }
    }
    if !isWhole { out.line(further) }
}

/// Properties for the children that do not fit, each holding nine and the next property: `furtherWidgets`,
/// `furtherWidgets2` and so on.
private func emitFurtherChildren(
    _ children: ArraySlice<BundleChild>,
    name: String,
    number: Int = 1,
    available: String? = nil,
    branches: Bool,
    to out: inout OutputBuffer
) {
    guard children.count > builderCapacity else { return }
    let rest = children.dropFirst(builderCapacity - 1)
    out.blank()
    out.line("/// The widgets from number \(rest.startIndex + 1) on: a builder takes no more than ten.")
    if let available { out.line("@available(\(available))") }
    out.line("@WidgetBundleBuilder")
    let next = "\(name)\(number + 1)"
    out.block("private var \(number == 1 ? name : "\(name)\(number)"): some Widget") { out in
        emitChildren(rest, further: next, branches: branches, to: &out)
    }
    emitFurtherChildren(rest, name: name, number: number + 1, available: available, branches: branches, to: &out)
}
