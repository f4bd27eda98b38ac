// In: descriptions without mistakes. Out: whether the check finds none, and what the program then says.
// Invariant: every form that this version supports stands in one of them.

import Testing
import WidgetBase
import WidgetCheck
import WidgetModel

@Suite struct CheckProgramTests {
    private let module = """
        module M {
          platforms iOS 17, macOS 14
          group "group.com.example"
          scheme "example"
        }

        """

    private func dump(_ text: String) -> String {
        let checked = Checked(text)
        #expect(checked.diagnostics.isEmpty, "\(checked.text)")
        return ProgramDump.text(checked.program)
    }

    @Test func dataOfEveryKind() {
        let text = dump(
            module
                + """
                extern type Panel
                enum Ratio "Ratio" {
                  case wide "Wide" = "16:9" { subtitle "Cinema"; symbol "rectangle"; was "wide16"; was "w" }
                  case narrow "Narrow" { image asset "Narrow" }
                }
                enum Level "Level" { case low "Low" = 1; case high "High" = -2 }
                struct Row {
                  name: String = "a\\"b"
                  count: Int = 3
                  share: Double = 0.5
                  whole: Double = 2
                  isOn: Bool = true
                  when: Date?
                  site: URL?
                  key: UUID?
                  ratio: Ratio = .wide
                  level: Level? = .high
                  panel: Panel?
                  tags: [String] = []
                  owner: Owner?
                  none: Int? = nil
                }
                snapshot Store {
                  version 3
                  file "store.json"
                  group "group.com.other"
                  stale after 2 weeks
                  rows: [Row]
                  owners: [Owner]?
                  owner: String?
                }
                entity Owner "Owner" {
                  id key: Int
                  name: String
                  ratio: Ratio?
                  title "\\(name) \\(key) \\(ratio ?? .wide)"
                  subtitle "\\(ratio)"
                  symbol ratio == .wide ? "rectangle" : "square"
                  source { Owner(key: 1, name: "One"); Owner(name: "Two", key: 2, ratio: .narrow) }
                  suggest rows.filter { $0.name != "Two" }.sorted(by: \\.key, .descending).prefix(20)
                  search name, ratio
                }
                entity Loose "Loose" {
                  id id: UUID
                  title "\\(id)"
                  source LooseCatalog
                }

                """)
        #expect(
            text.contains(
                "case wide \"Wide\" = \"16:9\" subtitle \"Cinema\" symbol \"rectangle\" was \"wide16\" was \"w\""))
        #expect(text.contains("enum Level \"Level\" of whole numbers {"))
        #expect(text.contains("name: String default \"a\\\"b\""))
        #expect(text.contains("whole: Double default 2 as Double"))
        #expect(text.contains("level: Level? default .high"))
        #expect(text.contains("file \"store.json\"") && text.contains("group \"group.com.other\""))
        // Arguments stand in declared order, whatever the order in which they were written.
        #expect(text.contains("Owner(key: 2, name: String \"Two\", ratio: Ratio.narrow)"))
        #expect(text.contains("source LooseCatalog"))
    }

    @Test func styleTablesCoverTheirAxes() {
        let text = dump(
            module
                + """
                enum Level "Level" { case low "Low"; case middle "Middle"; case high "High" }
                style Pairs by Level, Bool {
                  count: Int
                  case (.low, true), (_, false): (count: 1)
                  case (.middle, true): (count: 2)
                  default: (count: 3)
                }
                style Numbers by Int {
                  tint: Color
                  case ..<20: (tint: .red)
                  case 20: (tint: #FF000080)
                  case 21...80, 90: (tint: (light: .green, dark: #00FF00))
                  default: (tint: .gray)
                }
                style Shares by Double {
                  name: Text
                  case ..<0.25: (name: "a" key "k" comment "c")
                  case 0.250..<1: (name: "b")
                  case 1...: (name: "c")
                }
                style Names by String {
                  isOn: Bool
                  case "a", "b": (isOn: true)
                  default: (isOn: false)
                }
                style All by Bool, Bool {
                  symbol: Symbol = "circle"
                  share: Double = 1
                  label: String = "x"
                  case (_, _): (symbol: "square")
                }

                """)
        #expect(text.contains("[.low, .middle, .high, other], flag: Bool [false, true, other]"))
        #expect(text.contains("lookup 0, 0, 2, 0, 1, 2, 0, 2, 2, 0, 2, 2"))
        #expect(text.contains("number: Int [..<20, 20..<21, 21..<81, 90..<91, other]"))
        #expect(text.contains("lookup 0, 1, 2, 2, 3"))
        #expect(text.contains("value: Double [..<0.25, 0.25..<1, 1..<]"))
        #expect(text.contains("text: String [\"a\", \"b\", other]"))
        #expect(text.contains("flag: Bool [false, true], flag2: Bool [false, true]"))
        #expect(text.contains("rgba(255, 0, 0, 128)"))
    }

    @Test func parametersOfEveryForm() {
        let text = dump(
            module
                + """
                enum Mood "Mood" { case good "Good"; case bad "Bad" }
                snapshot Store { version 1; file "store.json"; things: [Thing]; currentID: String?; names: [String] }
                entity Thing "Thing" {
                  id id: String
                  project: String
                  title "\\(project)"
                  source Store.things
                }
                intent Pick "Pick" {
                  description "All of them."
                  param text "Text": String = "a"
                  param number "Number": Int = -1
                  param share "Share": Double = 1
                  param flag "Flag": Bool = true
                  param date "Date": Date?
                  param site "Site": URL?
                  param mood "Mood": Mood = .good
                  param maybe "Maybe": Mood? = .bad
                  param texts "Texts": [String] = ["a", "b"]
                  param moods "Moods": [Mood] = []
                  param things "Things": [Thing]
                  required param thing "Thing": Thing? = first { description "Which." }
                  param byID "By ID": Thing? = id("a")
                  required param followed "Followed": Thing? = follow Store.currentID "Current thing"
                  param listed "Listed": String { options "Vanilla", "Lemon": "Lemon (sour)" }
                  param sections "Sections": String? {
                    options { "x"; section "Europe" { "lon": "London"; "par" }; section "Asia" { "tok": "Tokyo" } }
                  }
                  param dependent "Dependent": String? {
                    depends on text
                    unset none
                    options { case "a", "b": "1", "2"; case _: "3"; default: }
                  }
                  param numbered "Numbered": Int? {
                    depends on number
                    unset [1, 2]
                    options { case ..<0: 1; case 0...9: 2; default: 3: "Three" }
                  }
                  param scoped "Scoped": Thing? = first {
                    depends on thing
                    unset rows.prefix(3)
                    options rows.filter { $0.project == thing.project && $0.id != thing.id }
                  }
                  param named "Named": String? { options Store.names }
                  param provided "Provided": String? { options NameProvider }
                }

                """)
        #expect(text.contains("param followed \"Followed\": Thing? = follow Store.currentID \"Current thing\""))
        #expect(text.contains("param texts \"Texts\": [String] = [\"a\", \"b\"]"))
        #expect(text.contains("section without title: \"Vanilla\", \"Lemon\" as \"Lemon (sour)\""))
        #expect(text.contains("case (\"a\"), (\"b\"): \"1\", \"2\""))
        #expect(text.contains("case (..<0): 1"))
        #expect(text.contains("case (0...9): 2"))
        #expect(text.contains("default: 3 as \"Three\""))
        #expect(text.contains("unset rows.prefix(3)"))
        // What a parameter depends on has a value where its options are made.
        #expect(text.contains("(parameter thing: Thing).project"))
        #expect(text.contains("options by NameProvider"))
    }

    @Test func expressionsOfEveryForm() {
        let text = dump(
            module
                + """
                extern type Panel
                enum Mood "Mood" { case good "Good"; case bad "Bad" }
                struct Event { title: String; end: Date; mood: Mood?; tags: [String]; panel: Panel? }
                snapshot Store {
                  version 1
                  file "s.json"
                  events: [Event]
                  count: Int
                  limit: Int = 3
                  note: String?
                  last: Date?
                }
                style Look by Mood { name: Text; case .good: (name: "a"); default: (name: "b") }
                style Strict by Mood { name: Text; case .good: (name: "a"); case .bad: (name: "b") }
                route event(title: String, number: Int) = "event/\\(title)?number=\\(number)"
                intent Pick "Pick" { param mood "Mood": Mood = .good; param text "Text": String? }
                widget EventWidget "Events" {
                  description "Events."
                  configuration Pick
                  families systemSmall, accessoryInline
                  source Loader { loaded: String; temperature: Double = 20; list: [Int]; panel: Panel }
                  timeout 5 seconds
                  entry {
                    a: [Event] = Store.events.filter { $0.end > context.date }.sorted(by: \\.end).prefix(3)
                    b: String? = Store.events.first { $0.mood == .good }?.title
                    c: Int = Store.events.last?.tags.count ?? 0
                    d: Bool = Store.events.isEmpty || !(Store.limit >= 3) && text == nil
                    e: Text = context.family == .systemSmall ? "small \\(Store.limit)" : loaded ?? "none"
                    f: Date? = Store.last
                    g: Date = (Store.last ?? context.date) + 2 hours - 1 minute
                    h: Look = Look[Store.events.first?.mood]
                    i: Strict = Strict[mood]
                    j: [String] = [text, "a", nil]
                    k: Double = temperature
                    l: Event? = Store.events.last
                    m: Bool = list.contains(3)
                    n: Event = Event(title: "t", end: context.date)
                    o: Text? = text
                    p: Mood = text == "a" ? .good : Mood.bad
                    q: Bool = Store.count < 3
                    r: String = "\\(text ?? "x") \\(temperature) \\(Store.limit)"
                    s: Bool = 0 < temperature
                    t: Panel? = panel
                    u: Event? = text == nil ? nil : Store.events.last { $0.panel != nil }
                    v: Text = "\\(mood)"
                    w: String = Store.note?.isEmpty ?? true ? "" : "x"
                  }
                  sample {
                    mood = .bad
                    loaded = "Sample"
                    panel = Panel.sample
                    list = [1, 2]
                    Store.events = [Event(title: "a", end: context.date + 1 hour)]
                    Store.count = 2
                  }
                  empty when Store.events.isEmpty
                  refresh after 30 minutes or after 1 day
                  retry after 10 minutes
                  link event(title: text, number: Store.count)
                  view accessoryInline: InlineView, default: EventView
                }

                """)
        #expect(text.contains("b: String? = (Store.events: [Event]).first { ($0.mood == Mood.good) }?.title"))
        #expect(text.contains("Text \"small \\(Store.limit: Int)\""))
        #expect(text.contains("k: Double = loaded temperature: Double"))
        #expect(text.contains("Look[(Store.events: [Event]).first?.mood]"))
        #expect(text.contains("[parameter text: String?, String \"a\", nil as String?] as [String]"))
        #expect(text.contains("(0 as Double < loaded temperature: Double)"))
        #expect(text.contains("refresh after 30 minutes or after 1 day retry after 10 minutes"))
        #expect(text.contains("uses the family"))
        #expect(text.contains("reads Store"))
        #expect(text.contains("): URL?"))
    }

    @Test func modulesUseEachOther() {
        let checked = Checked(
            """
            module Shared { platforms iOS 17; access public; role framework; linkage dynamic }
            enum Mood "Mood" { case good "Good" }
            intent Pick "Pick" { param mood "Mood": Mood = .good }
            """,
            """
            module App { platforms iOS 17; imports Shared; includes SharedAppIntents from Shared }
            widget MoodWidget "Mood" {
              configuration Pick
              families systemSmall
              refresh never
              view MoodView
            }
            """,
            "module Shared\n\nroute open() = \"x\"\n"
        )
        #expect(checked.words == ["missing-scheme"], "\(checked.text)")
        let program = checked.program
        #expect(program.modules.rows.map { program.text($0.name) } == ["Shared", "App"])
        #expect(program.files.rows.map(\.module.index) == [0, 1, 0])
        #expect(program.modules[ModuleID(rawValue: 1)].imports.map(\.index) == [0])
        #expect(program.modules[ModuleID(rawValue: 1)].hasPackage)
    }

    @Test func optionsGiveModulesWhatTheyLack() {
        var options = CheckOptions(module: "Named", platforms: PlatformVersions(iOS: PlatformVersion(18)))
        let bare = Checked("extern type Model\n", options: options)
        #expect(bare.diagnostics.isEmpty, "\(bare.text)")
        #expect(bare.program.modules.rows.map { bare.program.text($0.name) } == ["Named"])
        #expect(bare.program.modules[ModuleID(rawValue: 0)].platforms.iOS == PlatformVersion(18))

        options.role = .framework
        let conflicting = Checked("module M { platforms iOS 17; role extension }\n", options: options)
        // Of the name, the floors and the role.
        #expect(
            conflicting.words == ["conflicting-option", "conflicting-option", "conflicting-option"],
            "\(conflicting.text)")
    }

    @Test func onlyFileMayJoinTheOnlyModule() {
        let checked = Checked("module M { platforms iOS 17 }\n", "extern type Model\n")
        #expect(checked.diagnostics.isEmpty, "\(checked.text)")
        #expect(checked.program.files.rows.map(\.module.index) == [0, 0])
    }

    @Test func loadersAreSharedAndListedBeforeTheirFirstWidget() {
        let widget = { (name: String) in
            """
            widget \(name) "\(name)" {
              families systemSmall
              refresh never
              view \(name)View
              source L { a: Int = 1 }
            }

            """
        }
        let checked = Checked(module + widget("One") + widget("Two"))
        #expect(checked.diagnostics.isEmpty, "\(checked.text)")
        #expect(checked.program.loaders.count == 1)
        let file = checked.program.files[FileID(rawValue: 0)]
        let loader = LoaderID(rawValue: 0)
        #expect(
            file.declarations == [.loader(loader), .widget(WidgetID(rawValue: 0)), .widget(WidgetID(rawValue: 1))])
    }
}
