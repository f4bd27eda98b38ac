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

    /// Tells whether the plan is still right. The command puts the same lines together.
    var checksum: String {
        var sum = Checksum()
        if let module { sum.add("module \(module)\n") }
        for path in descriptions { sum.add("descriptions \(path)\n") }
        for path in imports { sum.add("imports \(path)\n") }
        return sum.text
    }
}
