// In: the two forms of a pair. Out: how large they are, as source and as optimised object code.
// Invariant: the object code of the views, which both forms share, is left out.

import Foundation

/// Measures sizes.
struct OutputCostSize {
    let scratch: String
    let stubs: OutputCostStubs
    let tools: OutputCostTools

    /// Sizes of object code in bytes.
    struct Code {
        /// Machine code: the sections `.text`.
        var text = 0
        /// All that is loaded: code, constants, metadata and variables.
        var all = 0
    }

    /// Bytes and lines of source.
    static func source(_ files: [String]) throws -> (bytes: Int, lines: Int) {
        let texts = try files.map { try OutputCostFiles.text($0) }
        let ends = texts.map { text in text.utf8.filter { $0 == UInt8(ascii: "\n") }.count }
        return (texts.map(\.utf8.count).reduce(0, +), ends.reduce(0, +))
    }

    /// The object code of one side of a pair, optimised for speed, as a release build has it.
    func code(_ pair: OutputCostPair, _ side: OutputCostSide) throws -> Code {
        let folder = try OutputCostFiles.folder("\(scratch)/objects/\(pair.name)-\(side.rawValue)")
        var code = Code()
        for module in pair.modules {
            let own = module.own(side)
            // With more than one thread each file has object code of its own.
            let objects = (own + module.shared).enumerated().map { "\(folder)/\(module.name)-\($0.offset).o" }
            let map = Dictionary(uniqueKeysWithValues: zip(own + module.shared, objects.map { ["object": $0] }))
            let mapFile = "\(folder)/\(module.name).json"
            let json = try JSONEncoder().encode(map)
            try OutputCostFiles.write(String(decoding: json, as: UTF8.self), to: mapFile)
            _ = try tools.run(
                ["swiftc", "-O", "-wmo", "-num-threads", "2", "-c", "-output-file-map", mapFile]
                    + ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
                    + ["-module-name", module.name, "-I", folder] + stubs.driverFlags + own + module.shared
            )
            let sizes = try tools.run(["size", "-A"] + objects.prefix(own.count)).output
            for line in sizes.split(separator: "\n") {
                let fields = line.split(separator: " ")
                guard fields.count == 3, fields[0].hasPrefix("."), let bytes = Int(fields[1]) else { continue }
                if fields[0].hasPrefix(".text") { code.text += bytes }
                // What only linkers and debuggers read is not loaded.
                let isLoaded = !["note", "comment", "swift1_autolink", "debug", "group"].contains {
                    fields[0].hasPrefix(".\($0)")
                }
                if isLoaded { code.all += bytes }
            }
        }
        return code
    }
}
