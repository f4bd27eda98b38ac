// In: Apple's modifiers among the settings of a widget. Out: their values, each of which some platform can take.
// Invariant: a modifier that no platform of the widget has is reported; one that some have stays.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// Checks the modifiers of a widget, of which families and entry have been checked.
    mutating func checkModifiers(of id: WidgetID, _ members: WidgetMembers, _ syntax: WidgetSyntaxDecl) {
        reportUnavailableModifiers(of: id, members)
        var modifiers = WidgetModifiers()
        if let node = members[.backgroundMember] { modifiers.background = checkBackground(node, of: id) }
        modifiers.disablesContentMargins = members[.contentMarginsDisabledMember] != nil
        modifiers.isPrivacySensitive = members[.privacySensitiveMember] != nil
        if let node = members[.containerBackgroundRemovableMember] {
            modifiers.isBackgroundRemovable = ContainerBackgroundRemovableMember(node: node).value
        }
        if let node = members[.promptsForUserConfigurationMember] {
            modifiers.promptsForConfiguration = true
            if members[.configurationMember] == nil, !mayHold(.configuration, .configurationMember) {
                reportLackingConfiguration(.promptsWithoutConfiguration("widget", at: keywordPlace(node)))
            }
        }
        modifiers.pushHandler = handWrittenName(members[.pushHandlerMember])
        modifiers.sessionEventsHandler = handWrittenName(members[.onBackgroundURLSessionEventsMember])
        if let node = members[.supportedMountingStylesMember] {
            modifiers.mountingStyles = words(NamesMember(node: node).names, of: "supportedMountingStyles")
        }
        if let node = members[.widgetTextureMember], let range = NameMember(node: node).name {
            let textures: [WidgetTexture] = words([range], of: "widgetTexture")
            modifiers.texture = textures.first
        }
        modifiers.disfavoredLocations = checkDisfavoredLocations(of: id, syntax)
        program.widgets[id].modifiers = modifiers
    }

    private mutating func handWrittenName(_ member: SyntaxNode?) -> NameID? {
        guard let member, let range = NameMember(node: member).name else { return nil }
        noteHandWritten(range)
        return name(range)
    }

    /// The values of a modifier that names stand for, each once; others are reported.
    private mutating func words<Value>(_ names: [ByteRange], of modifier: String) -> [Value]
    where Value: RawRepresentable<String> & CaseIterable & Equatable {
        var values: [Value] = []
        var places: [String: SourceRange] = [:]
        for range in names {
            let word = text(range)
            guard let value = Value(rawValue: word) else {
                let known = Value.allCases.map(\.rawValue)
                let nearest = nearestName(word, among: known)
                report(.unknownDetailWord(word, of: "`\(modifier)`", among: known, at: place(range), nearest: nearest))
                continue
            }
            if let first = places[word] {
                report(.modifierValueTwice(word, at: place(range), first: first))
                continue
            }
            places[word] = place(range)
            values.append(value)
        }
        return values
    }

    // MARK: Platforms

    /// The platforms of the module on which the widget shows: all of them where its families are not known.
    private func platforms(of id: WidgetID) -> [Platform] {
        let widget = program.widgets[id]
        let declared = program.modules[module].platforms.platforms
        let shown = declared.filter { platform in
            widget.families.contains { widget.introduced($0, on: platform) != nil }
        }
        return shown.isEmpty ? declared : shown
    }

    private mutating func reportUnavailableModifiers(of id: WidgetID, _ members: WidgetMembers) {
        let platforms = platforms(of: id)
        guard !platforms.isEmpty else { return }
        for modifier in ConfigurationModifier.allCases {
            guard let member = members[modifier.member] else { continue }
            if platforms.contains(where: { modifier.introduced[$0] != nil }) { continue }
            report(.unavailableModifier(modifier, platforms: platforms, at: keywordPlace(member)))
        }
    }

    // MARK: Locations

    private mutating func checkDisfavoredLocations(
        of id: WidgetID,
        _ syntax: WidgetSyntaxDecl
    ) -> [DisfavoredLocations] {
        let widget = program.widgets[id]
        let shown = widget.families.filter { widget.introduced($0, on: .iOS) != nil }
        var places: [WidgetFamily: SourceRange] = [:]
        var lines: [DisfavoredLocations] = []
        for node in syntax.members where node.kind == .disfavoredLocationsMember {
            let member = DisfavoredLocationsMember(node: node)
            let locations: [WidgetLocation] = words(member.locations, of: "disfavoredLocations")
            var families: [WidgetFamily] = []
            if member.families.isEmpty {
                for family in shown {
                    if let first = places[family] {
                        report(.disfavoredTwice(family.name, at: keywordPlace(node), first: first))
                        break
                    }
                    places[family] = keywordPlace(node)
                    families.append(family)
                }
            }
            for range in member.families {
                guard let family = listedFamily(range) else { continue }
                if let first = places[family] {
                    report(.disfavoredTwice(family.name, at: place(range), first: first))
                } else if !widget.families.contains(family) {
                    if !mayHold(.families, .familiesMember) {
                        report(.undeclaredFamily([family.name], at: place(range)))
                    }
                } else if !shown.contains(family) {
                    // Where nothing shows on iOS, that has been reported of the modifier.
                    if !shown.isEmpty { report(.disfavoredElsewhere(family.name, at: place(range))) }
                } else {
                    families.append(family)
                }
                places[family] = places[family] ?? place(range)
            }
            guard !locations.isEmpty, !families.isEmpty else { continue }
            lines.append(DisfavoredLocations(locations: locations, families: families))
        }
        return lines
    }
}

extension ConfigurationModifier {
    /// The setting that asks for the modifier.
    fileprivate var member: SyntaxKind {
        switch self {
        case .contentMarginsDisabled: return .contentMarginsDisabledMember
        case .containerBackgroundRemovable: return .containerBackgroundRemovableMember
        case .disfavoredLocations: return .disfavoredLocationsMember
        case .promptsForUserConfiguration: return .promptsForUserConfigurationMember
        case .pushHandler: return .pushHandlerMember
        case .supportedMountingStyles: return .supportedMountingStylesMember
        case .widgetTexture: return .widgetTextureMember
        case .onBackgroundURLSessionEvents: return .onBackgroundURLSessionEventsMember
        }
    }
}
