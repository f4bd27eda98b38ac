// In: the name of a shell. Out: the script with which it completes calls of this program, on standard output.
// Invariant: every command, option and value comes from the tables that the parser reads.

import WidgetBase
import WidgetCompiler
import WidgetModel

enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
}

enum CompletionsCommand {
    static func run(_ shell: Shell) -> ExitCode {
        switch shell {
        case .bash: return Printer.print(BashCompletion.script())
        case .zsh: return Printer.print(ZshCompletion.script())
        case .fish: return Printer.print(FishCompletion.script())
        }
    }

    /// The program's own options, which stand in place of a command.
    static let programOptions = [("--help", "show this help"), ("--version", "show the version")]
}

/// What can stand in a place of a call.
enum CompletionValue {
    /// A description or a folder of descriptions.
    case descriptions
    case file
    case folder
    case words([String])
    /// Something that only the person knows.
    case free

    var isPath: Bool {
        switch self {
        case .descriptions, .file, .folder: return true
        case .words, .free: return false
        }
    }
}

extension OptionID {
    /// What an option's value can be; for an option without one it is not asked.
    var completion: CompletionValue {
        switch self {
        case .output, .assets: return .folder
        case .role: return .words(Role.allCases.map(\.name))
        case .emit: return .words(EmitForm.allCases.map(\.rawValue))
        case .errorFormat: return .words(ReportForm.allCases.map(\.rawValue))
        case .color: return .words(ColorUse.allCases.map(\.rawValue))
        case .error, .warn, .allow:
            return .words(DiagnosticCode.allCases.filter(SeverityRules.mayBeLowered).map(\.word))
        case .importing: return .descriptions
        case .strings, .depfile, .settings, .lock, .against, .entitlements: return .file
        case .module, .target, .platforms, .planned, .jobs, .accept: return .free
        case .listOutputs, .listInputs, .checkOutput, .dryRun, .prune, .watch, .fix, .strict, .quiet, .verbose, .all,
            .man, .help:
            return .free
        }
    }
}

extension Command {
    /// What the operands of a command can be.
    var completion: CompletionValue {
        switch self {
        case .build, .check, .lock: return .descriptions
        case .explain: return .words(DiagnosticCode.allCases.map(\.word))
        case .initialize: return .folder
        case .completions: return .words(Shell.allCases.map(\.rawValue))
        case .help: return .words(Command.allCases.map(\.name))
        }
    }

    /// Whether the operands are inputs, of which there are one or more.
    var readsInputs: Bool {
        switch self {
        case .build, .check, .lock: return true
        case .explain, .initialize, .completions, .help: return false
        }
    }

    var options: [OptionRow] { optionIDs.map(\.row) }

    var optionIDs: [OptionID] { OptionID.allCases.filter { $0.row.commands.contains(self) } }
}
