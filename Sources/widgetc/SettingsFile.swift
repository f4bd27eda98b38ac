// In: a call with `--settings`. Out: the call with what the file says, as if options did.
// Invariant: every mistake in the file is reported at its place there; what an option says wins over the file.

import WidgetBase
import WidgetCompiler
import WidgetModel
import WidgetProject

/// Settings that a call has taken over.
struct SettingsFile {
    let source: SourceFile
    /// The file as it was before it was read.
    let status: FileStatus?
    /// Where the file says what counts in the call, for findings about that.
    fileprivate(set) var places: [SettingsKey: ByteRange] = [:]
    /// How many of the last inputs and imports of the call the file names.
    fileprivate(set) var inputCount = 0
    fileprivate(set) var importCount = 0

    /// The call with its settings. Fails, after a report, if they are wrong or not what the call was planned with, or
    /// if a module has the name of a target and cannot have it.
    static func apply(to invocation: Invocation, _ report: Report) throws(ExitCode) -> Invocation {
        let settled = try settle(invocation, report)
        guard settled.options.module == nil, let target = settled.options.target else { return settled }
        do throws(UsageError) {
            _ = try OptionValues.moduleName(target, command: .build)
            return settled
        } catch {
            report.failure(FailureMessage.unusableTargetName(error.message, mayBeSet: true))
            throw .failure
        }
    }

    private static func settle(_ invocation: Invocation, _ report: Report) throws(ExitCode) -> Invocation {
        guard let path = invocation.options.settings else { return invocation }
        guard !OptionValues.hasControlCharacter(path) else {
            report.failure(FailureMessage.controlCharacterInInput(path))
            throw .failure
        }
        let source: SourceFile
        let status = SeenFiles.status(of: path)
        do throws(SystemError) {
            source = SourceFile(path: path, bytes: try FileSystem.read(path, limit: SourceFile.byteLimit))
        } catch {
            report.failure(FailureMessage.cannotRead(path, error))
            throw .failure
        }
        report.detail(["read \(path)"])
        var reader = SettingsReader(invocation, source, status)
        reader.read()
        guard reader.bag.diagnostics.isEmpty else {
            report.findings(reader.bag.sorted(), in: Table([source]))
            throw .findings
        }
        return reader.invocation
    }

    /// The paths of descriptions that a file names, whether or not they are there; none of a file with mistakes.
    static func paths(namedIn path: String) -> [String] {
        guard let bytes = try? FileSystem.read(path, limit: SourceFile.byteLimit) else { return [] }
        var bag = DiagnosticBag()
        let source = SourceFile(path: path, bytes: bytes)
        let settings = Settings(ProjectInput.File(id: FileID(rawValue: 0), source: source), into: &bag)
        guard let settings else { return [] }
        return (settings[.descriptions] + settings[.imports]).map { place(of: $0.text, in: path) }
    }

    fileprivate static func place(of path: String, in settings: String) -> String {
        path.hasPrefix("/") ? path : Paths.child(Paths.parent(of: settings), path)
    }

    /// A finding about an option that was not given: the file says it.
    func named(_ diagnostic: Diagnostic, in file: FileID, _ lines: LineTable) -> Diagnostic {
        guard diagnostic.code == .conflictingOption else { return diagnostic }
        let spelled: [(SettingsKey, OptionID)] = [(.module, .module), (.role, .role), (.platforms, .platforms)]
        for (key, option) in spelled where diagnostic.message.holds("`" + option.row.spelling) {
            guard let range = places[key] else { continue }
            let start = lines.lineColumn(at: range.start)
            let value = source.text(range).dropFirst().dropLast()
            return CommandDiagnostics.conflictingSetting(
                key, String(value), at: diagnostic.range, place: "\(source.path):\(start.line):\(start.column)",
                saidAt: SourceRange(file: file, bytes: range))
        }
        return diagnostic
    }
}

/// Goes through the keys.
private struct SettingsReader {
    var invocation: Invocation
    var bag = DiagnosticBag()
    private let source: SourceFile
    private var file: SettingsFile
    /// What options say of findings, which holds whatever the file says.
    private let levels: SeverityRules

    init(_ invocation: Invocation, _ source: SourceFile, _ status: FileStatus?) {
        self.invocation = invocation
        self.source = source
        file = SettingsFile(source: source, status: status)
        levels = invocation.options.severities
    }

    mutating func read() {
        guard let settings = Settings(ProjectInput.File(id: FileID(rawValue: 0), source: source), into: &bag) else {
            return
        }
        for key in SettingsKey.allCases {
            for text in settings[key] {
                do throws(UsageError) {
                    try take(key, text)
                } catch {
                    bag.add(CommandDiagnostics.wrongSetting(error.message, at: text.range))
                }
            }
        }
        if settings.isStrict { invocation.options.severities.isStrict = true }
        invocation.options.settingsFile = file
        guard bag.diagnostics.isEmpty else { return }
        if let planned = invocation.options.step.planned, planned != SettingsReader.plan(settings) {
            bag.add(CommandDiagnostics.changedPlan(at: settings.start))
        } else if invocation.inputs.isEmpty {
            bag.add(CommandDiagnostics.noInput(at: settings.start))
        }
    }

    private mutating func take(_ key: SettingsKey, _ text: Settings.Text) throws(UsageError) {
        let (name, value) = (key.rawValue, text.text)
        switch key {
        case .module:
            let module = try OptionValues.moduleName(value, command: .build)
            if invocation.options.module == nil { set(key, text, \.module, module) }
        case .role:
            let role = try OptionValues.role(value, of: name, command: .build)
            if invocation.options.role == nil { set(key, text, \.role, role) }
        case .platforms:
            let platforms = try OptionValues.platforms(value, of: name, command: .build)
            if Platform.allCases.allSatisfy({ invocation.options.platforms[$0] == nil }) {
                set(key, text, \.platforms, platforms)
            }
        case .descriptions, .imports: try take(path: value, of: key)
        case .error: try setLevel(.error, name, value)
        case .warn: try setLevel(.warning, name, value)
        case .allow: try setLevel(.allowed, name, value)
        case .strict: break
        }
    }

    private mutating func set<Value>(
        _ key: SettingsKey, _ text: Settings.Text, _ option: WritableKeyPath<CommandOptions, Value>, _ value: Value
    ) {
        invocation.options[keyPath: option] = value
        file.places[key] = text.range.bytes
    }

    private mutating func take(path: String, of key: SettingsKey) throws(UsageError) {
        let place = SettingsFile.place(of: path, in: source.path)
        do throws(SystemError) {
            _ = try FileSystem.status(of: place)
        } catch {
            throw .unreadableSetting(path, error)
        }
        // Who has planned the call has found them.
        guard invocation.options.step.planned == nil else { return }
        if key == .descriptions {
            invocation.inputs.append(place)
            file.inputCount += 1
        } else {
            invocation.options.imports.append(place)
            file.importCount += 1
        }
    }

    private mutating func setLevel(
        _ level: SeverityRules.Level, _ name: String, _ word: String
    ) throws(UsageError) {
        let code = try OptionValues.code(word, command: .build)
        guard level == .error || SeverityRules.mayBeLowered(code) else {
            throw .loweredError(name, code, command: .build)
        }
        guard levels.levels[code] == nil, !invocation.options.severities.set(code, level) else { return }
        throw .severalLevels(code, keys: true, command: .build)
    }

    /// What a build system takes from settings when it plans a call, as the plugin puts it together.
    private static func plan(_ settings: Settings) -> String {
        var sum = Checksum()
        for key in [SettingsKey.module, .descriptions, .imports] {
            for text in settings[key] { sum.add("\(key.rawValue) \(text.text)\n") }
        }
        return sum.text
    }
}

extension String {
    /// Whether a text stands somewhere in this one.
    func holds(_ text: String) -> Bool {
        let (bytes, wanted) = (Array(utf8), Array(text.utf8))
        return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
    }
}
