// In: a page in Markdown. Out: its code blocks with the comments before them, its links and its anchors.
// Invariant: code blocks are kept letter for letter; links inside them do not count.

import Foundation
import TestSupport
import WidgetBase
import WidgetCompiler

/// A fenced block of a page.
struct CodeBlock: Sendable, CustomStringConvertible {
    let page: String
    let line: Int
    let language: String
    let text: String
    /// What the HTML comments right before the block say: `<!-- with: projects -->` gives `with` → `projects`.
    let marks: [String: String]

    var description: String { "\(page):\(line)" }

    /// The values of a mark, which a comma separates.
    func names(_ mark: String) -> [String] {
        (marks[mark] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

/// A page of the documentation.
struct DocumentationPage: Sendable, CustomStringConvertible {
    let file: URL
    let text: String
    private(set) var blocks: [CodeBlock] = []
    private(set) var links: [String] = []
    private(set) var anchors: Set<String> = []
    /// The lines outside code blocks.
    private(set) var prose: [String] = []

    var path: String { Repository.relativePath(file) }
    var description: String { path }

    /// The README and every page below `docs`.
    static let all = Result {
        let readme = Repository.root.appendingPathComponent("README.md")
        return try ([readme] + Repository.files(in: Repository.docs, suffix: ".md")).map(DocumentationPage.init)
    }

    init(_ file: URL) throws {
        self.file = file
        text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        var marks: [String: String] = [:]
        var open: (line: Int, language: String, lines: [Substring])?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let block = open {
                if line.hasPrefix("```") {
                    blocks.append(
                        CodeBlock(
                            page: path,
                            line: block.line,
                            language: block.language,
                            text: block.lines.map { $0 + "\n" }.joined(),
                            marks: marks
                        )
                    )
                    open = nil
                    marks = [:]
                } else {
                    open?.lines.append(line)
                }
            } else if line.hasPrefix("```") {
                open = (index + 1, String(line.dropFirst(3)), [])
            } else {
                if line.hasPrefix("<!-- ") {
                    marks.merge(Self.marks(in: line)) { $1 }
                } else if !line.isEmpty {
                    marks = [:]
                }
                read(line)
            }
        }
    }

    /// The file that a relative link of the page leads to.
    func target(of path: Substring) -> URL {
        file.deletingLastPathComponent().appendingPathComponent(String(path)).standardizedFileURL
    }

    /// The lines of a section, from after its heading to the next heading of its rank.
    func section(_ heading: String) -> [String]? {
        let isHeading = { (line: String) in line.hasPrefix("#") && line.hasSuffix("# " + heading) }
        guard let start = prose.firstIndex(where: isHeading) else { return nil }
        let rank = prose[start].prefix { $0 == "#" } + " "
        return Array(prose[(start + 1)...].prefix { !$0.hasPrefix(rank) })
    }

    /// The description of a block: the preludes that it asks for, each a file of its own, then the block.
    static func sources(of block: CodeBlock) throws -> [SourceFile] {
        let name = block.marks["prelude"] ?? "example"
        var files: [SourceFile] = []
        // Preludes may ask for each other, as declarations do.
        var seen: Set<String> = [name]
        try addPreludes(of: block, to: &files, seen: &seen)
        return files + [SourceFile(path: "\(name).widget", bytes: Array(block.text.utf8))]
    }

    /// The block that is marked as a prelude of a name, on whichever page.
    static func prelude(_ name: String) throws -> CodeBlock {
        for page in try all.get() {
            if let block = page.blocks.first(where: { $0.marks["prelude"] == name }) { return block }
        }
        throw UnknownPrelude(name: name)
    }

    private static func addPreludes(of block: CodeBlock, to files: inout [SourceFile], seen: inout Set<String>) throws {
        for name in block.names("with") where seen.insert(name).inserted {
            let prelude = try prelude(name)
            try addPreludes(of: prelude, to: &files, seen: &seen)
            files.append(SourceFile(path: "\(name).widget", bytes: Array(prelude.text.utf8)))
        }
    }

    private mutating func read(_ line: Substring) {
        prose.append(String(line))
        if line.hasPrefix("#") { anchors.insert(Self.anchor(line)) }
        // What is in back-ticks is code, in which brackets and parentheses are no link.
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        var text = ""
        for (index, part) in parts.enumerated() { text += index.isMultiple(of: 2) ? String(part) : "code" }
        for match in text.matches(of: /\]\(([^()\s]+)\)/) { links.append(String(match.output.1)) }
    }

    private static func marks(in line: Substring) -> [String: String] {
        var marks: [String: String] = [:]
        for match in line.matches(of: /<!-- ([a-z]+): (.*?) -->/) {
            marks[String(match.output.1)] = String(match.output.2)
        }
        return marks
    }

    /// The anchor that a heading gets where the page is shown: letters and digits, blanks as hyphens.
    private static func anchor(_ heading: Substring) -> String {
        let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
    }
}

/// A block asks for a prelude that no page has.
struct UnknownPrelude: Error, CustomStringConvertible {
    let name: String
    var description: String { "no block is marked `<!-- prelude: \(name) -->`" }
}
