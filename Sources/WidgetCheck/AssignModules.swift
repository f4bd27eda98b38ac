// In: the module lines and blocks of every file. Out: one row a module, and the module of each file.
// Invariant: every file belongs to exactly one module; a file whose module is undecided gets a silent one.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Finds the modules and gives each file to one.
    mutating func assignModules() {
        let blocks = collectBlocks()
        let firstImport = files.count - options.importCount
        let importedBlocks = blocks.filter { name in
            modules[name].flatMap { scopes[$0.index].block }.map { $0.file.index >= firstImport } ?? false
        }
        var undecided: ModuleID?
        for parsed in files { noteSkipped(in: parsed) }
        let lost = lostModule(besides: blocks)
        for parsed in files {
            file = parsed.id
            let isImported = file.index >= firstImport
            let headers = parsed.root.decls.filter { $0.kind == .moduleLine || $0.kind == .moduleDecl }
            if let first = headers.first {
                let own = isImported ? [] : blocks.filter { !importedBlocks.contains($0) }
                fileModules.append(moduleOfHeader(first, blocks: blocks, own: own, lost: lost))
                reportFurtherHeaders(headers)
                if !isImported { compareWithOption(first) }
                continue
            }
            let candidates = isImported ? importedBlocks : blocks.filter { !importedBlocks.contains($0) }
            if let name = options.module, !isImported {
                fileModules.append(declareModule(named: program.names.intern(name)))
            } else if let only = candidates.first, candidates.count == 1 {
                fileModules.append(declareModule(named: only))
            } else if let lost, broken.headless.contains(where: { $0.file == file }) {
                fileModules.append(declareModule(named: lost))
            } else {
                if !broken.holdsHeadlessModule {
                    let blocks = candidates.map { program.text($0) }
                    report(.undecidedModule(at: place(ByteRange.at(0)), blocks: blocks, isImported: isImported))
                }
                let module = undecided ?? appendModule(named: .empty)
                undecided = module
                fileModules.append(module)
            }
        }
        reportUnknownModules()
        noteImports(from: firstImport)
        // Nothing more is to be said about a module that has no name.
        if let undecided { program.modules[undecided].platforms = PlatformVersions(iOS: PlatformVersion(17)) }
    }

    /// The module that other files name while the name of its block, or the block's first line, is missing.
    private mutating func lostModule(besides blocks: [NameID]) -> NameID? {
        guard !brokenFiles.isEmpty else { return nil }
        var found: NameID?
        for parsed in files {
            file = parsed.id
            for node in parsed.root.decls where node.kind == .moduleLine {
                guard let range = node.name(0) else { continue }
                let name = name(range)
                if blocks.contains(name) || name == found { continue }
                if found != nil { return nil }
                found = name
            }
        }
        return found
    }

    /// Tells the modules that are built from those that are read for their names.
    private mutating func noteImports(from firstImport: Int) {
        var built: Set<ModuleID> = []
        for (index, module) in fileModules.enumerated() {
            if index < firstImport {
                built.insert(module)
            } else if built.contains(module) {
                let range = SourceRange(file: files[index].id, bytes: .at(0))
                let name = program.text(program.modules[module].name)
                report(.importOfBuiltModule(name, at: range, caller: options.caller))
            } else {
                readForNames.insert(module)
            }
        }
        for id in program.modules.ids where !readForNames.contains(id) {
            program.modules[id].role = options.role ?? .extension
        }
    }

    /// With `--module` all files are of one module, so that a build tool knows the outputs.
    private mutating func compareWithOption(_ header: SyntaxNode) {
        guard let wanted = options.module, let range = header.name(0), text(range) != wanted else { return }
        report(.otherModuleThanOption(text(range), option: wanted, at: place(range), caller: options.caller))
    }

    /// The names of the modules that blocks define, in order; a second block for one is reported.
    private mutating func collectBlocks() -> [NameID] {
        var order: [NameID] = []
        for parsed in files {
            file = parsed.id
            for node in parsed.root.decls where node.kind == .moduleDecl {
                guard let range = ModuleSyntax(node: node).name else { continue }
                let name = name(range)
                if let module = modules[name], let block = scopes[module.index].block {
                    if block.file == file, ModuleSyntax(node: block.node).members.isEmpty, !isIncomplete(block.node) {
                        // What the module is, the second block says.
                        repeated.append(
                            RepeatedDeclaration(
                                name: name, range: headerPlace(place(block.node), block.node), node: block.node,
                                first: place(range), kind: nil))
                        scopes[module.index].block = (file, node)
                        program.modules[module].range = place(range)
                        continue
                    }
                    let first = SourceRange(file: block.file, bytes: block.node.range)
                    repeated.append(
                        RepeatedDeclaration(
                            name: name, range: place(range), node: node, first: headerPlace(first, block.node),
                            kind: nil))
                    continue
                }
                let module = declareModule(named: name)
                scopes[module.index].block = (file, node)
                program.modules[module].range = place(range)
                program.modules[module].doc = doc(node)
                order.append(name)
            }
        }
        return order
    }

    private func headerPlace(_ block: SourceRange, _ node: SyntaxNode) -> SourceRange {
        SourceRange(file: block.file, bytes: ModuleSyntax(node: node).name ?? block.bytes)
    }

    /// The module that a file's first module line or block names.
    ///
    /// - Parameter own: the modules that blocks define of those that are built.
    private mutating func moduleOfHeader(
        _ node: SyntaxNode, blocks: [NameID], own: [NameID], lost: NameID?
    ) -> ModuleID {
        guard let range = node.name(0) else {
            let meant = node.kind == .moduleDecl ? lost : own.count == 1 ? own[0] : nil
            return meant.map { declareModule(named: $0) } ?? appendModule(named: .empty)
        }
        let name = name(range)
        if node.kind == .moduleLine, modules[name] == nil, let meant = meantModule(name, blocks: blocks, own: own) {
            unknownModules.append((name, meant, [place(range)]))
            // Its declarations are checked as those of the module that was probably meant, and other files of the same
            // name belong there too.
            let module = declareModule(named: meant)
            modules[name] = module
            return module
        }
        if let index = unknownModules.firstIndex(where: { $0.name == name }) {
            unknownModules[index].places.append(place(range))
        }
        let module = declareModule(named: name)
        if program.modules[module].range == nil { program.modules[module].range = place(range) }
        return module
    }

    /// Reports names of modules that no block defines, each once for all files.
    private mutating func reportUnknownModules() {
        for (name, meant, places) in unknownModules {
            let (word, nearest) = (program.text(name), program.text(meant))
            let block = modules[meant].flatMap { program.modules[$0].range }
            let finding = Diagnostic.unknownModule(word, at: places[0], nearest: nearest, block: block)
            report(.missing(finding, named: word, at: places, nearest: nearest, renamed: nil))
        }
    }

    /// The module that a line means which names none: one with a near name, or the only one that has a block and would
    /// say the floors that nothing else says.
    private mutating func meantModule(_ name: NameID, blocks: [NameID], own: [NameID]) -> NameID? {
        if let nearest = nearestName(program.text(name), among: blocks.map { program.text($0) }) {
            return program.names.intern(nearest)
        }
        return own.count == 1 && options.platforms.platforms.isEmpty ? own[0] : nil
    }

    /// A file belongs to one module.
    private mutating func reportFurtherHeaders(_ headers: [SyntaxNode]) {
        guard let first = headers.first, let firstRange = first.name(0) else { return }
        for header in headers.dropFirst() {
            guard let range = header.name(0) else { continue }
            // A second block for the same name has been reported as one.
            if header.kind == .moduleDecl, first.kind == .moduleDecl, name(range) == name(firstRange) { continue }
            report(.secondModuleOfFile(text(range), at: place(range), first: place(firstRange)))
        }
    }

    /// The module with a name, added if it is new.
    mutating func declareModule(named name: NameID) -> ModuleID {
        if let module = modules[name] { return module }
        let module = appendModule(named: name)
        modules[name] = module
        return module
    }

    private mutating func appendModule(named name: NameID) -> ModuleID {
        scopes.append(ModuleScope())
        let table = program.names.intern("Widgets")
        return program.modules.append(Module(name: name, stringTable: table, role: .extension))
    }
}
