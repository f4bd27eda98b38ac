// In: the arguments of the process. Out: the command, its inputs and its options, or what is wrong with them.
// Invariant: options may stand anywhere after the command; what follows `--` is an input.

import WidgetBase
import WidgetCompiler
import WidgetModel

/// What the program is asked to do.
enum Action {
    case version
    /// Nil for the program's own help.
    case help(Command?)
    case build(Invocation)
    case check(Invocation)
    case lock(Invocation)
    case explain(ExplainTopic)
    case initialize(InitRequest)
    case completions(Shell)
    case manual
}

/// What is explained.
enum ExplainTopic {
    case finding(DiagnosticCode)
    case all
}

/// A call of a command that works on inputs.
struct Invocation {
    /// Files, folders and `-`, as given.
    var inputs: [String] = []
    var options = CommandOptions()
}

/// What the options of a call come to.
struct CommandOptions {
    /// Nil where none was given.
    var output: String?
    var role: Role?
    var module: String?
    /// The target that a plugin builds. The module has its name where nothing says another.
    var target: String?
    var platforms = PlatformVersions()
    var emitForm = EmitForm.swift
    /// The string catalog that is kept in step; nil for one in the output folder.
    var strings: String?
    /// Descriptions that are read for their names only.
    var imports: [String] = []
    var step = BuildStep()
    /// A `widgetc.json`.
    var settings: String?
    /// What it came to.
    var settingsFile: SettingsFile?
    /// At least 1.
    var jobs = SystemProcess.coreCount
    var report = ReportOptions()
    var severities = SeverityRules()
    /// Whether `check` applies fix-its.
    var fixes = false
    /// The lock file; nil for the one beside the module's block.
    var lock: String?
    /// Further lock files to compare with.
    var against: [String] = []
    /// Facts whose change is meant.
    var accepted: [String] = []
    /// The entitlements of targets.
    var entitlements: [String] = []
    /// Asset catalogs, and folders that hold some.
    var assets: [String] = []
    /// Whether lock files are to be written, so that one may be absent.
    var writesLock = false
    /// Whether `explain` is asked for every finding.
    var explainsAll = false

    static let defaultOutput = ".build/widgetc"

    /// A path of an option that does not fit on a line; those of inputs are looked at when they are read.
    var pathOfSeveralLines: String? {
        ([output, lock].compactMap(\.self) + against).first(where: OptionValues.hasControlCharacter)
    }
}

enum EmitForm: String, CaseIterable {
    case swift
    case ir
    case tree
    case tokens
    case strings

    /// Whether the form is printed, for looking into the compiler.
    var isDump: Bool {
        switch self {
        case .swift, .strings: return false
        case .ir, .tree, .tokens: return true
        }
    }
}

enum Arguments {
    /// The arguments as text. One that is not UTF-8 would name another file than the one that was meant.
    static func texts(_ arguments: [[UInt8]]) throws(UsageError) -> [String] {
        var texts: [String] = []
        for bytes in arguments {
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw .argumentNotUTF8(Paths.escaped(bytes))
            }
            texts.append(text)
        }
        return texts
    }

    /// Reads the arguments after the program's name.
    static func parse(_ arguments: [String]) throws(UsageError) -> Action {
        guard let first = arguments.first else { throw .noCommand() }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "--version":
            if let extra = rest.first { throw .unexpectedOperand(extra, after: first) }
            return .version
        case "--help", "-h": return try parseHelp(rest, after: first)
        default: break
        }
        guard let command = Command(rawValue: first) else { throw unknownCommand(first) }
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return .help(command)
        }
        switch command {
        case .help: return try parseHelp(rest, after: first)
        case .build: return .build(try parseInvocation(command, rest))
        case .check: return .check(try parseInvocation(command, rest))
        case .lock: return .lock(try parseInvocation(command, rest))
        case .explain: return .explain(try parseExplain(rest))
        case .initialize: return .initialize(try parseInit(rest))
        case .completions: return .completions(try parseCompletions(rest))
        }
    }

    private static func parseInvocation(_ command: Command, _ rest: [String]) throws(UsageError) -> Invocation {
        var parser = ArgumentParser(command, rest)
        return try parser.parse()
    }

    private static func parseExplain(_ rest: [String]) throws(UsageError) -> ExplainTopic {
        let invocation = try parseInvocation(.explain, rest)
        let words = invocation.inputs
        if invocation.options.explainsAll {
            if let extra = words.first { throw .unexpectedOperand(extra, after: "--all", command: .explain) }
            return .all
        }
        guard let word = words.first else { throw .noCode() }
        guard words.count == 1 else { throw .unexpectedOperand(words[1], after: word, command: .explain) }
        // A code may be given as findings print it.
        let isBracketed = word.hasPrefix("[") && word.hasSuffix("]")
        let code = isBracketed ? String(word.dropFirst().dropLast()) : word
        return .finding(try OptionValues.code(code, command: .explain))
    }

    private static func parseInit(_ rest: [String]) throws(UsageError) -> InitRequest {
        let invocation = try parseInvocation(.initialize, rest)
        var request = InitRequest()
        request.module = invocation.options.module
        guard let folder = invocation.inputs.first else { return request }
        guard invocation.inputs.count == 1 else {
            throw .unexpectedOperand(invocation.inputs[1], after: folder, command: .initialize)
        }
        guard folder != "-" else { throw .initOnStream() }
        request.folder = folder
        return request
    }

    private static func parseCompletions(_ rest: [String]) throws(UsageError) -> Shell {
        let words = try parseInvocation(.completions, rest).inputs
        guard let word = words.first else { throw .noShell(known: Shell.allCases.map(\.rawValue)) }
        guard words.count == 1 else { throw .unexpectedOperand(words[1], after: word, command: .completions) }
        guard let shell = Shell(rawValue: word) else {
            throw .unknownShell(word, known: Shell.allCases.map(\.rawValue))
        }
        return shell
    }

    private static func parseHelp(_ topics: [String], after first: String) throws(UsageError) -> Action {
        guard let topic = topics.first else { return .help(nil) }
        guard topics.count == 1 else { throw .unexpectedOperand(topics[1], after: topic) }
        if topic == OptionID.man.row.spelling { return .manual }
        guard let command = Command(rawValue: topic) else { throw unknownCommand(topic) }
        return .help(command)
    }

    private static func unknownCommand(_ word: String) -> UsageError {
        if LaterTable.commands.contains(word) { return .notInThisVersion(word) }
        if word.hasSuffix(".widget") { return .inputWithoutCommand(word) }
        if word.hasPrefix("-") {
            return .optionBeforeCommand(word, nearest: OptionHabits.leadingOption(for: word))
        }
        return .unknownCommand(word, nearest: OptionHabits.command(for: word))
    }
}

/// Goes through the arguments of one command.
private struct ArgumentParser {
    private let command: Command
    private var invocation = Invocation()
    private let arguments: [String]
    private var index = 0
    private var seen: Set<OptionID> = []

    init(_ command: Command, _ arguments: [String]) {
        self.command = command
        self.arguments = arguments
    }

    mutating func parse() throws(UsageError) -> Invocation {
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if argument == "--" {
                invocation.inputs += arguments[index...]
                break
            } else if argument.hasPrefix("-"), argument != "-" {
                try parseOption(argument)
            } else {
                for (id, suffix) in [(OptionID.entitlements, ".entitlements"), (.assets, ".xcassets")]
                where command.readsInputs && ArgumentParser.isName(argument, endingIn: suffix) {
                    throw .projectFileAsInput(argument, option: id.row.spelling, command: command)
                }
                invocation.inputs.append(argument)
            }
        }
        try checkTogether()
        return invocation
    }

    private mutating func parseOption(_ argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = String(parts[0])
        guard let id = OptionID.find(spelling) else { throw unknownOption(spelling) }
        guard id.row.commands.contains(command) else {
            throw .optionOfOtherCommand(spelling, command: command, others: id.row.commands)
        }
        guard seen.insert(id).inserted || id.row.isRepeatable else { throw .repeatedOption(spelling, command: command) }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let placeholder = id.row.value else {
            if attached != nil { throw .unexpectedValue(spelling, command: command) }
            setFlag(id)
            return
        }
        let value = attached ?? nextValue()
        guard let value, !value.isEmpty else {
            throw .missingValue(spelling, placeholder: placeholder, command: command)
        }
        try setValue(id, value)
    }

    /// The next argument, unless it is an option.
    private mutating func nextValue() -> String? {
        guard index < arguments.count else { return nil }
        let value = arguments[index]
        if value.hasPrefix("-"), value != "-" { return nil }
        index += 1
        return value
    }

    private func unknownOption(_ spelling: String) -> UsageError {
        if LaterTable.options.contains(spelling) { return .notInThisVersion(spelling, command: command) }
        return .unknownOption(
            spelling, command: command, nearest: OptionHabits.option(for: spelling, of: command))
    }

    private mutating func setFlag(_ id: OptionID) {
        switch id {
        case .quiet: invocation.options.report.isQuiet = true
        case .verbose: invocation.options.report.isVerbose = true
        case .fix: invocation.options.fixes = true
        case .strict: invocation.options.severities.isStrict = true
        case .all: invocation.options.explainsAll = true
        case .man: break
        case .listOutputs: invocation.options.step.listing = .outputs
        case .listInputs: invocation.options.step.listing = .inputs
        case .checkOutput: invocation.options.step.writing = .check
        case .dryRun: invocation.options.step.writing = .dryRun
        case .prune: invocation.options.step.prunes = true
        case .watch: invocation.options.step.watches = true
        case .importing, .depfile, .settings, .planned, .lock, .against, .accept, .entitlements, .assets: break
        case .help, .output, .role, .module, .target, .platforms, .emit, .strings, .jobs, .errorFormat, .color, .error,
            .warn, .allow:
            break
        }
    }

    private mutating func setValue(_ id: OptionID, _ value: String) throws(UsageError) {
        switch id {
        case .output: invocation.options.output = value
        case .role: invocation.options.role = try OptionValues.role(value, of: id.row.spelling, command: command)
        case .module: invocation.options.module = try OptionValues.moduleName(value, command: command)
        case .target: invocation.options.target = value
        case .platforms: invocation.options.platforms = try OptionValues.platforms(value, command: command)
        case .emit: invocation.options.emitForm = try choice(id, value, among: EmitForm.allCases, \.rawValue)
        case .strings: invocation.options.strings = try OptionValues.file(value, of: id, command: command)
        case .importing: invocation.options.imports.append(value)
        case .depfile: invocation.options.step.depfile = try OptionValues.file(value, of: id, command: command)
        case .settings: invocation.options.settings = value
        case .planned: invocation.options.step.planned = try OptionValues.sum(value, command: command)
        case .jobs: invocation.options.jobs = try OptionValues.jobs(value, command: command)
        case .errorFormat:
            invocation.options.report.form = try choice(id, value, among: ReportForm.allCases, \.rawValue)
        case .color:
            invocation.options.report.color = try choice(id, value, among: ColorUse.allCases, \.rawValue)
        case .error: try setLevel(.error, id, value)
        case .warn: try setLevel(.warning, id, value)
        case .allow: try setLevel(.allowed, id, value)
        case .lock: invocation.options.lock = try OptionValues.file(value, of: id, command: command)
        case .against: invocation.options.against.append(value)
        case .accept: invocation.options.accepted.append(value)
        case .entitlements: invocation.options.entitlements += [value] + namesThatFollow(endingIn: ".entitlements")
        case .assets: invocation.options.assets += [value] + namesThatFollow(endingIn: ".xcassets")
        case .fix, .strict, .quiet, .verbose, .all, .man, .help: break
        case .listOutputs, .listInputs, .checkOutput, .dryRun, .prune, .watch: break
        }
    }

    /// Where a pattern stood, a shell puts all names that fit: those right behind the value belong to the option too.
    private mutating func namesThatFollow(endingIn suffix: String) -> [String] {
        let names = arguments[index...].prefix { !$0.hasPrefix("-") && ArgumentParser.isName($0, endingIn: suffix) }
        index += names.count
        return Array(names)
    }

    private static func isName(_ argument: String, endingIn suffix: String) -> Bool {
        argument.hasSuffix(suffix) || argument.hasSuffix(suffix + "/")
    }

    private mutating func setLevel(_ level: SeverityRules.Level, _ id: OptionID, _ value: String) throws(UsageError) {
        let code = try OptionValues.code(value, command: command)
        guard level == .error || SeverityRules.mayBeLowered(code) else {
            throw .loweredError(id.row.spelling, code, command: command)
        }
        guard invocation.options.severities.set(code, level) else {
            throw .severalLevels(code, command: command)
        }
    }

    /// The value that has the given name.
    private func choice<Value>(
        _ id: OptionID,
        _ word: String,
        among values: [Value],
        _ name: (Value) -> String
    ) throws(UsageError) -> Value {
        for value in values where name(value) == word { return value }
        throw .unknownValue(id.row.spelling, word, known: values.map(name), command: command)
    }

    /// What only shows when all arguments have been read.
    private func checkTogether() throws(UsageError) {
        let options = invocation.options
        guard command.readsInputs else { return }
        try OptionValues.checkEnvironment(command)
        // Settings may name some.
        if invocation.inputs.isEmpty, options.settings == nil { throw .noInput(command) }
        if options.step.planned != nil, options.settings == nil { throw .planWithoutSettings(command) }
        if options.report.isQuiet, options.report.isVerbose { throw .quietAndVerbose(command) }
        let form = options.report.form
        if form.isPrinted, options.output == "-" || options.emitForm.isDump {
            throw .printedTwice(form.rawValue, command: command)
        }
        if form.isPrinted, let listing = [OptionID.listOutputs, .listInputs].first(where: seen.contains) {
            throw .printedBesideList(form.rawValue, listing.row.spelling, command: command)
        }
        if options.fixes, invocation.inputs.contains("-") { throw .fixedStandardInput(command) }
        if options.step.writing == .check, !options.accepted.isEmpty { throw .acceptedWhileChecking(command) }
        if options.strings != nil, options.emitForm != .strings { throw .stringsOfOtherForm(command) }
        try options.step.check(seen, options, invocation.inputs, command)
        if options.strings != nil, options.output != nil { throw .stringsWithOutput(command) }
        if options.emitForm.isDump, let output = options.output, output != "-" {
            throw .outputOfDump(options.emitForm.rawValue, command: command)
        }
    }
}
