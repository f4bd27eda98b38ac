// In: the entitlements file of a target. Out: the groups that it names, and where.
// Invariant: what has another form than Xcode writes is reported once, and counts as not there.

import WidgetBase

/// A group in an entitlements file.
public struct Entitlement: Sendable {
    /// As it is written, with the build settings that Xcode replaces.
    public let text: String
    public let range: SourceRange
}

/// The kinds of groups that targets share.
public enum EntitlementKind: CaseIterable, Sendable {
    case appGroup
    case keychainGroup

    public var key: String {
        switch self {
        case .appGroup: return "com.apple.security.application-groups"
        case .keychainGroup: return "keychain-access-groups"
        }
    }
}

/// What a target may use.
public struct Entitlements: Sendable {
    public let path: String
    /// Where something is said to be missing: the tag or brace that begins the dictionary.
    public let start: SourceRange
    /// Whether the target is in the sandbox of macOS, which widget extensions are there.
    public let isSandboxed: Bool
    private var groups: [EntitlementKind: [Entitlement]] = [:]
    private var keys: [EntitlementKind: SourceRange] = [:]
    /// The keys that are not those of groups.
    public let otherKeys: [(text: String, range: SourceRange)]

    /// Nil, after a finding, if the file cannot be read.
    public init?(_ file: ProjectInput.File, into bag: inout DiagnosticBag) {
        path = file.source.path
        let tree: DataTree
        do throws(DataProblem) {
            tree = try PropertyListReader.read(file.source.bytes)
        } catch {
            bag.add(ProjectDiagnostics.malformed(error, .propertyList, file.id, path))
            return nil
        }
        guard let root = tree.root else { return nil }
        start = SourceRange(file: file.id, bytes: Entitlements.opening(of: root, file.source.bytes))
        guard root.kind == .dictionary else {
            bag.add(ProjectDiagnostics.noDictionary(root.kind, at: start))
            return nil
        }
        isSandboxed =
            root["com.apple.security.app-sandbox"]?.kind == .flag(true)
            || root["com.apple.security.app-sandbox"]?.text == "YES"
        let known = EntitlementKind.allCases.map(\.key)
        otherKeys = root.children.compactMap { member in
            guard let key = member.key, !known.contains(key.text) else { return nil }
            return (key.text, SourceRange(file: file.id, bytes: key.range))
        }
        for kind in EntitlementKind.allCases {
            guard let value = root[kind.key] else { continue }
            keys[kind] = value.key.map { SourceRange(file: file.id, bytes: $0.range) }
            groups[kind] = Entitlements.texts(of: value, kind.key, file.id, &bag)
        }
    }

    public func groups(_ kind: EntitlementKind) -> [Entitlement] { groups[kind] ?? [] }

    /// Where the list of groups begins; nil if there is none.
    public func key(_ kind: EntitlementKind) -> SourceRange? { keys[kind] }

    private static func texts(
        of value: DataValue, _ key: String, _ file: FileID, _ bag: inout DiagnosticBag
    ) -> [Entitlement] {
        guard value.kind == .array else {
            bag.add(ProjectDiagnostics.noList(key, value.kind, at: SourceRange(file: file, bytes: value.range)))
            // A single group is meant as it stands.
            return value.text.map { [Entitlement(text: $0, range: SourceRange(file: file, bytes: value.range))] } ?? []
        }
        return value.children.compactMap { element in
            let place = SourceRange(file: file, bytes: element.range)
            guard let text = element.text else {
                bag.add(ProjectDiagnostics.noText(in: key, element.kind, at: place))
                return nil
            }
            return Entitlement(text: text, range: place)
        }
    }

    /// `<dict>` or `{`.
    private static func opening(of value: DataValue, _ bytes: [UInt8]) -> ByteRange {
        var end = value.range.start + 1
        if bytes[Int(value.range.start)] == UInt8(ascii: "<") {
            while end < value.range.end, bytes[Int(end) - 1] != UInt8(ascii: ">") { end += 1 }
        }
        return ByteRange(start: value.range.start, end: end)
    }
}
