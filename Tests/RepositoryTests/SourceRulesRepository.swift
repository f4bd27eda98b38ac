// In: the files of the checkout. Out: findings without a case, folders out of place, traces of where it was written.

import Foundation
import TestSupport
import Testing
import WidgetBase

@Suite struct RepositoryRules {
    /// Findings that no case can have: of the command line, and of files too large to keep.
    static let foundElsewhere: Set<DiagnosticCode> = [.fileTooLarge, .collidingOutputs, .conflictingOption]

    @Test func everyFindingHasACase() throws {
        let reports = try RepositoryFile.all(in: "Tests/Cases", suffix: ".diag").map(\.text)
        try #require(!reports.isEmpty)
        let missing = DiagnosticCode.allCases.filter { code in
            !Self.foundElsewhere.contains(code) && !reports.contains { $0.contains("[\(code.word)]") }
        }
        #expect(missing.map(\.word) == [])
    }

    @Test(arguments: foundElsewhere)
    func findingsWithoutACaseAreTested(_ code: DiagnosticCode) throws {
        let tests = try ["CompilerTests", "CommandLineTests"].flatMap {
            try RepositoryFile.all(in: "Tests/\($0)", suffix: ".swift")
        }
        #expect(tests.contains { $0.text.contains(code.word) || $0.text.contains(".\(code)") }, "\(code.word)")
    }

    @Test func topLevelFoldersAreFew() throws {
        let found = try FileManager.default.contentsOfDirectory(
            at: Repository.root,
            includingPropertiesForKeys: [.isDirectoryKey],
            options: .skipsHiddenFiles
        )
        let folders = try found.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        #expect(folders.map(\.lastPathComponent).sorted() == ["Grammar", "Sources", "Tests", "docs", "samples"])
    }

    /// The project is read elsewhere than it is written: nothing in it names that place.
    @Test func nothingNamesTheWorkplace() throws {
        let names = ["/" + "work/", ".." + "/shared", "/tmp" + "/brief"]
        var count = 0
        for file in try textFiles() {
            count += 1
            for name in names {
                #expect(file.places { $0.contains(name) } == [], "`\(name)`")
            }
        }
        #expect(count > 100)
    }

    /// Every text of the checkout, but for what tools build.
    private func textFiles() throws -> [RepositoryFile] {
        let endings: Set<String> = [
            "swift", "md", "widget", "ebnf", "diag", "txt", "json", "swiftinterface", "swiftoverlay", "sh", "py", "",
        ]
        var files: [URL] = []
        for folder in ["Sources", "Tests", "Grammar", "samples", "docs", ".ci"] {
            files += Repository.files(in: Repository.root.appendingPathComponent(folder), suffix: "")
        }
        files += try FileManager.default.contentsOfDirectory(at: Repository.root, includingPropertiesForKeys: nil)
        return try files.filter { file in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && endings.contains(file.pathExtension)
        }.map(RepositoryFile.init)
    }
}
