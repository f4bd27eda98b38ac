// In: the options of a build as a step of another tool. Out: what they come to, and which exclude each other.
// Invariant: without any of them a build is as it is.

/// How a build serves another tool.
struct BuildStep {
    /// What is printed instead of building.
    enum Listing {
        case inputs
        case outputs
    }

    /// What becomes of the outputs.
    enum Writing {
        case write
        /// Nothing is written; out of date is an answer.
        case check
        /// Nothing is written; what would be is said.
        case dryRun
    }

    var listing: Listing?
    var writing = Writing.write
    /// Where the dependencies are written to; nil for nowhere.
    var depfile: String?
    /// The sum of what the call was planned with; nil where nobody says.
    var planned: String?
    var prunes = false
    var watches = false

    /// What no file of dependencies is called: an option whose value was forgotten takes the next path for it.
    private static let sources = [".widget", ".swift", ".lock", ".json", ".xcstrings", ".entitlements", Manifest.name]

    /// What only shows when all arguments have been read.
    func check(
        _ seen: Set<OptionID>,
        _ options: CommandOptions,
        _ inputs: [String],
        _ command: Command
    ) throws(UsageError) {
        try exclude([.listOutputs, .listInputs, .checkOutput, .dryRun, .watch], seen, command)
        try exclude([.listOutputs, .listInputs, .checkOutput, .dryRun, .depfile], seen, command)
        let used = OptionID.buildStep.filter(seen.contains)
        // A string catalog, too, may be compared with.
        let foreign = used.filter { options.emitForm != .strings || ![.checkOutput, .dryRun].contains($0) }
        if let first = foreign.first, options.emitForm != .swift {
            throw .stepOfOtherForm(first.row.spelling, options.emitForm.rawValue, command: command)
        }
        if options.output == "-", let first = used.first(where: { $0 != .listInputs }) {
            throw .stepWithoutFolder(first.row.spelling, command: command)
        }
        if let depfile, let ending = BuildStep.sources.first(where: depfile.hasSuffix) {
            throw .depfileOverSource(depfile, ending: ending, command: command)
        }
        if watches, inputs.contains("-") || options.imports.contains("-") { throw .watchedInput(command) }
    }

    private func exclude(
        _ options: [OptionID],
        _ seen: Set<OptionID>,
        _ command: Command
    ) throws(UsageError) {
        let given = options.filter(seen.contains)
        if given.count > 1 { throw .exclusive(given[0].row.spelling, given[1].row.spelling, command: command) }
    }
}

extension OptionID {
    /// The options of a build that only have a meaning for Swift in a folder.
    static let buildStep: [OptionID] = [.listOutputs, .listInputs, .depfile, .checkOutput, .dryRun, .prune, .watch]
}
