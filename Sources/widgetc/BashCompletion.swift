// In: nothing. Out: a script for bash.
// Invariant: it runs in bash 3.2, which macOS has, so that it uses no arrays by name and asks for `compopt` first.

enum BashCompletion {
    static func script() -> String {
        """
        # Completes calls of widgetc \(version) in bash: eval "$(widgetc completions bash)"

        _widgetc_words() {
            COMPREPLY=($(compgen -W "$1" -- "$2"))
        }

        # Files that end as $1 says, or all, and folders.
        _widgetc_files() {
            local IFS=$'\\n' globs
            # Without compopt bash would not escape blanks; then its own completion of files is taken.
            type compopt >/dev/null 2>&1 || return 0
            compopt -o filenames
            # A file may be called `*`.
            case $- in *f*) globs=kept ;; *) globs="" && set -f ;; esac
            COMPREPLY=($(compgen -d -- "$2") $(compgen -f -X "$1" -- "$2" | while read -r path; do
                [ -d "$path" ] || printf '%s\\n' "$path"
            done))
            [ -n "$globs" ] || set +f
        }

        _widgetc() {
            local cur="${COMP_WORDS[COMP_CWORD]}" prev="" command="${COMP_WORDS[1]}" after="" index
            COMPREPLY=()
            if [ "$COMP_CWORD" -eq 1 ]; then
                _widgetc_words "\(firstWords)" "$cur"
                return 0
            fi
            prev="${COMP_WORDS[COMP_CWORD - 1]}"
            # Bash takes the sign in --role=app for a word.
            if [ "$cur" = "=" ]; then
                cur=""
            elif [ "$prev" = "=" ] && [ "$COMP_CWORD" -gt 2 ]; then
                prev="${COMP_WORDS[COMP_CWORD - 2]}"
            fi
            for ((index = 2; index < COMP_CWORD; index++)); do
                if [ "${COMP_WORDS[index]}" = "--" ]; then after=yes; fi
            done
            if [ -z "$after" ]; then
                case "$command $prev" in
        \(values)
                esac
                if [ "${cur#-}" != "$cur" ]; then
                    case "$command" in
        \(options)
                    esac
                    return 0
                fi
            fi
            case "$command" in
        \(operands)
            esac
        }

        if type compopt >/dev/null 2>&1; then
            complete -F _widgetc widgetc
        else
            complete -o default -F _widgetc widgetc
        fi

        """
    }

    private static var firstWords: String {
        (Command.allCases.map(\.name) + CompletionsCommand.programOptions.map { $0.0 }).joined(separator: " ")
    }

    /// An arm for each option with a value.
    private static var values: String {
        OptionID.allCases.filter { $0.row.value != nil }.map { id in
            let pattern = id.row.commands.map { "\"\($0.name) \(id.row.spelling)\"" }.joined(separator: " | ")
            return "            \(pattern)) \(action(id.completion)); return 0 ;;"
        }.joined(separator: "\n")
    }

    private static var options: String {
        Command.allCases.map { command in
            let words = command.options.map(\.spelling).joined(separator: " ")
            return "                \(command.name)) _widgetc_words \"\(words)\" \"$cur\" ;;"
        }.joined(separator: "\n")
    }

    private static var operands: String {
        Command.allCases.map { command in
            "        \(command.name)) \(action(command.completion)) ;;"
        }.joined(separator: "\n")
    }

    private static func action(_ value: CompletionValue) -> String {
        switch value {
        case .descriptions: return "_widgetc_files '!*.widget' \"$cur\""
        case .file: return "_widgetc_files '' \"$cur\""
        case .folder: return "_widgetc_files '*' \"$cur\""
        case .words(let words): return "_widgetc_words \"\(words.joined(separator: " "))\" \"$cur\""
        case .free: return ":"
        }
    }
}
