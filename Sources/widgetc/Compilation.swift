// In: a call with inputs. Out: the inputs compiled, and the findings reported.
// Invariant: `build` and `check` find the same, because both go through here.

import WidgetBase
import WidgetCompiler
import WidgetModel

struct Compilation {
    /// The inputs, and behind them the files of the project and the lock files.
    let files: Table<FileID, SourceFile>
    let inputCount: Int
    /// The folders that were searched for inputs, or in which a lock file was looked for.
    let folders: [String]
    let result: CompilerResult
    /// The compiler's findings and those about the inputs as a whole, sorted by place.
    let diagnostics: [Diagnostic]
    let hasErrors: Bool
    /// The lock files that there are, and under `lock` those that will be.
    let locks: [LockFiles.Lock]
    /// Where lock files are looked for, whether or not they are there.
    let lockPaths: [String]
    /// Files in searched folders that are called like lock files, and are looked at lest one is passed over.
    let passedLocks: [String]
    /// What was read, as it was then.
    let seen: SeenFiles

    /// Nil if an input cannot be read.
    init?(_ invocation: Invocation, emitsSwift: Bool, _ report: Report) {
        guard let inputs = Inputs(invocation, report) else { return nil }
        self.init(inputs, invocation, emitsSwift: emitsSwift, report)
    }

    /// Nil if a file of the project or a lock file cannot be read.
    init?(_ inputs: Inputs, _ invocation: Invocation, emitsSwift: Bool, _ report: Report) {
        inputCount = inputs.files.count
        var options = Compilation.options(of: invocation, inputs)
        options.emitsSwift = emitsSwift
        var bag = DiagnosticBag()
        inputs.findings.forEach { bag.add($0) }
        let emptyInputs = Compilation.emptyInputs(inputs) ?? Compilation.emptyStandardInput(inputs)
        emptyInputs.map { bag.add($0) }
        if !inputs.canBeCompiled || emptyInputs != nil {
            files = inputs.files
            result = CompilerResult(outputs: [], diagnostics: [], hasErrors: false, program: Program())
            locks = []
            lockPaths = []
            passedLocks = []
            folders = inputs.folders
            seen = inputs.seen
        } else {
            guard let project = ProjectFiles(invocation, behind: inputs.files, report) else { return nil }
            let work = ThreadWork(inputs.files, jobs: invocation.options.jobs, report.progress())
            defer { work.finish() }
            let analysis = Compiler.analyze(inputs.files, options: options, work: work)
            guard let lockFiles = LockFiles(analysis.program, project.files, invocation, report) else { return nil }
            var files = lockFiles.files
            let settings = invocation.options.settingsFile
            let settingsID = settings.map { files.append($0.source) }
            self.files = files
            locks = lockFiles.locks
            lockPaths = lockFiles.paths
            var seen = inputs.seen
            seen.note(lockFiles.seen)
            if let settings = invocation.options.settingsFile { seen.note(settings.source.path, settings.status) }
            self.seen = seen
            passedLocks = lockFiles.passed(inputs.locks, invocation)
            // Where there is no lock file, the folder tells when there is one.
            let absent = lockPaths.filter { !FileSystem.isTaken($0) }.map(Paths.parent)
            let searched = Set(inputs.folders.map(PathBytes.init))
            folders = inputs.folders + Paths.distinct(absent).filter { !searched.contains(PathBytes($0)) }
            result = Compiler.finish(
                analysis, locks: locks.map(\.input), project: project.input, options: options, work: work)
            var findings = result.diagnostics
            if let settings, let settingsID {
                let lines = LineTable(settings.source.bytes)
                findings = findings.map { settings.named($0, in: settingsID, lines) }
            }
            findings.forEach { bag.add($0) }
            OutputCollisions.find(in: result.program, inputs.files).forEach { bag.add($0) }
            // Next to an error it is not known which modules there are.
            if !bag.hasErrors, invocation.options.lock == nil {
                StrayLocks.find(
                    result.program, inputs.files, places: lockPaths, found: inputs.locks,
                    looksAround: !emitsSwift || options.caller.isPlugin,
                    isPlugin: options.caller.isPlugin
                )
                .forEach { bag.add($0) }
            }
        }
        if !bag.hasErrors, Compilation.isEmpty(result.program) {
            bag.add(CommandDiagnostics.nothingDescribed(fileCount: inputCount))
        }
        diagnostics = bag.sorted()
        hasErrors = bag.hasErrors
        report.findings(diagnostics, in: files)
        if !invocation.options.writesLock { noteNewFacts(report) }
    }

    /// Between two releases a lock file is behind, as it should be: what is new may still change.
    private func noteNewFacts(_ report: Report) {
        guard !hasErrors else { return }
        for (lock, outcome) in zip(locks, result.locks) where lock.isOwn && lock.input.file != nil {
            guard !outcome.newFacts.isEmpty else { continue }
            let count = Report.count(outcome.newFacts.count, "fact")
            report.note("note: `\(lock.path)` does not hold \(count) yet; run `\(lock.input.command)` for a release")
        }
    }

    static func options(of invocation: Invocation, _ inputs: Inputs) -> CompilerOptions {
        var options = CompilerOptions()
        options.role = invocation.options.role
        options.module = invocation.options.module ?? invocation.options.target
        if invocation.options.target != nil {
            options.caller = .plugin(namesModule: invocation.options.module == nil)
        }
        options.platforms = invocation.options.platforms
        options.severities = invocation.options.severities
        options.importCount = inputs.importCount
        return options
    }

    /// The finding where no input holds anything.
    static func emptyInputs(_ inputs: Inputs) -> Diagnostic? {
        let own = inputs.files.rows.dropLast(inputs.importCount)
        let contents = own.map { content(of: $0.bytes) }
        guard let first = own.first, !contents.contains(.text) else { return nil }
        guard !contents.contains(.comments) else { return CommandDiagnostics.nothingDescribed(fileCount: own.count) }
        return CommandDiagnostics.emptyInputs(fileCount: own.count, isStandardInput: first.isStandardInput)
    }

    /// The finding where a program that should have written a description to this one has written nothing.
    private static func emptyStandardInput(_ inputs: Inputs) -> Diagnostic? {
        let isEmpty = inputs.files.rows.contains { $0.isStandardInput && content(of: $0.bytes) == .blanks }
        return isEmpty ? CommandDiagnostics.emptyInputs(fileCount: 1, isStandardInput: true) : nil
    }

    /// What the lines of a file hold.
    private enum Content {
        case blanks
        case comments
        case text
    }

    private static func content(of bytes: [UInt8]) -> Content {
        var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        var content = Content.blanks
        while let start = rest.firstIndex(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) {
            guard rest[start...].starts(with: [0x2F, 0x2F]) else { return .text }
            content = .comments
            rest = rest[start...].drop { !(0x0A...0x0D).contains($0) }
        }
        return content
    }

    /// Whether there is nothing that output could be made of. A module with a package is something: its output
    /// lists what it includes.
    private static func isEmpty(_ program: Program) -> Bool {
        program.files.rows.allSatisfy(\.declarations.isEmpty) && !program.modules.rows.contains(where: \.hasPackage)
    }
}

/// Spreads the compiler's work over threads where it is enough to pay for them.
struct ThreadWork: WorkMap {
    private let jobs: Int
    private let progress: Progress?

    var width: Int { jobs }

    init(_ files: Table<FileID, SourceFile>, jobs: Int, _ progress: Progress?) {
        self.progress = progress
        let byteCount = files.rows.reduce(0) { $0 + $1.bytes.count }
        // This much is compiled about as fast as a thread is started.
        self.jobs = byteCount < 32_768 ? 1 : jobs
    }

    func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
        let threads = max(1, min(jobs, count))
        guard let progress else { return SystemProcess.map(count, threads: threads, body) }
        // Files go round the threads, and the first thread is this one, so that its index shows how far all are.
        let results = SystemProcess.map(count, threads: threads) { index in
            if index % threads == 0 { progress.advance("working on", index, of: count) }
            return body(index)
        }
        progress.begin("checking \(Report.count(count, "file"))")
        return results
    }

    /// The work is done.
    func finish() {
        progress?.finish()
    }
}
