// In: the checked program. Out: the texts of a module that are looked up in its table, by key.
// Invariant: a key is here exactly if the module's Swift looks it up in the extension or framework, whose table the app
// shares, and it stands for one text.

import WidgetBase
import WidgetModel

/// An entry of a strings table.
public struct LocalizedString: Hashable, Sendable {
    public var key: String
    /// The text in the source language, where the key does not tell it: a text with a key of its own, or one with
    /// several values, whose order a translation may change.
    public var value: String?
    /// Whether the description gives the key.
    public var isKeyed: Bool
    /// The notes for translators, one a line.
    public var comment: String?

    public init(key: String, value: String? = nil, isKeyed: Bool = false, comment: String? = nil) {
        self.key = key
        self.value = value
        self.isKeyed = isKeyed
        self.comment = comment
    }
}

/// The texts of a module for translators, in the order of its files.
public func localizedStrings(of module: ModuleID, in program: Program) -> [LocalizedString] {
    var strings: [LocalizedString] = []
    // By bytes: two spellings of one accent are two keys.
    var places: [[UInt8]: Int] = [:]
    for text in program.texts.rows where text.purpose != .data {
        guard text.range.file.index < program.files.count, program.files[text.range.file].module == module else {
            continue
        }
        let format = LocalizedFormat(text, in: program)
        guard format.isTranslatable else { continue }
        let key = text.key.map { program.text($0) } ?? format.key
        let comment = text.comment.map { program.text($0) }
        guard let index = places[Array(key.utf8)] else {
            places[Array(key.utf8)] = strings.count
            strings.append(
                LocalizedString(
                    key: key, value: text.key != nil || format.isOrdered ? format.value : nil,
                    isKeyed: text.key != nil, comment: comment))
            continue
        }
        guard let comment, !comment.isEmpty else { continue }
        let known = strings[index].comment.map { $0.split(separator: "\n").map(String.init) } ?? []
        let new = comment.split(separator: "\n").map(String.init).filter { !known.contains($0) }
        strings[index].comment = (known + new).joined(separator: "\n")
    }
    return strings
}
