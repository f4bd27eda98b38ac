// In: a file `widgetc.json`. Out: what it says.
// Invariant: a key that is not known is an error that names it and those that are.

import Foundation

/// How the descriptions of a target are built, where that is not as usual.
struct Settings {
    static let fileName = "widgetc.json"

    /// The module that the descriptions name; nil for the target's name.
    private(set) var module: String?
    /// `extension`, `app` or `framework`.
    private var role: String?
    /// `iOS 17, macOS 14`.
    private var platforms: String?
    /// Files and folders outside of the target, relative to the file.
    private(set) var descriptions: [String] = []
    private(set) var imports: [String] = []
    private var error: [String] = []
    private var warn: [String] = []
    private var allow: [String] = []
    private var strict = false
    /// Of the file's bytes, as `--planned` takes it.
    private(set) var checksum = ""

    init() {}

    init(file: URL) throws {
        let json: Any
        do {
            let data = try Data(contentsOf: file)
            checksum = Self.checksum(of: data)
            json = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw WidgetcFailure("\(file.path):1:1: error: this is no JSON: \(error.localizedDescription)")
        }
        guard let object = json as? [String: Any] else {
            throw WidgetcFailure("\(file.path):1:1: error: an object is needed here")
        }
        for (key, value) in object.sorted(by: { $0.key < $1.key }) { try take(key, value, in: file) }
    }

    private mutating func take(_ key: String, _ value: Any, in file: URL) throws {
        switch key {
        case "module": module = try text(value, of: key, in: file)
        case "role": role = try text(value, of: key, in: file)
        case "platforms": platforms = try text(value, of: key, in: file)
        case "descriptions": descriptions = try texts(value, of: key, in: file)
        case "imports": imports = try texts(value, of: key, in: file)
        case "error": error = try texts(value, of: key, in: file)
        case "warn": warn = try texts(value, of: key, in: file)
        case "allow": allow = try texts(value, of: key, in: file)
        case "strict":
            guard let flag = value as? Bool else { throw wrong("true or false", key, file) }
            strict = flag
        default:
            throw WidgetcFailure(
                "\(file.path):1:1: error: `\(key)` is no setting; there are module, role, platforms, descriptions, "
                    + "imports, error, warn, allow and strict")
        }
    }

    /// FNV-1a of 64 bits.
    private static func checksum(of data: Data) -> String {
        let sum = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return String(sum, radix: 16)
    }

    /// The options that say the same to the command.
    var arguments: [String] {
        var arguments: [String] = []
        if let role { arguments += ["--role", role] }
        if let platforms { arguments += ["--platforms", platforms] }
        for (option, codes) in [("--error", error), ("--warn", warn), ("--allow", allow)] {
            for code in codes { arguments += [option, code] }
        }
        return strict ? arguments + ["--strict"] : arguments
    }

    private func text(_ value: Any, of key: String, in file: URL) throws -> String {
        guard let text = value as? String, !text.isEmpty else { throw wrong("a text", key, file) }
        return text
    }

    private func texts(_ value: Any, of key: String, in file: URL) throws -> [String] {
        guard let texts = value as? [String] else { throw wrong("a list of texts", key, file) }
        return texts
    }

    private func wrong(_ wanted: String, _ key: String, _ file: URL) -> WidgetcFailure {
        WidgetcFailure("\(file.path):1:1: error: `\(key)` is to be \(wanted)")
    }
}
