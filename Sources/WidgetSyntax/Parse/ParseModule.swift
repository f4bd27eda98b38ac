// In: a parser before `module`. Out: a `moduleDecl` or `moduleLine`.
// Invariant: which of the two is decided by the `{` after the name.

import WidgetBase

extension Parser {
    /// module-line = "module" name END
    /// module-decl = "module" name "{" { module-member } "}"
    mutating func parseModuleDecl() {
        let mark = mark()
        parseDeclName("the name of the module")
        if atText {
            report { ParseDiagnostics.titleNotHere($0.here, word: "module") }
            advance()
        }
        let isUnopened = startsLine(position) && atUnopenedBlock(.moduleMember)
        guard at(.leftBrace) || isUnopened else {
            finish(.moduleLine, mark)
            return
        }
        parseBlock("`module`", .moduleMember) { $0.parseModuleMember() }
        finish(.moduleDecl, mark)
    }

    /// module-member = "platforms" platform version { "," platform version } END
    ///               | "group" [ platform ] STRING END | "scheme" STRING END | "strings" STRING END
    ///               | "access" ( "internal" | "public" ) END | "linkage" ( "static" | "dynamic" ) END
    ///               | "includes" name "from" name END | "imports" name END | "keychain" STRING END
    ///               | "role" ( "extension" | "app" | "framework" ) END | "objc" END
    mutating func parseModuleMember() {
        guard let keyword = memberKeyword() else { return }
        switch keyword {
        case .platforms: parsePlatformsMember()
        case .group: parseGroupMember()
        case .scheme: parseStringMember(.schemeMember, "the URL scheme")
        case .strings: parseStringMember(.stringsMember, "the name of the table")
        case .access: parseWordMember(.accessMember, [.internal, .public], of: "`access`")
        case .linkage: parseWordMember(.linkageMember, [.static, .dynamic], of: "`linkage`")
        case .includes: parseIncludesMember()
        case .imports: parseNameMember(.importsMember, "the name of a module")
        case .keychain: parseStringMember(.keychainMember, "the access group")
        case .role: parseWordMember(.roleMember, [.extension, .app, .framework], of: "`role`")
        case .objc: parseFlagMember(.objcMember)
        default: break
        }
    }

    private mutating func parsePlatformsMember() {
        let mark = mark()
        takeKeyword()
        parsePlatformVersions()
        finish(.platformsMember, mark)
    }

    /// `group [ platform ] STRING`, of modules and snapshots.
    mutating func parseGroupMember() {
        let mark = mark()
        takeKeyword()
        if at(.identifier), peek() == .text, !endsHere { parsePlatform() }
        parseString("the identifier of the App Group")
        finish(.groupMember, mark)
    }

    private mutating func parseIncludesMember() {
        let mark = mark()
        takeKeyword()
        parseName("the name of a package")
        expect(.from, in: "includes Package from Module")
        parseName("the name of a module")
        finish(.includesMember, mark)
    }
}
