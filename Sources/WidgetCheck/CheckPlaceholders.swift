// In: texts that people read. Out: warnings about placeholders of other languages, which would show as they are.
// Invariant: prices, shares and braces without a name are none.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// A placeholder in a text.
private struct Placeholder {
    /// As it stands in the text.
    let text: String
    /// What it names; empty where it names nothing.
    let name: String
    /// Whether the form is one only if something has the name: `$name`, as in a shell.
    var needsName = false

    /// Whether it names a parameter or field, a snapshot's field, or a field of one of them.
    func isOne(of values: Set<String>, _ snapshots: Set<String>) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = words.first else { return false }
        let isValue = values.contains(first) || words.count > 1 && snapshots.contains(first)
        return isValue && words.dropFirst().allSatisfy { values.contains($0) }
    }
}

extension Checker {
    /// Reports placeholders of other languages, which people would read as they are.
    mutating func checkPlaceholders() {
        var names: Set<String>?
        let snapshots = Set(program.snapshots.rows.map { program.text($0.header.name) })
        // A title that is the same for every row has been reported with what is meant.
        let constant = Set(bag.diagnostics.filter { $0.code == .literalPlaceholder }.compactMap(\.range))
        for text in program.texts.rows where text.purpose != .data && !constant.contains(text.range) {
            for case .literal(let literal) in text.segments {
                var reader = PlaceholderReader(program.names[literal])
                guard
                    let found = reader.first(where: { found in
                        guard found.needsName else { return true }
                        if names == nil { names = namesOfValues }
                        return found.isOne(of: names ?? [], snapshots)
                    })
                else { continue }
                if names == nil { names = namesOfValues }
                let isValue = !found.name.isEmpty && found.isOne(of: names ?? [], snapshots)
                let edit = isValue ? valueEdit(found, in: text) : nil
                report(.literalPlaceholder(found.text, at: text.range, value: edit))
                break
            }
        }
    }

    /// The names of all parameters and fields.
    private var namesOfValues: Set<String> {
        var names: Set<String> = []
        for parameter in program.parameters.rows { names.insert(program.text(parameter.name)) }
        for field in program.fields.rows { names.insert(program.text(field.name)) }
        return names
    }

    /// What writes `\(name)` for a placeholder that stands once in a text which may hold values.
    private func valueEdit(_ found: Placeholder, in text: DisplayText) -> TextEdit? {
        let bytes = sources[text.range.file].bytes
        // The setting or name before a text says whether it may hold values.
        let line = bytes[..<Int(text.range.bytes.start)].reversed().prefix { $0 != 0x0A && $0 != 0x7B && $0 != 0x3B }
        let start = String(decoding: line.reversed(), as: UTF8.self).drop { $0 == " " || $0 == "\t" }
        let word = start.prefix { $0.isLetter }
        let isField = !["summary", "title", "subtitle"].contains(word)
        guard text.purpose == .summary || text.isInterpolated || !isField else { return nil }
        let source = Array(found.text.utf8).flatMap { $0 == 0x5C ? [0x5C, 0x5C] : [$0] }
        let range = text.range.bytes.indices
        var places: [Int] = []
        for start in range where bytes[start..<range.upperBound].starts(with: source) { places.append(start) }
        guard places.count == 1, let start = places.first else { return nil }
        let place = ByteRange(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: start + source.count))
        return TextEdit(SourceRange(file: text.range.file, bytes: place), "\\(\(found.name))")
    }
}

/// Finds `{name}`, `${name}`, `$(name)`, `#{name}`, `{{name}}`, `$name`, `\(name)`, `/(name)`, `(Name.name)`,
/// `%(name)s`, `%@`, `%d`, `%1$@` and their like.
private struct PlaceholderReader {
    let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    mutating func first(where isMeant: (Placeholder) -> Bool) -> Placeholder? {
        while index < bytes.endIndex {
            if let found = placeholder, isMeant(found) { return found }
            index += 1
        }
        return nil
    }

    private var placeholder: Placeholder? {
        let next = byte(index + 1)
        switch bytes[index] {
        case 0x7B where next == 0x7B:
            // With both braces, if they are closed so.
            guard let inner = named(from: index, open: index + 1, closing: 0x7D) else { return nil }
            let end = index + inner.text.utf8.count
            guard byte(end) == 0x7D else { return nil }
            return Placeholder(text: string(bytes[index...end]), name: inner.name)
        case 0x7B: return named(from: index, open: index, closing: 0x7D)
        case 0x24, 0x23, 0x25:
            if next == 0x7B { return named(from: index, open: index + 1, closing: 0x7D) }
            if bytes[index] == 0x24, next == 0x28 { return named(from: index, open: index + 1, closing: 0x29) }
            if bytes[index] == 0x24 { return shellName }
            return bytes[index] == 0x25 ? format : nil
        case 0x5C where next == 0x28:
            guard let found = named(from: index, open: index + 1, closing: 0x29) else { return nil }
            return Placeholder(text: found.text, name: found.name, needsName: true)
        case 0x2F where next == 0x28 && (index == bytes.startIndex || bytes[index - 1] <= 0x20):
            guard let found = named(from: index, open: index + 1, closing: 0x29) else { return nil }
            return Placeholder(text: found.text, name: found.name, needsName: true)
        case 0x28:
            // A single word in parentheses is one that people may be meant to read.
            guard let found = named(from: index, open: index, closing: 0x29), found.name.utf8.contains(0x2E) else {
                return nil
            }
            return Placeholder(text: found.text, name: found.name, needsName: true)
        default: return nil
        }
    }

    /// A name in braces or parentheses, which are not empty.
    private func named(from start: Int, open: Int, closing: UInt8) -> Placeholder? {
        var end = open + 1
        while isLetter(byte(end)) || isDigit(byte(end)) || byte(end) == 0x5F || byte(end) == 0x2E { end += 1 }
        guard end > open + 1, byte(end) == closing else { return nil }
        return Placeholder(text: string(bytes[start...end]), name: string(bytes[open + 1..<end]))
    }

    /// `$name`
    private var shellName: Placeholder? {
        var end = index + 1
        guard isLetter(byte(end)) else { return nil }
        while isLetter(byte(end)) || isDigit(byte(end)) || byte(end) == 0x5F { end += 1 }
        return Placeholder(
            text: string(bytes[index..<end]), name: string(bytes[index + 1..<end]), needsName: true)
    }

    /// A placeholder of C or Python: `%`, perhaps a name, a position or a length, and a letter that ends a word.
    private var format: Placeholder? {
        var end = index + 1
        var name = ""
        if byte(end) == 0x28, let inner = named(from: end, open: end, closing: 0x29) {
            name = inner.name
            end += inner.text.utf8.count
        }
        let digits = end
        while isDigit(byte(end)) { end += 1 }
        if end > digits {
            guard byte(end) == 0x24 else { return nil }
            end += 1
        }
        while byte(end) == 0x6C || byte(end) == 0x71 { end += 1 }
        let isObject = byte(end) == 0x40
        guard isObject || [0x64, 0x69, 0x75, 0x66, 0x73].contains(byte(end)) else { return nil }
        if !isObject, isLetter(byte(end + 1)) || isDigit(byte(end + 1)) { return nil }
        return Placeholder(text: string(bytes[index...end]), name: name)
    }

    /// The byte at a place; 0 behind the end.
    private func byte(_ place: Int) -> UInt8 { place < bytes.endIndex ? bytes[place] : 0 }

    private func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
