// In: the checked program of a module, and its lock file. Out: findings about what released versions depend on.
// Invariant: what gives the same facts gives no finding; one change gives one finding, at the description.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// What comparing a module with a lock file came to.
public struct LockOutcome: Sendable {
    /// What `widgetc lock` writes.
    public let bytes: [UInt8]
    /// The facts that the file does not hold yet, as they are written.
    public let newFacts: [String]
    /// What was accepted although neither side holds it, each with the fact that was probably meant.
    public let unknownAccepted: [(fact: String, nearest: String?)]
}

/// Compares a module with its lock file.
/// - Parameters:
///   - file: the lock file; nil where there is none yet.
///   - accepted: facts whose change is meant, with all below them: `widget Clock` stands for its families too.
///   - parsed: the trees of the descriptions, in which what was changed is found.
///   - command: what writes the lock file, and can give up its facts; nil for one of another release.
public func checkLock(
    of module: ModuleID,
    in program: Program,
    with file: (id: FileID, source: SourceFile)?,
    accepted: [String],
    command: String?,
    parsed: [ParsedFile],
    into bag: inout DiagnosticBag
) -> LockOutcome {
    // Most builds change nothing of it, and then it need not be read.
    let unchanged = LockFacts(program, module).facts
    let bytes = LockFile.bytes(of: unchanged)
    if accepted.isEmpty, file?.source.bytes == bytes {
        return LockOutcome(bytes: bytes, newFacts: [], unknownAccepted: [])
    }
    let lock = file.map { LockFile($0.source, id: $0.id, command: command) }
    if let finding = lock?.finding { bag.add(finding) }
    var locked = lock?.facts ?? []
    let actions = Set(locked.filter { $0.has(["action"]) }.map { $0.text(1) })
    let facts = actions.isEmpty ? unchanged : LockFacts(program, module, keptActions: actions).facts
    // `widget Clock` stands for all that is said of it.
    let owners = (locked + facts).map { LockComparison.owner($0.text(0), $0.text(1)) }
    let keys = (locked + facts).map(\.key) + owners + LockComparison.platforms(in: locked).map { "platform \($0)" }
    let unknown = accepted.filter { fact in !keys.contains { LockComparison.covers(fact, $0) } }
    if let command {
        // What the next call gives up besides, as far as there is such a fact.
        let known = accepted.filter { !unknown.contains($0) }
        let call = command + known.map { " --accept \(ShellText.word($0))" }.joined()
        for index in locked.indices { locked[index].command = call }
    }
    if lock != nil, lock?.finding == nil {
        var comparison = LockComparison(program, module, locked: locked, facts: facts, accepted: accepted)
        comparison.places = LockPlaces(parsed)
        comparison.run()
        // What people lose weighs more than what they do not find in the gallery.
        let lost = Set(comparison.bag.diagnostics.filter { $0.code == .changedKind }.compactMap(\.range))
        if !lost.isEmpty {
            let told = bag.diagnostics.indices.filter { index in
                bag.diagnostics[index].code == .unlistedWidget
                    && bag.diagnostics[index].range.map(lost.contains) ?? false
            }
            bag.remove(Set(told))
        }
        bag.merge(comparison.bag)
    }
    let lockedKeys = Set(locked.map(\.key))
    return LockOutcome(
        bytes: LockFile.bytes(of: facts),
        newFacts: facts.map(\.key).filter { !lockedKeys.contains($0) },
        unknownAccepted: unknown.map { ($0, NearestName.find($0, among: keys)) }
    )
}

/// The state of a comparison.
struct LockComparison {
    let program: Program
    let module: ModuleID
    /// What the lock file says, but for what is accepted.
    let locked: [LockFact]
    let facts: [LockFact]
    private let accepted: [String]
    /// All that the lock file says, by key.
    let released: [String: LockFact]
    /// Rows of `locked` and of `facts` by key.
    let lockedByKey: [String: LockFact]
    let factsByKey: [String: LockFact]
    /// Below each owner, as `intent Settings`, what the lock file says of it.
    let lockedByOwner: [String: [LockFact]]
    /// Types that bear another name now, by the name in the lock file: an intent, an entity, an enum.
    var renamed: [String: String] = [:]
    /// The declarations of the module by the names under which they are stored.
    private(set) var intents: [String: IntentID] = [:]
    private(set) var entities: [String: EntityID] = [:]
    private(set) var enums: [String: EnumID] = [:]
    private(set) var actions: [String: ActionID] = [:]
    /// The intents that widgets and controls of the lock file have.
    private(set) var lockedConfigurations: Set<String> = []
    /// Pairs of rows that have been compared.
    var comparedRows: Set<RowPair> = []
    /// Enums that have been compared, by the names in the lock file and now.
    var comparedEnums: Set<String> = []
    /// Where the settings of declarations stand.
    var places = LockPlaces([])
    /// Platforms that the module has no longer.
    var lostPlatforms: Set<String> = []
    /// Groups that have been reported, with those that took their places.
    var movedGroups: Set<[String]> = []
    var bag = DiagnosticBag()

    init(_ program: Program, _ module: ModuleID, locked: [LockFact], facts: [LockFact], accepted: [String]) {
        self.program = program
        self.module = module
        self.facts = facts
        self.accepted = accepted
        let given = locked.filter { fact in accepted.contains { LockComparison.covers($0, fact.key) } }
        // Snapshots that share a group leave it together.
        let groups = Set(given.filter { $0.has(["snapshot", nil, "group"]) }.map(\.value))
        let givenKeys = Set(given.map(\.key))
        let kept = locked.filter { fact in
            !givenKeys.contains(fact.key) && !(fact.has(["snapshot", nil, "group"]) && groups.contains(fact.value))
        }
        released = Dictionary(locked.map { ($0.key, $0) }) { first, _ in first }
        self.locked = kept
        lockedByKey = Dictionary(kept.map { ($0.key, $0) }) { first, _ in first }
        factsByKey = Dictionary(facts.map { ($0.key, $0) }) { first, _ in first }
        lockedByOwner = Dictionary(grouping: kept) { LockComparison.owner($0.text(0), $0.text(1)) }
    }

    /// Whether an accepted text stands for a fact: the fact's words, its first words, or its whole line.
    static func covers(_ accepted: String, _ key: String) -> Bool {
        // A kind of facts, such as `widget`, would give up all that there are.
        let isBelow = accepted.contains(" ") && key.hasPrefix(accepted + " ")
        return accepted == key || isBelow || accepted.hasPrefix(key + ": ")
    }

    func isAccepted(_ key: String) -> Bool {
        accepted.contains { LockComparison.covers($0, key) }
    }

    static func owner(_ kind: String, _ name: String) -> String { "\(kind) \(LockText.word(name))" }

    func locked(_ kind: String, _ name: String) -> [LockFact] {
        lockedByOwner[LockComparison.owner(kind, name)] ?? []
    }

    mutating func report(_ finding: Diagnostic) {
        bag.add(finding)
    }

    mutating func run() {
        let isSame = locked.allSatisfy { factsByKey[$0.key]?.value == $0.value }
        guard !isSame || locked.count != facts.count else { return }
        nameDeclarations()
        checkPlatforms()
        // The intents of widgets show which intents are called otherwise now.
        checkPlacements("widget")
        checkPlacements("control")
        checkSystems()
        checkBundles()
        checkChoices()
        checkFiles()
        checkKeychain()
        checkRoutes()
    }

    static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " })
    }

    private mutating func nameDeclarations() {
        for id in program.intents.ids where program.intents[id].header.module == module {
            intents[program.storedName(of: id)] = id
        }
        for id in program.entities.ids where program.entities[id].header.module == module {
            entities[program.storedName(of: id)] = id
        }
        for id in program.enums.ids where program.enums[id].header.module == module {
            enums[program.storedName(of: id)] = id
        }
        for id in program.actions.ids where program.actions[id].header.module == module {
            actions[program.text(program.actions[id].header.name)] = id
        }
        let configurations = locked.filter {
            $0.has(["widget", nil, "configuration"]) || $0.has(["control", nil, "configuration"])
        }
        lockedConfigurations = Set(configurations.map { LockComparison.name($0.value) })
    }

    /// The name that is a fact's value.
    static func name(_ value: String) -> String {
        LockText.read(value)?.words.first?.text ?? value
    }

    // MARK: Links

    private mutating func checkRoutes() {
        let lost = locked.filter { $0.has(["route"]) && factsByKey[$0.key] == nil }
        let new = facts.filter { $0.has(["route"]) && lockedByKey[$0.key] == nil }
        for fact in lost {
            let successor = lost.count == 1 && new.count == 1 ? new.first : nil
            let place = successor?.range ?? program.modules[module].range ?? fact.range
            report(.lostRoute(fact.text(1), at: place, locked: fact))
        }
    }
}

/// A row of the lock file, and the row that takes its place.
struct RowPair: Hashable {
    let locked: String
    let row: DeclarationRow
    /// Whether the file that holds them has a higher version now.
    let isRaised: Bool
}
