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
        let names = InitTemplate.files(module: "").map(\.path)
        if let taken = taken(names, in: folder) {
            report.failure(FailureMessage.fileExists(Paths.join(folder, taken)))
            return .failure
        }
        let place = InitPlace.find(folder)
        let module = request.module ?? moduleName(of: folder, place)
        let files = InitTemplate.files(module: module)
        if let finding = InitTemplate.finding(module: module) {
            guard request.module == nil else {
                report.usage(.unusableModuleName(finding.message, command: .initialize))
                return .usage
            }
            report.failure(FailureMessage.unusableTargetName(finding.message))
            return .failure
        }
        do throws(OutputFailure) {
            _ = try OutputWriter.write(files, to: folder, jobs: 1)
        } catch {
            report.failure(error.message)
            return .failure
        }
        return Printer.print(text(files.map { Paths.join(folder, $0.path) }, folder, module, place))
    }

    /// A name in the folder that a file would take. Case does not count, because on many Macs it does not; a link
    /// that leads nowhere does.
    private static func taken(_ names: [String], in folder: String) -> String? {
        // A folder that is not there has no names; one that may not be read is reported when it is written to.
        let present = (try? FileSystem.names(in: folder)) ?? []
        return present.first { name in names.contains { $0.lowercased() == name.lowercased() } }
    }

    /// The name of the target, or else of the folder, if a module can have it.
    private static func moduleName(of folder: String, _ place: InitPlace) -> String {
        if case .target(_, let name, _) = place { return InitPlace.moduleName(ofTarget: name) }
        let name = InitPlace.realPath(folder).split(separator: "/").last.map(String.init) ?? ""
        guard !name.isEmpty, let valid = try? OptionValues.moduleName(name, command: .initialize),
            InitTemplate.finding(module: valid) == nil
        else { return defaultFolder }
        return valid
    }

    private static func text(_ paths: [String], _ folder: String, _ module: String, _ place: InitPlace) -> String {
        let wrote = "wrote \(paths.joined(separator: " and "))\n"
        let program = SystemProcess.program.map(ShellText.path).joined(separator: " ")
        let check = "\(program) check \(ShellText.path(folder))"
        guard case .target(let package, let target, let hasPlugin) = place else {
            let output = Paths.join(Paths.parent(of: folder), "Generated")
            let shown = output.hasPrefix("./") ? String(output.dropFirst(2)) : output
            let build = "\(program) build \(ShellText.path(folder)) -o \(ShellText.path(shown))"
            let next = "\nCheck the description, and build it:\n  \(check)\n  \(build)\n"
            guard case .xcode = place else { return wrote + next }
            return wrote + next + """

                Add `CountdownView.swift` and the files of `\(shown)` to the widget extension once. A run-script phase
                before Compile Sources builds them from then on: docs/builds.md has it, and docs/xcode.md what the
                target needs.

                """
        }
        let here = InitPlace.realPath(".") + "/"
        let option = here.hasPrefix(Paths.join(package, "")) ? "" : " --package-path \(ShellText.path(package))"
        var text = wrote
        if !hasPlugin {
            text += """

                In `Package.swift` give the package this dependency, and the target `\(target)` this plugin:
                    .package(path: "../widgetc")  // where it is, or its address and version: docs/install.md
                    plugins: [.plugin(name: "WidgetcPlugin", package: "widgetc")]

                """
        }
        if InitPlace.moduleName(ofTarget: target) != module {
            text += """

                The target is not called as the module. Say so in `widgetc.json` among its sources:
                    { "module": "\(module)" }

                """
        }
        return text + """

            Check the description, and build the package, which builds it by the plugin:
              \(check)
              swift build\(option)

            """
    }
}
