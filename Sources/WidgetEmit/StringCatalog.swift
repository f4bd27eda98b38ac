// In: the texts of a module, and the string catalog that there is, if any. Out: the catalog in step with the texts.
// Invariant: no key and no translation is lost, and what does not change keeps its bytes.

/// Keeps the string catalog of Xcode (`.xcstrings`) in step with the descriptions.
///
/// The catalog is edited in place and not written anew: it belongs to people and to Xcode, holds what is not known
/// here (plural forms, devices, states of review), and a translator's change must not drown in one of the form.
public enum StringCatalog {
    /// The catalog of a module that has none.
    public static let empty = """
        {
          "sourceLanguage" : "en",
          "strings" : {

          },
          "version" : "1.0"
        }
        """

    /// The catalog with new keys added and unused ones marked as stale; nil if it is none.
    public static func updated(_ catalog: [UInt8], with strings: [LocalizedString]) -> [UInt8]? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = catalog.starts(with: mark) ? mark.count : 0
        guard let whole = JSONScanner.object(catalog[start...]), let member = whole["strings"],
            let table = JSONScanner.object(catalog[member.valueRange]),
            let source = whole["sourceLanguage"].flatMap({ JSONScanner.string(catalog[$0.valueRange]) })
        else { return nil }
        var wanted: [[UInt8]: LocalizedString] = [:]
        for string in strings { wanted[Array(string.key.utf8)] = string }
        let language = String(decoding: source, as: UTF8.self)
        var edits: [(range: Range<Int>, bytes: [UInt8])] = []
        var seen: Set<[UInt8]> = []
        for member in table.members {
            guard var entry = StringCatalogEntry(catalog[member.valueRange]) else { return nil }
            seen.insert(member.key)
            if let string = wanted[member.key] {
                update(&entry, to: string, language)
            } else if entry.text(["extractionState"]) != Array("manual".utf8) {
                entry.set(["extractionState"], to: StringCatalogText.quoted("stale"))
            }
            if !entry.bytes.elementsEqual(catalog[member.valueRange]) { edits.append((member.valueRange, entry.bytes)) }
        }
        let added = strings.filter { !seen.contains(Array($0.key.utf8)) }
        edits += insertions(of: added, into: table, language)
        return apply(edits, to: catalog)
    }

    // MARK: Entries

    private static func update(_ entry: inout StringCatalogEntry, to string: LocalizedString, _ language: String) {
        let state = entry.text(["extractionState"])
        // What a person has taken over is theirs.
        if state == Array("manual".utf8) { return }
        if state == Array("stale".utf8) {
            if string.isKeyed {
                entry.set(["extractionState"], to: StringCatalogText.quoted("extracted_with_value"))
            } else {
                entry.remove("extractionState")
            }
        }
        if let comment = string.comment, entry.text(["comment"]) != Array(comment.utf8) {
            entry.set(["comment"], to: StringCatalogText.quoted(comment))
        }
        guard let value = string.value else { return }
        let unit = ["localizations", language, "stringUnit"]
        if entry.has(unit) {
            let isOwn = entry.text(unit + ["state"]) == Array("new".utf8)
            guard isOwn, entry.text(unit + ["value"]) != Array(value.utf8) else { return }
            entry.set(unit + ["value"], to: StringCatalogText.quoted(value))
            entry.reviewTranslations(besides: language)
        } else if !entry.has(["localizations", language]) {
            entry.set(unit, to: StringCatalogText.unit(value, depth: 5))
        }
    }

    private static func entry(_ string: LocalizedString, _ language: String) -> String {
        var properties: [(String, String)] = []
        if let comment = string.comment { properties.append(("comment", StringCatalogText.quoted(comment))) }
        if string.isKeyed {
            properties.append(("extractionState", StringCatalogText.quoted("extracted_with_value")))
        }
        if let value = string.value {
            let unit = StringCatalogText.object([("stringUnit", StringCatalogText.unit(value, depth: 5))], depth: 4)
            properties.append(("localizations", StringCatalogText.object([(language, unit)], depth: 3)))
        }
        return StringCatalogText.object(properties, depth: 2)
    }

    /// New keys, each before the first that follows it in the order of keys.
    private static func insertions(
        of strings: [LocalizedString],
        into table: JSONObject,
        _ language: String
    ) -> [(range: Range<Int>, bytes: [UInt8])] {
        let sorted = strings.sorted { precedes($0.key, $1.key) }
        let lines = sorted.map { "\(StringCatalogText.quoted($0.key)) : \(entry($0, language))" }
        let indentation = StringCatalogText.indentation(2)
        guard let last = table.members.last else {
            guard !lines.isEmpty else { return [] }
            let body = lines.map { indentation + $0 }.joined(separator: ",\n")
            return [(table.range, Array("{\n\(body)\n\(StringCatalogText.indentation(1))}".utf8))]
        }
        let keys = table.members.map { String(decoding: $0.key, as: UTF8.self) }
        return zip(sorted, lines).map { string, line in
            if let next = keys.firstIndex(where: { precedes(string.key, $0) }) {
                let place = table.members[next].keyRange.lowerBound
                return (place..<place, Array("\(line),\n\(indentation)".utf8))
            }
            let place = last.valueRange.upperBound
            return (place..<place, Array(",\n\(indentation)\(line)".utf8))
        }
    }

    /// The order of keys: without case, and by bytes where that is all that differs.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        let (first, second) = (left.lowercased().utf8, right.lowercased().utf8)
        if first.elementsEqual(second) { return left.utf8.lexicographicallyPrecedes(right.utf8) }
        return first.lexicographicallyPrecedes(second)
    }

    private static func apply(_ edits: [(range: Range<Int>, bytes: [UInt8])], to catalog: [UInt8]) -> [UInt8] {
        // At one place, insertions come before what is replaced there, and keep their order.
        let ordered = edits.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            return first.isEmpty != second.isEmpty ? first.isEmpty : left.offset < right.offset
        }
        var result: [UInt8] = []
        var position = 0
        for (_, edit) in ordered {
            result += catalog[position..<edit.range.lowerBound]
            result += edit.bytes
            position = edit.range.upperBound
        }
        return result + catalog[position...]
    }
}
