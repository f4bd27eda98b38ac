// In: a chain of modules. Out: the static values of App Intents types as Apple's metadata step will find them, and
// every one that it could not read.
// Invariant: the values come from the compiler's own constant extraction, never from reading the source.

import Foundation

/// What constant extraction found in a chain of modules.
public struct ConstValues: Sendable {
    /// A static value that Apple's metadata step cannot read.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        public let type: String
        /// The property, with the way to the value inside it, for instance `title.defaultValue`.
        public let property: String
        /// What the compiler saw instead of a constant, for instance `Runtime`.
        public let kind: String

        public var description: String { "\(type).\(property) is \(kind)" }
    }

    /// The protocols whose types are gathered, by their names as Apple's build system lists them.
    public static let protocols = [
        "AnyResolverProviding", "AppEntity", "AppEnum", "AppIntent", "AppIntentsPackage", "AppShortcutProviding",
        "AppShortcutsProvider", "DynamicOptionsProvider", "EntityQuery", "TransientEntity",
    ]

    /// The types of each gathered protocol, by unqualified protocol name; each type as `Module.Type`, sorted.
    public let types: [String: [String]]
    /// Unreadable values, in the order of the source.
    public let findings: [Finding]

    /// The number of types that conform to a gathered protocol.
    public func count(of name: String) -> Int { types[name]?.count ?? 0 }

    /// Compiles a chain of modules and gathers the values of all of them.
    /// - Throws: `CompileFailure` if a module does not compile.
    public static func extract(from modules: [SwiftModule], mode: LanguageMode = .swift6) throws -> ConstValues {
        let work = try TemporaryFolder()
        defer { work.remove() }
        let list = try JSONSerialization.data(withJSONObject: protocols)
        try list.write(to: work.url.appendingPathComponent("protocols.json"))
        let job = try CompileJob(folder: work.url, mode: mode, platform: .host)
        let gather = ["-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", "protocols.json"]
        let output = "values.swiftconstvalues"
        var gathered: [ConstType] = []
        for module in modules {
            let result = try job.diagnose(
                module,
                extraFlags: ["-emit-const-values", "-emit-const-values-path", output] + gather
            )
            guard result.succeeded else { throw CompileFailure(module: module.name, result: result) }
            let values = try Data(contentsOf: work.url.appendingPathComponent(output))
            gathered += try JSONDecoder().decode([ConstType].self, from: values)
        }
        return ConstValues(gathered)
    }

    private init(_ gathered: [ConstType]) {
        var types: [String: [String]] = [:]
        var findings: [Finding] = []
        for type in gathered {
            for conformance in type.conformances {
                let name = conformance.split(separator: ".").last.map(String.init) ?? conformance
                if Self.protocols.contains(name) { types[name, default: []].append(type.typeName) }
            }
            for property in type.properties where property.isStatic == "true" {
                guard let rule = ConstValueRule(property.label) else { continue }
                findings += rule.violations(in: property, of: type).map { path, kind in
                    Finding(type: type.typeName, property: path, kind: kind)
                }
            }
        }
        self.types = types.mapValues { $0.sorted() }
        self.findings = findings
    }
}
