// In: `group` members of modules and snapshots, and `keychain`. Out: the App Group of each platform.
// Invariant: a group is a text that the entitlements can hold as it is, and each platform has at most one.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// The App Group that the members of a block name; a block without such members has none.
    mutating func checkGroups(_ members: SyntaxChildren) -> AppGroup {
        var group = AppGroup()
        var places: [Platform?: SourceRange] = [:]
        for member in members where member.kind == .groupMember {
            let syntax = GroupMember(node: member)
            // Which platform is meant by a word that is none is not known.
            if isIncomplete(member) { continue }
            let platform = syntax.platform.flatMap { word in Platform.allCases.first { $0.name == word.rawValue } }
            if syntax.platform != nil, platform == nil { continue }
            if let first = places[platform] {
                report(.duplicateGroup(platform, at: keywordPlace(member), first: first))
                continue
            }
            places[platform] = keywordPlace(member)
            guard let string = syntax.string else { continue }
            let name = requiredText(string, of: "group") ?? .empty
            checkGroupName(name, on: platform, at: place(string.range))
            group.places[name] = group.places[name] ?? place(string.range)
            if let platform {
                group.platforms.append((platform, name))
            } else {
                group.standard = name
            }
        }
        return group
    }

    /// Apple's systems know a group by the text of the entitlement, and all but macOS want it to start with `group.`.
    private mutating func checkGroupName(_ name: NameID, on platform: Platform?, at range: SourceRange) {
        let text = program.text(name)
        guard !text.isEmpty else { return }
        if let reference = Checker.buildSetting(in: text) {
            report(.buildSetting(reference, in: "group", at: range))
        } else if !text.hasPrefix("group.") || text.utf8.count == 6 {
            // A group without a platform is that of all which the module has, but for those with their own.
            let others = program.modules[module].platforms.platforms.filter { $0 != .macOS }
            guard let wanting = platform ?? others.first, wanting != .macOS else { return }
            report(.invalidGroup(text, on: wanting, at: range))
        } else {
            checkGroupCharacters(text, of: "group", at: range)
        }
    }

    /// Reports what Apple takes into no identifier, so that no entitlement names such a group.
    private mutating func checkGroupCharacters(_ text: String, of setting: String, at range: SourceRange) {
        let found = text.unicodeScalars.first { scalar in
            let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return !(scalar.isASCII && (isWord || [".", "-", "_"].contains(scalar)))
        }
        guard let found else { return }
        report(.groupCharacter(found == " " ? "a blank" : "`\(found)`", in: setting, at: range))
    }

    /// Reports groups of platforms that the module does not have, and platforms that are left without a group where
    /// others have one.
    mutating func checkGroupPlatforms(_ group: AppGroup, of members: SyntaxChildren) {
        // A platform whose name was reported may be the one.
        if unknownFloors.contains(module) { return }
        let platforms = program.modules[module].platforms.platforms
        for member in members where member.kind == .groupMember {
            guard let word = GroupMember(node: member).platform,
                let platform = Platform.allCases.first(where: { $0.name == word.rawValue }),
                !platforms.contains(platform)
            else { continue }
            report(.groupOfUndeclaredPlatform(platform, at: keywordPlace(member)))
        }
        guard group.standard == nil, let first = members.first(where: { $0.kind == .groupMember }) else { return }
        let missing = platforms.filter { group.name(on: $0) == nil }
        if !group.platforms.isEmpty, !missing.isEmpty {
            report(.groupMissingOnPlatforms(missing, at: keywordPlace(first)))
        }
    }

    mutating func checkKeychain(_ syntax: StringLiteralSyntax?) {
        guard let syntax, let name = requiredText(syntax, of: "keychain") else { return }
        program.modules[module].keychain = name
        program.modules[module].keychainRange = place(syntax.range)
        if let reference = Checker.buildSetting(in: program.text(name)) {
            report(.buildSetting(reference, in: "keychain", at: place(syntax.range)))
        } else {
            checkGroupCharacters(program.text(name), of: "keychain", at: place(syntax.range))
        }
    }

    /// A reference such as `$(AppIdentifierPrefix)`, which Xcode replaces in entitlements and not in Swift.
    private static func buildSetting(in text: String) -> String? {
        let bytes = Array(text.utf8)
        for index in bytes.indices.dropLast() where bytes[index] == 0x24 {
            let close: UInt8
            switch bytes[index + 1] {
            case 0x28: close = 0x29
            case 0x7B: close = 0x7D
            default: continue
            }
            guard let end = bytes[index...].firstIndex(of: close) else { continue }
            return String(decoding: bytes[index...end], as: UTF8.self)
        }
        return nil
    }
}
