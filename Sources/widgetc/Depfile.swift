// In: outputs and inputs. Out: a rule that Make, Ninja, CMake and Bazel read.
// Invariant: a path comes out as it went in, whatever characters it has.

enum Depfile {
    /// `output output: input input`, one path a line.
    static func text(outputs: [String], inputs: [String]) -> String {
        outputs.map(escaped).joined(separator: " \\\n") + ":"
            + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
    }

    /// What Make gives a meaning to is escaped as Make wants it.
    private static func escaped(_ path: String) -> String {
        var text = ""
        for character in path {
            switch character {
            case " ", "#", ":": text += "\\\(character)"
            case "$": text += "$$"
            default: text.append(character)
            }
        }
        return text
    }
}
