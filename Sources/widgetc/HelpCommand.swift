// In: a command, or none. Out: how it is used, on standard output; or the manual page.
// Invariant: everything that help says of options comes from `CommandTable.swift`.

enum HelpCommand {
    static func run(_ topic: Command?) -> ExitCode {
        Printer.print(topic.map(help) ?? programHelp)
    }

    static func printManual() -> ExitCode {
        Printer.print(ManualPage.text())
    }

    static func printVersion() -> ExitCode {
        Printer.print("widgetc \(version)\n")
    }

    private static var programHelp: String {
        var text = "widgetc \(version): \(ProgramText.summary)\n\nUsage: widgetc COMMAND …\n\n"
        text += table(Command.allCases.map { ("\($0.name) \($0.operands)", $0.summary) })
        text += table(CompletionsCommand.programOptions)
        text += "\n`widgetc help COMMAND` shows the options of a command, with examples.\n\nExit codes:\n"
        for (code, meaning) in ProgramText.exitCodes { text += "  \(code)  \(meaning)\n" }
        return text
    }

    private static func help(_ command: Command) -> String {
        var text = "Usage: widgetc \(command.name) \(command.operands)\n\n\(command.explanation)\n"
        let rows = OptionID.allCases.map(\.row).filter { $0.commands.contains(command) }
        text += "\nOptions:\n"
        text += table(rows.map { ($0.usage, $0.help) })
        for example in command.examples { text += "\n\(example.caption)\n  \(example.line)\n" }
        return text
    }

    /// Two columns, the second broken into lines.
    private static func table(_ rows: [(String, String)]) -> String {
        let width = 26
        var text = ""
        for (left, right) in rows {
            var line = "  " + left
            if line.count + 2 > width {
                text += line + "\n"
                line = ""
            }
            for part in wrapped(right, 90 - width) {
                text += line + String(repeating: " ", count: width - line.count) + part + "\n"
                line = ""
            }
        }
        return text
    }

    private static func wrapped(_ text: String, _ width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
