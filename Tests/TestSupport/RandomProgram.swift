// In: a seed. Out: a description that uses the language in ways that nobody planned, and the Swift that a person writes
// beside it.
// Invariant: the same seed gives the same description on every machine.

/// A description made by chance. It is meant to be right: what the checker says of it is either a rule that this
/// generator does not keep, or a mistake of the checker.
public struct RandomProgram: Sendable {
    /// A file of the description, and the module that it belongs to.
    public struct File: Sendable {
        public let name: String
        public let module: String
        public var text: String
    }

    /// The description: one file or several, in one module or two, each module after those that it imports.
    public var files: [File] {
        let last = File(name: "made.widget", module: "Made", text: text)
        return (kit.isEmpty ? [] : [File(name: "kit.widget", module: "MadeKit", text: kit)])
            + (joined.isEmpty ? [] : [File(name: "joined.widget", module: "Made", text: joined)]) + [last]
    }

    private var text = ""
    /// A module that the other one imports, if there is one.
    private var kit = ""
    /// A further file of the module.
    private var joined = ""
    /// What a person writes beside it: views, loaders, performers and the like.
    public private(set) var hand =
        "import AppIntents\nimport Foundation\nimport Intents\nimport SwiftUI\nimport WidgetKit\n"

    var random: SeededGenerator
    /// Names that were given away, so that none is given twice.
    var taken: Set<String> = []

    /// What the picker calls the row that follows a field: one title for all parameters.
    var followTitles: [String: String] = [:]

    /// Whether a date can be written where the next declaration makes its rows.
    var hasClock = true

    // What later declarations may use.
    var platforms: [String] = []
    var enums: [EnumShape] = []
    var structs: [RowShape] = []
    var externs: [String] = []
    var entities: [RowShape] = []
    var snapshots: [SnapshotShape] = []
    var styles: [StyleShape] = []
    var routes: [CallShape] = []
    var intents: [IntentShape] = []
    var actions: [CallShape] = []
    var widgets: [String] = []
    var controls: [String] = []

    public init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        module()
        repeating(0...3) { $0.enumDeclaration() }
        if chance(3) { moveToFurtherFile() }
        repeating(0...2) { $0.structDeclaration() }
        if chance(3) { externType() }
        entitiesAndSnapshots()
        repeating(0...2) { $0.styleDeclaration() }
        repeating(0...2) { $0.routeDeclaration() }
        repeating(1...3) { $0.intentDeclaration(forControl: false) }
        repeating(0...2) { $0.actionDeclaration() }
        repeating(1...3) { $0.widgetDeclaration() }
        repeating(0...2) { $0.controlDeclaration() }
        bundle()
    }

    // MARK: Chance

    /// True once in `count` times.
    mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[number(0...list.count - 1)] }

    /// Some of a list, in its order; at least one.
    mutating func some<Element>(of list: [Element], atMost limit: Int = 4) -> [Element] {
        let wanted = number(1...min(limit, list.count))
        let indices = Array(list.indices).shuffled(using: &random).prefix(wanted).sorted()
        return indices.map { list[$0] }
    }

    mutating func repeating(_ range: ClosedRange<Int>, _ body: (inout RandomProgram) -> Void) {
        for _ in 0..<number(range) { body(&self) }
    }

    // MARK: Output

    mutating func line(_ text: String) { self.text += text + "\n" }

    mutating func byHand(_ swift: String) { hand += swift + "\n" }

    // MARK: Names and texts

    /// A name of a type that no other has.
    mutating func typeName() -> String {
        let words = ["Harbor", "Tide", "Lamp", "Ferry", "Budget", "Walk", "Plant", "Reading2", "A", "_Odd", "x", "Été"]
        return unused(pick(Array(words.dropLast())))
    }

    /// A name of a member that no other has; Swift's keywords are among them.
    mutating func memberName() -> String {
        let words = [
            "name", "level", "isOn", "startsAt", "class", "in", "where", "open", "await", "title", "kind", "guard",
            "source", "value", "operator", "description", "count", "first", "self_", "_x", "URLText", "switch", "entry",
        ]
        return unused(pick(words))
    }

    private mutating func unused(_ word: String) -> String {
        guard !taken.insert(word).inserted else { return word }
        return unused("\(word)\(taken.count)")
    }

    /// The inside of a text, as written between quotes.
    mutating func words() -> String {
        let pieces = [
            "plain", "50 %", "%@ and %d", #"a \"quote\""#, #"back\\slash"#, #"\\(not code)"#, "emoji 🧑🏽‍🚀",
            #"\u{202E}turned"#,
            #"line\nbreak"#, #"tab\tstop"#, "#if os", "*/ end", "// no comment", #"\u{2028}"#, "Ünïcödé", "a'b", "$0",
            "`code`",
        ]
        return some(of: pieces.shuffled(using: &random), atMost: 2).joined(separator: " ")
    }

    mutating func quoted() -> String { "\"\(words())\"" }

    /// A text for people: at times with a key or a comment.
    mutating func displayText() -> String {
        var text = quoted()
        if chance(8) { text += " key \"\(unused("key"))\"" }
        if chance(8) { text += " comment \(quoted())" }
        return text
    }

    mutating func documentation() {
        if chance(4) {
            line("/// \(pick(["What it is.", "Swift's `inline` code */ and more.", "Ends in a slash \\"]))")
        }
    }

    mutating func duration() -> String {
        pick(["30 minutes", "1 hour", "6 hours", "2 days", "1 week", "45 minutes"])
    }

    // MARK: Modules

    /// What stands so far, but for the module, goes to a file of its own.
    private mutating func moveToFurtherFile() {
        guard let end = text.firstRange(of: "\n}\n")?.upperBound else { return }
        joined = "module Made\n" + text[end...]
        text.removeSubrange(end...)
    }

    private mutating func module() {
        platforms = pick([
            ["iOS 17"], ["iOS 17", "macOS 14"], ["iOS 18", "watchOS 11"], ["iOS 26", "macOS 26", "visionOS 26"],
            ["macOS 15"], ["iOS 17.2", "macOS 14.1", "watchOS 10"], ["iOS 14"], ["iOS 15", "macOS 12"],
            ["iOS 16", "macOS 14", "watchOS 9"],
        ])
        line("module Made {")
        line("  platforms \(platforms.joined(separator: ", "))")
        line("  group \"group.com.example.made\"; scheme \"made\"")
        if platforms.contains(where: { $0.hasPrefix("macOS") }) && chance(3) {
            line("  group macOS \"ABCDE12345.com.example.made\"")
        }
        if chance(4) { line("  strings \"Other\"") }
        if chance(4) { line("  keychain \"ABCDE12345.com.example.shared\"") }
        if chance(3) { line("  access public") }
        if chance(3) { line("  linkage dynamic") }
        if chance(4) { line("  role extension") }
        if chance(4) { line("  objc") }
        if chance(3) {
            line("  imports MadeKit")
            if chance(2) { line("  includes MadeKitAppIntents from MadeKit") }
            importedEnum()
        }
        line("}")
    }

    /// Another module, with something that this one may use.
    private mutating func importedEnum() {
        let shape = EnumShape(name: typeName(), cases: [memberName(), memberName()])
        kit = """
            module MadeKit {
              platforms \(platforms.joined(separator: ", "))
              access public; linkage dynamic; role framework
            }
            enum \(shape.name) \(quoted()) {
              case \(shape.cases[0]) \(quoted())
              case \(shape.cases[1]) \(quoted()) = "\(words())"
            }

            """
        enums.append(shape)
    }
}
