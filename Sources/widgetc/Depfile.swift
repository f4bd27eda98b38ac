// In: outputs and inputs. Out: a rule that Make, Ninja, CMake and Bazel read.
// Invariant: a path comes out as it went in, whatever characters it has; but for `%` in an output, for which Make and
// Ninja have no common form.

import WidgetCompiler

enum Depfile {
    static func file(at path: String, outputs: [String], inputs: [String]) -> OutputFile {
        OutputFile(path: path, bytes: Array(text(outputs: outputs, inputs: inputs).utf8))
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
