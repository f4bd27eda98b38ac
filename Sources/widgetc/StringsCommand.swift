// In: the inputs of a call, and the string catalogs that there are. Out: the catalogs in step with the descriptions.
// Invariant: a file that is no string catalog is left as it is, and then nothing is written.

import WidgetBase
import WidgetCompiler
import WidgetEmit
import WidgetModel
import WidgetProject

enum StringsCommand {
    static func run(_ invocation: Invocation, _ report: Report) -> ExitCode? {
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
            return write([(module, name)], of: compilation, to: parent, invocation, report)
        }
        let catalogs = modules.map { module -> (ModuleID, String) in
            let row = program.modules[module]
            let name = "\(program.text(row.stringTable)).xcstrings"
            return (module, modules.count == 1 ? name : "\(program.text(row.name))/\(name)")
        }
        return write(catalogs, of: compilation, to: folder, invocation, report)
    }

    private static func write(
        _ catalogs: [(module: ModuleID, path: String)],
        of compilation: Compilation,
        to folder: String,
        _ invocation: Invocation,
        _ report: Report
    ) -> ExitCode? {
        let options = invocation.options
        var seen = compilation.seen
        var outputs: [OutputFile] = []
        var former: [[UInt8]?] = []
        for (module, path) in catalogs {
            let strings = localizedStrings(of: module, in: compilation.result.program)
            let file = Paths.child(folder, path)
            seen.note(file, SeenFiles.status(of: file))
            do throws(SystemError) {
                let present = folder == "-" ? nil : try contents(of: file)
                if present == nil, strings.isEmpty { continue }
                let source = SourceFile(path: file, bytes: present ?? Array(StringCatalog.empty.utf8))
                if let problem = StringCatalogForm.problem(of: .init(id: FileID(rawValue: 0), source: source)) {
                    report.findings([problem], in: Table([source]))
                    return .findings
                }
                guard let bytes = StringCatalog.updated(source.bytes, with: strings) else { continue }
                outputs.append(OutputFile(path: path, bytes: bytes))
                former.append(present)
            } catch {
                report.failure(FailureMessage.cannotRead(file, error))
                return .failure
            }
        }
        if folder == "-" { return BuildCommand.printOutputs(outputs, report) }
        guard options.step.writing == .write else { return BuildCommand.compare(outputs, folder, options, report) }
        return BuildCommand.write(
            outputs, to: folder, options.jobs, report, former: former, isCurrent: { seen.isCurrent(invocation) })
    }

    /// Nil if there is no file.
    private static func contents(of file: String) throws(SystemError) -> [UInt8]? {
        guard let status = try FileSystem.statusIfThere(of: file) else {
            // What a link leads to is missing, and it is that which holds the translations.
            guard FileSystem.isTaken(file) else { return nil }
            throw .isNotThere
        }
        // A pipe would be read for ever.
        guard status.kind != .other else { throw .isNotRegular }
        return try FileSystem.read(file)
    }
}
