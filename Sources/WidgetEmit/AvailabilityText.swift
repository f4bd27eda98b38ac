// In: where a symbol of the SDK exists, and a module's floors. Out: the conditions under which its name may be written.
// Invariant: a declaration and its uses take their conditions from here, so they agree; nothing is asked for that
// every declared platform's floor has.

import WidgetBase
import WidgetModel

/// The conditions under which a symbol may be used.
struct Availability: Hashable, Sendable {
    /// What follows `#if`: `compiler(>=6.4) && os(iOS)`; nil where every declared platform and SDK has the symbol.
    var directive: String?
    /// What stands in `#available(…)`: `iOS 27, macOS 27, *`; nil where every floor has the symbol.
    var runtime: String?

    /// Everywhere, always.
    static let always = Availability()

    var isGated: Bool { self != .always }
}

extension EmitContext {
    /// The conditions under which a symbol may be named.
    func availability(of symbol: AppleSymbol) -> Availability {
        availability(introduced: symbol.introduced, firstCompiler: symbol.firstCompiler(on:))
    }

    /// The conditions under which a family may be named.
    func availability(of family: WidgetFamily) -> Availability {
        availability(introduced: family.introduced, firstCompiler: family.firstCompiler(on:))
    }

    /// The conditions under which a modifier of a configuration may be named.
    func availability(of modifier: ConfigurationModifier) -> Availability {
        availability(introduced: modifier.introduced, firstCompiler: modifier.firstCompiler(on:))
    }

    /// The conditions under which a widget shows as a family.
    func availability(of family: WidgetFamily, in widget: WidgetDecl) -> Availability {
        var introduced = PlatformVersions()
        for platform in Platform.allCases { introduced[platform] = widget.introduced(family, on: platform) }
        return availability(introduced: introduced, firstCompiler: family.firstCompiler(on:))
    }

    /// The conditions for a symbol that platforms have from some version on, and never where they have none. Where
    /// every floor has it, every SDK that can build for the floors has it too.
    func availability(
        introduced: PlatformVersions,
        firstCompiler: (Platform) -> CompilerVersion? = { _ in nil }
    ) -> Availability {
        let platforms = floors.platforms.filter { introduced[$0] != nil }
        return Availability(
            directive: platforms.contains { isNewer(introduced, on: $0) }
                ? directive(for: platforms, firstCompiler: firstCompiler) : directive(for: platforms),
            runtime: runtime(introduced)
        )
    }

    /// Whether systems from the floor on lack what came with a version.
    private func isNewer(_ introduced: PlatformVersions, on platform: Platform) -> Bool {
        guard let version = introduced[platform], let floor = floors[platform] else { return false }
        return floor < version
    }

    /// The platforms among the declared ones that are able to show some of the families.
    func platforms(showing families: [WidgetFamily]) -> [Platform] {
        floors.platforms.filter { platform in families.contains { $0.introduced[platform] != nil } }
    }

    /// `os(iOS) || os(watchOS)`; nil for all declared platforms.
    func directive(for platforms: [Platform]) -> String? {
        directive(for: platforms) { _ in nil }
    }

    private func directive(
        for platforms: [Platform],
        firstCompiler: (Platform) -> CompilerVersion?
    ) -> String? {
        var groups: [(compiler: CompilerVersion?, platforms: [Platform])] = []
        for platform in platforms {
            let compiler = firstCompiler(platform)
            if let index = groups.firstIndex(where: { $0.compiler == compiler }) {
                groups[index].platforms.append(platform)
            } else {
                groups.append((compiler, [platform]))
            }
        }
        let isEverywhere = platforms.count == floors.platforms.count
        if groups.count == 1, isEverywhere {
            return groups[0].compiler.map { "compiler(>=\($0.number))" }
        }
        guard !groups.isEmpty else { return "false" }
        return groups.map { condition(compiler: $0.compiler, platforms: $0.platforms) }
            .joined(separator: " || ")
    }

    /// `compiler(>=6.4) && (os(iOS) || os(macOS))`.
    private func condition(compiler: CompilerVersion?, platforms: [Platform]) -> String {
        let systems = platforms.map { "os(\($0.name))" }.joined(separator: " || ")
        guard let compiler else { return systems }
        return "compiler(>=\(compiler.number)) && \(platforms.count == 1 ? systems : "(\(systems))")"
    }

    /// `iOS 27, macOS 27, *`; nil where no floor is lower.
    private func runtime(_ introduced: PlatformVersions) -> String? {
        let newer = newer(introduced)
        return newer.platforms.isEmpty ? nil : newer.condition
    }

    /// What `@available` says of a declaration that uses what came with some versions; nil where every floor has it.
    func attribute(introduced: PlatformVersions) -> String? {
        let newer = newer(introduced)
        return newer.platforms.isEmpty ? nil : declared(newer).condition
    }

    /// The versions that are later than the floors.
    private func newer(_ introduced: PlatformVersions) -> PlatformVersions {
        var newer = PlatformVersions()
        for platform in floors.platforms where isNewer(introduced, on: platform) {
            newer[platform] = introduced[platform]
        }
        return newer
    }

    /// Versions as `@available` says them. Without a version of its own visionOS has those of iOS there, other than in
    /// `#available`, so that it is named where it would seem to lack what it has.
    func declared(_ versions: PlatformVersions) -> PlatformVersions {
        guard let iOS = versions.iOS, versions.visionOS == nil, let floor = floors.visionOS, floor < iOS else {
            return versions
        }
        var result = versions
        result.visionOS = floor
        return result
    }
}

extension PlatformVersions {
    /// `iOS 27, macOS 27, *`.
    var condition: String {
        let words = platforms.compactMap { platform in self[platform].map { "\(platform.name) \($0.text)" } }
        return (words + ["*"]).joined(separator: ", ")
    }
}

extension OutputBuffer {
    /// Writes code between `#if` and `#endif`, at the indentation around it; without a condition, the code alone.
    mutating func conditional(_ directive: String?, _ body: (inout OutputBuffer) -> Void) {
        guard let directive else { return body(&self) }
        line("#if \(directive)")
        body(&self)
        line("#endif")
    }

    /// Writes the attribute of a declaration that only newer systems have.
    mutating func available(_ availability: Availability) {
        if let runtime = availability.runtime { line("@available(\(runtime))") }
    }

    /// Writes code under both conditions of an availability.
    mutating func gated(_ availability: Availability, _ body: (inout OutputBuffer) -> Void) {
        conditional(availability.directive) { out in
            guard let runtime = availability.runtime else { return body(&out) }
            out.block("if #available(\(runtime))", body)
        }
    }
}
