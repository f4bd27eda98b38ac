// In: a case. Out: its generated Swift and what a person writes beside it, as modules in the order of their imports.
// Invariant: only what the compiler emitted and what stands in the repository is compiled; nothing is patched.

import Foundation
import WidgetBase
import WidgetCompiler
import WidgetModel

/// The Swift of a case, ready for the Swift compiler.
public struct GeneratedModules: Sendable {
    /// Each after those that it imports.
    public let modules: [SwiftModule]
    /// The systems that its modules are for, each with the highest floor among them.
    public let triples: [AppleTriple]
    /// What was compiled.
    public let program: Program

    /// - Parameter role: the side of the app; nil for each module's own.
    /// - Throws: if a file cannot be read; a case with errors has no modules.
    public init(_ compilerCase: CompilerCase, role: Role? = nil) throws {
        let result = try compilerCase.compile(CompilerOptions(role: role))
        program = result.program
        let hand = try Self.handWritten(beside: compilerCase, in: role)
        var chain: [SwiftModule] = []
        for id in Self.ordered(result.program) {
            let module = result.program.modules[id]
            let name = result.program.text(module.name)
            let isOnly = result.program.modules.count == 1
            let prefix = isOnly ? "" : "\(name)/"
            let files = result.outputs.filter { $0.path.hasPrefix(prefix) }
            guard !files.isEmpty else { continue }
            var sources = files.map { output in
                SwiftSource(
                    name: String(output.path.dropFirst(prefix.count)).replacingOccurrences(of: "/", with: "_"),
                    text: String(decoding: output.bytes, as: UTF8.self)
                )
            }
            let stems = Set(result.program.files.rows.filter { $0.module == id }.map(\.stem))
            sources += hand.filter { isOnly || stems.contains($0.stem) }.map(\.source)
            chain.append(SwiftModule(name, sources))
        }
        modules = chain
        triples = Self.triples(of: result.program)
    }

    private static let handWrittenEndings = [
        ".hand.swift", ".views.swift", ".loader.swift", ".actions.swift", ".model.swift",
    ]

    /// Views and loaders belong to the widgets; what describes data, to the app as well.
    private static func handWritten(
        beside compilerCase: CompilerCase,
        in role: Role?
    ) throws -> [(stem: String, source: SwiftSource)] {
        var found: [(String, SwiftSource)] = []
        let endings = role == .app ? [".model.swift"] : Self.handWrittenEndings
        for input in compilerCase.inputs {
            let stem = String(input.lastPathComponent.dropLast(".widget".count))
            for ending in endings {
                let file = input.deletingLastPathComponent().appendingPathComponent(stem + ending)
                guard FileManager.default.fileExists(atPath: file.path) else { continue }
                found.append((stem, try SwiftSource(file: file)))
            }
        }
        return found
    }

    /// Modules after those that they import.
    private static func ordered(_ program: Program) -> [ModuleID] {
        var done: [ModuleID] = []
        func visit(_ id: ModuleID) {
            guard !done.contains(id) else { return }
            program.modules[id].imports.forEach(visit)
            done.append(id)
        }
        Array(program.modules.ids).forEach(visit)
        return done
    }

    /// The systems that modules are for, each with the highest floor among them.
    public static func triples(of program: Program) -> [AppleTriple] {
        let pairs: [(Platform, AppleTriple.Platform)] = [
            (.iOS, .iOS), (.macOS, .macOS), (.watchOS, .watchOS), (.visionOS, .visionOS),
        ]
        return pairs.compactMap { platform, triple in
            let floors = program.modules.rows.compactMap { $0.platforms[platform] }
            guard !floors.isEmpty, let floor = floors.max() else { return nil }
            return AppleTriple(triple, "\(floor.major).\(floor.minor)")
        }
    }
}
