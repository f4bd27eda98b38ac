// In: what is wrong with files beside the descriptions. Out: the findings, with their wording.
// Invariant: every text for people that this target says is here.

import WidgetBase

/// What a file beside the descriptions is.
enum ProjectFileKind {
    case propertyList
    case json

    fileprivate var name: String {
        switch self {
        case .propertyList: return "a property list"
        case .json: return "JSON"
        }
    }
}

enum ProjectDiagnostics {
    static func malformed(
        _ problem: DataProblem, _ kind: ProjectFileKind, _ file: FileID, _ path: String
    ) -> Diagnostic {
        let place = SourceRange(file: file, bytes: problem.range)
        return Diagnostic(.malformedFile, at: place, message(problem.kind, kind, path))
    }

    private static func message(_ problem: DataProblem.Kind, _ kind: ProjectFileKind, _ path: String) -> String {
        let convert = "`plutil -convert xml1 \(path)`"
        switch problem {
        case .empty: return "the file is empty, and no \(kind == .json ? "JSON" : "property list")"
        case .binaryPropertyList:
            return "this is a binary property list, and only text is read: \(convert) makes it XML"
        case .encoding(let name):
            let way = kind == .propertyList ? "\(convert) writes it anew" : "save it as that"
            return "the file is \(name), and only UTF-8 is read: \(way)"
        case .notUTF8: return "this byte is not UTF-8; \(kind.name) is read as UTF-8 text"
        case .tooDeep:
            return "dictionaries and lists are nested deeper than \(DataBuilder.depthLimit) levels, which is the most "
                + "that is read"
        case .unexpected(let found, let expected): return "found \(found) in \(kind.name), expected \(expected)"
        case .unclosed(let opener, let closer): return "`\(opener)` is not closed; it needs `\(closer)`"
        case .wrongClosing(let closer, let opener): return "`\(closer)` closes nothing; `\(opener)` is open here"
        case .unknownEntity(let name):
            return "`&\(name)` stands for no character; XML has `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;` and `&#38;`"
        case .ownEntities: return "a property list declares nothing of its own in `<!DOCTYPE …>`; leave out `[…]`"
        case .unknownElement(let name):
            return "`<\(name)>` is no element of a property list; its values are `<dict>`, `<array>`, `<string>`, "
                + "`<true/>`, `<false/>`, `<integer>`, `<real>`, `<date>` and `<data>`"
        case .repeatedKey(let key): return "the key `\(key)` is given twice; it stands once in a dictionary"
        case .invalidEscape: return "this stands for no character; `\\\\` is a backslash, and `\\\"` a quote"
        case .invalidWord(let word):
            return "`\(word)` is no value of JSON; texts stand in quotes, and other words are `true`, `false` and "
                + "`null`"
        }
    }

    static func noDictionary(_ found: DataTree.Kind, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            .malformedFile, at: place,
            "the file is \(found.words); entitlements are a dictionary, from their names to their values")
    }

    static func noList(_ key: String, _ found: DataTree.Kind, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            .malformedFile, at: place,
            "`\(key)` is \(found.words); it is a list of texts, also where it holds one group")
    }

    // MARK: String catalogs

    static func noStringCatalog(_ found: DataTree.Kind?, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            .malformedFile, at: place,
            "the file is \(found?.words ?? "empty"); a string catalog is an object with `sourceLanguage` and `strings`")
    }

    static func noMember(_ name: String, _ form: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(.malformedFile, at: place, "the file has no `\(name)`, \(form), and so is no string catalog")
    }

    static func wrongMember(
        _ name: String, _ found: DataTree.Kind, _ form: String, at place: SourceRange
    ) -> Diagnostic {
        Diagnostic(.malformedFile, at: place, "`\(name)` is \(found.words); in a string catalog it is \(form)")
    }

    // MARK: Settings

    static func noSettings(_ found: DataTree.Kind, at place: SourceRange) -> Diagnostic {
        Diagnostic(.wrongSetting, at: place, "the file is \(found.words); settings are an object, from keys to values")
    }

    static func unknownSetting(_ name: String, at place: SourceRange) -> Diagnostic {
        let known = SettingsKey.allCases.map(\.rawValue)
        let nearest = NearestName.find(name, among: known).map { "; did you mean `\($0)`?" } ?? ""
        let list = known.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " and `\(known[known.count - 1])`"
        return Diagnostic(.wrongSetting, at: place, "`\(name)` is no setting: there are \(list)\(nearest)")
    }

    static func wrongSetting(_ key: SettingsKey, _ found: DataTree.Kind, at place: SourceRange) -> Diagnostic {
        // `null` says in JSON that there is no value.
        let way = found == .null ? ", or leave `\(key.rawValue)` out" : ""
        return Diagnostic(
            .wrongSetting, at: place, "`\(key.rawValue)` is \(found.words); it takes \(words(key.form))\(way)")
    }

    static func wrongElement(of key: SettingsKey, _ found: DataTree.Kind, at place: SourceRange) -> Diagnostic {
        let way = found == .null ? ": leave that out" : ""
        return Diagnostic(
            .wrongSetting, at: place, "`\(key.rawValue)` holds \(found.words); it takes \(words(key.form))\(way)")
    }

    static func emptySetting(_ key: SettingsKey, at place: SourceRange) -> Diagnostic {
        Diagnostic(.wrongSetting, at: place, "this text of `\(key.rawValue)` is empty; leave it out, or say something")
    }

    private static func words(_ form: SettingsKey.Form) -> String {
        switch form {
        case .text: return "a text in quotes"
        case .texts: return "a list of texts, `[\"…\"]`"
        case .flag: return "`true` or `false`"
        }
    }

    // MARK: Entitlements

    static func noText(in key: String, _ found: DataTree.Kind, at place: SourceRange) -> Diagnostic {
        Diagnostic(.malformedFile, at: place, "`\(key)` holds \(found.words); it is a list of texts")
    }
}
