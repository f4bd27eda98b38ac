// In: a folder, perhaps not there yet. Out: a description and a view in it, and the commands that come next.
// Invariant: no file is ever overwritten: if one of the names is taken, nothing is written.

import WidgetBase
import WidgetCompiler

/// A call of `init`.
struct InitRequest {
    var folder = InitCommand.defaultFolder
    /// Nil for the name of the folder.
    var module: String?
}

enum InitCommand {
    static let defaultFolder = "Widgets"

    static func run(_ request: InitRequest) -> ExitCode {
        let report = Report()
        let folder = request.folder
        let files = InitTemplate.files(module: request.module ?? moduleName(of: folder))
        if let taken = taken(files.map(\.path), in: folder) {
            report.failure(FailureMessage.fileExists(Paths.join(folder, taken)))
            return .failure
        }
        do throws(OutputFailure) {
            _ = try OutputWriter.write(files, to: folder, jobs: 1)
        } catch {
            report.failure(error.message)
            return .failure
        }
        return Printer.print(text(files.map { Paths.join(folder, $0.path) }, folder))
    }

    /// A name in the folder that a file would take. Case does not count, because on many Macs it does not; a link
    /// that leads nowhere does.
    private static func taken(_ names: [String], in folder: String) -> String? {
        // A folder that is not there has no names; one that may not be read is reported when it is written to.
        let present = (try? FileSystem.names(in: folder)) ?? []
        return present.first { name in names.contains { $0.lowercased() == name.lowercased() } }
    }

    /// The name of the folder, if a module can have it.
    private static func moduleName(of folder: String) -> String {
        let path = (try? FileSystem.realPath(folder)) ?? FileSystem.absolutePath(folder)
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        guard !name.isEmpty, let valid = try? OptionValues.moduleName(name, command: .initialize) else {
            return defaultFolder
        }
        return valid
    }

    private static func text(_ paths: [String], _ folder: String) -> String {
        let output = Paths.join(Paths.parent(of: folder), "Generated")
        let target = output.hasPrefix("./") ? String(output.dropFirst(2)) : output
        return """
            wrote \(paths.joined(separator: " and "))

            Check the description, and build it:
              widgetc check \(ShellText.path(folder))
              widgetc build \(ShellText.path(folder)) -o \(ShellText.path(target))

            """
    }
}
