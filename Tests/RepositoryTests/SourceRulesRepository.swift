// In: the files of the checkout. Out: findings without a case, folders out of place.

import Foundation
import TestSupport
import Testing
import WidgetBase

@Suite struct RepositoryRules {
    /// Findings that no case can have: of the command line, of other files, and of files too large to keep.
    static let foundElsewhere: Set<DiagnosticCode> = [
        .fileTooLarge, .tooManyFindings, .nothingDescribed, .collidingOutputs, .conflictingOption,
        .damagedLock, .unreadLock, .changedKind, .changedChoice, .changedFile, .changedLink,
        .malformedFile, .wrongSetting, .missingEntitlement, .misspeltEntitlement, .teamPrefix, .undeclaredEntitlement,
        .missingAsset,
        .singleAppearance,
    ]

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
        let tests = try ["CompilerTests", "CommandLineTests", "RepositoryTests"].flatMap {
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
}
