// In: a `widgetc.json`. Out: what it says of how descriptions are built, and where it says so.
// Invariant: what is not understood is reported, never passed over; what a text means is the caller's to know.

import WidgetBase

/// What may be said in settings.
public enum SettingsKey: String, CaseIterable, Sendable {
    case module
    case role
    case platforms
    case descriptions
    case imports
    case error
    case warn
    case allow
    case strict

    /// What its value is.
    enum Form {
        case text
        case texts
        case flag
    }

    var form: Form {
        switch self {
        case .module, .role, .platforms: return .text
        case .descriptions, .imports, .error, .warn, .allow: return .texts
        case .strict: return .flag
        }
    }
}

/// How the descriptions of a target are built, where that is not as usual.
public struct Settings: Sendable {
    /// A text, and where it stands.
    public struct Text: Sendable {
        public let text: String
        public let range: SourceRange
    }

    /// For messages that are about the file as a whole.
    public let start: SourceRange
    public private(set) var isStrict = false
    private var texts: [SettingsKey: [Text]] = [:]

    /// Nil, after a finding, if the file is no settings at all.
    public init?(_ file: ProjectInput.File, into bag: inout DiagnosticBag) {
        start = SourceRange(file: file.id, bytes: .at(0))
        let tree: DataTree
        do throws(DataProblem) {
            tree = try JSONReader.read(file.source.bytes)
        } catch {
            bag.add(ProjectDiagnostics.malformed(error, .json, file.id, file.source.path))
            return nil
        }
        guard let root = tree.root else { return nil }
        guard root.kind == .dictionary else {
            bag.add(ProjectDiagnostics.noSettings(root.kind, at: SourceRange(file: file.id, bytes: root.range)))
            return nil
        }
        for member in root.children {
            guard let (name, range) = member.key else { continue }
            guard let key = SettingsKey(rawValue: name) else {
                bag.add(ProjectDiagnostics.unknownSetting(name, at: SourceRange(file: file.id, bytes: range)))
                continue
            }
            take(key, member, file.id, &bag)
        }
    }

    /// The texts under a key, in the order of the file.
    public subscript(key: SettingsKey) -> [Text] { texts[key] ?? [] }

    private mutating func take(_ key: SettingsKey, _ value: DataValue, _ file: FileID, _ bag: inout DiagnosticBag) {
        let place = SourceRange(file: file, bytes: value.range)
        switch (key.form, value.kind) {
        case (.flag, .flag(let flag)): isStrict = flag
        case (.text, .string): take(key, value, at: place, &bag)
        case (.texts, .array):
            for element in value.children {
                let place = SourceRange(file: file, bytes: element.range)
                if element.kind == .string {
                    take(key, element, at: place, &bag)
                } else {
                    bag.add(ProjectDiagnostics.wrongElement(of: key, element.kind, at: place))
                }
            }
        case (.flag, _), (.text, _), (.texts, _): bag.add(ProjectDiagnostics.wrongSetting(key, value.kind, at: place))
        }
    }

    private mutating func take(
        _ key: SettingsKey, _ value: DataValue, at place: SourceRange, _ bag: inout DiagnosticBag
    ) {
        guard let text = value.text, !text.isEmpty else {
            bag.add(ProjectDiagnostics.emptySetting(key, at: place))
            return
        }
        texts[key, default: []].append(Text(text: text, range: place))
    }
}
