// In: the description and the mistakes of `MistakeTests`. Out: what is said of several mistakes in one file.
// Invariant: mistakes in declarations of their own are independent, and each has its finding and no other.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetCompiler

@Suite struct SeveralMistakesTests {
    private static let folder = Repository.cases.appendingPathComponent("check")

    /// A part of the description, with what a person writes instead, and the finding without its place.
    private struct Mistake {
        var place: Range<String.Index>
        var wrong: String
        var finding: Substring
        /// The declaration in which it stands.
        var owner: Int
    }

    private let description: String
    private let mistakes: [Mistake]

    init() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("clean_home.widget"), encoding: .utf8)
        description = text
        let list = try String(contentsOf: Self.folder.appendingPathComponent("clean_home.mistakes"), encoding: .utf8)
        mistakes = try list.components(separatedBy: "\n\n").dropFirst().compactMap { block in
            let lines = block.split(separator: "\n")
            let right = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
            let wrong = lines.filter { $0.hasPrefix("+ ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
            guard let finding = lines.last(where: { !$0.hasPrefix("- ") && !$0.hasPrefix("+ ") }) else { return nil }
            let place = try #require(text.range(of: right), "\(right)")
            let owner = Self.owner(of: place.lowerBound, in: text)
            // What reaches over two declarations would be a mistake in both.
            let last = text.index(before: max(place.upperBound, text.index(after: place.lowerBound)))
            guard Self.owner(of: last, in: text) == owner else { return nil }
            return Mistake(place: place, wrong: wrong, finding: Self.message(finding), owner: owner)
        }
    }

    /// What is wrong with names and types, in one declaration each: there are as many findings as mistakes.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func eachOfSeveralHasItsFinding(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let found = mistakes.filter { isOfTheCheck($0) }
        #expect(found.count > 30)
        let chosen = choose(10, of: found, &random)
        #expect(chosen.count >= 8)
        // A finding may stand where what is mistaken is used.
        #expect(findings(inserting: chosen).map(Self.message).sorted() == chosen.map(\.finding).sorted())
    }

    /// Where something cannot be read, what depends on it is not judged. But never is something said that is not wrong.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func nothingElseIsFound(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Two wrong braces may be right together, and beside two versions of the lines all else is a guess.
        let found = mistakes.filter { mistake in
            !["brace", "expected-declaration", "merge-conflict"].contains { mistake.finding.contains($0) }
        }
        let chosen = choose(10, of: found, &random)
        #expect(chosen.count == 10)
        let messages = findings(inserting: chosen).map(Self.message)
        #expect(messages == chosen.map(\.finding).filter { messages.contains($0) })
        #expect(messages.count >= 7)
    }

    /// Two mistakes of which neither has to do with the other, each as what stands there and what is written instead.
    private static let unrelated: [[(right: String, wrong: String)]] = [
        // A form that cannot be read hides no name that it could not declare.
        [("refresh after 30 minutes", "refresh daily at \"06:00\""), ("sensor?.name ??", "sensors?.name ??")],
        [
            ("accessoryRectangular: SensorLineView, d", "accessoryRectangular SensorLineView, d"),
            ("= HomeStore.opened", "= lastOpened"),
        ],
        [("refresh at end", "refresh at 25"), ("total: Int = events.count", "total: Int = evnts.count")],
        [
            ("Rectangular\n  source", "Rectangular on iPhone\n  source"),
            ("headline: Text = title", "headline: Text = caption"),
        ],
        [("{ range 1...6 }", "{ range 1, 6 }"), ("showsName: Bool = showsName", "showsName: Bool = showName")],
        [("  version 2\n", ""), ("  opened: Date?\n}", "  opened: Date?\n  search name\n}")],
        [("  group \"group.com.example.home\"\n", ""), ("  opened: Date?\n}", "  opened: Date?\n  search name\n}")],
        [
            ("accessoryRectangular\n  source", "accessoryCircular\n  source"),
            ("refresh at end", "refresh at 25"),
        ],
        // What is declared twice was no type before.
        [
            ("value: Double = 0\n", "value: Real = 0\n"),
            ("= \"sensor/\\(sensorID)\"\n", "= \"sensor/\\(sensorID)\"\nroute openSensor() = \"all\"\n"),
        ],
        [("isOn: Bool = false", "isOn: Boolean = false"), ("widget AgendaWidget", "widget SensorWidget")],
        // What a field holds is told whatever else is wrong with its declaration.
        [
            ("isOn: Bool = false", "isOn: Boolean = false"),
            ("  area: String?\n", "  area: String?\n  password: String?\n"),
        ],
        [
            ("search name, area", "search [name, area]"),
            ("  area: String?\n", "  area: String?\n  password: String?\n"),
        ],
        [("sensors: [Sensor]", "sensors: [Sensr]"), ("opened: Date?\n}", "opened: Date?\n  accessToken: String?\n}")],
        // So is what any other line says by itself.
        [("refresh after 30 minutes", "refresh after 1 minute"), ("= HomeStore.opened", "= lastOpened")],
        [("range 1...6", "range 1, 6"), ("Show name", "Show the name of the sensor on the first line of the widget")],
        [("symbol \"lightbulb\"", "symbol \"Light Bulb\""), ("symbol \"gauge\"", "symbl \"gauge\"")],
        [("entity Sensor \"Sensor\"", "entity Sensor \"Server\""), ("= HomeStore.opened", "= lastOpened")],
        // A look-up that cannot be read has the name of its style.
        [
            ("label: \"Other\")\n", "label: \"Other\")\n  default: (tint: .gray, label: \"None\")\n"),
            ("refresh after 30 minutes", "refresh daily at \"06:00\""),
        ],
    ]

    /// What is said of each by itself is said of both.
    @Test(arguments: 0..<unrelated.count)
    func unrelatedMistakesAreBothTold(_ index: Int) throws {
        let edits = Self.unrelated[index]
        var both = description
        var expected: [String] = []
        for (right, wrong) in edits {
            let range = try #require(description.range(of: right), "\(right)")
            let one = findings(in: description.replacingCharacters(in: range, with: wrong))
            #expect(one.count == 1, "\(wrong): \(one)")
            expected += one
            both = both.replacingOccurrences(of: right, with: wrong)
        }
        #expect(findings(in: both).sorted() == expected.sorted())
    }

    // MARK: Mistakes

    /// Whether a mistake leaves a tree without gaps.
    private func isOfTheCheck(_ mistake: Mistake) -> Bool {
        let words = [
            "unexpected", "expected", "unsupported-swift", "unknown-member", "brace", "missing-title", "unknown-word",
            "invalid-", "unknown-platform", "merge-conflict",
        ]
        return !words.contains { mistake.finding.contains("[\($0)") }
    }

    /// Mistakes in declarations of their own, in the order of the file.
    private func choose(_ count: Int, of mistakes: [Mistake], _ random: inout SeededGenerator) -> [Mistake] {
        var owners: Set<Int> = []
        let chosen = mistakes.shuffled(using: &random).filter { owners.insert($0.owner).inserted }.prefix(count)
        return chosen.sorted { $0.place.lowerBound < $1.place.lowerBound }
    }

    private static func owner(of index: String.Index, in text: String) -> Int {
        text[..<index].components(separatedBy: "\n\n").count
    }

    private static func message(_ finding: some StringProtocol) -> Substring {
        Substring(finding).drop { $0 != " " }.dropFirst()
    }

    private func findings(inserting mistakes: [Mistake]) -> [String] {
        var text = description
        for mistake in mistakes.reversed() { text.replaceSubrange(mistake.place, with: mistake.wrong) }
        return findings(in: text)
    }

    private func findings(in text: String) -> [String] {
        let files: Table<FileID, SourceFile> = Table([SourceFile(path: "home.widget", bytes: Array(text.utf8))])
        return Compiler.compile(files, options: CompilerOptions()).diagnostics.map { diagnostic in
            "0:0: \(diagnostic.message) [\(diagnostic.code.word)]"
        }
    }
}
