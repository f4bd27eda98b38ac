// In: outputs and inputs. Out: a rule that Make, Ninja, CMake and Bazel read.
// Invariant: a path comes out as it went in, or it is named as one for which Make and Ninja have no common form.

import WidgetCompiler

enum Depfile {
    static func file(at path: String, outputs: [String], inputs: [String]) -> OutputFile {
        OutputFile(path: path, bytes: Array(text(outputs: outputs, inputs: inputs).utf8))
    }

    /// A path that a tool reads otherwise, with the tool and the character for which it does.
    struct Exception {
        let path: String
        let tool: String
        let character: Character
    }

    static func exceptions(outputs: [String], inputs: [String]) -> [Exception] {
        outputs.compactMap { exception($0, isOutput: true) } + inputs.compactMap { exception($0, isOutput: false) }
    }

    private static func exception(_ path: String, isOutput: Bool) -> Exception? {
        var isBehindBackslash = false
        for character in path {
            let tool = isBehindBackslash && "#:$".contains(character) ? "Ninja" : tool(misreading: character, isOutput)
            if let tool { return Exception(path: path, tool: tool, character: character) }
            isBehindBackslash = character == "\\"
        }
        return nil
    }

    /// The tool that has no form for a character.
    private static func tool(misreading character: Character, _ isOutput: Bool) -> String? {
        switch character {
        case ";", "|": return "Make and Ninja"
        case "=": return "Make"
        // The stem of a pattern.
        case "%": return isOutput ? "Make" : nil
        case "'", "\"", "*", "?", "&", "<", ">", "^", "`": return "Ninja"
        default: return nil
        }
    }

    /// `output output: input input`, one path a line.
    private static func text(outputs: [String], inputs: [String]) -> String {
        outputs.map(escaped).joined(separator: " \\\n") + ":"
            + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
    }

    /// What Make gives a meaning to is escaped as Make wants it.
    private static func escaped(_ path: String) -> String {
        var text = ""
        var backslashes = 0
        for character in path.unicodeScalars {
            switch character {
            case " ", "#", ":":
                // Those before it would otherwise be taken for its escape.
                text += String(repeating: "\\", count: backslashes + 1) + "\(character)"
            case "$": text += "$$"
            default: text.unicodeScalars.append(character)
            }
            backslashes = character == "\\" ? backslashes + 1 : 0
        }
        return text
    }
}
