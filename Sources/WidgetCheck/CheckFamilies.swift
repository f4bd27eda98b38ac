// In: `families` and `view` of widgets. Out: the families that a widget supports, each with a view.
// Invariant: every family can show on a platform of the module.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkFamilies(of id: WidgetID, _ members: WidgetMembers, _ syntax: WidgetSyntaxDecl) {
        var places: [WidgetFamily: SourceRange] = [:]
        var families: [WidgetFamily] = []
        var limits: [WidgetFamily: Set<Platform>] = [:]
        var hasFamilies = false
        var hasUnknown = false
        for node in syntax.members where node.kind == .familiesMember {
            hasFamilies = true
            let member = FamiliesMember(node: node)
            let platforms = checkPlatforms(of: member)
            let names = Array(member.names)
            let given = WidgetFamily.allCases.filter { !(limits[$0] ?? []).isDisjoint(with: platforms) }
            if names.count > 1, let first = given.first,
                names.allSatisfy({ range in given.contains { $0.name == text(range) } })
            {
                report(.repeatedFamilies(at: keywordPlace(node), first: places[first] ?? place(names[0])))
                continue
            }
            for range in names {
                guard let family = listedFamily(range) else {
                    hasUnknown = true
                    continue
                }
                let known = limits[family] ?? []
                if let first = places[family], !known.isDisjoint(with: platforms) {
                    report(.duplicateFamily(family.name, at: place(range), first: first))
                    continue
                }
                if places[family] == nil { places[family] = place(range) }
                guard platforms.contains(where: { family.introduced[$0] != nil }) else {
                    hasUnknown = true
                    // Without a platform the platforms have been reported.
                    if !platforms.isEmpty, !unknownFloors.contains(module) {
                        let able = platforms.sorted { $0.rawValue < $1.rawValue }
                        report(.unavailableFamily(family, platforms: able, at: place(range)))
                    }
                    continue
                }
                if !families.contains(family) { families.append(family) }
                limits[family] = known.union(platforms)
            }
        }
        if !hasFamilies {
            families = defaultFamilies(syntax)
            // That it names none is said.
            hasUnknown = true
        }
        if hasUnknown || mayHoldMore { unclearFamilies.insert(id) }
        program.widgets[id].families = families
        for (family, platforms) in limits where platforms != Set(floors.platforms) {
            program.widgets[id].familyPlatforms[family] = floors.platforms.filter(platforms.contains)
        }
        if !hasUnknown { reportLeftOut(id, syntax) }
        reportWatchConfiguration(of: id, members)
    }

    /// The platforms that a line of families is for: all of the module where it names none.
    private mutating func checkPlatforms(of member: FamiliesMember) -> Set<Platform> {
        let nodes = member.node.children(.platform)
        guard !member.platforms.isEmpty else { return Set(floors.platforms) }
        var platforms: Set<Platform> = []
        for node in nodes {
            guard let platform = Platform.allCases.first(where: { $0.name == text(node.range) }) else { continue }
            if floors[platform] == nil {
                if unknownFloors.contains(module) { continue }
                report(.undeclaredPlatform(platform.name, at: place(node)))
            } else {
                platforms.insert(platform)
            }
        }
        return platforms
    }

    /// Whether a line of families names what is none and probably means this one.
    private func isMisspelt(_ family: WidgetFamily, _ syntax: WidgetSyntaxDecl) -> Bool {
        let names = WidgetFamily.allCases.map(\.name)
        return syntax.members.contains { node in
            node.kind == .familiesMember
                && FamiliesMember(node: node).names.contains { range in
                    // The name of a family means that one, however near it is to another.
                    !names.contains(text(range)) && NearestName.find(text(range), among: names) == family.name
                }
        }
    }

    private var floors: PlatformVersions { program.modules[module].platforms }

    private func canShow(_ family: WidgetFamily) -> Bool {
        floors.platforms.contains { family.introduced[$0] != nil }
    }

    /// What WidgetKit takes where a widget names no families, said aloud.
    private mutating func defaultFamilies(_ syntax: WidgetSyntaxDecl) -> [WidgetFamily] {
        let families = [WidgetFamily.systemSmall, .systemMedium, .systemLarge].filter { canShow($0) }
        guard let name = syntax.name, !mayHold(.families, .familiesMember) else { return families }
        if families.isEmpty {
            let why = "on watchOS there is none that goes without saying"
            report(.missingMember("families accessoryRectangular", of: "a widget", why: why, at: place(name)))
        } else {
            let insertion = syntax.title?.range.end ?? name.end
            let start = bodyStart(insertion)
            let blanks = start.map { frame(at: $0.bytes.end) } ?? ("", "")
            report(.missingFamilies(families.map(\.name), at: place(name), after: start, frame: blanks))
        }
        return families
    }

    /// The place behind the brace that opens a body.
    private func bodyStart(_ offset: UInt32) -> SourceRange? {
        let bytes = sources[file].bytes
        var index = Int(offset)
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        guard index < bytes.count, bytes[index] == 0x7B else { return nil }
        return place(ByteRange.at(UInt32(truncatingIfNeeded: index + 1)))
    }

    /// What stands before and after a line that is put at the start of a block: the block may be all on one line.
    private func frame(at offset: UInt32) -> (before: String, after: String) {
        let rest = sources[file].bytes[Int(offset)...]
        switch rest.first(where: { $0 != 0x20 && $0 != 0x09 }) {
        case nil, 0x0A, 0x0D: return ("\n  ", "")
        case 0x7D: return (" ", rest.first == 0x7D ? " " : "")
        default: return (" ", ";")
        }
    }

    /// A platform of the module on which the widget has no family, unless every line of families names its platforms.
    private mutating func reportLeftOut(_ id: WidgetID, _ syntax: WidgetSyntaxDecl) {
        let widget = program.widgets[id]
        guard !widget.families.isEmpty, !unknownFloors.contains(module), let name = syntax.name else { return }
        let lines = syntax.members.filter { $0.kind == .familiesMember }
        if !lines.isEmpty, lines.allSatisfy({ !FamiliesMember(node: $0).platforms.isEmpty }) { return }
        let left = floors.platforms.filter { platform in
            !widget.families.contains { widget.introduced($0, on: platform) != nil }
        }
        if !left.isEmpty { report(.leftOut(text(name), on: left, at: place(name))) }
    }

    /// On a watch a person picks among recommendations and configures nothing.
    private mutating func reportWatchConfiguration(of id: WidgetID, _ members: WidgetMembers) {
        guard program.widgets[id].configuration != nil, let member = members[.configurationMember],
            !mayHold(.recommend, .recommendMember), floors.watchOS != nil, !unknownFloors.contains(module),
            members[.recommendMember] == nil, members[.recommendEachMember] == nil,
            program.widgets[id].families.contains(where: { program.widgets[id].introduced($0, on: .watchOS) != nil })
        else { return }
        report(.missingRecommendation(at: place(member)))
    }

    // MARK: Views

    mutating func checkViews(of id: WidgetID, _ members: WidgetMembers, _ syntax: WidgetSyntaxDecl) {
        guard let node = members[.viewMember] else {
            guard let name = syntax.name, !mayHold(.view, .viewMember) else { return }
            let why = "it is the SwiftUI view that you write"
            report(.missingMember("view \(text(name))View", of: "a widget", why: why, at: place(name)))
            return
        }
        let member = ViewMember(node: node)
        if let range = member.name {
            noteView(range, of: id)
            program.widgets[id].views = [ViewChoice(family: nil, view: name(range))]
            return
        }
        var choices: [ViewChoice] = []
        var places: [WidgetFamily?: SourceRange] = [:]
        var hasUnknown = false
        var undeclared: [(name: String, range: SourceRange)] = []
        for choice in member.choices {
            guard let familyRange = choice.family, let view = choice.view else {
                hasUnknown = true
                continue
            }
            var chosen: WidgetFamily?
            if !choice.isDefault {
                guard let family = listedFamily(familyRange) else {
                    hasUnknown = true
                    continue
                }
                if !program.widgets[id].families.contains(family), !mayHold(.families, .familiesMember),
                    !isMisspelt(family, syntax), !wasNamed(family, syntax)
                {
                    undeclared.append((family.name, place(familyRange)))
                }
                chosen = family
            }
            if let first = places[chosen] {
                report(.duplicateFamily(text(familyRange), at: place(familyRange), first: first))
                continue
            }
            places[chosen] = place(familyRange)
            noteView(view, of: id)
            choices.append(ViewChoice(family: chosen, view: name(view)))
        }
        if let first = undeclared.first {
            let others = undeclared.dropFirst().map(\.range)
            report(.undeclaredFamily(undeclared.map(\.name), at: first.range, others: others))
        }
        program.widgets[id].views = choices
        guard places[nil] == nil, !hasUnknown else { return }
        let missing = program.widgets[id].families.filter { places[$0] == nil }
        if !missing.isEmpty, !isIncomplete(node) { report(.missingView(missing.map(\.name), at: keywordPlace(node))) }
    }

    /// Notes a view, which is given the entry of a widget.
    mutating func noteView(_ range: ByteRange, of id: WidgetID) {
        noteHandWritten(range)
        let key = ModuleName(module: module, name: name(range))
        guard let first = shownViews[key] else {
            shownViews[key] = (id, place(range))
            return
        }
        // Two widgets whose entries have one name have been reported for that. An app has neither entries nor views.
        let (owner, other) = (program.widgets[id].baseName, program.widgets[first.widget].baseName)
        if owner == other || program.modules[module].role == .app { return }
        report(
            .reusedView(
                text(range), entry: "\(program.text(owner))Entry", other: "\(program.text(other))Entry",
                at: place(range), first: first.range
            )
        )
    }

    /// Whether a family stands in `families` although it has been reported there.
    private func wasNamed(_ family: WidgetFamily, _ syntax: WidgetSyntaxDecl) -> Bool {
        syntax.members.contains { member in
            member.kind == .familiesMember
                && FamiliesMember(node: member).names.contains { text($0) == family.name }
        }
    }
}
