// In: every generated file that stands beside a case. Out: type names of the output that a description could take.
// Invariant: what a case declares itself is known from its description and its hand-written Swift, and does not count.

import Foundation
import TestSupport
import Testing

@testable import WidgetCheck

@Suite struct ReservedNameTests {
    /// Swift without comments and texts.
    private func code(_ file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
            .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
            .replacing(/\/\/[^\n]*/, with: "")
    }

    /// The words of the case's own descriptions and Swift.
    private func ownWords(_ folder: URL, isSample: Bool) throws -> Set<String> {
        var files = [".widget", ".hand.swift"].flatMap { Repository.files(in: folder, suffix: $0) }
        if isSample { files += Repository.files(in: Repository.samples, suffix: ".widget") }
        var words: Set<String> = []
        for file in files {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /\w+/) {
                words.insert(String(match.output))
            }
        }
        return words
    }

    private func isReserved(_ name: String) -> Bool {
        ReservedNames.reason(forDeclaration: name) != nil || ReservedNames.reason(forNested: name) != nil
    }

    /// A description that declared such a name would change what the generated Swift means.
    @Test func everyTypeThatTheOutputNamesIsReserved() throws {
        var used: [String: String] = [:]
        var count = 0
        for file in Repository.files(in: Repository.cases, suffix: ".swift") {
            let name = file.lastPathComponent
            let hasOtherKind = ["hand", "run", "views"].contains { name.hasSuffix(".\($0).swift") }
            if hasOtherKind || name == "run-support.swift" { continue }
            count += 1
            let folder = file.deletingLastPathComponent()
            let own = try ownWords(folder, isSample: folder.lastPathComponent == "samples")
            let text = try code(file)
            let isSupport = name.lowercased().hasSuffix("support.swift")
            var declared: Set<String> = []
            var nested: Set<String> = []
            let declarations =
                /(?m)^( *)(?:[\w()]+ )*?(?:struct|enum|protocol|class|actor|typealias|associatedtype) `?(\w+)/
            for match in text.matches(of: declarations) {
                let type = String(match.output.2)
                declared.insert(type)
                // Inside a declaration's own type, other declarations are named; in the support file, none is.
                if !match.output.1.isEmpty { nested.insert(type) }
            }
            // The parameters of generic declarations stand for themselves.
            for match in text.matches(of: /<((?:\w+(?:: [\w& .]+)?(?:, )?)+)>\(/) {
                for part in match.output.1.split(separator: ",") {
                    declared.insert(part.split(separator: ":")[0].trimmingCharacters(in: .whitespaces))
                }
            }
            for match in text.matches(of: /(?:struct|enum|class|actor) \w+<(\w+)/) {
                declared.insert(String(match.output.1))
            }
            for type in nested.subtracting(own) where !isSupport && !isReserved(type) { used[type] = name }
            for match in text.matches(of: /(?:^|[^.\w`@#])([A-Z]\w*)/) {
                let type = String(match.output.1)
                if own.contains(type) || isReserved(type) { continue }
                // Names made of a declared one are compared with the declared ones when they are checked.
                if declared.contains(type) { continue }
                let suffixes = ["Row", "Query", "Options", "AppIntents", "BundleToken"]
                if suffixes.contains(where: { type.hasSuffix($0) && type != $0 }) { continue }
                used[type] = name
            }
            // What the support file declares outermost is seen by every declaration of the module.
            guard isSupport else { continue }
            for type in declared.subtracting(nested).subtracting(own) where !isReserved(type) {
                let isOfModule = type.hasSuffix("AppIntents") || type.hasSuffix("BundleToken")
                let outermost = try Regex("(?m)^(?:[\\w()]+ )*?(?:struct|enum|protocol|class|actor) \(type)\\b")
                if text.contains(outermost), !isOfModule { used[type] = name }
            }
        }
        #expect(count > 30)
        #expect(used.isEmpty, "names that have to be reserved: \(used)")
    }
}
