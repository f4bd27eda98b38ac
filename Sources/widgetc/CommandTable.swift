// In: nothing. Out: the commands and options that there are, with what help says of each.
// Invariant: the parser and the help read the same rows, so that neither knows an option that the other does not.

/// The version of the program.
let version = "0.1.0"

/// What help and the manual page say of the program as a whole.
enum ProgramText {
    static let summary = "translates .widget descriptions into Swift for WidgetKit and App Intents"

    static let exitCodes = [
        ("0", "fine; there may be warnings"),
        ("1", "something is wrong with the inputs"),
        ("2", "wrong usage"),
        ("3", "an input is absent or unreadable, or the file system failed"),
    ]

    static let environment = [
        ("NO_COLOR", "if it is set to something, findings have no colours, unless `--color` says otherwise"),
        ("TERM", "if it is `dumb`, findings have no colours, and no progress is shown"),
        (Progress.delayVariable, "after how many seconds progress is shown (default: 0.5)"),
        (
            FileTransaction.patienceVariable,
            "how many seconds a run waits for another that writes to its folder (default: 300)"
        ),
    ]

    static let files = [
        (".widgetc-manifest", "in an output folder: the outputs that `--prune` may remove"),
        (".widgetc-temporary-PROCESS-NUMBER", "a temporary file; one that is left over is removed by the next run"),
    ]
}

enum Command: String, CaseIterable {
    case build
    case check
    case lock
    case explain
    case initialize = "init"
    case completions
    case help

    var name: String { rawValue }

    /// What stands after the name in a usage line.
    var operands: String {
        switch self {
        case .build, .check, .lock: return "INPUT… [OPTION…]"
        case .explain: return "CODE | --all"
        case .initialize: return "[DIR] [--module NAME]"
        case .completions: return "bash | zsh | fish"
        case .help: return "[COMMAND] | --man"
        }
    }

    /// One line for the list of commands.
    var summary: String {
        switch self {
        case .build: return "translate descriptions into Swift"
        case .check: return "report everything that is wrong, and write nothing"
        case .lock: return "note what placed widgets and stored files depend on, when a version is released"
        case .explain: return "say what a finding means, with a wrong and a right example"
        case .initialize: return "write a first description with its view"
        case .completions: return "print a script with which a shell completes calls"
        case .help: return "show how a command is used"
        }
    }

    /// What the command's own help says below its usage line.
    var explanation: String {
        switch self {
        case .build:
            return """
                Translates descriptions into Swift: one `NAME.widget.swift` for each `NAME.widget`,
                and one `MODULESupport.swift` for each module. With several modules, each
                goes to a folder of its name. A file is written only if its contents change,
                and nothing at all is written if there is an error anywhere.

                \(Command.inputs)
                """
        case .check:
            return """
                Reports everything that is wrong with descriptions, sorted by place.

                \(Command.inputs)
                """
        case .lock:
            return """
                Writes `MODULE.lock` beside the file with the module's block: every name that placed
                widgets and stored files depend on. Commit it when a version is released; `build`
                and `check` then report what would reset a placed widget or lose a stored value.
                With such a change nothing is written, unless `--accept` says that it is meant.

                \(Command.inputs)
                """
        case .explain:
            return """
                Says what a finding means: the rule, what people see if it is ignored, and an example,
                wrong and right. CODE is the word in brackets at the end of a finding.
                """
        case .initialize:
            return """
                Writes a small description and its view into the folder DIR, `Widgets` if nothing is
                said, and says which commands come next. It never overwrites a file.
                """
        case .completions:
            return """
                Prints a script with which a shell completes commands, options, their values and the
                names of descriptions.
                """
        case .help:
            return "Shows the commands, or the options of one command with examples."
        }
    }

    private static let inputs = """
        INPUT is a file, a folder, which is searched for `*.widget` at every depth, or `-`
        for standard input.
        """
}

enum OptionID: CaseIterable {
    case output
    case role
    case module
    case target
    case platforms
    case emit
    case strings
    case importing
    case listOutputs
    case listInputs
    case depfile
    case checkOutput
    case dryRun
    case prune
    case watch
    case settings
    case planned
    case jobs
    case fix
    case lock
    case against
    case accept
    case entitlements
    case assets
    case error
    case warn
    case allow
    case strict
    case errorFormat
    case color
    case quiet
    case verbose
    case all
    case man
    case help

    var row: OptionRow {
        switch self {
        case .output:
            return OptionRow("-o", "DIR", [.build], "folder of the output; `-` prints it (default: .build/widgetc)")
        case .role:
            return OptionRow(
                "--role", "ROLE", [.build, .check, .lock],
                "extension, app or framework: the side that the output is for "
                    + "(default: what a module says, or extension)"
            )
        case .module:
            return OptionRow(
                "--module", "NAME", [.build, .check, .lock, .initialize],
                "module of the files; a file that says another is an error (default: what the files say; for `init` "
                    + "the name of the folder)"
            )
        case .target:
            return OptionRow(
                "--target", "NAME", [.build, .check],
                "the target that is built: the module of the files where neither `--module` nor settings name another; "
                    + "for plugins"
            )
        case .platforms:
            return OptionRow(
                "--platforms", "LIST", [.build, .check, .lock],
                #"deployment floors of a module that no block defines: "iOS 17, macOS 14""#
            )
        case .emit:
            return OptionRow(
                "--emit", "FORM", [.build],
                "swift; strings, a string catalog for translators; ir, tree or tokens, which are printed, for "
                    + "looking into the compiler (default: swift)"
            )
        case .strings:
            return OptionRow(
                "--strings", "FILE", [.build],
                "with `--emit strings`: the string catalog to keep in step (default: TABLE.xcstrings in the output "
                    + "folder)"
            )
        case .importing:
            return OptionRow(
                "--import", "PATH", [.build, .check, .lock],
                "descriptions of modules that another build makes; read for their names only", isRepeatable: true
            )
        case .listOutputs:
            return OptionRow("--list-outputs", nil, [.build], "print the files that a build writes, and build nothing")
        case .listInputs:
            return OptionRow("--list-inputs", nil, [.build], "print the files that a build reads, and build nothing")
        case .depfile:
            return OptionRow(
                "--depfile", "FILE", [.build], "also write what the outputs depend on, as Make and Ninja read it")
        case .checkOutput:
            return OptionRow(
                "--check", nil, [.build, .lock],
                "write nothing, and exit with 1 if what would be written is out of date"
            )
        case .dryRun:
            return OptionRow("--dry-run", nil, [.build], "write nothing, and say what would be written")
        case .prune:
            return OptionRow(
                "--prune", nil, [.build],
                "remove the outputs of descriptions that are gone, as far as earlier calls with `--prune` made them"
            )
        case .watch:
            return OptionRow("--watch", nil, [.build], "build again whenever an input changes, until interrupted")
        case .settings:
            return OptionRow(
                "--settings", "FILE", [.build, .check, .lock],
                "a `widgetc.json`, which says what options would; an option that is given wins"
            )
        case .planned:
            return OptionRow(
                "--planned", "SUM", [.build, .check],
                "fail if the settings name other files than a build system has planned the call with; for plugins"
            )
        case .jobs:
            return OptionRow(
                "--jobs", "N", [.build, .check, .lock],
                "how many files are worked on at once (default: the number of cores)"
            )
        case .fix:
            return OptionRow("--fix", nil, [.check], "apply the safe fix-its of findings to the files")
        case .error:
            return OptionRow("--error", "CODE", [.build, .check, .lock], "make a warning an error", isRepeatable: true)
        case .warn:
            return OptionRow(
                "--warn", "CODE", [.build, .check, .lock], "keep a warning one under `--strict`", isRepeatable: true
            )
        case .lock:
            return OptionRow(
                "--lock", "FILE", [.build, .check, .lock],
                "the lock file (default: MODULE.lock beside the file with the module's block, if it is there)"
            )
        case .against:
            return OptionRow(
                "--against", "FILE", [.build, .check],
                "another lock file to compare with, such as that of a release", isRepeatable: true
            )
        case .accept:
            return OptionRow(
                "--accept", "FACT", [.lock],
                "give up a fact of the lock file, with those below it: `widget Clock`", isRepeatable: true
            )
        case .entitlements:
            return OptionRow(
                "--entitlements", "FILE…", [.check],
                "compare App Groups and keychain groups with the entitlements of targets", isRepeatable: true
            )
        case .assets:
            return OptionRow(
                "--assets", "DIR…", [.check],
                "compare names of images and colours with asset catalogs, or those in a folder", isRepeatable: true
            )
        case .allow:
            return OptionRow("--allow", "CODE", [.build, .check, .lock], "do not report a warning", isRepeatable: true)
        case .strict:
            return OptionRow("--strict", nil, [.build, .check, .lock], "make all warnings errors")
        case .errorFormat:
            return OptionRow(
                "--error-format", "FORM", [.build, .check, .lock],
                "text; line, for build tools: a line for each finding, with the absolute path; json, sarif or github, "
                    + "which go to standard output (default: text)"
            )
        case .color:
            return OptionRow(
                "--color", "WHEN", [.build, .check, .lock],
                "auto, always or never; auto is a terminal without NO_COLOR (default: auto)"
            )
        case .quiet:
            return OptionRow("--quiet", nil, [.build, .check, .lock], "print findings only, no summary")
        case .verbose:
            return OptionRow("--verbose", nil, [.build, .check, .lock], "name every file that is read and written")
        case .all:
            return OptionRow("--all", nil, [.explain], "explain every finding, as a page in Markdown")
        case .man:
            return OptionRow("--man", nil, [.help], "print the manual page, for `man`")
        case .help:
            return OptionRow("--help", nil, Command.allCases, "show this help")
        }
    }

    static func find(_ spelling: String) -> OptionID? {
        allCases.first { $0.row.spelling == spelling || (spelling == "-h" && $0 == .help) }
    }
}

struct OptionRow {
    let spelling: String
    /// The word that stands for the value in help; nil for an option without one.
    let value: String?
    let commands: [Command]
    let help: String
    /// Whether the option may be given several times.
    let isRepeatable: Bool

    /// `-o DIR`.
    var usage: String { value.map { "\(spelling) \($0)" } ?? spelling }

    init(_ spelling: String, _ value: String?, _ commands: [Command], _ help: String, isRepeatable: Bool = false) {
        self.spelling = spelling
        self.value = value
        self.commands = commands
        self.help = isRepeatable ? help + "; repeatable" : help
        self.isRepeatable = isRepeatable
    }
}

/// What belongs to the command line but not to this version: each word is refused as such, not as a mistake.
enum LaterTable {
    static let commands = ["fmt", "lsp"]

    static let options = ["--diff"]
}
