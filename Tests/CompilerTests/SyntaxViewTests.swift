// In: the sample with every production. Out: what the views of its declarations of data say.
// Invariant: every part of a view is read, and what it reads is written out.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxViewTests {
    private static let sample = ParsedText(SyntaxSample.everyProduction)

    private func text(_ range: ByteRange?) -> String? { range.map(Self.sample.source.text) }

    private func texts(_ ranges: [ByteRange]) -> [String] { ranges.map(Self.sample.source.text) }

    private func contents(_ literal: StringLiteralSyntax?) -> String? {
        literal.map { String(decoding: LexText.contents($0, in: Self.sample.source), as: UTF8.self) }
    }

    /// The views of a kind of node, in the order of the sample.
    private func all<View: SyntaxView>(_ kind: SyntaxKind, _: View.Type) -> [View] {
        Self.sample.nodes(kind).compactMap { View($0) }
    }

    @Test func modules() throws {
        let source = Self.sample.source
        #expect(text(ModuleLine(Self.sample.nodes(.moduleLine)[0])?.name) == "Samples")
        let module = try #require(all(.moduleDecl, ModuleDecl.self).first)
        #expect(text(module.name) == "Everything")
        #expect(module.doc.map { LexText.docLines($0, in: source) } == ["Everything a module block can say."])
        #expect(Array(module.members).count == 12)
        let platforms = try #require(all(.platformsMember, PlatformsMember.self).first).platforms
        #expect(platforms.map(\.platform) == [.iOS, .macOS, .watchOS, .visionOS])
        let versions = platforms.compactMap { $0.version.flatMap { LexNumber.version($0, in: source) } }
        #expect(versions.map(\.major) == [17, 14, 10, 26] && versions.map(\.minor) == [0, 2, 0, 0])
        let groups = all(.groupMember, GroupMember.self)
        #expect(groups.map(\.platform) == [nil, .macOS, nil])
        #expect(groups.map { contents($0.string) } == ["group.com.example", "TEAM.com.example", "group.other"])
        let includes = all(.includesMember, IncludesMember.self)[0]
        #expect(text(includes.package) == "OtherAppIntents" && text(includes.module) == "Other")
        #expect(all(.roleMember, WordMember.self)[0].word == .framework)
        #expect(text(all(.importsMember, NameMember.self)[0].name) == "Other")
    }

    @Test func enums() throws {
        let source = Self.sample.source
        let ratio = all(.enumDecl, EnumDecl.self)[0]
        #expect(contents(ratio.title?.string) == "Ratio")
        #expect(contents(ratio.title?.key) == "ratio.title" && contents(ratio.title?.comment) == "Picker")
        let cases = all(.enumCase, EnumCaseSyntax.self)
        #expect(cases.map { text($0.name) } == ["wide", "square", "plain", "low", "high"])
        #expect(cases.map { contents($0.title?.string) } == ["Wide", "Square", "Plain", "Low", "High"])
        #expect(cases.map { text($0.rawValue?.range) } == ["\"16:9\"", "\"1:1\"", nil, "-1", "0x10"])
        #expect(cases.map { $0.rawValue.flatMap { LexNumber.integer($0, in: source) } } == [nil, nil, nil, -1, 16])
        let details: [SyntaxKind] = [.subtitleMember, .symbolMember, .imageAssetMember, .wasMember]
        #expect(cases[0].details.map(\.kind) == details)
        #expect(contents(SubtitleMember(cases[0].details[0])?.text?.key) == "wide.subtitle")
        #expect(
            cases[3].details.compactMap { WasMember($0)?.literal?.kind } == [
                .integerLiteral, .nilLiteral, .booleanLiteral,
            ])
    }

    @Test func fields() throws {
        let fields = all(.structDecl, StructDecl.self)[0].fields
        #expect(fields.map { text($0.name) } == ["name", "end", "tags", "ratio", "nested", "weight", "place"])
        #expect(fields.map { $0.type?.isOptional } == [false, true, false, false, false, false, false])
        #expect(text(fields[1].type?.unwrapped?.name) == "Date" && fields[1].type?.name == nil)
        #expect(text(fields[2].type?.element?.name) == "String")
        #expect(text(fields[4].type?.element?.unwrapped?.element?.name) == "Int")
        #expect(
            fields.map { $0.value?.kind } == [
                nil, nil, .listExpr, .memberLiteral, nil, .decimalLiteral, .callExpr,
            ])
        #expect(fields[5].value.flatMap { LexNumber.double($0, in: Self.sample.source) } == -0.5)
        #expect(text(ExternType(Self.sample.nodes(.externType)[0])?.name) == "Place")
    }

    @Test func snapshotsAndEntities() throws {
        let source = Self.sample.source
        let snapshot = try #require(all(.snapshotDecl, SnapshotDecl.self).first)
        let fields = snapshot.members.compactMap { FieldSyntax($0) }
        #expect(fields.map { text($0.name) } == ["updated", "volatile", "version", "events", "currentID"])
        #expect(fields.map(\.isVolatile) == [true, false, false, false, false])
        #expect(text(all(.versionMember, VersionMember.self)[0].version?.range) == "2")
        let stale = try #require(all(.staleMember, DurationMember.self).first?.duration)
        #expect(LexNumber.seconds(stale, in: source) == 604_800)

        let entity = try #require(all(.entityDecl, EntityDecl.self).first)
        #expect(text(entity.name) == "EventEntity" && contents(entity.title?.string) == "Event")
        let id = try #require(all(.idMember, IdMember.self).first)
        #expect(text(id.name) == "eventID" && text(id.type?.name) == "String" && text(id.was) == "identifier")
        let title = try #require(all(.titleMember, StringMember.self).first?.string)
        let segments = LexText.segments(title, in: source).map { segment in
            switch segment {
            case .text(let bytes): return String(decoding: bytes, as: UTF8.self)
            case .expr(let node): return "<\(source.text(node.range))>"
            }
        }
        #expect(segments == ["<title>", " – ", "<photo>"] && title.isInterpolated && title.exprs.count == 2)
        let rows = try #require(all(.sourceRowsMember, SourceRowsMember.self).first).rows
        #expect(rows.map { $0.arguments.map { text($0.label) } } == [["eventID", "title"], ["eventID"]])
        #expect(texts(all(.searchMember, NamesMember.self)[0].names) == ["title", "photo"])
        let list = try #require(all(.sourceMember, SourceMember.self).first)
        #expect(list.expr?.kind == .memberExpr && list.demand?.keyword == .demand)
        #expect(contents(all(.missingMember, TextMember.self)[0].text?.string) == "Gone")
    }

    @Test func stylesAndRoutes() throws {
        let style = try #require(all(.styleDecl, StyleDecl.self).first)
        #expect(texts(style.axes) == ["Level", "Bool", "Double", "family"])
        let columns = style.members.compactMap { ColumnSyntax($0) }
        #expect(
            columns.map { text($0.name) } == ["tint", "foreground", "background", "label", "symbol", "font", "count"])
        #expect(columns[2].value.flatMap { LexColor($0, in: Self.sample.source) }?.rgba == 0x0000_0080)
        let font = try #require(FontValueSyntax(columns[5].value))
        #expect(text(font.style?.name) == "headline")
        #expect(font.arguments.map { text($0.name) } == ["weight", "design"])
        #expect(font.arguments.map { text($0.value?.name) } == ["bold", "rounded"])

        let rows = style.members.compactMap { StyleRowSyntax($0) }
        #expect(rows.map(\.isDefault) == [false, false, false, true])
        let first = try #require(rows[0].patterns).alternatives
        #expect(first.map(\.kind) == [.tuplePattern, .tuplePattern])
        let ranges = all(.range, RangeSyntax.self)
        #expect(ranges.prefix(4).map { text($0.lower?.range) } == [nil, "20", "80", "-1.5"])
        #expect(ranges.prefix(4).map { text($0.upper?.range) } == ["20", "80", nil, "2"])
        #expect(ranges.prefix(4).map(\.isClosed) == [false, false, true, true])
        #expect(rows[0].cells.map { text($0.name) } == ["tint", "label"] && rows[2].cells.isEmpty)
        let variants = try #require(AdaptiveValueSyntax(rows[0].cells[0].value)).variants
        #expect(variants.map(\.appearance) == [.light, .dark, .accented, .vibrant])
        #expect(contents(AssetValueSyntax(variants[3].value)?.string) == "vibrant")
        let contrast = all(.contrast, ContrastSyntax.self)[0]
        #expect(text(contrast.foreground) == "foreground" && text(contrast.background) == "background")

        let routes = all(.routeDecl, RouteDecl.self)
        #expect(routes.map { text($0.name) } == ["home", "openEvent"])
        #expect(routes.map { $0.parameters.map { text($0.name) } } == [[], ["eventID", "tab"]])
        #expect(routes.map { contents($0.path) } == ["home", "event/?tab="])
    }
}
