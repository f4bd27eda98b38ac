// In: source files and options. Out: generated files and findings.
// Invariant: pure: no input, no output, no clock; the same input gives the same bytes in any order of work.

import WidgetBase
import WidgetCheck
import WidgetEmit
import WidgetModel
import WidgetProject
import WidgetSyntax

/// The compiler: each line's result is the next line's input.
public enum Compiler {
    /// Compiles files, which may belong to several modules.
    /// - Parameter work: runs what is independent: each file, or part of a large one, is parsed, and each piece of
    ///   output emitted, through it.
    public static func compile(
        _ files: Table<FileID, SourceFile>,
        project: ProjectInput = ProjectInput(),
        options: CompilerOptions,
        work: some WorkMap = SerialWork()
    ) -> CompilerResult {
        finish(analyze(files, options: options, work: work), project: project, options: options, work: work)
    }

    /// Parses and checks files. Only then is it known of which modules there may be lock files.
    public static func analyze(
        _ files: Table<FileID, SourceFile>,
        options: CompilerOptions,
        work: some WorkMap = SerialWork()
    ) -> Analysis {
        var bag = DiagnosticBag()
        var parsed: [ParsedFile] = []
        // Piece by piece, so that the findings of many files are never in memory all at once.
        for start in stride(from: 0, to: files.count, by: 256) {
            let ids = (start..<min(start + 256, files.count)).map { files.ids[$0] }
            let large = ids.map { parseLarge($0, of: files, work) }
            let piece = work.map(ids.count) { large[$0] == nil ? parseFile(ids[$0], of: files) : nil }
            for case (_, let findings)? in piece { bag.merge(findings) }
            parsed += zip(large, piece).compactMap { $0 ?? $1?.file }
        }
        // What a file that is not text declares is not known, so that every use of it would seem wrong.
        let isUnknown = bag.diagnostics.contains { unread.contains($0.code) }
        guard !isUnknown, bag.omittedCount == 0 else {
            return Analysis(files: files, parsed: [], program: Program(), bag: bag)
        }
        let checking = CheckOptions(
            role: options.role,
            module: options.module,
            platforms: options.platforms,
            importCount: options.importCount,
            caller: options.caller
        )
        let program = check(parsed, sources: files, options: checking, into: &bag)
        return Analysis(files: files, parsed: parsed, program: program, bag: bag)
    }

    /// What leaves open what a file declares.
    private static let unread: Set<DiagnosticCode> = [.notUTF8, .fileTooLarge, .mergeConflict]

    /// Compares what was checked with lock files and with files of the project, and makes the output.
    public static func finish(
        _ analysis: Analysis,
        locks: [LockInput] = [],
        project: ProjectInput = ProjectInput(),
        options: CompilerOptions,
        work: some WorkMap = SerialWork()
    ) -> CompilerResult {
        var bag = analysis.bag
        let program = analysis.program
        // Where something is wrong, what the description comes to is not known.
        let outcomes = bag.hasErrors ? [] : locks.map { compare(analysis, with: $0, into: &bag) }
        if !project.isEmpty { checkProject(program, project, compares: !analysis.bag.hasErrors, into: &bag) }
        // Next to an error some warnings are not looked for, and those of an extension are not found for an app.
        let reportsUnused = !analysis.bag.hasErrors && (options.role ?? .extension) == .extension
        let omitted = bag.omittedCount
        bag = Silencing.apply(
            to: bag, analysis.parsed, analysis.files, reportsUnused: reportsUnused, notLookedFor: notLookedFor(project))
        if omitted > 0 { bag.add(CompilerDiagnostics.tooManyFindings(omitted)) }
        bag = KeptComments.apply(to: JoinedFindings.apply(to: bag), analysis.parsed, analysis.files)
        bag = options.severities.apply(to: bag)
        if options.importCount > 0 {
            bag = bag.filtered { $0.severity == .error || !isImported($0, analysis.files, options) }
        }
        let outputs = bag.hasErrors || !options.emitsSwift ? [] : emitFiles(program, work)
        return CompilerResult(
            outputs: outputs,
            diagnostics: bag.sorted(),
            hasErrors: bag.hasErrors,
            program: program,
            locks: outcomes
        )
    }

    private static func compare(
        _ analysis: Analysis,
        with lock: LockInput,
        into bag: inout DiagnosticBag
    ) -> LockOutcome {
        checkLock(
            of: lock.module, in: analysis.program, with: lock.file, accepted: lock.accepted,
            command: lock.isOwn ? lock.command : nil, parsed: analysis.parsed, into: &bag)
    }

    /// The warnings that only a comparison with files of the project gives, as far as these are not there.
    private static func notLookedFor(_ project: ProjectInput) -> Set<DiagnosticCode> {
        var codes: Set<DiagnosticCode> = []
        if project.catalogs.isEmpty { codes.insert(.singleAppearance) }
        if project.entitlements.isEmpty { codes.insert(.undeclaredEntitlement) }
        return codes
    }

    /// Whether a finding is about a file that is read for its names only.
    private static func isImported(
        _ finding: Diagnostic,
        _ files: Table<FileID, SourceFile>,
        _ options: CompilerOptions
    ) -> Bool {
        guard let index = finding.range?.file.index else { return false }
        // Behind the files that are read for their names only there are lock files.
        return index >= files.count - options.importCount && index < files.count
    }

    /// A file that has nothing wrong in it, and is so large that its parts are worth being parsed one beside the other.
    private static func parseLarge(
        _ id: FileID,
        of files: Table<FileID, SourceFile>,
        _ work: some WorkMap
    ) -> ParsedFile? {
        guard let parts = FileParts(files[id], id: id, count: work.width) else { return nil }
        return parts.join(work.map(parts.count, parts.parse))
    }

    private static func parseFile(
        _ id: FileID,
        of files: Table<FileID, SourceFile>
    ) -> (file: ParsedFile, findings: DiagnosticBag) {
        var bag = DiagnosticBag()
        let file = parse(files[id], id: id, into: &bag)
        return (file, bag)
    }

    /// The files that a build of a program writes, in the order of the input. Names follow from files and modules, so
    /// that a program with errors has them too.
    public static func outputPaths(of program: Program) -> [String] {
        let emitter = Emitter(program)
        return emitter.units.map(emitter.path)
    }

    private static func emitFiles(_ program: Program, _ work: some WorkMap) -> [OutputFile] {
        let emitter = Emitter(program)
        let pieces = emitter.pieces
        let parts = work.map(pieces.count) { index in emitter.emit(pieces[index]) }
        var files = emitter.units.map { OutputFile(path: emitter.path(of: $0), parts: []) }
        for (piece, part) in zip(pieces, parts) { files[piece.unit].parts.append(part) }
        return files
    }
}
