// In: module blocks. Out: the settings of each module, its imports and what it includes.
// Invariant: imports form no cycle, and every imported module is described and public.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Checks the blocks, and the modules that have none.
    mutating func checkModules() {
        for module in program.modules.ids {
            self.module = module
            if let block = scopes[module.index].block {
                file = block.file
                checkModule(ModuleSyntax(node: block.node))
            } else if let range = program.modules[module].range {
                file = range.file
                takePlatformsOfOptions(at: range)
            } else if program.modules[module].platforms.platforms.isEmpty {
                takePlatformsOfOptions(at: nil)
            }
        }
        checkImports()
        checkIncludes()
        checkImportCycles()
        checkModuleNames()
    }

    private mutating func checkModule(_ syntax: ModuleSyntax) {
        // Which floors are old enough depends on the role.
        for member in syntax.members where member.kind == .roleMember { checkRole(WordMember(node: member)) }
        let saysRole = syntax.members.contains { $0.kind == .roleMember }
        var seen = MemberSet()
        for member in syntax.members where member.kind != .groupMember {
            if member.kind != .importsMember, member.kind != .includesMember,
                let first = seen.insert(member.kind, keywordPlace(member))
            {
                report(.duplicateMember(keywordText(member), at: keywordPlace(member), first: first))
                continue
            }
            checkModuleMember(member)
            // One that says no role may be built for the app too.
            let role = program.modules[module].role
            if member.kind == .objcMember, saysRole, role != .app {
                report(.leftOutFacade(of: role, at: keywordPlace(member)))
            }
        }
        if seen[.platformsMember] == nil {
            takePlatformsOfOptions(at: syntax.name.map(place), isUnread: isIncomplete(syntax.node))
        }
        let group = checkGroups(syntax.members)
        checkGroupPlatforms(group, of: syntax.members)
        program.modules[module].group = group
    }

    private mutating func checkModuleMember(_ member: SyntaxNode) {
        switch member.kind {
        case .platformsMember:
            checkPlatforms(PlatformsMember(node: member))
        case .schemeMember:
            checkScheme(StringMember(node: member).string)
        case .stringsMember:
            let syntax = StringMember(node: member).string
            guard let syntax, let table = requiredText(syntax, of: "strings") else { return }
            if let end = tableExtension(of: program.text(table)) {
                let name = program.text(table)
                report(.tableExtension(name, String(name.dropLast(end.count)), at: place(syntax.range)))
            } else if isFileName(table) {
                program.modules[module].stringTable = table
            } else {
                report(.invalidFileName(program.text(table), at: place(syntax.range)))
            }
        case .accessMember:
            program.modules[module].isPublic = WordMember(node: member).word == .public
        case .linkageMember:
            program.modules[module].linkage = WordMember(node: member).word == .dynamic ? .dynamic : .static
        case .keychainMember:
            checkKeychain(StringMember(node: member).string)
        case .objcMember:
            program.modules[module].hasObjectiveC = true
        default:
            break
        }
    }

    /// The end of a file's name where that of a table should be.
    private func tableExtension(of name: String) -> String? {
        [".xcstrings", ".strings", ".stringsdict"].first { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    }

    private mutating func checkRole(_ member: WordMember) {
        let role: Role
        switch member.word {
        case .extension: role = .extension
        case .app: role = .app
        case .framework: role = .framework
        default: return
        }
        program.modules[module].role = role
        if let option = options.role, option != role, !readForNames.contains(module) {
            report(.conflictingRole(role, option: option, at: place(member.node)))
        }
    }

    /// Schemes that lead to the system's own apps, or to no app at all.
    private static let systemSchemes: Set<String> = [
        "about", "data", "facetime", "file", "ftp", "http", "https", "javascript", "mailto", "sms", "tel",
    ]

    /// RFC 3986: letters, digits, `+`, `-`, `.`, a letter first.
    private mutating func checkScheme(_ syntax: StringLiteralSyntax?) {
        guard let syntax, let scheme = requiredText(syntax, of: "scheme") else { return }
        let bytes = program.names[scheme]
        let isLetter = { (byte: UInt8) in (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
        let isValid = bytes.enumerated().allSatisfy { index, byte in
            isLetter(byte)
                || index > 0 && (byte >= 0x30 && byte <= 0x39 || byte == 0x2B || byte == 0x2D || byte == 0x2E)
        }
        if isValid, Checker.systemSchemes.contains(program.text(scheme).lowercased()) {
            report(.systemScheme(program.text(scheme), at: place(syntax.range)))
        } else if isValid {
            program.modules[module].scheme = scheme
        } else {
            report(.invalidScheme(program.text(scheme), at: place(syntax.range)))
        }
    }

    // MARK: Other modules

    private mutating func checkImports() {
        forEachMember(.importsMember) { checker, member in
            guard let range = NameMember(node: member).name else { return }
            guard let imported = checker.describedModule(checker.name(range), at: range) else { return }
            let target = checker.program.modules[imported]
            if !target.isPublic, checker.saidNotPublic.insert(imported).inserted {
                let place = checker.place(range)
                checker.report(.moduleNotPublic(checker.program.text(target.name), at: place, block: target.range))
            }
            checker.checkFloors(of: imported, at: range)
            // Its names are known whether or not they may be used, so that no finding follows from this one.
            if !checker.program.modules[checker.module].imports.contains(imported) {
                checker.program.modules[checker.module].imports.append(imported)
            }
        }
    }

    /// Swift refuses to import a module that is built for newer systems.
    private mutating func checkFloors(of imported: ModuleID, at range: ByteRange) {
        if unknownFloors.contains(module) || unknownFloors.contains(imported) { return }
        let floors = program.modules[module].platforms
        for platform in floors.platforms {
            guard let own = floors[platform], let other = program.modules[imported].platforms[platform], other > own
            else { continue }
            let name = program.text(program.modules[imported].name)
            report(
                .newerImport(
                    name, other, than: own, of: platform, at: place(range), block: program.modules[imported].range))
            return
        }
    }

    /// The module with a name, if it is described and another one; otherwise reported, and the one that was
    /// probably meant.
    private mutating func describedModule(_ name: NameID, at range: ByteRange) -> ModuleID? {
        guard let found = modules[name] else {
            let own = program.modules[module].name
            let others = program.modules.rows.map(\.name).filter { $0 != own && $0 != .empty }
            let nearest = nearestName(program.text(name), among: others.map { program.text($0) })
            report(
                .undescribedImport(
                    program.text(name), at: place(range), nearest: nearest, caller: options.caller))
            guard let nearest else {
                scopes[module.index].hasUnknownImport = true
                return nil
            }
            return modules[program.names.intern(nearest)]
        }
        if found == module {
            report(.importCycle([program.text(name), program.text(name)], at: place(range)))
            return nil
        }
        return found
    }

    private mutating func checkIncludes() {
        forEachMember(.includesMember) { checker, member in
            let syntax = IncludesMember(node: member)
            guard let package = syntax.package, let range = syntax.module else { return }
            let name = checker.name(range)
            let inclusion = PackageInclusion(
                package: checker.name(package),
                module: name,
                range: checker.place(member)
            )
            // A module that is not described is hand-written; its package is taken at its word.
            if let included = checker.modules[name] {
                checker.checkInclusion(of: included, package: package, at: range)
            }
            checker.program.modules[checker.module].includes.append(inclusion)
        }
    }

    private mutating func checkInclusion(of included: ModuleID, package: ByteRange, at range: ByteRange) {
        let target = program.modules[included]
        let name = program.text(target.name)
        if included == module {
            report(.importCycle([name, name], at: place(range)))
        } else if !target.isPublic {
            if saidNotPublic.insert(included).inserted {
                report(.moduleNotPublic(name, at: place(range), block: target.range))
            }
        } else if target.linkage == .static {
            report(.staticInclude(name, at: place(range), block: target.range))
        } else if text(package) != name + "AppIntents" {
            report(.unknownPackage(text(package), module: name, at: place(package)))
        }
    }

    /// Reports each cycle of imports and inclusions once, at the module that closes it.
    private mutating func checkImportCycles() {
        var edges: [[Int]] = []
        for (node, module) in program.modules.rows.enumerated() {
            let used = module.imports + module.includes.compactMap { modules[$0.module] }
            // A module that names itself has been reported at the name.
            edges.append(used.map(\.index).filter { $0 != node })
        }
        let cycles = findCycles(edges: edges)
        for cycle in cycles {
            guard let first = cycle.nodes.first, let last = cycle.nodes.last else { continue }
            let names = (cycle.nodes + [first]).map { program.text(program.modules.rows[$0].name) }
            report(.importCycle(names, at: program.modules.rows[last].range))
        }
    }

    /// Two modules whose folders are one on a file system that ignores case.
    private mutating func checkModuleNames() {
        var folded: [String: ModuleID] = [:]
        for module in program.modules.ids {
            let name = program.text(program.modules[module].name)
            let isWord = ReservedNameTable.swiftWords.contains(name)
            if isWord || ReservedNameTable.systemModules.contains(name) { reportReservedModule(module, name, isWord) }
            guard let first = folded.updateValue(module, forKey: name.lowercased()) else { continue }
            guard let range = program.modules[module].range else { continue }
            let firstName = program.text(program.modules[first].name)
            report(.namesDifferByCase(name, firstName, at: range, first: program.modules[first].range))
        }
    }

    /// Reports a name at the module's block or line; one that the command says alone, at the first file.
    private mutating func reportReservedModule(_ module: ModuleID, _ name: String, _ isWord: Bool) {
        let start = files.first.map { SourceRange(file: $0.id, bytes: .at(0)) }
        guard let range = program.modules[module].range ?? start else { return }
        let isWritten = program.modules[module].range != nil
        report(.reservedModule(name, isWord: isWord, at: range, isWritten: isWritten, caller: options.caller))
    }

    private mutating func forEachMember(_ kind: SyntaxKind, _ body: (inout Checker, SyntaxNode) -> Void) {
        for module in program.modules.ids {
            guard let block = scopes[module.index].block else { continue }
            self.module = module
            file = block.file
            for member in ModuleSyntax(node: block.node).members where member.kind == kind { body(&self, member) }
        }
    }
}
