// In: the cases that are there for warnings. Out: fix-its that do not mend what they stand at.
// Invariant: each fix-it is applied alone, to the case as it is.

import TestSupport
import Testing
import WidgetBase
import WidgetCompiler

@Suite struct RuleFixTests {
    @Test func everyFixMendsItsFinding() throws {
        var count = 0
        for compilerCase in CompilerCase.all where compilerCase.isOfFindings && !compilerCase.mustFail {
            let sources = try compilerCase.sources()
            guard let id = sources.ids.first, sources.count == 1 else { continue }
            let findings = try compilerCase.compile().diagnostics
            for finding in findings {
                for fix in finding.fixes {
                    count += 1
                    let mended = EditApplier.apply(fix.edits, to: sources[id].bytes)
                    #expect(mended.applied == fix.edits.count)
                    let again = Compiler.compile(
                        Table([SourceFile(path: sources[id].path, bytes: mended.bytes)]), options: CompilerOptions())
                    let same = again.diagnostics.filter { $0.code == finding.code }.count
                    #expect(
                        same < findings.filter { $0.code == finding.code }.count, "\(finding.code.word): \(fix.title)")
                    #expect(!again.hasErrors, "\(finding.code.word): \(fix.title)")
                }
            }
        }
        #expect(count > 10)
    }
}
