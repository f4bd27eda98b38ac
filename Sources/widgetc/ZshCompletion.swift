// In: nothing. Out: a script for zsh.
// Invariant: it works as a file `_widgetc` in a folder of `$fpath`, and when it is evaluated after `compinit`.

import WidgetBase

enum ZshCompletion {
    static func script() -> String {
        """
        #compdef widgetc
        # Completes calls of widgetc \(version) in zsh: widgetc completions zsh > "${fpath[1]}/_widgetc"

        _widgetc() {
            local context state state_descr line curcontext="$curcontext"
            typeset -A opt_args
            local -a commands
            commands=(
        \(commands)
            )
            _arguments -C \\
        \(programOptions)
                '1:command:->command' \\
                '*::argument:->argument' && return 0
            case $state in
            command) _describe -t commands command commands ;;
            argument)
                case $words[1] in
        \(arms)
                esac
                ;;
            esac
        }

        if [ "$funcstack[1]" = "_widgetc" ]; then
            _widgetc "$@"
        else
            compdef _widgetc widgetc
        fi

        """
    }

    private static var commands: String {
        Command.allCases.map { command in
            "        " + ShellText.quoted("\(command.name):\(command.summary)")
        }.joined(separator: "\n")
    }

    private static var programOptions: String {
        CompletionsCommand.programOptions.map { spelling, help in
            "        \(ShellText.quoted("(- *)\(spelling)[\(help)]")) \\"
        }.joined(separator: "\n")
    }

    /// An arm for each command, with its options and operands.
    private static var arms: String {
        Command.allCases.map { command in
            let lines = command.optionIDs.map(option) + [operand(command)]
            let arguments = lines.map { "                " + ShellText.quoted($0) }.joined(separator: " \\\n")
            return "        \(command.name))\n            _arguments \\\n\(arguments)\n            ;;"
        }.joined(separator: "\n")
    }

    private static func option(_ id: OptionID) -> String {
        let row = id.row
        // A long option also takes its value after a sign, in the same word.
        let joins = row.value != nil && row.spelling.hasPrefix("--") ? "=" : ""
        var text = (row.isRepeatable ? "*" : "") + row.spelling + joins + "[\(escaped(row.help))]"
        if let value = row.value { text += ":\(value):\(action(id.completion))" }
        return text
    }

    private static func operand(_ command: Command) -> String {
        (command.readsInputs ? "*" : "1") + ":operand:" + action(command.completion)
    }

    private static func action(_ value: CompletionValue) -> String {
        switch value {
        case .descriptions: return #"_files -g "*.widget(-.)""#
        case .file: return "_files"
        case .folder: return "_files -/"
        case .words(let words): return "(\(words.joined(separator: " ")))"
        case .free: return " "
        }
    }

    private static func escaped(_ text: String) -> String {
        text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
