// In: a package, and the names of targets. Out: what is wrong with their descriptions.
// Invariant: nothing is written; an error in any target is a failure of the command.

import Foundation
import PackagePlugin

/// `swift package widgetc-check [--target NAME]… [OPTION…]`: checks the descriptions of a package.
@main
struct WidgetcCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "widgetc").url
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let options = extractor.remainingArguments
        let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        let modules = targets.compactMap(\.sourceModule).filter(Self.isDescribed)
        guard !modules.isEmpty else {
            let place = names.isEmpty ? "any target" : names.joined(separator: ", ")
            Diagnostics.error("there is no `.widget` file in \(place)")
            return
        }
        // One document cannot hold the findings of several calls.
        if modules.count > 1, options.contains("sarif") || options.contains("--error-format=sarif") {
            Diagnostics.error("`--error-format sarif` takes one target; name it by `--target`")
            return
        }
        var said: Set<Data> = []
        var mistaken: [String] = []
        for module in modules {
            let step = try DescribedTarget(module, in: context.package)
            let call = CheckCall(tool, step.check + options + (isForPrograms(options) ? ["--quiet"] : []))
            // What several targets are built from has the same findings in each.
            if said.insert(call.words).inserted { call.show() }
            switch call.outcome {
            case .fine: continue
            case .findings: mistaken.append(module.name)
            case .failure(let reason):
                Diagnostics.error("`\(module.name)` was not checked: \(reason)")
                return
            }
        }
        guard mistaken.isEmpty else {
            Diagnostics.error("the descriptions of \(mistaken.joined(separator: ", ")) have mistakes")
            return
        }
    }

    /// Whether the findings are for a program. SwiftPM prints what a plugin says and its output as one.
    private func isForPrograms(_ options: [String]) -> Bool {
        let forms = ["json", "sarif", "github"]
        return zip(options, options.dropFirst()).contains { $0 == "--error-format" && forms.contains($1) }
            || options.contains { option in forms.contains { option == "--error-format=\($0)" } }
    }

    private static func isDescribed(_ target: any SourceModuleTarget) -> Bool {
        target.sourceFiles.contains { file in
            file.url.pathExtension == DescribedTarget.descriptionExtension
                || file.url.lastPathComponent == Settings.fileName
        }
    }
}

/// A call of `widgetc check`, which has ended.
private struct CheckCall {
    enum Outcome {
        case fine
        case findings
        /// The call did not come to judge the descriptions.
        case failure(String)
    }

    let outcome: Outcome
    private let output: Data
    private let error: Data

    /// All that it said.
    var words: Data { output + error }

    init(_ tool: URL, _ arguments: [String]) {
        let process = Process()
        let (output, error) = (Pipe(), Pipe())
        process.executableURL = tool
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = error
        do {
            try process.run()
        } catch {
            outcome = .failure("widgetc cannot be run: \(error.localizedDescription)")
            (self.output, self.error) = (Data(), Data())
            return
        }
        // Both at once: a pipe that is full would stop the process.
        let collected = Collected()
        let reading = Thread { collected.finish(error.fileHandleForReading.readDataToEndOfFile()) }
        reading.start()
        self.output = output.fileHandleForReading.readDataToEndOfFile()
        self.error = collected.wait()
        process.waitUntilExit()
        outcome = CheckCall.outcome(process)
    }

    private static func outcome(_ process: Process) -> Outcome {
        let status = process.terminationStatus
        guard process.terminationReason == .exit else { return .failure("signal \(status) has ended widgetc") }
        switch status {
        case 0: return .fine
        case 1: return .findings
        case 2: return .failure("wrong usage; `swift package widgetc-check --help` lists the options")
        case 3: return .failure("a file could not be read")
        default: return .failure("widgetc has ended with \(status)")
        }
    }

    func show() {
        FileHandle.standardOutput.write(output)
        FileHandle.standardError.write(error)
    }
}

/// What another thread has read. Unchecked, because the semaphore orders the writing before the reading.
private final class Collected: @unchecked Sendable {
    private var data = Data()
    private let isDone = DispatchSemaphore(value: 0)

    func finish(_ data: Data) {
        self.data = data
        isDone.signal()
    }

    func wait() -> Data {
        isDone.wait()
        return data
    }
}
