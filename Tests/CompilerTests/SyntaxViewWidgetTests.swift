// In: the sample with every production. Out: what the views of intents, widgets, controls and bundles say.
// Invariant: every part of a view is read, and what it reads is written out.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxViewWidgetTests {
    private static let sample = ParsedText(SyntaxSample.everyProduction)

    private func text(_ range: ByteRange?) -> String? { range.map(Self.sample.source.text) }

    private func texts(_ ranges: [ByteRange]) -> [String] { ranges.map(Self.sample.source.text) }

    private func contents(_ literal: StringLiteralSyntax?) -> String? {
        literal.map { String(decoding: LexText.contents($0, in: Self.sample.source), as: UTF8.self) }
    }

    private func all<View: SyntaxView>(_ kind: SyntaxKind, _: View.Type) -> [View] {
        Self.sample.nodes(kind).compactMap { View($0) }
    }

    private func param(_ name: String) throws -> ParamSyntax {
        try #require(all(.param, ParamSyntax.self).first { text($0.name) == name })
    }

    @Test func parameters() throws {
        let event = try param("event")
        #expect(event.has(.required) && !event.has(.retired))
        #expect(contents(event.title?.string) == "Event" && event.type?.isOptional == true)
        let follow = try #require(FollowDefaultSyntax(event.defaultValue))
        #expect(text(follow.expr?.range) == "EventsSnapshot.currentID")
        #expect(contents(follow.title?.string) == "Current event")
        let both = try param("both")
        #expect(both.has(.required) && both.has(.retired) && both.defaultValue == nil && both.details.isEmpty)
        #expect(try param("events").defaultValue?.kind == .firstDefault)
        let identifiers = try #require(IdDefaultSyntax(try param("one").defaultValue)).literals.map { text($0.range) }
        #expect(identifiers == ["\"x\"", "\"y\""])
        #expect(try param("tags").defaultValue?.kind == .listExpr)
        let flavor = try param("flavor").details.map(\.kind)
        #expect(flavor == [.descriptionMember, .promptMember, .optionsMember, .disambiguationMember])
    }

    @Test func detailsOfParameters() throws {
        let source = Self.sample.source
        let sizes = all(.sizeMember, SizeMember.self)
        #expect(sizes.map { $0.count == nil } == [true, false])
        #expect(sizes[0].families.map { text($0.family) } == ["systemSmall", "systemMedium"])
        #expect(sizes[0].families.map { text($0.count?.lower?.range) } == ["1", "1"])
        #expect(sizes[0].families.map { text($0.count?.upper?.range) } == [nil, "3"])
        let unset = all(.unsetMember, UnsetMember.self)
        #expect(unset.map(\.word) == [Keyword.none, Keyword.all, nil])
        #expect(unset.map { text($0.expr?.range) } == [nil, nil, "EventsSnapshot.events"])
        #expect(all(.controlMember, WordMember.self).map(\.word) == [.slider, .stepper])
        #expect(all(.dateKindMember, WordMember.self).map(\.word) == [.dateTime])
        let range = try #require(all(.rangeMember, RangeMember.self)[1].range)
        #expect(range.lower.flatMap { LexNumber.integer($0, in: source) } == 1 && range.isClosed)
        #expect(all(.onlyMember, OnlyMember.self)[0].literals.map { text($0.range) } == ["1", "2"])
        let input = all(.inputMember, InputMember.self)[0].options
        #expect(
            input.map(\.option) == [
                .multiline, .keyboard, .capitalization, .autocorrect, .smartQuotes, .smartDashes,
            ])
        #expect(text(MemberLiteralSyntax(input[1].value)?.name) == "URL" && input[3].value?.kind == .booleanLiteral)
        let labels = all(.labelsMember, LabelsMember.self)[0]
        #expect(contents(labels.on?.key) == "on" && contents(labels.off?.string) == "Off")
        #expect(all(.currencyCodesMember, StringsMember.self)[0].strings.map { contents($0) } == ["EUR", "USD"])
        let show = all(.showMember, ShowMember.self)[0]
        #expect(texts(show.names) == ["tag", "amount"] && show.condition?.kind == .andExpr)
    }

    @Test func options() throws {
        let options = all(.optionsMember, OptionsMember.self).map(\.options)
        #expect(options.map { $0?.kind } == [.optionList, .optionTable, .nameExpr, .methodExpr])
        let list = try #require(OptionListSyntax(options[0])).options
        #expect(list.map { text($0.value?.range) } == ["\"Vanilla\"", "\"Lemon\""])
        #expect(list.map { contents($0.title?.string) } == [nil, "Lemon (sour)"])
        let items = Array(try #require(OptionTableSyntax(options[1])).items)
        #expect(items.map(\.kind) == [.optionSection, .optionCase, .optionCase, .optionCase, .option, .option])
        let section = try #require(OptionSectionSyntax(items[0]))
        #expect(contents(section.title?.string) == "Europe" && section.options.count == 2)
        let cases = items.compactMap { OptionCaseSyntax($0) }
        #expect(cases.map(\.isDefault) == [false, false, true] && cases.map(\.options.count) == [2, 0, 1])
        #expect(cases[1].patterns.map { Array($0.alternatives).count } == 2)
    }

    @Test func entriesAndLoaders() throws {
        let loader = try #require(all(.loaderMember, LoaderMember.self).first)
        #expect(text(loader.name) == "EventLoader" && loader.isTimeline)
        #expect(loader.fields.map { text($0.name) } == ["events", "date"] && loader.fields[1].doc != nil)
        let entry = try #require(all(.entryMember, EntryMember.self).first).fields
        #expect(text(entry[0].name) == "title" && text(entry[0].type?.name) == "Text")
        #expect(entry[0].expr?.kind == .coalesceExpr)
        let samples = all(.sampleMember, SampleMember.self)
        #expect(samples.map { contents($0.title?.string) } == [nil, "Empty"])
        #expect(samples[0].assignments.map { texts($0.path) } == [["event"], ["event", "title"]])
        #expect(samples[0].assignments.map { $0.expr?.kind } == [.callExpr, .stringLiteral])
        let legacy = try #require(all(.legacyMember, LegacyMember.self).first)
        #expect(text(legacy.name) == "OldIntent")
        #expect(legacy.assignments.map { text($0.parameter) } == ["event", "kind"])
        #expect(legacy.assignments.map { text($0.legacyName) } == ["oldEvent", "oldKind"])
        let multiline = try #require(entry.first { text($0.name) == "text" }?.expr.flatMap { StringLiteralSyntax($0) })
        #expect(contents(multiline) == "Two\n  \"lines\" and ")
    }

    @Test func timelines() throws {
        let source = Self.sample.source
        let items = Array(try #require(all(.entriesMember, EntriesMember.self).first).items)
        let every = items.compactMap { EveryItem($0) }
        #expect(every.map(\.isAligned) == [true, false] && every.map { text($0.count?.range) } == ["12", "4"])
        #expect(every.map { $0.interval.flatMap { LexNumber.seconds($0, in: source) } } == [3600, 900])
        let moments = Array(try #require(items.compactMap { AtItem($0) }.first).moments)
        #expect(moments.map(\.kind) == [.memberExpr, .midnightMoment, .time])
        #expect(TimeSyntax(moments[2]).flatMap { LexNumber.minutes($0, in: source) } == 390)
        #expect(items.compactMap { LimitItem($0) }.map { text($0.count?.range) } == ["20"])
        #expect(items.compactMap { DurationMember($0) }.map { text($0.duration?.range) } == ["20 minutes"])
        let policies = Array(all(.refreshMember, RefreshMember.self)[0].policies)
        #expect(policies.map(\.kind) == [.refreshAfter, .refreshDaily, .refreshAtEnd, .refreshNever])
        #expect(text(RefreshAfterSyntax(policies[0])?.duration?.range) == "30 minutes")
        #expect(text(RefreshDailySyntax(policies[1])?.time?.range) == "06:30")
        let relevance = all(.relevanceMember, RelevanceMember.self)[0]
        #expect(relevance.duration?.unit == .hours && text(relevance.expr?.range) == "events.count")
        let relevant = all(.relevantMember, RelevantMember.self)
        #expect(relevant.map { text($0.parameter) } == ["kind", nil])
        #expect(relevant.map { text($0.value?.range) } == [".custom", nil])
        #expect(relevant.map { text($0.expr?.range) } == ["next", "next"])
        #expect(relevant.map { $0.start.flatMap { LexNumber.seconds($0, in: source) } } == [-900, nil])
        #expect(relevant.map { $0.end.flatMap { LexNumber.seconds($0, in: source) } } == [600, nil])
    }

    @Test func widgetsControlsAndBundles() throws {
        let families = all(.familiesMember, FamiliesMember.self)
        #expect(families.map { texts($0.names).count } == [2, 1, 1])
        #expect(families.map(\.platforms) == [[], [.iOS, .watchOS], []])
        let recommend = all(.recommendMember, RecommendMember.self)[0]
        #expect(contents(recommend.title?.string) == "First" && recommend.assignments.count == 1)
        let each = all(.recommendEachMember, RecommendEachMember.self)[0]
        #expect(text(each.parameter) == "event" && each.title?.isInterpolated == true && each.expr != nil)
        let views = all(.viewMember, ViewMember.self)
        #expect(views.map { text($0.name) } == [nil, "SmallView"])
        #expect(views[0].choices.map { text($0.family) } == ["accessoryInline", "default"])
        #expect(views[0].choices.map(\.isDefault) == [false, true])
        #expect(views[0].choices.map { text($0.view) } == ["InlineView", "EventView"])
        let backgrounds = all(.backgroundMember, BackgroundMember.self)
        #expect(backgrounds.map(\.isClear) == [true, false])
        #expect(backgrounds.map { text($0.value?.range) } == [nil, "style.tint"])
        let removable = all(.containerBackgroundRemovableMember, ContainerBackgroundRemovableMember.self)
        #expect(removable.map(\.value) == [false])
        let disfavored = all(.disfavoredLocationsMember, DisfavoredLocationsMember.self)[0]
        #expect(texts(disfavored.locations) == ["lockScreen", "standBy"])
        #expect(texts(disfavored.families) == ["systemSmall"])

        #expect(all(.controlDecl, ControlDecl.self).map { text($0.name) } == ["LightControl", "OpenControl"])
        let toggle = all(.toggleMember, ToggleMember.self)[0]
        #expect(text(toggle.expr?.range) == "isOn" && text(toggle.action?.name) == "RefreshAction")
        #expect(text(all(.buttonMember, ButtonMember.self)[0].action?.name) == "RefreshAction")
        #expect(all(.tintMember, TintMember.self)[0].value?.kind == .adaptiveValue)
        #expect(all(.symbolMember, SymbolMember.self).allSatisfy { $0.expr != nil })
        #expect(all(.actionDecl, ActionDecl.self).map { contents($0.title?.string) } == ["Refresh"])

        let items = Array(all(.bundleDecl, BundleDecl.self)[0].items)
        #expect(items.map(\.kind) == [.bundleItem, .flagItem, .externItem, .externItem, .bundleItem, .bundleItem])
        let flag = try #require(FlagItem(items[1]))
        #expect(text(flag.name) == "BETA" && flag.items.map(\.kind) == [.bundleItem, .flagItem])
        let externs = items.compactMap { ExternItem($0) }
        #expect(externs.map { text($0.name) } == ["HandWritten", "Other"])
        #expect(externs.map { $0.platforms.map(\.platform) } == [[], [.iOS, .macOS]])
    }
}
