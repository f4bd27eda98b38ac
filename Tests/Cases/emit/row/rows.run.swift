import Foundation

@testable import Rows

@main
struct Program {
    static let key = "00000000-0000-0000-0000-000000000001"

    static let json = """
        {"version": 2, "written": "2026-01-02T03:04:05Z", "shape": "weird", "decoder": [1, "nan", "x", 2.5],
         "container": [1, "two", 3],
         "current": {"title": "e", "priority": 3},
         "events": [
          {"title": "a", "priority": 9, "blob": 7, "when": "2026-01-02T03:04:05.678Z", "key": "\(key)"},
          {"title": "b", "priority": 3, "when": "2026-01-02T03:04:05Z", "key": "\(key)"},
          {"title": "c", "priority": 1, "shape": "wide16", "other": "nope", "preferred": 77, "priorities": [1, 2, 10],
           "when": "2026-01-02T03:04:05Z", "key": "\(key)", "extra": {}, "share": "+inf", "tags": ["x", 1],
           "blob": {"number": 4}, "blobs": [{"number": 1}, {}, 2], "link": "https://example.com/a?b=c"},
          17, null, {}, {"title": "d", "priority": 1, "when": "yesterday", "key": "\(key)"}
         ]}
        """

    static func main() throws {
        var checks = Checks()
        try decodes(&checks)
        try encodes(&checks)
        try reads(&checks)
        writesOut(&checks)
        checks.finish()
    }

    static func decoded() throws -> Things {
        try JSONDecoder.widgetSnapshots.decode(Things.self, from: Data(json.utf8))
    }

    static func decodes(_ checks: inout Checks) throws {
        let things = try decoded()
        checks.expect(things.shape == .wide, "an unknown raw value gives the default")
        checks.expect(things.events.map(\.title) == ["a", "c"], "what cannot be read is skipped")
        checks.expect(things.skippedCount == 5 + 1 + 1 + 1, "what is skipped is counted: \(things.skippedCount)")
        checks.expect(things.container == [1, 3], "elements of lists are skipped by themselves")
        checks.expect(things.decoder?.count == 3 && things.decoder?[1].isNaN == true, "numbers as texts")
        checks.expect(things.name == "x" && things.key == nil, "absent fields have defaults")
        checks.expect(things.current == nil, "an optional row that cannot be read is left out")
        checks.expect(things.events[0].blob == nil, "in rows too")
        checks.expect(!things.encoder, "absent fields have literal defaults")
        let (first, last) = (things.events[0], things.events[1])
        checks.expect(first.priority == .high, "a retired raw value still decodes")
        checks.expect(first.shape == .tall && first.preferred == .high && first.tags.isEmpty, "defaults of rows")
        checks.expect(last.shape == .wide && last.other == nil && last.preferred == nil, "unknown raw values")
        checks.expect(last.priorities == [.low, .high] && last.optionalPriorities == nil, "lists of cases")
        checks.expect(last.share == .infinity && last.tags == ["x"], "lossy lists of rows")
        checks.expect(last.blob == Blob(number: 4) && last.blobs == [Blob(number: 1)], "hand-written types")
        checks.expect(last.link?.query == "b=c" && last.count == -3 && last.flag, "other types")
        checks.expect(first.when.timeIntervalSince(last.when) > 0.6, "fractions of a second")
    }

    static func encodes(_ checks: inout Checks) throws {
        var things = try decoded()
        things.decoder = [1]
        things.events[0].when = things.events[1].when
        things.events[1].share = 1
        things.events[1].preferred = .low
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let data = try encoder.encode(things)
        let again = try JSONDecoder.widgetSnapshots.decode(Things.self, from: data)
        checks.expect(again.events == things.events && again.container == things.container, "rows survive")
        checks.expect(again.decoder == [1] && again.written == things.written, "fields survive")
        let text = String(decoding: data, as: UTF8.self)
        checks.expect(text.contains("\"shape\":\"16:9\"") && text.contains("\"priority\":10"), "raw values: \(text)")
        checks.expect(text.contains("\"version\":3"), "the version is that of this description")
        checks.expect(!text.contains("null") && !text.contains("skipped"), "nil is left out: \(text)")
    }

    static func writesOut(_ checks: inout Checks) {
        let now = Date(timeIntervalSince1970: 0)
        let sample = RowsEntry.sample(at: now)
        checks.expect(sample.size == 2 && sample.count == 3 && !sample.isHome, "samples leave out addresses")
        checks.expect(sample.event?.link?.absoluteString == "https://example.com/sample", "an address in a row")
        checks.expect(sample.event?.key.uuidString == "00000000-0000-0000-0000-0000000000FF", "an identifier in a row")
        let entry = RowsEntry(date: now, state: .ready, content: nil, places: nil, things: nil)
        checks.expect(entry.address.absoluteString == "https://example.com/none?a=b#c", "an address written out")
        checks.expect(entry.key.uuidString == "0F0E0D00-0000-4000-8000-00000000000A", "an identifier written out")
    }

    static func reads(_ checks: inout Checks) throws {
        let store = try FileStore(group: Things.appGroup, file: Things.fileName)
        checks.expect(Things.read() == .missing && Things.read(from: nil) == .missing, "no file, no group")
        store.write("{")
        checks.expect(Things.read() == .corrupt, "half a file")
        store.write("[]")
        checks.expect(Things.read() == .corrupt, "another file")
        store.write("{\"version\": 4, \"events\": 3}")
        checks.expect(Things.read() == .newer(version: 4), "a later version is not read any further")
        store.write("{}")
        checks.expect(Things.read().snapshot?.written == .distantPast, "an early version")
        checks.expect(Things.read().unavailableReason == nil, "a file without a time never becomes stale")
        store.write(json)
        checks.expect(Things.read().snapshot?.events.count == 2, "the whole file")
        let before = store.contents
        store.lock { checks.expect(Things.read() == .locked, "a locked file") }
        checks.expect(store.contents == before, "reading does not write")
    }
}
