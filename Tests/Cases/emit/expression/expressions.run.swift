import Foundation

@testable import Expressions

@main
struct Program {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    static let jobs = [
        Job(name: "item 10", level: .middle, rank: 3, due: now - 60, share: 0.5, parts: [Part(size: 1)]),
        Job(name: "item 9", level: .high, rank: nil, due: nil, share: 0.25, isDone: true, note: "b"),
        Job(name: "Änderung", level: .low, rank: 7, due: now + 3600, parts: [Part(size: 2)], note: "a"),
        Job(name: "item 9", level: .high, rank: 3, due: now.addingTimeInterval(7 * 86_400), share: 0.75),
    ]

    static func entry(_ board: Board?) -> ExpressionsEntry {
        ExpressionsEntry(date: now, state: .ready, snapshot: board)
    }

    static func main() {
        var checks = Checks()
        full(&checks)
        absent(&checks)
        checks.finish()
    }

    static func full(_ checks: inout Checks) {
        let board = Board(
            jobs: jobs,
            current: Job(name: "current/1", level: .low, parts: [Part(size: 4, label: "four")], note: "note"),
            left: 3,
            right: 5,
            level: .low,
            scores: [1, 2],
            optionalScores: []
        )
        let entry = entry(board)
        checks.expect(entry.both && entry.either && !entry.grouped && !entry.negated, "Swift's precedence")
        checks.expect(entry.nested == 2 && entry.coalesced == 3 && entry.conditional == 3, "conditions nest")
        checks.expect(entry.isLeftLess && entry.isLeftAtLeast && entry.isBelow && !entry.isSame, "numbers compare")
        checks.expect(entry.hasLeft && entry.isLow && !entry.isNotLow, "values compare with nil and cases")
        checks.expect(entry.currentName == "current/1" && entry.currentNote == "note", "chains reach fields")
        checks.expect(entry.noteLength == 4 && entry.partCount == 1 && entry.firstLabel == "four", "chains go on")
        checks.expect(entry.first == jobs[0] && entry.last == jobs[3], "the first and the last")
        checks.expect(entry.firstDone == "item 9" && entry.lastOpen == "item 9" && entry.open == 3, "closures choose")
        checks.expect(entry.isEmpty, "an ordering with nil is false")
        checks.expect(entry.late == [jobs[0]] && entry.soon == [jobs[0], jobs[2]], "dates compare with the entry's")
        checks.expect(entry.inner == [jobs[2]], "closures nest")
        checks.expect(entry.anyFirst == jobs[0] && entry.anyLast == jobs[3], "closures need not use the element")
        checks.expect(entry.all == jobs, "an ordering inside a closure")
        checks.expect(entry.withParts == jobs.filter { !$0.parts.isEmpty }, "the inner closure ignores its element")
        checks.expect(entry.byName.map(\.name) == ["Änderung", "item 9", "item 9", "item 10"], "people's order")
        checks.expect(entry.byName[1] == jobs[1] && entry.byName[2] == jobs[3], "equal elements keep their order")
        checks.expect(entry.byNameDown.map(\.name) == ["item 10", "item 9", "item 9", "Änderung"], "descending texts")
        checks.expect(entry.byRank.map(\.rank) == [3, 3, 7, nil], "nil comes last")
        checks.expect(entry.byRankDown.map(\.rank) == [7, 3, 3, nil], "nil comes last in any order")
        checks.expect(entry.byLevel.map(\.level) == [.high, .high, .middle, .low], "cases in declared order")
        checks.expect(entry.byDone.map(\.isDone) == [false, false, false, true], "false comes first")
        checks.expect(entry.byDue.map(\.due) == [jobs[0].due, jobs[2].due, jobs[3].due, nil], "dates in order")
        checks.expect(entry.byNote.map(\.note) == ["a", "b", nil, nil], "texts that may be nil")
        checks.expect(entry.byShare.map(\.share) == [0, 0.25, 0.5, 0.75], "numbers in order")
        checks.expect(entry.top == [jobs[2], jobs[0]] && entry.one == [jobs[0]], "prefixes")
        checks.expect(entry.hasTwo && entry.hasBoard && entry.optionalCount == 0, "lists and texts contain")
        checks.expect(entry.drop == [3, 5, 5] && entry.keep == [1, 2, -3] && entry.empty.isEmpty, "lists")
        let calendar = Calendar.autoupdatingCurrent
        checks.expect(entry.yesterday == calendar.date(byAdding: .day, value: -1, to: now), "a day before")
        checks.expect(entry.later == now.addingTimeInterval(5400), "minutes after")
        checks.expect(entry.style.value == 11 && entry.fixed.value == 30, "styles")
        checks.expect(entry.title == "Board has 4 jobs at 100 %, first Middle", "a text with values: \(entry.title)")
        checks.expect(entry.data == "Board/2/4" && entry.preset == "preset" && entry.big == -1.5, "data")
        checks.expect(entry.made == Job(name: "made", level: .low, share: 0.5), "arguments in any order")
        checks.expect(entry.url?.absoluteString == "expressions://job/current%2F1/1?count=3", "a link with every value")
    }

    /// Without contents each value is the one that the description says.
    static func absent(_ checks: inout Checks) {
        let entry = entry(nil)
        checks.expect(entry.both && entry.nested == 2 && entry.coalesced == -1 && entry.conditional == 7, "defaults")
        checks.expect(!entry.isLeftLess && !entry.isLeftAtLeast && !entry.isBelow && entry.isSame, "nil is not ordered")
        checks.expect(!entry.isLow && entry.isNotLow && !entry.hasLeft, "nil is no case")
        checks.expect(entry.currentName == "Nobody" && entry.noteLength == -1 && entry.first == nil, "nothing to reach")
        checks.expect(entry.byName.isEmpty && entry.isEmpty && entry.drop == [5] && entry.top.isEmpty, "empty lists")
        checks.expect(entry.optionalCount == -1 && entry.url == nil && entry.preset == "preset", "nothing more")
        checks.expect(ExpressionsEntry.sample(at: now).keep == [1, 3, -3], "samples set fields")
    }
}
