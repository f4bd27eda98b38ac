// In: the inputs of a call. Out: Swift in a folder or on standard output.
// Invariant: an error in any input, and nothing is written.

import WidgetBase
import WidgetCompiler

enum BuildCommand {
    static func run(_ invocation: Invocation) -> ExitCode {
        let report = Report(invocation.options.report)
        if invocation.options.step.watches {
            Watch.run(invocation, report) { call in
                guard let compilation = Compilation(call, emitsSwift: true, report) else {
                    return Watch.Build(code: .failure, locks: LockFiles.paths(of: call))
                }
                // Where inputs have changed, the next round notices.
                let code = write(compilation, call, report) ?? .findings
                let folder = call.options.output ?? CommandOptions.defaultOutput
                let outputs = compilation.result.outputs.map { Paths.join(folder, $0.path) }
                return switch code {
                case .fine: Watch.Build(code: code, locks: compilation.lockPaths, outputs: outputs)
                case .failure: Watch.Build(code: code, locks: compilation.lockPaths, obstacles: [folder] + outputs)
                case .findings, .usage: Watch.Build(code: code, locks: compilation.lockPaths)
                }
            }
        }
        return report.finish(invocation.run(report) { run($0, report) })
    }

    private static func run(_ invocation: Invocation, _ report: Report) -> ExitCode? {
        switch invocation.options.emitForm {
        case .swift: return buildSwift(invocation, report)
        case .ir: return Dump.printProgram(invocation, report)
        case .tree: return Dump.printTrees(invocation, report)
        case .tokens: return Dump.printTokens(invocation, report)
        case .strings: return StringsCommand.run(invocation, report)
        }
    }

    private static func buildSwift(_ invocation: Invocation, _ report: Report) -> ExitCode? {
        let step = invocation.options.step
        // Lists have a path on each line.
        if step.listing != nil || step.depfile != nil, let path = invocation.options.pathOfSeveralLines {
            report.failure(FailureMessage.controlCharacter(path))
            return .failure
        }
        if let listing = step.listing { return Listing.run(listing, invocation, report) }
        guard let compilation = Compilation(invocation, emitsSwift: true, report) else { return .failure }
        return write(compilation, invocation, report)
    }

    /// Writes what a compilation came to. Nil if its inputs have changed since it read them: then nothing is written.
    private static func write(_ compilation: Compilation, _ invocation: Invocation, _ report: Report) -> ExitCode? {
        let options = invocation.options
        guard !compilation.hasErrors else { return .findings }
        let outputs = compilation.result.outputs
        let folder = options.output ?? CommandOptions.defaultOutput
        if folder == "-" { return printOutputs(outputs, report) }
        guard options.step.writing == .write else { return compare(outputs, folder, options, report) }
        let paths = outputs.map { Paths.join(folder, $0.path) }
        let inputs = compilation.files.rows.filter { !$0.isStandardInput }.map(\.path) + compilation.passedLocks
        let depfile = options.step.depfile.map { path in
            Depfile(at: path, outputs: paths, in: folder, inputs: inputs, searched: compilation.folders)
        }
        if let depfile, let reason = depfile.obstacle {
            report.usage(reason)
            return .usage
        }
        let code = write(
            outputs, to: folder, options.jobs, report, prunes: options.step.prunes, beside: depfile?.file,
            isCurrent: { compilation.seen.isCurrent(invocation) })
        if code == .fine, let depfile {
            for exception in depfile.exceptions {
                report.warning(FailureMessage.unreadable(exception, in: depfile.path))
            }
        }
        return code
    }

    /// Says what a build would change, and whether that is anything.
    static func compare(
        _ outputs: [OutputFile],
        _ folder: String,
        _ options: CommandOptions,
        _ report: Report
    ) -> ExitCode {
        do throws(OutputFailure) {
            let manifest = options.step.prunes ? try Manifest(of: folder, beside: outputs) : nil
            let stale = manifest?.stale ?? []
            var changed = try OutputWriter.changes(outputs, in: folder, jobs: options.jobs)
            if manifest?.isChanged ?? false { changed.append(Manifest.name) }
            report.note(changed.map { "would write \(Paths.join(folder, $0))" })
            report.note(stale.map { "would remove \(Paths.join(folder, $0))" })
            manifest?.warnings.forEach(report.warning)
            let others = noteEarlierOutputs(
                in: folder, beside: outputs, except: stale, prunes: options.step.prunes, report)
            let count = changed.count + stale.count
            // Who prunes means the folder to hold the outputs of this build alone.
            if options.step.prunes, options.step.writing == .check {
                others.unseen.forEach(report.failure)
                guard others.unseen.isEmpty else { return .failure }
                let disowned = manifest?.disowned.count ?? 0
                if disowned > 0 { report.failure(FailureMessage.disownedOutputs(disowned, in: folder)) }
                if others.count > 0 { report.failure(FailureMessage.foreignOutputs(others.count, in: folder)) }
                guard disowned + others.count == 0 else { return .findings }
            }
            guard count > 0 else {
                report.note("nothing to write to \(folder) (\(outputs.count) unchanged)")
                return .fine
            }
            guard options.step.writing == .check else { return .fine }
            report.failure(FailureMessage.outOfDate(count, in: folder))
            return .findings
        } catch {
            report.failure(error.message)
            return .failure
        }
    }

    static func printOutputs(_ outputs: [OutputFile], _ report: Report) -> ExitCode {
        Printer.print(outputs.flatMap(\.bytes), report)
    }

    /// - Returns: nil if what the outputs are made from has changed.
    static func write(
        _ outputs: [OutputFile],
        to folder: String,
        _ jobs: Int,
        _ report: Report,
        prunes: Bool = false,
        beside: OutputFile? = nil,
        former: [[UInt8]?] = [],
        isCurrent: () -> Bool = { true }
    ) -> ExitCode? {
        do throws(OutputFailure) {
            let summary = try OutputWriter.write(
                outputs, to: folder, jobs: jobs, prunes: prunes, beside: beside, former: former, isCurrent: isCurrent)
            report.detail(summary.written.map { "wrote " + Paths.join(folder, $0) })
            report.detail(summary.unchanged.map { "unchanged " + Paths.join(folder, $0) })
            report.detail(summary.removed.map { "removed " + Paths.join(folder, $0) })
            report.note(line(summary, folder))
            summary.warnings.forEach(report.warning)
            noteEarlierOutputs(in: folder, beside: outputs, prunes: prunes, report).unseen.forEach(report.warning)
            return .fine
        } catch {
            if error.isOutdated { return nil }
            report.failure(error.message)
            return .failure
        }
    }

    /// Names the outputs of other builds: Swift would find the declarations of both. Who prunes is told what cannot be
    /// looked at, too.
    @discardableResult
    private static func noteEarlierOutputs(
        in folder: String,
        beside outputs: [OutputFile],
        except stale: [String] = [],
        prunes: Bool,
        _ report: Report
    ) -> (count: Int, unseen: [String]) {
        var unseen: [String] = []
        let found = EarlierOutputs.find(in: folder, beside: outputs) { path, error in
            if prunes { unseen.append(FailureMessage.cannotRead(path, error)) }
        }
        let known = Set(stale.map { PathBytes(Paths.join(folder, $0)) })
        let earlier = found.filter { !known.contains(PathBytes($0)) }
        for path in earlier {
            let message = "`\(path)` is from another build; delete it unless that build is still made"
            // Who prunes expects no such file, and hears of it under `--quiet` too.
            if prunes { report.warning(message) } else { report.note("note: \(message)") }
        }
        return (earlier.count, unseen)
    }

    /// `wrote 3 files to out (1 unchanged, 1 removed)`.
    private static func line(_ summary: WriteSummary, _ folder: String) -> String {
        let unchanged = summary.unchanged.count
        var rest = unchanged == 0 && !summary.written.isEmpty ? [] : ["\(unchanged) unchanged"]
        if !summary.removed.isEmpty { rest.append("\(summary.removed.count) removed") }
        let written =
            summary.written.isEmpty ? "nothing to write" : "wrote \(Report.count(summary.written.count, "file"))"
        return "\(written) to \(folder)" + (rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))")
    }
}
