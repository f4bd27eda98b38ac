// In: what the lock file says of widgets, controls and bundles. Out: findings about placed ones that would be lost.
// Invariant: a change is reported once, however many families or widgets it is about.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension LockComparison {
    // MARK: Platforms

    /// A platform that was dropped is one change, for all widgets that were placed there.
    mutating func checkPlatforms() {
        let current = Set(program.modules[module].platforms.platforms.map(\.name))
        for name in LockComparison.platforms(in: locked) where !current.contains(name) {
            lostPlatforms.insert(name)
            let facts = locked.filter { LockComparison.platforms(of: $0).contains(name) }
            guard let first = facts.first, !isAccepted("platform \(name)") else { continue }
            let kinds = Set(facts.map { $0.text(1) })
            let place = program.modules[module].range.map { places.setting(.platformsMember, of: $0) } ?? first.range
            report(.lostPlatform(name, widgets: kinds.count, at: place, locked: first))
        }
    }

    /// The platforms on which families were shown, in the order of the file.
    static func platforms(in facts: [LockFact]) -> [String] {
        var seen: Set<String> = []
        return facts.flatMap { platforms(of: $0) }.filter { seen.insert($0).inserted }
    }

    private static func platforms(of fact: LockFact) -> [String] {
        guard fact.has(["widget", nil, "family"]) else { return [] }
        return fact.value.split(separator: ",").map(trimmed)
    }

    // MARK: Widgets and controls

    /// Kinds, families and configurations of placed widgets or controls.
    mutating func checkPlacements(_ word: String) {
        let lost = locked.filter { $0.has([word, nil]) && $0.words.count == 2 && factsByKey[$0.key] == nil }
        let new = facts.filter { $0.has([word, nil]) && $0.words.count == 2 && lockedByKey[$0.key] == nil }
        for fact in lost {
            // The only one that is new is the only one that was lost under another name.
            let successor = lost.count == 1 && new.count == 1 ? new.first : nil
            let kept = successor.map { places.setting(.kindMember, of: $0.range) }
            let place = kept ?? program.modules[module].range ?? fact.range
            report(
                .lostKind(
                    word, fact.text(1), successor: successor?.text(1), at: place, locked: fact,
                    adding: successor.flatMap { keepingKind(fact.text(1), at: $0.range) }))
        }
        let lostKinds = Set(lost.map { $0.text(1) })
        for fact in locked where fact.words.count > 2 && fact.has([word, nil]) && !lostKinds.contains(fact.text(1)) {
            guard let owner = factsByKey[LockComparison.owner(word, fact.text(1))] else { continue }
            if fact.has([word, nil, "family"]) {
                checkFamily(fact, of: owner)
            } else if fact.has([word, nil, "configuration"]) {
                checkConfiguration(fact, of: owner)
            }
        }
    }

    /// The edit by which the widget or control whose name stands at a place keeps a kind, unless it says one itself.
    private func keepingKind(_ kind: String, at range: SourceRange) -> TextEdit? {
        let widgets = program.widgets.rows.map { (header: $0.header, kind: $0.kind) }
        let controls = program.controls.rows.map { (header: $0.header, kind: $0.content.kind) }
        guard let row = (widgets + controls).first(where: { $0.header.range == range }), row.kind == row.header.name,
            !kind.utf8.contains(UInt8(ascii: "\"")), !kind.utf8.contains(UInt8(ascii: "\\"))
        else { return nil }
        return row.header.body?.adding("kind \"\(kind)\"")
    }

    private mutating func checkFamily(_ fact: LockFact, of owner: LockFact) {
        let shown = Set((factsByKey[fact.key]?.value ?? "").split(separator: ",").map(LockComparison.trimmed))
        let former = fact.value.split(separator: ",").map(LockComparison.trimmed)
        // A platform that the module has lost is said once, for all its families.
        let missing = former.filter { !shown.contains($0) && !lostPlatforms.contains($0) }
        guard !missing.isEmpty else { return }
        let platforms = shown.isEmpty ? [] : missing
        let place = places.setting(.familiesMember, of: owner.range)
        report(.lostFamily(fact.text(3), of: fact.text(1), on: platforms, at: place, locked: fact))
    }

    private mutating func checkConfiguration(_ fact: LockFact, of owner: LockFact) {
        let former = LockComparison.name(fact.value)
        guard let current = factsByKey[fact.key] else {
            report(.lostConfiguration(former, of: fact.text(1), at: owner.range, locked: fact))
            return
        }
        guard current.value != fact.value, renamed["intent \(former)"] == nil else { return }
        let name = LockComparison.name(current.value)
        let isNew = locked("intent", name).isEmpty && !lockedConfigurations.contains(name)
        guard isNew, intents[former] == nil, let intent = intents[name] else {
            let place = places.setting(.configurationMember, of: owner.range)
            report(.otherConfiguration(former, name, of: fact.text(1), at: place, locked: fact))
            return
        }
        renamed["intent \(former)"] = name
        let header = program.intents[intent].header
        let place = places.setting(.persistentIdentifierMember, of: header.range)
        report(
            .renamedType(
                "intent", former, program.text(header.name), stored: name, of: header, at: place, locked: fact))
    }

    // MARK: Systems

    /// A widget that older systems show no longer, since it is configured otherwise.
    mutating func checkSystems() {
        let floors = program.modules[module].platforms
        for fact in locked where fact.has(["widget", nil, "since"]) {
            guard let widget = widget(fact.text(1)), let current = factsByKey[fact.key] else { continue }
            let versions = LockComparison.versions(of: current)
            let former = LockComparison.versions(of: fact)
            let lost = former.platforms.filter { platform in
                guard let now = versions[platform], let before = former[platform], let floor = floors[platform] else {
                    return false
                }
                return now > max(before, floor)
            }
            guard !lost.isEmpty else { continue }
            let place = places.setting(.configurationMember, of: widget.header.range)
            let legacy = lockedByKey[LockComparison.owner("widget", fact.text(1)) + " legacy"]
            report(
                .lostSystems(
                    fact.text(1), lost.map { "\($0.name) before \(versions[$0]?.text ?? "")" },
                    legacy: legacy.map { LockComparison.name($0.value) }, at: place, locked: fact))
        }
        for fact in locked where fact.has(["widget", nil, "legacy"]) {
            // One without the setting shows no longer, which has been said.
            guard let widget = widget(fact.text(1)), let legacy = widget.legacy else { continue }
            let name = LockComparison.name(fact.value)
            let place = places.setting(.legacyMember, of: widget.header.range)
            if fact.words.count == 3 {
                let current = program.text(legacy.className)
                guard current != name else { continue }
                report(.otherLegacy(fact.text(1), name, current, at: place, locked: fact))
            } else if factsByKey[fact.key]?.value != fact.value, locks(fact.text(3), of: widget) {
                report(.lostLegacyValue(fact.text(3), name, of: fact.text(1), at: place, locked: fact))
            }
        }
    }

    private func widget(_ kind: String) -> WidgetDecl? {
        program.widgets.rows.first { $0.header.module == module && program.text($0.kind) == kind }
    }

    /// Whether the configuration of a widget has a parameter; of one that is gone something else is said.
    private func locks(_ parameter: String, of widget: WidgetDecl) -> Bool {
        guard let intent = widget.configuration else { return false }
        return program.intents[intent].parameters.contains { program.text(program.parameters[$0].name) == parameter }
    }

    private static func versions(of fact: LockFact) -> PlatformVersions {
        var result = PlatformVersions()
        for (platform, version) in LockShape.elements(fact.value).compactMap(LockShape.version) {
            result[platform] = version
        }
        return result
    }

    // MARK: Bundles

    /// What was listed and is no longer, or only behind a flag. A declaration that is gone is said elsewhere, and so is
    /// a bundle.
    mutating func checkBundles() {
        guard let bundle = program.bundles.rows.first(where: { $0.header.module == module }) else { return }
        for fact in locked where fact.has(["bundle"]) {
            let (word, name) = (fact.text(1), fact.text(2))
            guard let current = factsByKey[fact.key] else {
                let header = word == "extern" ? nil : listedHeader(word, name)
                guard word == "extern" || header != nil else { continue }
                let isOwn = header?.module == module
                let place = isOwn ? header?.range ?? bundle.header.range : bundle.header.range
                report(.lostListing(header.map { program.text($0.name) } ?? name, at: place, locked: fact))
                continue
            }
            let former = fact.value.isEmpty ? [] : LockShape.elements(fact.value)
            let flags = current.value.isEmpty ? [] : LockShape.elements(current.value)
            guard let flag = flags.first(where: { !former.contains($0) }) else { continue }
            let place = bundle.header.range
            report(.hiddenListing(name, flag: flag, at: place, locked: fact))
        }
    }

    /// The widget or control of a kind, in whichever module.
    private func listedHeader(_ word: String, _ kind: String) -> DeclHeader? {
        if word == "widget" { return program.widgets.rows.first { program.text($0.kind) == kind }?.header }
        return program.controls.rows.first { program.text($0.content.kind) == kind }?.header
    }
}
