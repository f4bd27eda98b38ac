import Foundation

@testable import Words

@main
struct Program {
    static func main() throws {
        var checks = Checks()
        let json = """
            {"version": 1, "case": "2", "return": "class", "while": [{"let": "1", "var": "a", "in": "let"}],
             "for": [{"class": "x", "let": "let", "var": true, "func": "default", "switch": ["s"], "inout": 2}]}
            """
        let saved = try JSONDecoder.widgetSnapshots.decode(Saved.self, from: Data(json.utf8))
        checks.expect(saved.return == .class && saved.case == "2" && saved.guard == 0, "fields")
        checks.expect(saved.for.first?.func == .default && saved.for.first?.inout == 2, "rows")
        checks.expect(saved.while == [OperatorRow(let: "1", var: "a", in: .let)], "entities")
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let again = try JSONDecoder.widgetSnapshots.decode(Saved.self, from: encoder.encode(Saved(for: saved.for)))
        checks.expect(again.for == saved.for, "keys keep their names")
        let entry = WhileEntry(
            date: Date(),
            state: .ready,
            default: saved.while.first,
            in: .class,
            where: nil,
            class: nil,
            snapshot: saved
        )
        checks.expect(entry.var == "a" && entry.switch == ["s"] && entry.let && entry.self_ == .class, "an entry")
        checks.expect(entry.if.in == "b" && Style[.default, true].in == "a" && Style[nil, nil].in == "c", "a style")
        checks.expect(entry.url?.absoluteString == "words://1/0/class", "a link: \(String(describing: entry.url))")
        checks.finish()
    }
}
