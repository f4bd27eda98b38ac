// In: paths as text. Out: their parts, and paths made of them.
// Invariant: but for `key`, which asks for links, no file system is asked.

/// A path by its bytes, for sets. `String` takes two forms of one character for one, as few file systems do.
struct PathBytes: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: PathBytes, right: PathBytes) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

enum Paths {
    /// The path of a name in a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// As above, as people write it: without `./` in front.
    static func child(_ folder: String, _ name: String) -> String {
        folder == "." ? name : join(folder, name)
    }

    /// The folder in which a path's last component stands.
    static func parent(of path: String) -> String {
        var rest = withoutSlashes(path.utf8[...])
        guard let slash = rest.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        rest = withoutSlashes(rest[..<slash])
        return rest.isEmpty ? "/" : String(Substring(rest))
    }

    /// The path without `/` at its end; that of the root stays.
    static func withoutSlashes(_ path: String) -> String { String(Substring(withoutSlashes(path.utf8[...]))) }

    private static func withoutSlashes(_ path: Substring.UTF8View) -> Substring.UTF8View {
        var rest = path
        while rest.count > 1, rest.last == UInt8(ascii: "/") { rest.removeLast() }
        return rest
    }

    /// The bytes of a name as text: `caf\xE9.widget` for one that is not UTF-8.
    static func escaped(_ name: [UInt8]) -> String {
        var text = ""
        var decoder = UTF8()
        var bytes = name.makeIterator()
        var start = 0
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar):
                text.unicodeScalars.append(scalar)
                start += UTF8.width(scalar)
            case .emptyInput: return text
            case .error:
                let digits = String(name[start], radix: 16, uppercase: true)
                text += name[start] < 16 ? "\\x0\(digits)" : "\\x\(digits)"
                // What follows the byte is read anew: it may be text.
                start += 1
                (decoder, bytes) = (UTF8(), Array(name[start...]).makeIterator())
            }
        }
    }

    /// A path as seen from the root, without `.` and `..`; links are not followed.
    static func place(_ path: String) -> String {
        var parts: [Substring] = []
        for part in FileSystem.absolutePath(path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The parts of a path as seen from the root, the last one first, in a form that is compared.
    static func order(_ path: String) -> String { place(path).split(separator: "/").reversed().joined(separator: "\0") }

    /// What two paths of one file have in common. What has no place of its own, such as a pipe, is known by the path
    /// that was given.
    static func key(_ path: String) -> String {
        (try? FileSystem.realPath(path)) ?? FileSystem.absolutePath(path)
    }

    /// The path of the file to be written: where a link stands, that to which it leads.
    static func followed(_ path: String) -> String {
        guard (try? FileSystem.isLinkOrDevice(path)) ?? false else { return path }
        return (try? FileSystem.realPath(path)) ?? path
    }

    /// A name without case. Letters that only one case tells apart, such as the two forms of a Greek sigma, are one as
    /// well, and so are `ß` and `ss`. Equality of `String` sees through normal forms.
    static func folded(_ name: String) -> String { name.uppercased().lowercased().uppercased() }

    /// Paths by their bytes, each once.
    static func distinct(_ paths: some Sequence<String>) -> [String] {
        Set(paths.map(PathBytes.init)).map(\.text).sorted(by: precedes)
    }

    /// By bytes: the order is that of the file names, not that of a language.
    static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
