// In: the two forms of a pair. Out: how long the front end takes to type-check each, without what they share.
// Invariant: the time of a file that has only the imports is taken off, so that loading modules does not count.

import Foundation

/// Times type-checking.
struct OutputCostTypeCheck {
    let scratch: String
    let stubs: OutputCostStubs
    let tools: OutputCostTools
    let runs: Int

    /// The seconds for one side of a pair, without the views.
    func seconds(_ pair: OutputCostPair, _ side: OutputCostSide, isDebug: Bool) throws -> Double {
        let modules = try OutputCostFiles.folder("\(scratch)/modules/\(pair.name)-\(side.rawValue)")
        var total = 0.0
        for module in pair.modules {
            let common = stubs.frontEndFlags + ["-I", modules] + (isDebug ? ["-D", "DEBUG"] : [])
            let own = module.own(side)
            let imports = try imports(of: own, in: modules)
            let primary = own.flatMap { ["-primary-file", $0] } + module.shared
            var times: [Double] = []
            for _ in 0..<max(runs, 1) {
                let whole = try typeCheck(common + ["-module-name", module.name] + primary)
                let loading = try typeCheck(common + ["-module-name", "Imports", "-primary-file", imports])
                times.append(whole.seconds - loading.seconds)
            }
            total += times.sorted()[times.count / 2]
            if pair.modules.count > 1 {
                let path = "\(modules)/\(module.name).swiftmodule"
                _ = try tools.run(
                    ["swiftc", "-wmo", "-emit-module", "-emit-module-path", path, "-module-name", module.name]
                        + stubs.driverFlags + ["-I", modules] + own + module.shared
                )
            }
        }
        return total
    }

    private func typeCheck(_ arguments: [String]) throws -> OutputCostTools.Run {
        try tools.run(["swiftc", "-frontend", "-typecheck"] + arguments)
    }

    /// A file with all imports of some files, and nothing else.
    private func imports(of files: [String], in folder: String) throws -> String {
        let lines = try files.flatMap { try OutputCostFiles.text($0).split(separator: "\n") }
            .filter { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }
            .compactMap { $0.split(separator: " ").last }
        let file = folder + "/Imports.swift"
        try OutputCostFiles.write(Set(lines).sorted().map { "import \($0)\n" }.joined(), to: file)
        return file
    }
}
