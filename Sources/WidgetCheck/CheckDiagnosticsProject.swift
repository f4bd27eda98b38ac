// In: where descriptions and files of a project differ. Out: findings, with their wording.
// Invariant: a fix-it is safe only where one letter is upper case in one of the two and lower case in the other.

import WidgetBase
import WidgetModel
import WidgetProject

extension EntitlementKind {
    fileprivate var plural: String {
        switch self {
        case .appGroup: return "App Groups"
        case .keychainGroup: return "keychain groups"
        }
    }

    fileprivate var singular: String {
        switch self {
        case .appGroup: return "App Group"
        case .keychainGroup: return "keychain group"
        }
    }

    /// What comes of a group that is missing.
    fileprivate var consequence: String {
        switch self {
        case .appGroup: return "without it the app writes into no shared folder, and widgets show nothing of it"
        case .keychainGroup: return "without it what the app stores is not found by its widgets"
        }
    }
}

extension Diagnostic {
    // MARK: Entitlements

    static func missingEntitlement(
        _ name: String, _ kind: EntitlementKind, _ setting: String, key: (text: String, range: SourceRange)?,
        at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        let meant = key.map { "; `\($0.text)` is no entitlement, `\(kind.key)` is meant" } ?? ""
        let entry = teamSetting(name, setting) + EntitlementPattern.withoutTeam(name)
        return Diagnostic(
            .missingEntitlement, at: range,
            "`\(name)` is none of the \(kind.plural) of this target: \(kind.consequence)\(meant); add `\(entry)` to "
                + "`\(kind.key)`",
            labels: [DiagnosticLabel("`\(setting)` declares it here", at: declared)]
        )
    }

    static func misspeltEntitlement(
        _ found: String, _ name: String, _ setting: String, isCase: Bool, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        // A setting that stands for the prefix stays.
        var prefix = EntitlementPattern.leadingSetting(found)
        if prefix.isEmpty, !EntitlementPattern.hasTeam(found) { prefix = teamSetting(name, setting) }
        let meant = prefix.isEmpty ? name : prefix + EntitlementPattern.withoutTeam(name)
        let difference = isCase ? "differs from `\(name)` only in upper and lower case" : "is not `\(name)`"
        return Diagnostic(
            .misspeltEntitlement, at: range,
            "`\(found)` \(difference): groups are compared letter for letter, and so this target lacks the declared "
                + "one",
            labels: [DiagnosticLabel("`\(setting)` declares it here", at: declared)],
            fixes: isPlain(name) && meant != found ? [.replace(range, with: meant)] : []
        )
    }

    /// Whether a text stands for itself in both forms of property lists.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
            default: return byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
        }
    }

    static func declaredWithoutTeam(
        _ name: String, _ found: String, _ setting: String, at range: SourceRange, entitlement: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .teamPrefix, at: range,
            "`\(name)` lacks the team's prefix, with which the entitlements name it: `\(setting)` takes the whole "
                + "text, with the team's identifier in place of a build setting, such as `ABCDE12345.\(name)`",
            labels: [DiagnosticLabel("the entitlement `\(found)` is here", at: entitlement)],
            fixes: EntitlementPattern.hasTeam(found) ? [.replace(range, with: "\"\(found)\"")] : []
        )
    }

    static func entitlementWithoutTeam(
        _ found: String, _ name: String, _ setting: String, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        let prefix = teamSetting(name, setting)
        let meant = prefix + EntitlementPattern.withoutTeam(name)
        return Diagnostic(
            .teamPrefix, at: range,
            "`\(found)` lacks the team's prefix of `\(name)`: Xcode puts it in place of `\(prefix)`",
            labels: [DiagnosticLabel("`\(setting)` declares it here", at: declared)],
            fixes: isPlain(found) && isPlain(name) ? [.replace(range, with: meant)] : []
        )
    }

    /// What Xcode's templates write for the team of a group that names one.
    private static func teamSetting(_ name: String, _ setting: String) -> String {
        guard EntitlementPattern.hasTeam(name) else { return "" }
        return setting == "group" ? "$(TeamIdentifierPrefix)" : "$(AppIdentifierPrefix)"
    }

    static func targetsDiffer(
        _ found: String, _ other: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .misspeltEntitlement, at: range,
            "`\(found)` differs from `\(other)` only in upper and lower case: groups are compared letter for letter, "
                + "and so these targets share nothing",
            labels: [DiagnosticLabel("`\(other)` is here", at: first)]
        )
    }

    static func undeclaredEntitlement(
        _ name: String, _ kind: EntitlementKind, at range: SourceRange, others: [SourceRange]
    ) -> Diagnostic {
        let setting = kind == .appGroup ? "group" : "keychain"
        return Diagnostic(
            .undeclaredEntitlement, at: range,
            "no description declares the \(kind.singular) `\(name)`: write `\(setting)` with it in the module whose "
                + "widgets use it, or leave it out of targets that do not",
            labels: others.map { DiagnosticLabel("it is here too", at: $0) }
        )
    }

    // MARK: Asset catalogs

    private static func words(_ kind: AssetUse.Kind) -> String {
        switch kind {
        case .image: return "an image"
        case .color: return "a colour"
        case .symbol: return "a symbol"
        }
    }

    private static func also(_ places: some Sequence<SourceRange>) -> [DiagnosticLabel] {
        places.map { DiagnosticLabel("it is used here too", at: $0) }
    }

    private static func fix(_ places: [SourceRange], _ name: String, isSafe: Bool) -> [FixIt] {
        guard !name.utf8.contains(UInt8(ascii: "\"")), !name.utf8.contains(UInt8(ascii: "\\")) else { return [] }
        let edits = places.map { TextEdit($0, "\"\(name)\"") }
        return [FixIt("change it to `\"\(name)\"`", isSafe: isSafe, edits: edits)]
    }

    static func assetOfOtherCase(
        _ name: String, _ other: String, _ kind: AssetUse.Kind, isOnly: Bool, at places: [SourceRange]
    ) -> Diagnostic {
        Diagnostic(
            .missingAsset, at: places[0],
            "`\(name)` is in no asset catalog; `\(other)` differs only in upper and lower case, and names are compared "
                + "letter for letter",
            labels: also(places.dropFirst()), fixes: fix(places, other, isSafe: isOnly)
        )
    }

    static func missingAsset(
        _ name: String, _ kind: AssetUse.Kind, nearest: String?, isInFolder: Bool, at places: [SourceRange]
    ) -> Diagnostic {
        let reason =
            isInFolder
            ? "the names of folders that provide a namespace are part of the name, and those of other folders are not"
            : "where \(words(kind)) is missing, nothing is drawn"
        return Diagnostic(
            .missingAsset, at: places[0], "no asset catalog has \(words(kind)) `\(name)`: \(reason)",
            labels: also(places.dropFirst()), fixes: nearest.map { fix(places, $0, isSafe: false) } ?? []
        )
    }

    static func assetOfOtherKind(
        _ name: String, _ kind: AssetUse.Kind, _ other: Asset, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .missingAsset, at: range,
            "`\(name)` is `\(other.path)`, and \(words(kind)) is wanted here: a catalog keeps them apart, also under "
                + "one name",
            labels: note("it is here", other.place)
        )
    }

    static func emptyAsset(
        _ name: String, _ kind: AssetUse.Kind, _ path: String, at range: SourceRange, asset: SourceRange?
    ) -> Diagnostic {
        let missing = kind == .color ? "has no colour in it" : "names no file that is there"
        return Diagnostic(
            .missingAsset, at: range, "`\(path)` \(missing), so that nothing is drawn for `\(name)`",
            labels: note("it is here", asset)
        )
    }

    static func symbolOfCatalog(
        _ name: String, _ path: String, at range: SourceRange, others: [SourceRange]
    ) -> Diagnostic {
        Diagnostic(
            .symbolName, at: range,
            "`\(name)` is the symbol `\(path)` of the app, and `symbol` takes those of the system, so that nothing is "
                + "drawn: it is shown by `image asset \"\(name)\"`",
            labels: also(others)
        )
    }

    static func lightBackground(_ name: String, at range: SourceRange, asset: SourceRange?) -> Diagnostic {
        Diagnostic(
            .singleAppearance, at: range,
            "`\(name)` has no dark appearance, and stands behind texts that the system draws in white there: give the "
                + "colour one in the catalog, or write `(light: …, dark: …)`",
            labels: note("the colour is here", asset)
        )
    }

    static func lightBackground(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .singleAppearance, at: range,
            "this colour stays light in the dark appearance, and stands behind texts that the system draws in white "
                + "there: write `background (light: .white, dark: .black)`, or leave the line out"
        )
    }

    static func lightCell(_ name: String, _ column: String, at range: SourceRange, asset: SourceRange?) -> Diagnostic {
        Diagnostic(
            .singleAppearance, at: range,
            "`\(name)` has no dark appearance, and other rows of `\(column)` have one: give the colour one in the "
                + "catalog, or write `(light: …, dark: …)`",
            labels: note("the colour is here", asset)
        )
    }
}
