// In: the previews of a widget with every state. Out: proof that they show what they should.
// Invariant: that they compile is shown with all cases, which are debug builds.

import TestSupport
import Testing

@Suite(.enabled(if: StubModules.areUsed)) struct PreviewTests {
    @Test func previewsStepThroughEveryState() throws {
        let compilerCase = try #require(CompilerCase.all.first { $0.name == "emit/states/states" })
        let generated = try GeneratedModules(compilerCase)
        let support = try SwiftSource(file: Repository.cases.appendingPathComponent("run-support.swift"))
        let file = compilerCase.folder.appendingPathComponent("states.previews.run.swift")
        let program = [support, try SwiftSource(file: file)]
        let result = try SwiftCompiler.run(generated.modules, program: program, defining: ["DEBUG"])
        #expect(result.succeeded, "\(result.standardOutput)\(result.standardError)")
        #expect(result.standardOutput.contains("passed"))
    }

    /// What is wrong with a preview is found, and only a debug build has it.
    @Test func wrongPreviewsDoNotCompile() throws {
        let source = SwiftSource(
            name: "Wrong.swift",
            text: """
                import SwiftUI
                import WidgetKit

                #if DEBUG
                #Preview("Wrong", as: .systemSmall) {
                    Text("no widget")
                } timeline: {
                    Text("no entry")
                }
                #endif
                """
        )
        #expect(!(try SwiftCompiler.check([source], mode: .swift6).succeeded))
        #expect(try SwiftCompiler.check([source], mode: .swift6, defining: []).succeeded)
    }
}
