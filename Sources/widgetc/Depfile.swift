// In: outputs and inputs. Out: a rule that Make, Ninja, CMake and Bazel read.
// Invariant: a path comes out as it went in, or it is named as one for which Make and Ninja have no common form.

import WidgetCompiler

struct Depfile {
    let path: String
    private let outputs: [String]
    private let inputs: [String]
    /// The folders in which a further description would be an input.
    private let folders: [String]

    /// - Parameters:
    ///   - searched: the folders that were searched. A folder's date changes when a name in it comes or goes. Those
    ///     into which the build itself writes are left out: their date says nothing of descriptions.
    ///   - root: the output folder.
    init(at path: String, outputs: [String], in root: String, inputs: [String], searched: [String]) {
        self.path = path
        self.outputs = outputs
        self.inputs = inputs
        let written = Set(([root] + (outputs + [path]).map { Paths.parent(of: $0) }).map { PathBytes(Paths.key($0)) })
        folders = searched.filter { !written.contains(PathBytes(Paths.key($0))) }
    }

    var file: OutputFile {
        // A line end in a name would end the rule.
        let named = inputs + folders.filter { !OptionValues.hasControlCharacter($0) }.map(Depfile.plain)
        return OutputFile(path: path, bytes: Array(Depfile.text(outputs: outputs, inputs: named).utf8))
    }

    /// Why the file cannot be written: it would take the place of something else.
    var obstacle: UsageError? {
        guard let own = try? FileSystem.status(of: path).identity else { return nil }
        if (inputs + outputs).contains(where: { (try? FileSystem.status(of: $0).identity) == own }) {
            return .depfileOverRead(path, command: .build)
        }
        guard (try? FileSystem.isLinkOrDevice(path)) == false, let bytes = try? FileSystem.read(path),
            !bytes.isEmpty
        else { return nil }
        return Depfile.isDepfile(LineEnds.unified(bytes)) ? nil : .depfileOverOther(path, command: .build)
    }

    /// Whether a file has the form of one that a build has written: the first line is an output, no line belongs to a
    /// recipe, and behind the rule there are but empty ones.
    private static func isDepfile(_ bytes: [UInt8]) -> Bool {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard var first = lines.first else { return false }
        let isContinued = first.hasSuffix(" \\")
        if isContinued { first = first.dropLast(2) }
        let endsRule = first.hasSuffix(":")
        if endsRule { first = first.dropLast() }
        // A blank of a path stands behind a backslash.
        let hasBlank = zip(first, first.dropFirst()).contains { $0 != "\\" && $1 == " " }
        guard isContinued || endsRule, !hasBlank, EarlierOutputs.isNamedLikeOutput(String(first)) else { return false }
        let end = lines.firstIndex { !$0.hasSuffix("\\") } ?? lines.endIndex
        return lines.allSatisfy { !$0.hasPrefix("\t") } && lines[end...].dropFirst().allSatisfy { $0.hasSuffix(":") }
    }

    /// A path that a tool reads otherwise, with the tool and the character for which it does.
    struct Exception {
        let path: String
        let tool: String
        let character: Character
    }

    var exceptions: [Exception] {
        // One that is in the path of a file is named with that.
        let bare = folders.filter { folder in !inputs.contains { $0.hasPrefix(Paths.join(folder, "")) } }
        return outputs.compactMap { Depfile.exception($0, isOutput: true) }
            + (inputs + bare).compactMap { Depfile.exception($0, isOutput: false) }
    }

    private static func exception(_ path: String, isOutput: Bool) -> Exception? {
        // Make takes it for somebody's home folder, behind `./` too.
        if path.hasPrefix("~") { return Exception(path: path, tool: "Make", character: "~") }
        // That of the member of an archive.
        if path.hasSuffix(")"), path.contains("(") { return Exception(path: path, tool: "Make", character: "(") }
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
        case ";", "|", "\0"..<" ", "\u{7F}": return "Make and Ninja"
        case "=", "[": return "Make"
        // The stem of a pattern.
        case "%": return isOutput ? "Make" : nil
        case "'", "\"", "*", "?", "&", "<", ">", "^", "`": return "Ninja"
        default: return nil
        }
    }

    /// `output output: input input`, one path a line. Behind it each input has an empty rule, without which Make would
    /// not go on when the input is gone. With a `%` that would be one for other files.
    private static func text(outputs: [String], inputs: [String]) -> String {
        outputs.map(escaped).joined(separator: " \\\n") + ":"
            + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
            + inputs.filter { !$0.contains("%") }.map { escaped($0) + ":\n" }.joined()
    }

    /// The path of a folder in a form in which no tool reads a meaning into its last character: Make takes `a(b)` for
    /// the member of an archive, a backslash for the escape of what follows, and a space for none of the name.
    private static func plain(_ folder: String) -> String {
        [")", "\\", " ", "&"].contains(where: folder.hasSuffix) ? folder + "/." : folder
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
