import AppIntents
import Foundation

@testable import Awkward

@main
struct Program {
    static func main() async {
        var checks = Checks()
        func text(_ resource: LocalizedStringResource?) -> String? { resource.map { String(localized: $0) } }
        let one = Kind.caseDisplayRepresentations[.one]
        let two = Kind.caseDisplayRepresentations[.two]
        checks.expect(text(one?.title) == "100 % \"sure\" \\(not code) \u{1F600}\n\tsecond line", "a case's title")
        checks.expect(text(one?.subtitle) == "\\" && Kind.one.rawValue == "raw \"one\" \\(x)", "subtitle and raw value")
        checks.expect(text(two?.title) == "e\u{301} \u{2028}\u{0}\u{7F}", "a title with a key")
        checks.expect(two?.title.key == "kind.\"two\"", "the key")
        checks.expect(Kind(rawValue: "\u{202E}old") == .one, "a retired raw value")
        checks.expect(text(Kind.typeDisplayRepresentation.name) == "Kind \"of\" \\(thing)", "an enum's title")
        checks.expect(one?.title.table == "My \"Table\" $(x)", "the table")
        checks.expect(Notes.fileName == "no\"tes (x).json", "a file's name")

        let row = NoteRow(key: "k/ \"1\"")
        checks.expect(row.name == "a \"name\" \\(x)", "a default")
        let display = Note(row).displayRepresentation
        checks.expect(text(display.title) == "\"a \"name\" \\(x)\" \\(name) 50 %", "\(text(display.title) ?? "")")
        checks.expect(text(display.subtitle) == "\(text(one?.title) ?? "") – a \"name\" \\(x)", "a subtitle")
        let gone = Note.entities(for: ["x", Note.followsCurrent], in: .fresh(Notes()))
        checks.expect(text(gone[0].displayRepresentation.title) == "Gone: \\(gone)", "a missing row")
        checks.expect(text(gone[1].displayRepresentation.title) == "Current \"note\" \\(c)", "a row that follows")

        checks.expect(Look["\\(c)"].message == "It's \"a\" \\(message) %@ %d %%", "a cell")
        checks.expect(Look["\\(c)"].symbol == "s\"y" && Look["\\(c)"].data == "\\(data) \"", "cells of data")
        checks.expect(Look[nil].message.isEmpty && Look[nil].symbol == "\u{2066}x\u{2069}", "empty and hidden")

        let entry = AwkwardEntry(date: Date(), state: .ready, note: row)
        let kind = text(one?.title) ?? ""
        checks.expect(entry.title == "\"a \"name\" \\(x)\" has 100 % \\(of) \(kind)", "values: \(entry.title)")
        checks.expect(entry.data == "data \\(x) \"k/ \"1\"\"\t\u{1}", "data with values")
        checks.expect(entry.long == "Several \"lines\" of text,\n  indented \\(so),\nto the end.", "several lines")
        checks.expect(entry.url?.absoluteString == "awkward://o/k%2F%20%221%22?s='(x)'", "a link")
        let empty = AwkwardEntry(date: Date(), state: .ready, note: nil)
        checks.expect(empty.title.hasPrefix("\"none \"n\" \\(o)\" has"), "an absent name")
        checks.expect(empty.data.contains("\"\\\""), "an absent key")
        checks.expect(AwkwardEntry.sample(at: Date()).title.contains("sample \\(s) \"q\""), "the sample")
        checks.expect(text(Choose.title) == "Choose \"it\" \\(now)", "an intent's title")
        checks.expect(AwkwardWidget.kind == "kind \"k\" \\(i)", "a kind")
        checks.finish()
    }
}
