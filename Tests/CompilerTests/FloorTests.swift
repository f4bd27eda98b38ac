// In: the facts about Apple's SDK, and every floor that an extension can have. Out: proof that what is emitted is named
// where it exists, under the conditions that this takes, and under no others.
// Invariant: the facts are those of docs/apple-api.md, written down here a second time; no table of the compiler is
// read.

import Testing
import WidgetBase
import WidgetCompiler
import WidgetModel

/// Where something of the SDK exists: `14 / 11 / 9 / 26`, with `–` for never.
struct SymbolFact: CustomTestStringConvertible {
    /// What stands in the output.
    let name: String
    private let versions: [Platform: PlatformVersion]
    /// The first compiler whose SDK has it, where some that build widgets for the platform lack it.
    private let compilers: [Platform: PlatformVersion]

    init(_ name: String, _ versions: String, compilers: [Platform: String] = [:]) {
        self.name = name
        let parts = versions.split(separator: "/").map { $0.filter { $0 != " " } }
        self.versions = Dictionary(
            uniqueKeysWithValues: zip(Platform.allCases, parts).compactMap { platform, part in
                part == "–" ? nil : (platform, PlatformVersion(text: part))
            })
        self.compilers = compilers.mapValues { PlatformVersion(text: $0) }
    }

    var testDescription: String { name }

    func first(on platform: Platform) -> PlatformVersion? { versions[platform] }

    func compiler(on platform: Platform) -> PlatformVersion { compilers[platform] ?? PlatformVersion(5, 9) }

    /// §1.
    static let families = [
        SymbolFact(".systemSmall", "14 / 11 / – / 26"),
        SymbolFact(".systemMedium", "14 / 11 / – / 26"),
        SymbolFact(".systemLarge", "14 / 11 / – / 26"),
        SymbolFact(".systemExtraLarge", "15 / 14 / – / 26"),
        SymbolFact(".systemExtraLargePortrait", "27 / 27 / – / 26", compilers: [.iOS: "6.4", .macOS: "6.4"]),
        SymbolFact(".accessoryCircular", "16 / – / 9 / 27", compilers: [.visionOS: "6.4"]),
        SymbolFact(".accessoryRectangular", "16 / – / 9 / 27", compilers: [.visionOS: "6.4"]),
        SymbolFact(".accessoryInline", "16 / – / 9 / –"),
        SymbolFact(".accessoryCorner", "– / – / 9 / –"),
    ]

    private static let sdk18: [Platform: String] = [.iOS: "6.0", .macOS: "6.0", .watchOS: "6.0"]
    private static let sdk26: [Platform: String] = [.iOS: "6.2", .macOS: "6.2", .watchOS: "6.2"]
    private static let ofControls: [Platform: String] = [.iOS: "6.0", .macOS: "6.2", .watchOS: "6.2"]

    /// §2 to §19. Some are names, some the beginning of a use.
    static let symbols = [
        SymbolFact("StaticConfiguration(", "14 / 11 / 9 / 26"),
        SymbolFact("WidgetCenter.", "14 / 11 / 9 / 26"),
        SymbolFact(".containerBackground(", "17 / 14 / 10 / 26"),
        SymbolFact("#Preview(", "17 / 14 / 10 / 26"),
        SymbolFact("WidgetRenderingMode", "16 / 13 / 9 / 26"),
        SymbolFact("WidgetRelevance<", "18 / 15 / 11 / 26", compilers: sdk18),
        SymbolFact("WidgetRelevanceAttribute<", "18 / 15 / 11 / 26", compilers: sdk18),
        SymbolFact("invalidateRelevance(", "18 / 15 / 11 / 26", compilers: sdk18),
        SymbolFact(".date(interval:", "26 / 26 / 26 / 26", compilers: sdk26),
        SymbolFact("ControlWidget ", "18 / 26 / 26 / –", compilers: ofControls),
        SymbolFact("ControlValueProvider", "18 / 26 / 26 / –", compilers: ofControls),
        SymbolFact("ControlWidgetToggle(", "18 / 26 / 26 / –", compilers: ofControls),
        SymbolFact("ControlCenter.", "18 / 26 / 26 / –", compilers: ofControls),
        SymbolFact(": AppIntent ", "16 / 13 / 9 / 1"),
        SymbolFact("isDiscoverable", "17 / 14 / 10 / 1"),
        SymbolFact(": SetValueIntent", "18 / 15 / 11 / 2", compilers: sdk18),
        SymbolFact("OpenURLIntent(", "18 / 15 / 11 / 2", compilers: sdk18),
        SymbolFact(": AppEnum", "16 / 13 / 9 / 1"),
        SymbolFact(": AppEntity", "16 / 13 / 9 / 1"),
        SymbolFact(": EntityQuery", "16 / 13 / 9 / 1"),
        SymbolFact("DynamicOptionsProvider", "16 / 13 / 9 / 1"),
        SymbolFact("IntentItemSection(stage.", "16.4 / 13.3 / 9.4 / 1"),
        SymbolFact("IntentItem(TaskEntity(", "16.4 / 13.3 / 9.4 / 1"),
        SymbolFact("CustomIntentMigratedAppIntent", "16 / 13 / 9 / 1"),
        SymbolFact("WidgetConfigurationIntent", "17 / 14 / 10 / 26"),
        SymbolFact("AppIntentTimelineProvider", "17 / 14 / 10 / 26"),
        SymbolFact("AppIntentConfiguration(", "17 / 14 / 10 / 26"),
        SymbolFact("AppIntentRecommendation", "17 / 14 / 10 / 26"),
        SymbolFact("@IntentParameterDependency<", "17 / 14 / 10 / 1"),
        SymbolFact("AppIntentsPackage ", "17 / 14 / 10 / 1"),
        SymbolFact("LocalizedStringResource", "16 / 13 / 9 / 1"),
        SymbolFact("String(localized:", "15 / 12 / 8 / 1"),
        SymbolFact(".system(.body, weight:", "16 / 13 / 9 / 1"),
        SymbolFact("ShapeStyle", "17 / 14 / 10 / 1"),
        SymbolFact("privacySensitive(", "15 / 12 / 8 / 1"),
    ]

    /// §2.3.
    static let modifiers = [
        SymbolFact("contentMarginsDisabled(", "15 / 12 / 9 / 26"),
        SymbolFact("containerBackgroundRemovable(", "15 / 12 / 9 / 26"),
        SymbolFact("disfavoredLocations(", "17 / – / – / –"),
        SymbolFact("pushHandler(", "26 / 26 / 26 / 26", compilers: sdk26),
        SymbolFact("supportedMountingStyles(", "26 / – / – / 26", compilers: sdk26),
        SymbolFact("widgetTexture(", "– / – / – / 26"),
        SymbolFact("onBackgroundURLSessionEvents(", "14 / 11 / 9 / 26"),
        SymbolFact(".carPlay", "26 / – / – / –", compilers: sdk26),
    ]
}

/// §3.1, §4.2: what only systems without configurable App Intents need.
extension SymbolFact {
    static let siriKit = [
        SymbolFact("IntentTimelineProvider", "14 / 11 / 9 / –"),
        SymbolFact("IntentConfiguration(", "14 / 11 / 9 / –"),
        SymbolFact("IntentRecommendation", "16 / 13 / 9 / –"),
    ]

    static let configurable = SymbolFact("WidgetConfigurationIntent", "17 / 14 / 10 / 26")
}

@Suite struct FloorTests {
    static let versions: [Platform: [String]] = [
        .iOS: ["14", "15", "16", "16.1", "16.4", "17", "17.2", "18", "26", "27"],
        .macOS: ["11", "12", "13", "13.3", "14", "15", "26", "27"],
        .watchOS: ["9", "9.1", "9.4", "10", "11", "26", "27"],
        .visionOS: ["26", "27"],
    ]

    /// Every floor of each platform alone; then floors of all together, so that each meets old and new ones of others.
    static let floors: [[Platform: PlatformVersion]] = {
        var floors: [[Platform: PlatformVersion]] = []
        for platform in Platform.allCases {
            for version in versions[platform] ?? [] { floors.append([platform: PlatformVersion(text: version)]) }
        }
        for index in 0..<10 {
            var mixed: [Platform: PlatformVersion] = [:]
            for platform in Platform.allCases {
                guard let list = versions[platform], platform != .visionOS || index.isMultiple(of: 3) else { continue }
                mixed[platform] = PlatformVersion(text: list[(index * (Int(platform.rawValue) * 2 + 1)) % list.count])
            }
            floors.append(mixed)
        }
        return floors
    }()

    /// The compilers of Xcode 15, 16, 26 and 27, each with the first systems that it does not build for.
    private static let compilers: [(version: String, beyond: Int)] = [
        ("5.9", 18), ("6.0", 26), ("6.2", 27), ("6.4", 28),
    ]

    /// The compilers that build for a floor: macOS 14 and 15, watchOS 10 and 11 came with iOS 17 and 18.
    private func compilers(for platform: Platform, from floor: PlatformVersion) -> [PlatformVersion] {
        let year: Int
        switch platform {
        case .macOS where floor.major < 26: year = floor.major + 3
        case .watchOS where floor.major < 26: year = floor.major + 7
        default: year = floor.major
        }
        return Self.compilers.filter { $0.beyond > year }.map { PlatformVersion(text: $0.version) }
    }

    private func platforms(_ floors: [Platform: PlatformVersion]) -> String {
        Platform.allCases.compactMap { platform in floors[platform].map { "\(platform.name) \($0.text)" } }
            .joined(separator: ", ")
    }

    private func compile(_ text: String) -> CompilerResult {
        Compiler.compile(
            Table([SourceFile(path: "a.widget", bytes: Array(text.utf8))]), options: CompilerOptions())
    }

    private func lines(_ result: CompilerResult) -> [GatedLine] {
        result.outputs.flatMap { GatedLine.lines(of: String(decoding: $0.bytes, as: UTF8.self)) }
    }

    /// Holds every use of a symbol to the facts.
    private func hold(_ fact: SymbolFact, in lines: [GatedLine], _ floors: [Platform: PlatformVersion]) {
        for line in lines where line.names(fact.name) {
            for (platform, floor) in floors {
                let comment: Comment = "\(fact.name) on \(platforms(floors)), \(platform.name): \(line)"
                for compiler in compilers(for: platform, from: floor) where line.isCompiled(for: platform, by: compiler)
                {
                    #expect(compiler >= fact.compiler(on: platform), comment)
                    guard let first = fact.first(on: platform) else {
                        Issue.record(comment)
                        continue
                    }
                    #expect(line.oldest(on: platform, floor: floor) >= first, comment)
                }
            }
        }
    }

    /// No condition asks for what a floor, or a condition around it, has anyway.
    private func holdConditions(in lines: [GatedLine], _ floors: [Platform: PlatformVersion]) {
        for line in lines {
            for (platform, floor) in floors {
                var asked = floor
                for requirement in line.requirements {
                    guard let version = requirement[platform] else { continue }
                    // visionOS has what iOS has, unless it says otherwise, be it with its floor.
                    let isForVision = platform == .visionOS && requirement[.iOS].map { $0 > floor } == true
                    if isForVision, version == floor { continue }
                    #expect(version > asked, "\(platforms(floors)), \(platform.name): \(line)")
                    asked = max(asked, version)
                }
            }
            for directive in line.directives where !directive.hasPrefix("canImport") && directive != "DEBUG" {
                let isNeeded = floors.contains { platform, floor in
                    compilers(for: platform, from: floor).contains { compiler in
                        let only = GatedLine(text: "", directives: [directive], requirements: [])
                        return !only.isCompiled(for: platform, by: compiler)
                    }
                }
                // Isolation is written in another way for older compilers on every system.
                let isAlways = line.text.contains("protocol WidgetContent")
                #expect(isNeeded || isAlways, "\(platforms(floors)): \(line)")
            }
        }
    }

    /// On each platform that has it, the newest compiler sees a use, and for the oldest system that has it.
    private func holdReach(of fact: SymbolFact, in lines: [GatedLine], _ floors: [Platform: PlatformVersion]) {
        for (platform, floor) in floors {
            guard let first = fact.first(on: platform) else { continue }
            let uses = lines.filter { line in
                line.names(fact.name) && line.isCompiled(for: platform, by: PlatformVersion(6, 4))
            }
            let oldest = uses.map { $0.oldest(on: platform, floor: floor) }.min()
            #expect(oldest == max(first, floor), "\(fact.name) on \(platforms(floors)), \(platform.name)")
        }
    }

    @Test(arguments: SymbolFact.families)
    func familiesAreNamedWhereTheyExist(_ fact: SymbolFact) {
        for floors in Self.floors {
            let text = """
                module M { platforms \(platforms(floors)) }
                widget W "W" { families \(fact.name.dropFirst()); refresh never; view WView }
                style S by family { n: Int; case \(fact.name): (n: 1); default: (n: 2) }
                bundle B { W }
                """
            let result = compile(text)
            guard floors.keys.contains(where: { fact.first(on: $0) != nil }) else {
                #expect(result.diagnostics.contains { $0.code == .unavailableFamily }, "\(platforms(floors))")
                #expect(result.outputs.isEmpty)
                continue
            }
            #expect(!result.hasErrors, "\(fact.name) on \(platforms(floors)): \(result.diagnostics)")
            let left = floors.keys.filter { fact.first(on: $0) == nil }
            #expect(result.diagnostics.contains { $0.code == .leftOut } != left.isEmpty, "\(platforms(floors))")
            let lines = lines(result)
            hold(fact, in: lines, floors)
            holdReach(of: fact, in: lines, floors)
            holdConditions(in: lines, floors)
        }
    }

    /// What a description says to have a modifier.
    private static let settings = [
        "contentMarginsDisabled(": "contentMarginsDisabled",
        "containerBackgroundRemovable(": "containerBackgroundRemovable false",
        "disfavoredLocations(": "disfavoredLocations lockScreen, carPlay",
        ".carPlay": "disfavoredLocations carPlay",
        "pushHandler(": "pushHandler Handler",
        "supportedMountingStyles(": "supportedMountingStyles recessed",
        "widgetTexture(": "widgetTexture paper",
        "onBackgroundURLSessionEvents(": "onBackgroundURLSessionEvents handle",
    ]

    @Test(arguments: SymbolFact.modifiers)
    func modifiersAreNamedWhereTheyExist(_ fact: SymbolFact) throws {
        let setting = try #require(Self.settings[fact.name])
        for floors in Self.floors {
            let text = """
                module M { platforms \(platforms(floors)) }
                widget W "W" {
                  families \(families(on: floors))
                  refresh never
                  view WView
                  \(setting)
                }
                bundle B { W }
                """
            let result = compile(text)
            guard floors.keys.contains(where: { fact.first(on: $0) != nil }) else {
                #expect(result.diagnostics.contains { $0.code == .unavailableModifier }, "\(platforms(floors))")
                #expect(result.outputs.isEmpty)
                continue
            }
            #expect(!result.hasErrors, "\(fact.name) on \(platforms(floors)): \(result.diagnostics)")
            let lines = lines(result)
            hold(fact, in: lines, floors)
            holdReach(of: fact, in: lines, floors)
            holdConditions(in: lines, floors)
        }
    }

    @Test(arguments: floors)
    func symbolsAreNamedWhereTheyExist(_ floors: [Platform: PlatformVersion]) {
        let result = compile(description(floors))
        #expect(!result.hasErrors, "\(platforms(floors)): \(result.diagnostics)")
        let lines = lines(result)
        for fact in SymbolFact.symbols + SymbolFact.siriKit { hold(fact, in: lines, floors) }
        holdConditions(in: lines, floors)
        for fact in SymbolFact.symbols where reached(fact, floors) { holdReach(of: fact, in: lines, floors) }
        for (platform, floor) in floors {
            let isOlder = SymbolFact.configurable.first(on: platform).map { floor < $0 } ?? false
            let uses = lines.filter { line in
                line.names("IntentConfiguration(") && line.isCompiled(for: platform, by: PlatformVersion(6, 4))
            }
            #expect(uses.isEmpty != isOlder, "SiriKit on \(platforms(floors)), \(platform.name)")
        }
        let left = result.diagnostics.filter {
            $0.code == .leftOut && $0.message.contains("`Later` is left out before")
        }
        #expect(left.isEmpty != hasOlder(floors), "\(platforms(floors)): \(result.diagnostics)")
    }

    /// Whether a platform has systems without configurable App Intents.
    private func hasOlder(_ floors: [Platform: PlatformVersion]) -> Bool {
        floors.contains { platform, floor in SymbolFact.configurable.first(on: platform).map { floor < $0 } ?? false }
    }

    /// Whether the description names a symbol whatever the floors are; some give way to an older form for all systems.
    private func reached(_ fact: SymbolFact, _ floors: [Platform: PlatformVersion]) -> Bool {
        switch fact.name {
        // Actions stand behind what came later than these.
        case "LocalizedStringResource", ": AppIntent ", "CustomIntentMigratedAppIntent", "DynamicOptionsProvider":
            return false
        case "AppIntentRecommendation": return false
        // Apart from the enumeration, where a floor lacks it; in one list with others elsewhere.
        case ": AppEnum": return hasOlderThanAppIntents(floors)
        case "String(localized:", ".system(.body, weight:", "ShapeStyle", ".date(interval:":
            return floors.allSatisfy { platform, floor in fact.first(on: platform).map { $0 <= floor } ?? false }
        case let name where name.hasPrefix("Control"): return floors.keys.contains { fact.first(on: $0) != nil }
        default: return true
        }
    }

    /// Families of which each of the platforms has one: a widget is compiled where it shows.
    private func families(on floors: [Platform: PlatformVersion]) -> String {
        let isOnWatch = floors.keys.contains(.watchOS)
        let small = floors.keys.contains { $0 != .watchOS } ? ["systemSmall"] : []
        return (small + (isOnWatch ? ["accessoryRectangular"] : [])).joined(separator: ", ")
    }

    private func hasOlderThanAppIntents(_ floors: [Platform: PlatformVersion]) -> Bool {
        let fact = SymbolFact("AppEnum", "16 / 13 / 9 / 1")
        return floors.contains { platform, floor in fact.first(on: platform).map { floor < $0 } ?? false }
    }

    /// Names what is newer than the oldest systems.
    private func description(_ floors: [Platform: PlatformVersion]) -> String {
        let families = families(on: floors)
        let hasControls = floors.keys.contains { $0 != .visionOS }
        return """
            module M { platforms \(platforms(floors)); linkage dynamic; group \(platforms(floors).contains("macOS") ? "macOS " : "")"group.a"\
            \(platforms(floors).contains("macOS") ? "; group \"group.a\"" : "") }
            snapshot Store { version 1; file "a.json"; ends: Date?; isOn: Bool = false; tasks: [TaskEntity] }
            enum Stage "Stage" { case open "Open"; case done "Done" }
            entity TaskEntity "Task" {
              id id: String; stage: Stage?; title "\\(id)"; source Store.tasks; suggest rows.grouped(by: \\.stage)
            }
            entity Tag "Tag" { id id: String; title "\\(id)"; source { Tag(id: "a") } }
            intent Choice "Choice" {
              param task "Task": TaskEntity?
              param tag "Tag": Tag?
              param stage "Stage": Stage?
              param text "Text": String? { depends on stage; options { case .open: "a"; default: "b" } }
            }
            widget Configured "Configured" {
              configuration Choice
              \(hasOlder(floors) ? "legacy OlderChoice { task = task; tag = tag }" : "")
              families \(families)
              entry { id: String? = task?.id }
              sample { task = TaskEntity(id: "a") }
              recommend "All" {}
              refresh after 1 hour
              view ConfiguredView
            }
            widget Later "Later" {
              configuration LaterChoice
              families \(families)
              recommend "All" {}
              refresh after 1 hour
              view LaterView
            }
            intent LaterChoice "Later" { param stage "Stage": Stage? }
            style S by Bool {
              tint: Color; font: Font; label: Text
              case true: (tint: (light: .green, dark: .red, accented: .white), font: font(.body, weight: .bold), label: "A")
              case false: (tint: .gray, font: .title, label: "B")
            }
            widget W "W" {
              families \(families)
              entry { s: S = S[Store.isOn] }
              relevant at Store.ends from -15 minutes to +10 minutes
              refresh never
              view WView
              privacySensitive
            }
            action Switch "Switch" { param value "On": Bool = true; perform Switcher; changes Store }
            action Open "Open" { opens "https://example.com" }
            \(hasControls ? "control C \"C\" { toggle Store.isOn, Switch(); symbol \"star\" }" : "")
            bundle B { W; Configured; Later\(hasControls ? "; C" : "") }
            """
    }

    @Test func coloursOfNewerSystemsAreRefusedOnOlderOnes() {
        let fact = SymbolFact(".mint", "15 / 12 / 8 / 1")
        for floors in Self.floors {
            let style = "style S by Bool { tint: Color; case true: (tint: .mint); case false: (tint: .red) }"
            let result = compile("module M { platforms \(platforms(floors)) }\n\(style)")
            let isOld = floors.contains { platform, floor in fact.first(on: platform).map { floor < $0 } ?? true }
            #expect(result.diagnostics.contains { $0.code == .unknownColor } == isOld, "\(platforms(floors))")
        }
    }

    @Test func theReaderSeesConditions() {
        let text = """
            #if compiler(>=6.4) && (os(iOS) || os(macOS)) || os(visionOS)
            if #available(iOS 27, macOS 27, *) {
                families.append(.a)
            } else {
                b()
            }
            #else
            c()
            #endif
            @available(iOS 16.4, *)
            struct D {
                var e: Int { 1 }
            }
            struct F {}
            """
        let lines = GatedLine.lines(of: text)
        func line(_ name: String) -> GatedLine? { lines.first { $0.text.contains(name) } }
        #expect(line(".a")?.oldest(on: .iOS, floor: .init(14)) == .init(27))
        #expect(line("b()")?.oldest(on: .iOS, floor: .init(14)) == .init(14))
        #expect(line("e: Int")?.oldest(on: .iOS, floor: .init(14)) == .init(16, 4))
        #expect(line("F")?.oldest(on: .iOS, floor: .init(14)) == .init(14))
        #expect(line(".a")?.isCompiled(for: .iOS, by: .init(6, 2)) == false)
        #expect(line(".a")?.isCompiled(for: .macOS, by: .init(6, 4)) == true)
        #expect(line("b()")?.isCompiled(for: .visionOS, by: .init(5, 9)) == true)
        #expect(line("c()")?.isCompiled(for: .watchOS, by: .init(6, 4)) == true)
        #expect(line("c()")?.isCompiled(for: .visionOS, by: .init(6, 4)) == false)
    }
}
