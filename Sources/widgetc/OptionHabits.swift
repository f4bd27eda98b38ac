// In: an option or command that there is not. Out: the one that was probably meant.
// Invariant: a name is offered only if it is near what was written, or customary for it elsewhere.

import WidgetBase

/// What people call options and commands elsewhere.
enum OptionHabits {
    /// The option of a command that was meant by another spelling.
    static func option(for spelling: String, of command: Command) -> String? {
        let known = OptionID.allCases.map(\.row).filter { $0.commands.contains(command) }
        let name = String(spelling.drop { $0 == "-" })
        let meant = options.first { row in row.names.contains(name) || row.names.contains(name.lowercased()) }
        if let meant { return known.first { $0.spelling == meant.id.row.spelling }?.spelling }
        if name.hasPrefix("Wno-"), known.contains(where: { $0.spelling == "--allow" }) {
            return "--allow \(name.dropFirst(4))"
        }
        // `-oGenerated`, as compilers take it.
        if spelling.hasPrefix("-o"), spelling.utf8.count > 2, known.contains(where: { $0.spelling == "-o" }) {
            return "-o \(spelling.dropFirst(2))"
        }
        if let same = known.first(where: { bare($0.spelling) == name }) { return same.spelling }
        // The dashes are no sign of likeness.
        let nearest = NearestName.find(name, among: known.map { bare($0.spelling) }.filter { $0.utf8.count > 1 })
        return nearest.map { "--\($0)" }
    }

    /// What stands in the place of a command that there is not.
    static func command(for word: String) -> String? {
        if let meant = commands[word.lowercased()] { return meant }
        return NearestName.find(word, among: Command.allCases.map(\.name))
    }

    /// The option before the command that was meant by another spelling.
    static func leadingOption(for spelling: String) -> String? {
        switch spelling {
        case "-v", "-V", "-version": return "--version"
        case "-help", "-?", "--usage": return "--help"
        default:
            let name = String(spelling.drop { $0 == "-" })
            return NearestName.find(name, among: ["help", "version"]).map { "--\($0)" }
        }
    }

    private static func bare(_ spelling: String) -> String { String(spelling.drop { $0 == "-" }) }

    private static let options: [(id: OptionID, names: Set<String>)] = [
        (
            .output,
            [
                "output", "out", "out-dir", "outdir", "output-dir", "output-path", "output-folder", "dest",
                "destination",
                "d", "dir", "target-dir",
            ]
        ),
        (.verbose, ["v", "vv", "debug", "trace", "verbosity"]),
        (.quiet, ["q", "s", "silent"]),
        (.jobs, ["j", "parallel", "threads", "job"]),
        (.watch, ["w", "follow"]),
        (
            .strict,
            [
                "Wall", "Wextra", "Weverything", "Werror", "werror", "warnings-as-errors", "fatal-warnings", "pedantic",
            ]
        ),
        (.allow, ["ignore", "disable", "suppress", "silence", "no-warn", "skip-rule"]),
        (.error, ["deny", "D", "forbid"]),
        (.warn, ["W", "warning"]),
        (.errorFormat, ["format", "f", "reporter", "output-format", "message-format", "diagnostics-format"]),
        (.color, ["colour", "colors", "no-color", "no-colour"]),
        (.dryRun, ["n", "dryrun", "noop", "simulate", "what-if"]),
        (.fix, ["autofix", "fixit", "fix-it", "apply", "correct", "autocorrect"]),
        (.platforms, ["platform", "target", "deployment-target", "min-version", "minimum", "sdk"]),
        (.module, ["name", "m", "module-name"]),
        (.importing, ["include", "I", "imports"]),
        (.prune, ["clean", "delete"]),
        (.help, ["?", "usage"]),
        (.against, ["baseline", "compare"]),
        (.depfile, ["MF", "MD", "MMD", "deps", "dep-file", "dependencies"]),
        (.listOutputs, ["print-outputs", "outputs"]),
        (.listInputs, ["print-inputs", "inputs"]),
        (.checkOutput, ["verify", "ci", "check-only"]),
    ]

    private static let commands = [
        "compile": "build", "generate": "build", "gen": "build", "make": "build", "run": "build", "emit": "build",
        "lint": "check", "validate": "check", "verify": "check", "analyze": "check", "test": "check",
        "fix": "check --fix", "autofix": "check --fix", "watch": "build --watch", "clean": "build --prune",
        "new": "init", "create": "init", "setup": "init", "doc": "explain", "docs": "explain", "why": "explain",
        "freeze": "lock", "version": "--version", "completion": "completions", "man": "help --man",
    ]
}
