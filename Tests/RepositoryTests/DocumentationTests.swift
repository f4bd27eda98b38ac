// In: README and the pages below `docs`. Out: examples that do not do what the page says, dead links, lost pages.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetModel

@Suite struct DocumentationTests {
    /// Compiles descriptions as a reader would: without a module of their own they belong to a made-up one.
    private func compile(_ files: [SourceFile], role: Role? = nil) -> CompilerResult {
        var options = CompilerOptions(role: role)
        let namesModule = files.contains { file in
            String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("module ") }
        }
        if !namesModule {
            options.module = "Example"
            options.platforms = PlatformVersions(iOS: PlatformVersion(17), macOS: PlatformVersion(14))
        }
        return Compiler.compile(Table(files), options: options)
    }

    private func report(_ result: CompilerResult, _ files: [SourceFile]) -> Comment {
        var text = DiagnosticText(files: Table(files))
        return Comment(rawValue: result.diagnostics.map { text.text($0) }.joined())
    }

    // MARK: Examples

    /// A block without a mark compiles without findings; `<!-- fails: code -->` asks for exactly that one finding.
    @Test func examplesDoWhatThePageSays() throws {
        var count = 0
        for page in try DocumentationPage.all.get() {
            // The tests of the explanations compile the examples of their page, which stand beside other declarations.
            for block in page.blocks where block.language == "widget" && page.file != ExplanationTests.page {
                count += 1
                let files = try DocumentationPage.sources(of: block)
                let result = compile(files)
                // An example is a part of an extension, and has no bundle of its own.
                let found = result.diagnostics.map(\.code).filter { $0 != .missingBundle }.map(\.word)
                #expect(found == block.names("fails"), "\(block)\n\(report(result, files))")
                #expect(result.hasErrors || !result.outputs.isEmpty, "\(block) gives no output")
            }
        }
        #expect(count >= 25)
    }

    /// Swift beside the output of a description: `<!-- beside: name -->`, perhaps with `<!-- role: app -->`. All blocks of
    /// one name and role are one module.
    @Test(arguments: [LanguageMode.swift5, .swift6, .swift6MainActor])
    func handWrittenSwiftCompiles(_ mode: LanguageMode) throws {
        var count = 0
        for page in try DocumentationPage.all.get() {
            let blocks = page.blocks.filter { $0.language == "swift" && $0.marks["beside"] != nil }
            let groups = Dictionary(grouping: blocks) { ($0.marks["beside"] ?? "") + " " + ($0.marks["role"] ?? "") }
            for (key, group) in groups.sorted(by: { $0.key < $1.key }) {
                let name = group[0].marks["beside"] ?? ""
                let role = Role.allCases.first { $0.name == group[0].marks["role"] }
                let result = compile(try DocumentationPage.sources(of: DocumentationPage.prelude(name)), role: role)
                var sources = result.outputs.map { output in
                    SwiftSource(
                        name: output.path.split(separator: "/").last.map(String.init) ?? output.path,
                        text: String(decoding: output.bytes, as: UTF8.self)
                    )
                }
                for block in group {
                    count += 1
                    sources.append(SwiftSource(name: "Line\(block.line).swift", text: block.text))
                }
                let checked = try SwiftCompiler.check(sources, module: "Example", mode: mode)
                #expect(checked.succeeded, "\(page) beside \(key)\n\(checked.diagnostics)")
            }
        }
        #expect(count >= 3)
    }

    /// Excerpts of generated Swift: `<!-- output: name -->`, perhaps with `<!-- role: app -->`. A line `// …` stands for what is left out.
    @Test func excerptsAreWhatTheCompilerMakes() throws {
        var count = 0
        for page in try DocumentationPage.all.get() {
            for block in page.blocks where block.language == "swift" {
                guard let name = block.marks["output"] else { continue }
                count += 1
                let role = Role.allCases.first { $0.name == block.marks["role"] }
                let result = compile(try DocumentationPage.sources(of: DocumentationPage.prelude(name)), role: role)
                var rest = result.outputs.map { unspaced(String(decoding: $0.bytes, as: UTF8.self)) }.joined()[...]
                for piece in block.text.components(separatedBy: "// …\n") {
                    let range = rest.range(of: unspaced(piece))
                    #expect(range != nil, "\(block): not generated:\n\(piece)")
                    rest = range.map { rest[$0.upperBound...] } ?? rest
                }
            }
        }
        #expect(count >= 3)
    }

    /// What the compiler says of a description, letter for letter: `<!-- finding: name -->`.
    @Test func findingsAreWhatTheCompilerSays() throws {
        for page in try DocumentationPage.all.get() {
            for block in page.blocks {
                guard let name = block.marks["finding"] else { continue }
                let files = try DocumentationPage.sources(of: DocumentationPage.prelude(name))
                #expect(report(compile(files), files).rawValue == block.text, "\(block)")
            }
        }
        let comparison = try DocumentationPage(Repository.docs.appendingPathComponent("messages.md"))
        let quoted = comparison.blocks.compactMap { $0.marks["finding"] }
        #expect(quoted == comparison.blocks.filter { $0.language == "widget" }.compactMap { $0.marks["prelude"] })
        #expect(quoted.count >= 7)
    }

    /// A page breaks lines where it suits the page.
    private func unspaced(_ text: String) -> String {
        text.filter { !$0.isWhitespace }
    }

    /// On the pages about the language and its output, no Swift is written without being compared with anything.
    @Test func swiftOfTheReferenceIsMarked() throws {
        for name in ["language.md", "generated-code.md"] {
            let page = try DocumentationPage(Repository.docs.appendingPathComponent(name))
            let unmarked = page.blocks.filter { block in
                block.language == "swift" && block.marks["beside"] == nil && block.marks["output"] == nil
            }
            #expect(unmarked.map(\.description) == [])
        }
    }

    // MARK: Completeness

    @Test func theReferenceHasEveryFinding() throws {
        let page = try DocumentationPage(Repository.docs.appendingPathComponent("language.md"))
        let codes = Set(DiagnosticCode.allCases.map(\.word))
        let words = page.prose.joined(separator: "\n").matches(of: /`([a-z]+(?:-[a-z0-9]+)+)`/)
        let quoted = Set(words.map { String($0.output.1) })
        #expect(codes.subtracting(quoted).sorted() == [], "findings that the page does not explain")
        #expect(quoted.subtracting(codes).sorted() == [], "words that are no finding")
    }

    // MARK: Links

    @Test func linksResolve() throws {
        let pages = try DocumentationPage.all.get()
        for page in pages {
            for link in page.links where !link.contains("://") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target = parts[0].isEmpty ? page.file : page.target(of: parts[0])
                #expect(FileManager.default.fileExists(atPath: target.path), "\(page) links to \(link)")
                #expect(Repository.relativePath(target) != target.path, "\(page) links to \(link), which is outside")
                let other = pages.first { $0.file.path == target.path }
                guard parts.count == 2, let other else { continue }
                #expect(other.anchors.contains(String(parts[1])), "\(page) links to \(link), which is no heading")
            }
        }
    }

    @Test func everyPageIsReachedFromTheReadme() throws {
        let pages = try DocumentationPage.all.get()
        var reached: Set<String> = []
        var waiting = Array(pages.prefix(1))
        while let page = waiting.popLast() {
            guard reached.insert(page.path).inserted else { continue }
            for link in page.links {
                let target = page.target(of: link.prefix { $0 != "#" })
                waiting += pages.filter { $0.file.path == target.path }
            }
        }
        #expect(pages.map(\.path).filter { !reached.contains($0) } == [])
    }
}
