// In: a file `widgetc.json`. Out: what a build is planned with.
// Invariant: what is not understood counts as not said: the command reads the file too, and reports it at its place.

import Foundation

/// What a build system has to know of the settings before the command reads them.
struct Settings {
    static let fileName = "widgetc.json"

    /// The module that the descriptions name; nil for the target's name.
    private(set) var module: String?
    /// Files and folders outside of the target, relative to the file.
    private(set) var descriptions: [String] = []
    private(set) var imports: [String] = []

    init() {}

    init(file: URL) {
        guard let data = try? Data(contentsOf: file) else { return }
        guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return }
        module = (object["module"] as? String).flatMap { $0.isEmpty ? nil : $0 }
        descriptions = object["descriptions"] as? [String] ?? []
        imports = object["imports"] as? [String] ?? []
    }

    /// Tells whether the plan is still right. The command computes the same: FNV-1a of 64 bits.
    var checksum: String {
        var said = module.map { "module \($0)\n" } ?? ""
        for path in descriptions { said += "descriptions \(path)\n" }
        for path in imports { said += "imports \(path)\n" }
        let sum = said.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return String(sum, radix: 16)
    }
}
