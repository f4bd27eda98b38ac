// In: nothing. Out: a script for fish.
// Invariant: the command is the word after the program's name, so that `help build` does not offer what `build` takes.

enum FishCompletion {
    static func script() -> String {
        var lines = [
            "# Completes calls of widgetc \(version) in fish: "
                + "widgetc completions fish > ~/.config/fish/completions/widgetc.fish",
            "",
            "function __widgetc_command",
            "    set -l words (commandline -opc)",
            "    test (count $words) -gt 1; and test \"$words[2]\" = $argv[1]",
            "end",
            "",
            "function __widgetc_first",
            "    test (count (commandline -opc)) -eq 1",
            "end",
            "",
            "complete -c widgetc -f",
        ]
        for (spelling, help) in CompletionsCommand.programOptions {
            lines.append("complete -c widgetc -n __widgetc_first -l \(spelling.dropFirst(2)) -d \(quoted(help))")
        }
        for command in Command.allCases {
            lines.append("complete -c widgetc -n __widgetc_first -a \(command.name) -d \(quoted(command.summary))")
        }
        for command in Command.allCases {
            let start = "complete -c widgetc -n '__widgetc_command \(command.name)'"
            lines += command.optionIDs.map { "\(start) \(option($0))" }
            lines.append("\(start) \(values(command.completion))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func option(_ id: OptionID) -> String {
        let row = id.row
        let isLong = row.spelling.hasPrefix("--")
        let name = isLong ? "-l \(row.spelling.dropFirst(2))" : "-s \(row.spelling.dropFirst())"
        let value = row.value == nil ? "" : " \(id.completion.isPath ? "-r" : "-x") \(values(id.completion))"
        return "\(name)\(value) -d \(quoted(row.help))"
    }

    private static func values(_ value: CompletionValue) -> String {
        switch value {
        case .descriptions: return "-k -a '(__fish_complete_suffix .widget)'"
        case .file: return "-F"
        case .folder: return "-a '(__fish_complete_directories)'"
        case .words(let words): return "-a '\(words.joined(separator: " "))'"
        case .free: return "-f"
        }
    }

    /// Between quotes fish gives a meaning to the quote and to the backslash.
    private static func quoted(_ text: String) -> String {
        "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
