// In: the checked program. Out: findings for inputs whose outputs could not stand beside each other.
// Invariant: names count as equal if a file system may take them for one: without case, in any normal form.

import WidgetBase
import WidgetModel

enum OutputCollisions {
    /// Every input and every module that maps to a name which an earlier one has.
    static func find(in program: Program, _ files: Table<FileID, SourceFile>) -> [Diagnostic] {
        modules(of: program) + inputs(of: program, files)
    }

    private static func inputs(of program: Program, _ files: Table<FileID, SourceFile>) -> [Diagnostic] {
        struct Output: Hashable {
            let module: ModuleID
            let name: String
        }
        var first: [Output: FileID] = [:]
        var findings: [Diagnostic] = []
        for id in program.files.ids where program.files[id].isEmitted && id.index < files.count {
            let file = program.files[id]
            let output = Output(module: file.module, name: folded(file.stem))
            guard let other = first[output] else {
                first[output] = id
                continue
            }
            findings.append(
                CommandDiagnostics.collidingFiles(
                    files[id].path,
                    at: id,
                    with: files[other].path,
                    output: "\(file.stem).widget.swift",
                    stems: (program.files[other].stem, file.stem)
                )
            )
        }
        return findings
    }

    private static func modules(of program: Program) -> [Diagnostic] {
        var first: [String: String] = [:]
        var findings: [Diagnostic] = []
        for module in program.emittedModules {
            let row = program.modules[module]
            let name = program.text(row.name)
            if let other = first.updateValue(name, forKey: folded(name)) {
                findings.append(CommandDiagnostics.collidingModules(name, at: row.range, with: other))
            }
        }
        return findings
    }

    private static func folded(_ name: String) -> String { Paths.folded(name) }
}
