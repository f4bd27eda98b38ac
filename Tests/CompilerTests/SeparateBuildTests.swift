// In: the cases of several modules. Out: proof that a module's output is the same built alone and with the others.
// Invariant: what another build makes is never in the output.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetModel

@Suite struct SeparateBuildTests {
    static let cases = ([CompilerCase.samples] + CompilerCase.all).filter { !$0.mustFail && $0.inputs.count > 1 }

    @Test func thereAreSeveralModules() {
        #expect(Self.cases.count > 2)
    }

    @Test(arguments: cases)
    func aModuleBuiltAloneIsTheSame(_ compilerCase: CompilerCase) throws {
        let sources = try compilerCase.inputs.map { url in
            SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
        }
        let joint = Compiler.compile(Table(sources), options: CompilerOptions())
        for module in joint.program.modules.ids {
            let name = joint.program.text(joint.program.modules[module].name)
            let isOwn = joint.program.files.rows.map { $0.module == module }
            let own = zip(sources, isOwn).filter(\.1).map(\.0)
            guard !own.isEmpty else { continue }
            let others = zip(sources, isOwn).filter { !$0.1 }.map(\.0)
            var options = CompilerOptions()
            options.importCount = others.count
            let alone = Compiler.compile(Table(own + others), options: options)
            #expect(!alone.hasErrors, "\(name): \(alone.diagnostics.map(\.message))")
            // Alone it has no folder of its own.
            let expected = joint.outputs.compactMap { output -> (String, [UInt8])? in
                guard output.path.hasPrefix("\(name)/") else { return nil }
                return (String(output.path.dropFirst(name.count + 1)), output.bytes)
            }
            #expect(alone.outputs.map(\.path) == expected.map(\.0))
            for (output, (path, bytes)) in zip(alone.outputs, expected) {
                let (found, wanted) = (
                    String(decoding: output.bytes, as: UTF8.self), String(decoding: bytes, as: UTF8.self)
                )
                let isSame = found == wanted
                #expect(isSame, "\(name): \(path) differs")
            }
            #expect(Compiler.outputPaths(of: alone.program) == expected.map(\.0))
        }
    }
}

/// A module that others import is built without their descriptions as well, and has all that they need.
@Suite struct SeparateFrameworkTests {
    @Test(arguments: SeparateBuildTests.cases)
    func aModuleNeedsNoImporter(_ compilerCase: CompilerCase) throws {
        try Self.compare(try compilerCase.sources().rows)
    }

    /// Importers that use what there is to use, of a framework whose own declarations use none of it.
    @Test(arguments: ["role framework", "role extension"])
    func aPublicModuleHasWhatImportersNeed(_ role: String) throws {
        let texts = [Self.shared.replacing("ROLE", with: role), Self.importer, Self.olderImporter]
        try Self.compare(texts.enumerated().map { SourceFile(path: "file\($0).widget", bytes: Array($1.utf8)) })
    }

    /// Compares each public module with what it is without those that import it, but for what they ask to reload.
    private static func compare(_ sources: [SourceFile]) throws {
        let joint = Compiler.compile(Table(sources), options: CompilerOptions())
        try #require(!joint.hasErrors, "\(joint.diagnostics.map(\.message))")
        for module in joint.program.modules.ids where joint.program.modules[module].isPublic {
            let name = joint.program.text(joint.program.modules[module].name)
            let imported = importedModules(of: module, in: joint.program)
            func files(_ isWanted: (ModuleID) -> Bool) -> [SourceFile] {
                zip(sources, joint.program.files.rows).filter { isWanted($0.1.module) }.map(\.0)
            }
            let (own, others) = (files { $0 == module }, files(imported.contains))
            guard !own.isEmpty else { continue }
            var options = CompilerOptions()
            options.importCount = others.count
            let alone = Compiler.compile(Table(own + others), options: options)
            #expect(!alone.hasErrors, "\(name): \(alone.diagnostics.map(\.message))")
            let expected = joint.outputs.filter { $0.path.hasPrefix("\(name)/") }
            #expect(alone.outputs.map { "\(name)/\($0.path)" } == expected.map(\.path))
            for (output, wanted) in zip(alone.outputs, expected) {
                let difference = withoutReloads(wanted.bytes).difference(from: withoutReloads(output.bytes))
                #expect(difference.isEmpty, "\(wanted.path): \(difference)")
            }
        }
    }

    private static func importedModules(of module: ModuleID, in program: Program) -> Set<ModuleID> {
        var found: Set<ModuleID> = []
        var waiting = program.modules[module].imports
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += program.modules[next].imports }
        }
        return found
    }

    /// The lines of an output but for those by which a write asks widgets and controls to reload: these are of all
    /// modules that are known.
    private static func withoutReloads(_ bytes: [UInt8]) -> [Substring] {
        let starts = ["static let kinds: Set<String> = [", "func kinds(toReplace ", "static func askWidgetKit("]
        var kept: [Substring] = []
        var end: String?
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if let last = end {
                if line == last { end = nil }
            } else if starts.contains(where: line.contains) {
                let margin = line.prefix { $0 == " " }
                end = line.hasSuffix("]") ? nil : margin + (line.hasSuffix("[") ? "]" : "}")
            } else {
                kept.append(line)
            }
        }
        return kept
    }

    private static let shared = """
        module Shared { platforms iOS 15, watchOS 9; access public; ROLE; group "group.com.example.shared"; scheme "s" }
        enum Kind "Kind" { case a "A"; case b "B" }
        enum Mood "Mood" { case good "Good"; case bad "Bad" }
        entity Thing "Thing" {
          id code: String; kind: Kind = .a; mood: Mood?; due: Date?; title "\\(code)"; source Store.items
          suggest rows.sorted(by: \\.due).grouped(by: \\.mood)
          search code
        }
        entity Place "Place" { id code: String; title "\\(code)"; source Places on demand }
        entity Color2 "Color" { id code: String; title "\\(code)"; source { Color2(code: "red") } }
        snapshot Store { version 1; file "store.json"; items: [Thing]; isOn: Bool = false; current: String? }
        action Switch "Switch" { param item "Item": String?; param value "On": Bool; perform Switcher }
        route open(code: String) = "open/\\(code)"
        """

    private static let importer = """
        module Widgets { platforms iOS 18; imports Shared }
        style Look by Kind { mark: Text; case .a: (mark: "A"); default: (mark: "?") }
        intent Pick "Pick" {
          param item "Item": Thing? = first
          param items "Items": [Thing] { options rows.filter { $0.kind == .b } }
          param place "Place": Place?
          param color "Color": Color2? = id("red")
          param kind "Kind": Kind = .a
        }
        widget ItemWidget "Item" {
          configuration Pick
          families systemSmall
          entry {
            name: Text = "\\(kind) \\(Store.items.count)"
            sorted: [Thing] = items.sorted(by: \\.kind)
            look: Look = Look[item?.kind]
            code: String = place?.code ?? color?.code ?? ""
          }
          sample { kind = .b }
          refresh never
          link open(code: item?.code)
          view ItemView
        }
        intent PickControl "Pick" { param item "Item": Thing? }
        control ItemControl "Item" {
          configuration PickControl
          toggle Store.isOn, Switch(item: item?.code)
          symbol "star"
        }
        action Turn "Turn" { param on "On": Bool; perform Turner; changes Store }
        bundle Widgets { ItemWidget; ItemControl }
        """

    private static let olderImporter = """
        module Older { platforms iOS 15, watchOS 9; imports Shared }
        intent PickOld "Pick" {
          param item "Item": Thing?; param colors "Colors": [Color2]; param kind "Kind": Kind = .a
        }
        widget OldWidget "Old" {
          configuration PickOld
          legacy OldPick { item = item; colors = colors; kind = kind }
          families systemSmall on iOS
          entry { name: Text = "\\(kind) of \\(item?.code ?? "")"; colors: Int = colors.count }
          sample { kind = .b }
          recommend each Store.items as item "\\(code)"
          refresh never
          view OldView
        }
        bundle OldBundle { OldWidget }
        """
}

@Suite struct FileOrderTests {
    /// The files of a case in reverse: the same is emitted, lists and branches in another order.
    @Test(arguments: SeparateBuildTests.cases)
    func theOrderOfFilesChangesNothing(_ compilerCase: CompilerCase) throws {
        let sources = try compilerCase.inputs.map { url in
            SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
        }
        func outputs(_ sources: [SourceFile]) -> [String: [String]] {
            let result = Compiler.compile(Table(sources), options: CompilerOptions())
            let pairs = result.outputs.map { ($0.path, words(of: String(decoding: $0.bytes, as: UTF8.self))) }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        func words(of text: String) -> [String] {
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).sorted()
        }
        let (forward, backward) = (outputs(sources), outputs(sources.reversed()))
        #expect(forward.keys.sorted() == backward.keys.sorted())
        for (path, words) in forward {
            let isSame = backward[path] == words
            #expect(isSame, "\(path) differs")
        }
    }
}
