// In: the groups that descriptions declare, and the entitlements of targets. Out: findings where they differ.
// Invariant: a group that is written in two ways gives one finding, not one for what is missing and one for what is
// there instead.

import WidgetBase
import WidgetModel
import WidgetProject

/// A group that a description declares: one, or another for each of several platforms.
struct DeclaredGroup {
    struct Choice {
        let name: String
        let range: SourceRange
        var platforms: [Platform]
    }

    let kind: EntitlementKind
    let module: ModuleID
    /// Whether the output is made here, so that a target needs the group.
    let isNeeded: Bool
    var choices: [Choice]

    /// The setting that declares it.
    var setting: String { kind == .appGroup ? "group" : "keychain" }
}

/// The state of a comparison.
struct EntitlementComparison {
    private let program: Program
    private let files: [Entitlements]
    private let isWhole: Bool
    private let declared: [DeclaredGroup]
    /// Values of the entitlements that a finding has named.
    private var claimed: Set<SourceRange> = []
    /// Places in descriptions at which a missing prefix has been reported.
    private var prefixed: Set<SourceRange> = []
    private(set) var bag = DiagnosticBag()

    init(_ program: Program, _ files: [Entitlements], isWhole: Bool) {
        self.program = program
        self.files = files
        self.isWhole = isWhole
        declared = EntitlementComparison.declarations(in: program)
    }

    mutating func run() {
        let needed = declared.filter(\.isNeeded)
        let modules = program.modules.ids.filter { module in needed.contains { $0.module == module } }
        // A file is that of a target of one of the modules; of which, shows by what it holds.
        var problems: [[[Problem]]] = []
        for file in files {
            problems.append(
                modules.map { module in
                    needed.filter { $0.module == module }.compactMap { problem(of: $0, in: file) }
                })
        }
        var reported: Set<Int> = []
        for row in problems where !row.isEmpty && !row.contains(where: \.isEmpty) {
            guard let best = row.indices.min(by: { row[$0].count < row[$1].count }) else { continue }
            reported.insert(best)
            row[best].forEach { report($0) }
        }
        for module in modules.indices where isWhole && !reported.contains(module) {
            guard !problems.contains(where: { $0[module].isEmpty }) else { continue }
            let best = problems.min { $0[module].count < $1[module].count }
            best?[module].forEach { report($0) }
        }
        checkUndeclared()
    }

    // MARK: What is declared

    private static func declarations(in program: Program) -> [DeclaredGroup] {
        var result: [DeclaredGroup] = []
        let emitted = Set(program.emittedModules)
        for module in program.modules.ids {
            let row = program.modules[module]
            let own = program.snapshots.rows.filter { $0.header.module == module }.map(\.group)
            var seen: Set<[String]> = []
            for group in [row.group] + own where !group.isEmpty {
                let choices = choices(of: group, row.platforms.platforms, program)
                guard !choices.isEmpty, seen.insert(choices.map(\.name)).inserted else { continue }
                result.append(
                    DeclaredGroup(
                        kind: .appGroup, module: module, isNeeded: emitted.contains(module), choices: choices))
            }
            guard let keychain = row.keychain, let range = row.keychainRange else { continue }
            let choice = DeclaredGroup.Choice(
                name: program.text(keychain), range: range, platforms: row.platforms.platforms)
            result.append(
                DeclaredGroup(
                    kind: .keychainGroup, module: module, isNeeded: emitted.contains(module), choices: [choice]))
        }
        return result
    }

    private static func choices(
        of group: AppGroup, _ platforms: [Platform], _ program: Program
    ) -> [DeclaredGroup.Choice] {
        var choices: [DeclaredGroup.Choice] = []
        for platform in platforms {
            guard let id = group.name(on: platform), let range = group.places[id] else { continue }
            let name = program.text(id)
            if let index = choices.firstIndex(where: { $0.name == name }) {
                choices[index].platforms.append(platform)
            } else {
                choices.append(DeclaredGroup.Choice(name: name, range: range, platforms: [platform]))
            }
        }
        return choices
    }

    // MARK: What is missing

    /// A group that a target lacks.
    private struct Problem {
        let group: DeclaredGroup
        let choice: DeclaredGroup.Choice
        let file: Entitlements
        /// What stands there instead, as far as something does.
        let found: Entitlement?
        let agreement: EntitlementAgreement
    }

    private func problem(of group: DeclaredGroup, in file: Entitlements) -> Problem? {
        // An App Group is a keychain group too.
        let kinds: [EntitlementKind] = group.kind == .keychainGroup ? [.keychainGroup, .appGroup] : [.appGroup]
        let values = kinds.flatMap { file.groups($0) }.map { (value: $0, pattern: EntitlementPattern($0.text)) }
        // Widget extensions are in the sandbox on macOS; a file without it may be that of any platform.
        let onMac = group.choices.filter { $0.platforms.contains(.macOS) }
        let choices = file.isSandboxed && !onMac.isEmpty ? onMac : group.choices
        var best: Problem?
        for choice in choices {
            if best == nil {
                best = Problem(group: group, choice: choice, file: file, found: nil, agreement: .different)
            }
            for (value, pattern) in values {
                let agreement = pattern.agreement(with: choice.name)
                if agreement == .same { return nil }
                guard agreement < best?.agreement ?? .different else { continue }
                best = Problem(group: group, choice: choice, file: file, found: value, agreement: agreement)
            }
        }
        guard let best, best.found == nil else { return best }
        // What another description declares is not a misspelling of this.
        let strangers = values.filter { entry in
            !entry.value.text.isEmpty && !entry.pattern.isOpen && !isDeclared(entry.pattern, group.kind)
        }
        let plain = strangers.map { EntitlementPattern.withoutTeam($0.value.text) }
        let near = NearestName.find(EntitlementPattern.withoutTeam(best.choice.name), among: plain)
        let found = near.flatMap { plain.firstIndex(of: $0) }.map { strangers[$0].value }
        return Problem(group: group, choice: best.choice, file: file, found: found, agreement: .different)
    }

    private mutating func report(_ problem: Problem) {
        let (group, choice) = (problem.group, problem.choice)
        guard let found = problem.found else {
            let wanted = EntitlementKind.allCases.map(\.key)
            let near = problem.file.otherKeys.first { NearestName.find($0.text, among: wanted) == group.kind.key }
            bag.add(
                .missingEntitlement(
                    choice.name, group.kind, group.setting, key: near,
                    at: problem.file.key(group.kind) ?? near?.range ?? problem.file.start, declared: choice.range))
            return
        }
        claimed.insert(found.range)
        switch problem.agreement {
        case .same: break
        case .otherCase, .different:
            bag.add(
                .misspeltEntitlement(
                    found.text, choice.name, group.setting, isCase: problem.agreement == .otherCase,
                    at: found.range, declared: choice.range))
        case .declaredLacksTeam:
            guard prefixed.insert(choice.range).inserted else { return }
            bag.add(
                .declaredWithoutTeam(
                    choice.name, found.text, group.setting, at: choice.range, entitlement: found.range))
        case .entitlementLacksTeam:
            bag.add(
                .entitlementWithoutTeam(
                    found.text, choice.name, group.setting, at: found.range, declared: choice.range))
        }
    }

    // MARK: What is not declared

    private func isDeclared(_ pattern: EntitlementPattern, _ kind: EntitlementKind) -> Bool {
        declared.contains { group in
            // A keychain group may be an App Group, and then stands among these.
            (group.kind == kind || kind == .appGroup)
                && group.choices.contains { pattern.agreement(with: $0.name) == .same }
        }
    }

    private mutating func checkUndeclared() {
        for kind in EntitlementKind.allCases {
            var order: [String] = []
            var places: [String: [SourceRange]] = [:]
            for value in files.flatMap({ $0.groups(kind) }) where !claimed.contains(value.range) {
                let pattern = EntitlementPattern(value.text)
                // Only the project knows what it comes to.
                if pattern.isOpen || value.text.isEmpty || isDeclared(pattern, kind) { continue }
                if places[value.text] == nil { order.append(value.text) }
                places[value.text, default: []].append(value.range)
            }
            var first: [String: (text: String, range: SourceRange)] = [:]
            for text in order {
                guard let range = places[text]?.first else { continue }
                if let other = first[text.lowercased()] {
                    bag.add(.targetsDiffer(text, other.text, at: range, first: other.range))
                    continue
                }
                first[text.lowercased()] = (text, range)
                let others = places[text]?.dropFirst() ?? []
                bag.add(.undeclaredEntitlement(text, kind, at: range, others: Array(others)))
            }
        }
    }
}
