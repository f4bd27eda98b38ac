// In: a JSON Schema and a value. Out: where the value is not what the schema says.
// Invariant: a keyword that is not known here is an error of the test, never a pass.

import Foundation

/// As much of JSON Schema as the project's own schemas use.
public struct JSONSchema {
    private let root: [String: Any]

    public struct Unreadable: Error {}

    public init(_ file: URL) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] else {
            throw Unreadable()
        }
        self.root = root
    }

    /// `path: what is wrong`, for each fault; none for a valid value.
    public func faults(in value: Any) -> [String] {
        faults(value, root, "$")
    }

    private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        var faults: [String] = []
        for (keyword, rule) in schema.sorted(by: { $0.key < $1.key }) {
            switch keyword {
            case "$schema", "$defs", "title", "description": continue
            case "$ref":
                let name = (rule as? String)?.split(separator: "/").last.map(String.init) ?? ""
                let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
                faults += target.map { self.faults(value, $0, path) } ?? ["\(path): no definition \(name)"]
            case "type":
                let names = rule as? [String] ?? [rule as? String ?? ""]
                if !names.contains(where: { isOfType(value, $0) }) { faults.append("\(path): is no \(names)") }
            case "enum":
                let isListed = (rule as? [AnyHashable])?.contains { $0 == value as? AnyHashable } ?? false
                if !isListed { faults.append("\(path): is none of \(rule)") }
            case "pattern":
                guard let text = value as? String, let pattern = rule as? String else { continue }
                if text.range(of: pattern, options: .regularExpression) == nil { faults.append("\(path): \(text)") }
            case "minimum":
                guard let number = value as? Int, let least = rule as? Int else { continue }
                if number < least { faults.append("\(path): \(number) is less than \(least)") }
            case "minItems":
                guard let items = value as? [Any], let least = rule as? Int else { continue }
                if items.count < least { faults.append("\(path): has fewer than \(least) items") }
            case "items":
                guard let items = value as? [Any], let rule = rule as? [String: Any] else { continue }
                for (index, item) in items.enumerated() { faults += self.faults(item, rule, "\(path)[\(index)]") }
            case "required":
                guard let object = value as? [String: Any], let names = rule as? [String] else { continue }
                faults += names.filter { object[$0] == nil }.map { "\(path): has no \($0)" }
            case "properties":
                guard let object = value as? [String: Any], let rules = rule as? [String: [String: Any]] else {
                    continue
                }
                for (name, rule) in rules.sorted(by: { $0.key < $1.key }) {
                    if let member = object[name] { faults += self.faults(member, rule, "\(path).\(name)") }
                }
            case "additionalProperties":
                guard let object = value as? [String: Any], rule as? Bool == false else { continue }
                let known = schema["properties"] as? [String: Any] ?? [:]
                faults += object.keys.filter { known[$0] == nil }.sorted().map { "\(path): has a member \($0)" }
            default: faults.append("the schema has the keyword \(keyword), which the tests do not know")
            }
        }
        return faults
    }

    private func isOfType(_ value: Any, _ name: String) -> Bool {
        // Foundation has one class for numbers and truth values; its encoding tells them apart.
        let isBool = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
        switch name {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "boolean": return isBool
        case "integer": return !isBool && value is Int
        case "null": return value is NSNull
        default: return false
        }
    }
}
