// In: every sample. Out: how long the type checker takes for each body and expression of its output.
// Invariant: all files of a module are compiled together, and only what was generated is listed.

import Foundation

/// Times the bodies of the samples' output.
struct OutputCostBodies {
    let root: String
    let scratch: String
    let widgetc: String
    let stubs: OutputCostStubs
    let tools: OutputCostTools
    let runs: Int

    /// A body or an expression, and the processor time that it took the type checker.
    struct Body {
        let milliseconds: Double
        let name: String
        let file: String
    }

    /// A module of the samples.
    private struct Module {
        let name: String
        let generated: [String]
        let handWritten: [String]
        let imports: Set<String>
    }

    /// Every body and expression that the compiler measures, the slowest first.
    func all() throws -> [Body] {
        let modules = try OutputCostFiles.folder(scratch + "/sample-modules")
        let real = Set(
            OutputCostFiles.files(below: root + "/samples/real", suffix: ".widget")
                .map { ($0 as NSString).deletingLastPathComponent }
        )
        var bodies: [Body] = []
        for folder in [root + "/samples"] + real.sorted() {
            let built = try build(folder)
            for module in built {
                bodies += try self.bodies(of: module, importing: modules)
                if built.count > 1 { try emit(module, into: modules) }
            }
        }
        return bodies.sorted { $0.milliseconds > $1.milliseconds }
    }

    /// Builds the descriptions of one folder; the modules after those that they import.
    private func build(_ folder: String) throws -> [Module] {
        let descriptions = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".widget") }.sorted().map { "\(folder)/\($0)" }
        let name = (folder as NSString).lastPathComponent
        let output = try OutputCostFiles.folder("\(scratch)/samples/\(name)")
        _ = try tools.run([widgetc, "build"] + descriptions + ["-o", output])
        let files = OutputCostFiles.files(below: output, suffix: ".swift")
        // Several modules have a folder each; the files of a single one stand in the output folder itself.
        let folders = Dictionary(grouping: files) { ($0 as NSString).deletingLastPathComponent }
        let modules = try folders.map { path, files in
            let stems = files.filter { $0.hasSuffix(".widget.swift") }.map {
                ($0 as NSString).lastPathComponent.dropLast(".widget.swift".count)
            }
            let written = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { file in
                file.hasSuffix(".swift") && stems.contains { file.hasPrefix("\($0).") }
            }
            let lines = try files.flatMap { try OutputCostFiles.text($0).split(separator: "\n") }
            let imports = lines.filter { $0.contains("import ") }.compactMap { $0.split(separator: " ").last }
            return Module(
                name: path == output ? "Samples" : (path as NSString).lastPathComponent,
                generated: files,
                handWritten: written.map { "\(folder)/\($0)" },
                imports: Set(imports.map(String.init))
            )
        }
        return Self.ordered(modules)
    }

    private static func ordered(_ modules: [Module]) -> [Module] {
        var waiting = modules.sorted { $0.name < $1.name }
        var ordered: [Module] = []
        while let next = waiting.firstIndex(where: { module in
            !waiting.contains { module.imports.contains($0.name) }
        }) {
            ordered.append(waiting.remove(at: next))
        }
        return ordered + waiting
    }

    /// Of several runs the shortest time counts, since other work on the machine can only add to it.
    private func bodies(of module: Module, importing modules: String) throws -> [Body] {
        let timers = ["-debug-time-function-bodies", "-debug-time-expression-type-checking"]
        let common =
            ["-D", "DEBUG", "-I", modules, "-module-name", module.name] + module.generated + module.handWritten
        var shortest: [String: Body] = [:]
        for _ in 0..<max(runs, 1) {
            let run = try tools.run(["swiftc", "-frontend", "-typecheck"] + stubs.frontEndFlags + timers + common)
            for line in run.output.split(separator: "\n") {
                guard let (place, body) = Self.body(line), module.generated.contains(where: place.hasPrefix),
                    body.milliseconds < shortest[place]?.milliseconds ?? .infinity
                else { continue }
                shortest[place] = body
            }
        }
        return Array(shortest.values)
    }

    /// Leaves a module for others to import.
    private func emit(_ module: Module, into modules: String) throws {
        let path = "\(modules)/\(module.name).swiftmodule"
        _ = try tools.run(
            ["swiftc", "-wmo", "-emit-module", "-emit-module-path", path, "-module-name", module.name]
                + stubs.driverFlags + ["-D", "DEBUG", "-I", modules] + module.generated + module.handWritten
        )
    }

    /// A line of the compiler's timers: the time, the place, and for a body what it belongs to, between tabulators.
    private static func body(_ line: Substring) -> (place: String, body: Body)? {
        let fields = line.split(separator: "\t")
        guard fields.count >= 2, fields[0].hasSuffix("ms"), let time = Double(fields[0].dropLast(2)) else { return nil }
        let place = String(fields[1])
        let file = (place as NSString).lastPathComponent
        let owner = fields.count > 2 ? fields[2].components(separatedBy: ".(file).").last ?? "" : ""
        let name = owner.isEmpty ? "an expression" : String(owner.prefix { $0 != "@" })
        return (place, Body(milliseconds: time, name: name, file: file))
    }
}
