// In: every sample, and each name that one declares. Out: what is said when the name is changed there alone.
// Invariant: whatever uses the name, one change gives one finding at most; exact texts stand in `check/fail_renames`.

import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetSyntax

@Suite struct RenameTests {
    @Test(arguments: [CompilerCase.samples] + CompilerCase.realSamples)
    func aRenamedDeclarationGivesOneFinding(_ sample: CompilerCase) throws {
        let sources = try sample.sources()
        var count = 0
        for id in sources.ids {
            var bag = DiagnosticBag()
            let file = parse(sources[id], id: id, into: &bag)
            for range in file.root.decls.flatMap({ Self.declaredNames($0) }) {
                let findings = Self.findings(sources, renaming: range, in: id)
                #expect(findings.count <= 1, "\(sources[id].text(range)): \(findings.map(\.message))")
                count += 1
            }
        }
        #expect(count >= 6)
    }

    private static func findings(
        _ sources: Table<FileID, SourceFile>,
        renaming range: ByteRange,
        in id: FileID
    ) -> [Diagnostic] {
        var changed: Table<FileID, SourceFile> = Table()
        for other in sources.ids {
            var bytes = sources[other].bytes
            if other == id { bytes.insert(contentsOf: Array("New".utf8), at: Int(range.end)) }
            changed.append(SourceFile(path: sources[other].path, bytes: bytes))
        }
        return Compiler.compile(changed, options: CompilerOptions()).diagnostics.filter { $0.severity == .error }
    }

    /// The name of a declaration, and those of its members that others may use.
    private static func declaredNames(_ node: SyntaxNode) -> [ByteRange] {
        switch node.kind {
        case .moduleLine, .moduleDecl, .bundleDecl: return []
        default: break
        }
        let members = node.children.compactMap { member -> ByteRange? in
            switch member.kind {
            case .field, .enumCase, .param: return member.name(0)
            default: return nil
            }
        }
        return (node.name(0).map { [$0] } ?? []) + members
    }
}
