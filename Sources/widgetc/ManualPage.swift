// In: nothing. Out: the manual page, in the language of `man`.
// Invariant: everything that it says of commands and options comes from `CommandTable.swift`, as help does.

enum ManualPage {
    static func text() -> String {
        var page = """
            .\\" Made by `widgetc help \\-\\-man`; do not edit.
            .TH WIDGETC 1 "" "widgetc \(version)" "User Commands"
            .SH NAME
            widgetc \\- \(roff(ProgramText.summary))
            .SH SYNOPSIS

            """
        for command in Command.allCases {
            page += ".B widgetc \(command.name)\n\(roff(command.operands))\n.br\n"
        }
        page += ".B widgetc \\-\\-version\n.SH COMMANDS\n"
        for command in Command.allCases { page += section(command) }
        page += list("EXIT STATUS", ProgramText.exitCodes)
        page += list("ENVIRONMENT", ProgramText.environment)
        page += list("FILES", ProgramText.files)
        return page
    }

    private static func section(_ command: Command) -> String {
        var text = ".SS \(command.name)\n\(paragraphs(command.explanation))"
        for row in OptionID.allCases.map(\.row) where row.commands.contains(command) {
            text += entry(row.usage, row.help)
        }
        for example in command.examples {
            text += ".PP\n\(roff(example.caption))\n.PP\n.RS 4\n.nf\n\(literal(example.line))\n.fi\n.RE\n"
        }
        return text
    }

    private static func list(_ title: String, _ rows: [(String, String)]) -> String {
        ".SH \(title)\n" + rows.map(entry).joined()
    }

    private static func entry(_ term: String, _ meaning: String) -> String {
        ".TP\n.B \(literal(term))\n\(roff(meaning))\n"
    }

    /// Blank lines part paragraphs.
    private static func paragraphs(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            (line.isEmpty ? ".PP" : roff(String(line))) + "\n"
        }.joined()
    }

    /// Prose: what stands between back-ticks is bold.
    private static func roff(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { literal(String($0)) }
        var line = ""
        for (index, part) in parts.enumerated() { line += index.isMultiple(of: 2) ? part : "\\fB\(part)\\fR" }
        // A point or an apostrophe would begin a request.
        return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }

    /// Text in which no character has a meaning.
    private static func literal(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": line += "\\e"
            case "-": line += "\\-"
            case "\"": line += "\\(dq"
            case "'": line += "\\(aq"
            case "`": line += "\\(ga"
            case "~": line += "\\(ti"
            case "^": line += "\\(ha"
            default:
                if scalar.isASCII {
                    line.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    line += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
                }
            }
        }
        return line.hasPrefix(".") ? "\\&" + line : line
    }
}
