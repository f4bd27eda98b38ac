// In: every case, sample and some random descriptions, printed from their trees. Out: proof that they say the same.
// Invariant: only descriptions without a mistake of form are printed; all layouts are tried on each.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetSyntax

@Suite struct ReprintTests {
    /// Every description that parses, with a name for messages.
    static let descriptions: [(name: String, source: SourceFile)] = {
        let cases = CompilerCase.all + [CompilerCase.samples] + CompilerCase.realSamples
        let files = cases.flatMap { each in
            ((try? each.sources().rows) ?? []).map { ("\(each.name)/\($0.path)", $0) }
        }
        let made = (0..<UInt64(30)).flatMap { seed in
            RandomProgram(seed: seed).files.map { file in
                ("seed \(seed) \(file.name)", SourceFile(path: file.name, bytes: Array(file.text.utf8)))
            }
        }
        return (files + made).filter { parsed($0.1).findings.isEmpty }
    }()

    private static func parsed(_ source: SourceFile) -> (file: ParsedFile, findings: [Diagnostic]) {
        var bag = DiagnosticBag()
        let file = parse(source, id: FileID(rawValue: 0), into: &bag)
        return (file, bag.diagnostics)
    }

    private static func difference(_ left: [UInt8], _ right: [UInt8]) -> String {
        let lines = [left, right].map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
        return zip(lines[0], lines[1]).first { $0 != $1 }.map { "\($0) | \($1)" } ?? ""
    }

    private static func first(_ findings: [Diagnostic], in source: SourceFile) -> String {
        var printer = DiagnosticText(files: Table([source]))
        return findings.first.map { printer.text($0) } ?? ""
    }

    @Test(arguments: SyntaxPrinter.Layout.allCases)
    func whatIsPrintedHasTheSameTree(_ layout: SyntaxPrinter.Layout) {
        #expect(Self.descriptions.count > 180)
        for (name, source) in Self.descriptions {
            let (file, _) = Self.parsed(source)
            let text = SyntaxPrinter.description(of: file, in: source, layout)
            let printed = SourceFile(path: source.path, bytes: Array(text.utf8))
            let (second, findings) = Self.parsed(printed)
            #expect(findings.isEmpty, "\(name): \(Self.first(findings, in: printed))")
            let drops = layout == .parenthesized
            let wanted = SyntaxPrinter.outline(of: file, in: source, ignoringParentheses: drops)
            let found = SyntaxPrinter.outline(of: second, in: printed, ignoringParentheses: drops)
            if let place = zip(wanted, found).first(where: { $0 != $1 }) {
                Issue.record("\(name): `\(place.0)` became `\(place.1)`")
            }
            #expect(wanted.count == found.count, "\(name)")
        }
    }

    /// The output names the file and holds what is described: nothing of how that is laid out.
    @Test(arguments: SyntaxPrinter.Layout.allCases)
    func whatIsPrintedHasTheSameOutput(_ layout: SyntaxPrinter.Layout) throws {
        let cases = CompilerCase.all.filter { !$0.mustFail } + [CompilerCase.samples] + CompilerCase.realSamples
        for each in cases {
            let sources = try each.sources()
            let printed = sources.rows.map { source in
                let text = SyntaxPrinter.description(of: Self.parsed(source).file, in: source, layout)
                return SourceFile(path: source.path, bytes: Array(text.utf8))
            }
            let wanted = Compiler.compile(sources, options: CompilerOptions())
            let found = Compiler.compile(Table(printed), options: CompilerOptions())
            #expect(
                found.outputs.map(\.path) == wanted.outputs.map(\.path),
                "\(each.name): \(found.diagnostics.map(\.message))")
            for (left, right) in zip(wanted.outputs, found.outputs) {
                let isSame = left.bytes == right.bytes
                #expect(isSame, "\(each.name): \(left.path) differs: \(Self.difference(left.bytes, right.bytes))")
            }
        }
    }
}
