// In: a chain of modules. Out: the optimised code of the last, function by function.
// Invariant: functions are there by their mangled symbols, specialised copies included.

import Foundation

extension SwiftCompiler {
    /// The optimised assembly of the last module of a chain, by symbol. What only tests would call is kept.
    /// - Throws: `CompileFailure` if a module does not compile.
    public static func assembly(of modules: [SwiftModule], mode: LanguageMode = .swift6) throws -> [String: [String]] {
        let work = try TemporaryFolder()
        defer { work.remove() }
        let job = try CompileJob(folder: work.url, mode: mode, platform: .host)
        for module in modules {
            let flags = ["-O", "-enable-testing", "-emit-assembly", "-o", "code.s"]
            let result = try job.compile(module, flags: flags)
            guard result.succeeded else { throw CompileFailure(module: module.name, result: result) }
        }
        let text = String(decoding: try Data(contentsOf: work.url.appendingPathComponent("code.s")), as: UTF8.self)
        return functions(in: text)
    }

    /// A function starts at its label and ends at its size; labels of the assembler's own start with a point.
    private static func functions(in text: String) -> [String: [String]] {
        var functions: [String: [String]] = [:]
        var current: String?
        for line in text.split(separator: "\n") {
            if let first = line.first, "$\"_".contains(first), let end = line.firstIndex(of: ":") {
                current = String(line[..<end])
            } else if line.hasPrefix("\t.size") {
                current = nil
            } else if let current {
                functions[current, default: []].append(String(line))
            }
        }
        return functions
    }
}
