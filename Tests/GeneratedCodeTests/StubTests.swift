// In: the stub modules and the snippets that they must reject. Out: proof that the stubs compile on every platform,
// and that each section of them is as strict as its snippets say.
// Invariant: a stub that turns lax, or a harness that lets something pass, fails here.

import TestSupport
import Testing

@Suite(.enabled(if: StubModules.areUsed)) struct StubTests {
    static let platforms = [CompilePlatform.host] + AppleTriple.usual.map(CompilePlatform.apple)

    @Test(arguments: platforms) func stubModulesCompile(_ platform: CompilePlatform) throws {
        _ = try StubModules.built(for: platform)
    }

    @Test(arguments: try StubSnippet.all()) func snippetIsRejected(_ snippet: StubSnippet) throws {
        let complaint = try snippet.complaint()
        #expect(complaint == nil, "\(complaint ?? "")")
    }

    /// A stub module without a snippet is one whose strictness nobody has tried.
    @Test func everyModuleHasSnippets() throws {
        let folders = Set(try StubSnippet.all().compactMap { $0.name.split(separator: "/").first.map(String.init) })
        let modules = try StubModules.sources().map(\.name).filter { $0 != "_AppleStubs" }
        let untried = modules.filter { !folders.contains($0) }
        #expect(untried.isEmpty, "no snippet in MustFail for \(untried)")
    }

    // MARK: The snippet runner itself

    @Test func snippetThatCompilesIsAComplaint() throws {
        let snippet = try StubSnippet(name: "planted", text: "// expect: cannot find\nlet number = 1\n")
        #expect(try snippet.complaint() == "planted compiles, and must not")
    }

    @Test func snippetThatFailsForAnotherReasonIsAComplaint() throws {
        let text = """
            // expect: cannot find 'absent' in scope
            let number = absent
            let other: Int = "text"
            """
        let complaint = try StubSnippet(name: "planted", text: text).complaint()
        #expect(complaint?.contains("not expected: ") == true)
        #expect(complaint?.contains("cannot convert value of type 'String'") == true)
    }

    @Test func snippetWhoseErrorIsMissingIsAComplaint() throws {
        let text = "// expect: no such message\nlet number = absent\n"
        let complaint = try StubSnippet(name: "planted", text: text).complaint()
        #expect(complaint?.contains("no error contains: no such message") == true)
    }

    @Test func snippetMustSayWhatItExpects() {
        #expect(throws: ProcessFailure.self) { try StubSnippet(name: "planted", text: "let number = 1\n") }
        #expect(throws: ProcessFailure.self) {
            try StubSnippet(name: "planted", text: "// expect: x\n// mode: swift4\nlet number = 1\n")
        }
        #expect(throws: ProcessFailure.self) {
            try StubSnippet(name: "planted", text: "// expect: x\n// triple: tvOS\nlet number = 1\n")
        }
    }
}
