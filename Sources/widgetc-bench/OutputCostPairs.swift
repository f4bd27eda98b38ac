// In: the folders of `Tests/HandWritten`. Out: for each, the modules that are generated and those written by hand.
// Invariant: both have the same views, and every other file belongs to one side.

import Foundation

/// One module of a pair, in both forms.
struct OutputCostModule {
    let name: String
    private let files: [String]
    private let output: String
    private let handWritten: String

    /// - Parameters:
    ///   - files: the descriptions, and what a person writes beside them.
    ///   - output: where the compiler writes.
    ///   - handWritten: what does the same without the compiler.
    init(name: String, files: [String], output: String, handWritten: String) {
        self.name = name
        self.files = files
        self.output = output
        self.handWritten = handWritten
    }

    var descriptions: [String] { files.filter { $0.hasSuffix(".widget") } }

    /// The views, with which both forms are compiled.
    var shared: [String] { files.filter { $0.hasSuffix(".views.swift") } }

    /// What only one form has. Actions and loaders are part of the generated one, since they conform to protocols of
    /// the output; the hand-written one has in it what they do.
    func own(_ side: OutputCostSide) -> [String] {
        guard side == .generated else { return [handWritten] }
        let written = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".views.swift") }
        return OutputCostFiles.files(below: output, suffix: ".swift") + written
    }
}

/// The two forms that are compared.
enum OutputCostSide: String, CaseIterable {
    case generated, handWritten
}

/// A sample that somebody has also written by hand.
struct OutputCostPair {
    let name: String
    /// Each after those that it imports.
    private(set) var modules: [OutputCostModule] = []
    private let output: String

    /// Every pair, in the order of their names.
    static func all(root: String, scratch: String, widgetc: String, tools: OutputCostTools) throws -> [OutputCostPair] {
        let lists = OutputCostFiles.files(below: root + "/Tests/HandWritten", suffix: "/files.txt")
        return try lists.map { list in
            let pair = try OutputCostPair(list: list, root: root, scratch: scratch)
            let descriptions = pair.modules.flatMap(\.descriptions)
            _ = try tools.run([widgetc, "build"] + descriptions + ["-o", pair.output])
            return pair
        }
    }

    /// - Parameter list: a file with a line for each module: its name, a colon, and what it is made of.
    private init(list: String, root: String, scratch: String) throws {
        let source = (list as NSString).deletingLastPathComponent
        name = (source as NSString).lastPathComponent
        output = try OutputCostFiles.folder("\(scratch)/generated/\(name)")
        let lines = try OutputCostFiles.text(list).split(separator: "\n")
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { throw OutputCostFailure(description: "`\(list)` has a line without a colon") }
            modules.append(
                OutputCostModule(
                    name: String(parts[0]),
                    files: parts[1].split(separator: " ").map { "\(root)/\($0)" },
                    // Several modules have a folder each.
                    output: lines.count == 1 ? output : "\(output)/\(parts[0])",
                    handWritten: "\(source)/\(parts[0]).swift"
                )
            )
        }
    }
}
