// In: the JSON of one entry of a string catalog. Out: the same with properties set or removed.
// Invariant: what is not set or removed keeps its bytes, and properties that are added stand as Xcode orders them.

/// The value of one key in a string catalog.
struct StringCatalogEntry {
    private(set) var bytes: [UInt8]

    /// Nil if the bytes are no JSON object.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard JSONScanner.object(bytes) != nil else { return nil }
        self.bytes = Array(bytes)
    }

    /// The text of a property, found by its path.
    func text(_ path: [String]) -> [UInt8]? {
        guard let range = range(of: path) else { return nil }
        return JSONScanner.string(bytes[range])
    }

    func has(_ path: [String]) -> Bool { range(of: path) != nil }

    private func range(of path: [String]) -> Range<Int>? {
        var range = bytes.startIndex..<bytes.endIndex
        for key in path {
            guard let member = JSONScanner.object(bytes[range])?[key] else { return nil }
            range = member.valueRange
        }
        return range
    }

    /// Sets a property of the object at a path, whose objects are made where they are not there.
    /// - Parameter value: JSON as it stands at the depth of the path.
    mutating func set(_ path: [String], to value: String) {
        guard let key = path.last else { return }
        let parents = Array(path.dropLast())
        guard let range = range(of: parents) else {
            let inner = StringCatalogText.object([(key, value)], depth: 3 + parents.count - 1)
            set(parents, to: inner)
            return
        }
        guard let object = JSONScanner.object(bytes[range]) else { return }
        let depth = 3 + parents.count
        if let member = object[key] {
            bytes.replaceSubrange(member.valueRange, with: value.utf8)
        } else if object.members.isEmpty {
            bytes.replaceSubrange(range, with: StringCatalogText.object([(key, value)], depth: depth - 1).utf8)
        } else {
            let line = "\(StringCatalogText.quoted(key)) : \(value)"
            let next = object.members.first { $0.key.lexicographicallyPrecedes(key.utf8) == false }
            if let next {
                let text = "\(line),\n\(StringCatalogText.indentation(depth))"
                bytes.insert(contentsOf: text.utf8, at: next.keyRange.lowerBound)
            } else if let last = object.members.last {
                let text = ",\n\(StringCatalogText.indentation(depth))\(line)"
                bytes.insert(contentsOf: text.utf8, at: last.valueRange.upperBound)
            }
        }
    }

    /// Removes a property of the entry itself.
    mutating func remove(_ key: String) {
        guard let object = JSONScanner.object(bytes[...]),
            let index = object.members.firstIndex(where: { $0.key.elementsEqual(key.utf8) })
        else { return }
        if object.members.count == 1 {
            bytes = Array(StringCatalogText.object([], depth: 2).utf8)
        } else if index + 1 < object.members.count {
            let end = object.members[index + 1].keyRange.lowerBound
            bytes.removeSubrange(object.members[index].keyRange.lowerBound..<end)
        } else {
            let start = object.members[index - 1].valueRange.upperBound
            bytes.removeSubrange(start..<object.members[index].valueRange.upperBound)
        }
    }

    /// Asks translators to look again at what they made of an earlier text.
    mutating func reviewTranslations(besides source: String) {
        guard let range = range(of: ["localizations"]), let languages = JSONScanner.object(bytes[range]) else { return }
        // From the end, so that places before stay.
        for language in languages.members.reversed() where !language.key.elementsEqual(source.utf8) {
            review(language.valueRange)
        }
    }

    /// A translation stands in a `stringUnit`, with plural forms and devices at some depth.
    private mutating func review(_ range: Range<Int>) {
        var open = [range]
        var found: [Range<Int>] = []
        while let range = open.popLast() {
            guard let object = JSONScanner.object(bytes[range]) else { continue }
            for member in object.members {
                let isState = member.key.elementsEqual("state".utf8)
                if isState, JSONScanner.string(bytes[member.valueRange]) == Array("translated".utf8) {
                    found.append(member.valueRange)
                } else {
                    open.append(member.valueRange)
                }
            }
        }
        for range in found.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            bytes.replaceSubrange(range, with: "\"needs_review\"".utf8)
        }
    }
}
