// In: the inputs of a call, and the string catalogs that there are. Out: the catalogs in step with the descriptions.
// Invariant: a file that is no string catalog is left as it is, and then nothing is written.

import WidgetBase
import WidgetCompiler
import WidgetEmit
import WidgetModel
import WidgetProject

enum StringsCommand {
    static func run(_ invocation: Invocation, _ report: Report) -> ExitCode {
        guard let compilation = Compilation(invocation, emitsSwift: false, report) else { return .failure }
        guard !compilation.hasErrors else { return .findings }
        let program = compilation.result.program
        let options = invocation.options
        let folder = options.output ?? CommandOptions.defaultOutput
        // What is imported is read for its names.
        let modules = program.emittedModules
        if let given = options.strings {
            let file = Paths.followed(given)
            guard modules.count == 1, let module = modules.first else {
                report.failure(
                    FailureMessage.severalModulesInCatalog(modules.map { program.text(program.modules[$0].name) }))
                return .usage
            }
            let parent = Paths.parent(of: file)
            let name = file.split(separator: "/").last.map(String.init) ?? file
            return write([(module, name)], of: program, to: parent, options, report)
        }
        let catalogs = modules.map { module -> (ModuleID, String) in
            let row = program.modules[module]
            let name = "\(program.text(row.stringTable)).xcstrings"
            return (module, modules.count == 1 ? name : "\(program.text(row.name))/\(name)")
        }
        return write(catalogs, of: program, to: folder, options, report)
    }

    private static func write(
        _ catalogs: [(module: ModuleID, path: String)],
        of program: Program,
        to folder: String,
        _ options: CommandOptions,
        _ report: Report
    ) -> ExitCode {
        var outputs: [OutputFile] = []
        for (module, path) in catalogs {
            let strings = localizedStrings(of: module, in: program)
            let file = Paths.child(folder, path)
            do throws(SystemError) {
                let present = folder == "-" ? nil : try contents(of: file)
                if present == nil, strings.isEmpty { continue }
                guard let bytes = StringCatalog.updated(present ?? Array(StringCatalog.empty.utf8), with: strings)
                else {
                    let source = SourceFile(path: file, bytes: present ?? [])
                    let input = ProjectInput.File(id: FileID(rawValue: 0), source: source)
                    report.findings([StringCatalogForm.problem(of: input)], in: Table([source]))
                    return .findings
                }
                outputs.append(OutputFile(path: path, bytes: bytes))
            } catch {
                report.failure(FailureMessage.cannotRead(file, error))
                return .failure
            }
        }
        if folder == "-" { return BuildCommand.printOutputs(outputs, report) }
        guard options.step.writing == .write else { return BuildCommand.compare(outputs, folder, options, report) }
        return BuildCommand.write(outputs, to: folder, options.jobs, report)
    }

    /// Nil if there is no file.
    private static func contents(of file: String) throws(SystemError) -> [UInt8]? {
        guard let status = try FileSystem.statusIfThere(of: file) else { return nil }
        // A pipe would be read for ever.
        guard status.kind != .other else { throw .isNotRegular }
        return try FileSystem.read(file)
    }
}
