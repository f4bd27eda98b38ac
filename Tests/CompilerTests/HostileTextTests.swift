// In: cases and samples in which a text was replaced by one that looks like code. Out: proof that it stays a text.
// Invariant: code is compared with what an innocent text gives: not a word or sign more or less.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetSyntax

@Suite struct HostileTextTests {
    /// As they are written between quotes.
    static let hostile = [
        #"\"); evil() //"#, #"\\(evil())"#, "*/ evil() /*", #"\n#if evil\nevil()\n#endif\n"#, #"\u{22})\nevil("#,
        #"\u{2028}evil()\u{2029}"#, "${evil} %@ %n", ##"#\"#evil"##, #"\"\"\"\nevil()\n\"\"\""#, #"\r\nlet evil = 1"#,
        #"evil\\"#, #"\u{0}evil"#, "'); evil(); ('", "`evil()`", "<#evil#>", "//evil", #"\t\\u{22}evil"#,
    ]

    private static let cases = (CompilerCase.all.filter { !$0.isOfFindings } + [CompilerCase.samples]).compactMap {
        each in
        (try? each.sources()).map { (each.name, $0) }
    }

    /// The places of the texts of a file that have no `\( )`.
    private static func texts(of source: SourceFile) -> [Range<Int>] {
        var bag = DiagnosticBag()
        let tokens = parse(source, id: FileID(rawValue: 0), into: &bag).tokens
        let all = (0..<tokens.count).map { TokenIndex(rawValue: UInt32($0)) }
        return all.filter { tokens.kind($0) == .text }.map { tokens.range($0).indices }
    }

    private static func code(
        _ sources: Table<FileID, SourceFile>, replacing range: Range<Int>, of id: FileID, with text: String
    ) -> [[String]]? {
        var files = sources.rows
        var bytes = files[id.index].bytes
        bytes.replaceSubrange(range, with: Array(text.utf8))
        files[id.index] = SourceFile(path: files[id.index].path, bytes: bytes)
        let result = Compiler.compile(Table(files), options: CompilerOptions())
        guard !result.hasErrors else { return nil }
        return result.outputs.map { SwiftSkeleton.tokens(of: String(decoding: $0.bytes, as: UTF8.self)) }
    }

    @Test func aTextNeverBecomesCode() {
        var count = 0
        var compared = 0
        for (name, sources) in Self.cases {
            for id in sources.ids {
                for range in Self.texts(of: sources[id]) {
                    count += 1
                    // Each text of each case once in a while: all with all would take minutes.
                    guard count % 5 == 0 else { continue }
                    let text = Self.hostile[count / 5 % Self.hostile.count]
                    // A text with a meaning of its own, such as the name of a file, is refused if it has not its form.
                    guard let found = Self.code(sources, replacing: range, of: id, with: "\"\(text)\""),
                        let wanted = Self.code(sources, replacing: range, of: id, with: "\"innocent\"")
                    else { continue }
                    compared += 1
                    let isSame = found == wanted
                    #expect(isSame, "\(name): \(text) at \(range)")
                    #expect(!found.contains { $0.contains("evil") }, "\(name): \(text) at \(range)")
                }
            }
        }
        #expect(compared > 100, "\(compared) of \(count)")
    }

    @Test func documentationNeverBecomesCode() {
        let lines = [
            "*/ evil() /*", "\\(evil())", "\u{B}evil()", "\u{85}evil()", "\" evil() \"", "evil() \\", "``` evil()",
        ]
        for (index, (name, sources)) in Self.cases.enumerated() {
            for id in sources.ids {
                var bag = DiagnosticBag()
                let decls = parse(sources[id], id: id, into: &bag).root.decls.filter { $0.kind != .moduleLine }
                guard let decl = decls.last else { continue }
                let place = decl.range.indices.lowerBound..<decl.range.indices.lowerBound
                let line = lines[index % lines.count]
                guard let found = Self.code(sources, replacing: place, of: id, with: "/// \(line)\n") else { continue }
                let wanted = Self.code(sources, replacing: place, of: id, with: "/// Innocent.\n")
                let isSame = found == wanted
                #expect(isSame, "\(name): \(line)")
            }
        }
    }

    /// The measure itself: code in a literal is none, and code behind a literal is.
    @Test func skeletonsShowCode() {
        #expect(
            SwiftSkeleton.tokens(of: #"let a = "\(b("c)")) evil" // evil"#) == [
                "let", "a", "=", "\"\"", "b", "(", "\"\"", ")",
            ])
        #expect(SwiftSkeleton.tokens(of: "f(\"a\"); evil()").contains("evil"))
        #expect(SwiftSkeleton.tokens(of: "\"\"\"\n\"a\" evil\n\"\"\" /* /* */ evil */ b") == ["\"\"", "b"])
    }
}
