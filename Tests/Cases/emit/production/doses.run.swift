// What widgets go through in production, in the order of docs/device-testing.md: from first install to a busy day.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit
@testable import DoseWidgets

@main
enum Run {
    typealias Provider = DoseTimelineProvider

    @MainActor
    static func main() async throws {
        var checks = Checks()
        let store = try FileStore(group: DosesSnapshot.appGroup, file: DosesSnapshot.fileName)
        try await firstInstall(store, &checks)
        try await upgrade(store, &checks)
        staleAndCorrupt(store, &checks)
        try await closedApp(store, &checks)
        try await repeatedTaps(store, &checks)
        await offlineAndSlow(&checks)
        locales(store, &checks)
        try longTexts(store, &checks)
        try await busyDay(store, &checks)
        checks.finish()
    }

    /// Six in the morning of a day, in UTC.
    static let morning = Date(timeIntervalSince1970: 1_767_247_200)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static let iron = DoseRow(doseID: "iron", name: "Iron", due: morning.addingTimeInterval(3600))
    static let zinc = DoseRow(doseID: "zinc", name: "Zinc", state: .taken, due: morning.addingTimeInterval(7200))

    static func configured(_ id: String?, _ reading: DosesSnapshot.Reading) -> DoseIntent {
        DoseIntent(dose: id.flatMap { Dose.entities(for: [$0], in: reading).first })
    }

    static func entries(_ id: String?, _ reading: DosesSnapshot.Reading, at now: Date = morning) -> [DoseEntry] {
        Provider.entries(for: configured(id, reading), reading: reading, at: now, calendar: calendar)
    }

    static func read(_ store: FileStore, at now: Date = morning) -> DosesSnapshot.Reading {
        DosesSnapshot.read(from: store.folder, at: now, calendar: calendar)
    }

    // MARK: First install

    /// The gallery works before the app has ever run, and a widget that was placed then comes to life with the data.
    static func firstInstall(_ store: FileStore, _ checks: inout Checks) async throws {
        let gallery = await Provider().snapshot(for: DoseIntent(), in: ._stub(family: .systemSmall, isPreview: true))
        checks.expect(gallery.state == .sample && gallery.name == "Vitamin D", "the gallery shows the sample")
        let offered = (try? await DoseQuery().suggestedEntities()) ?? []
        checks.expect(offered.isEmpty, "there is nothing to choose")
        checks.expect(await DoseIntentDoseQuery().defaultResult() == nil, "and no default")
        let placed = await Provider().timeline(for: DoseIntent(), in: ._stub(family: .systemSmall))
        checks.expect(placed.entries.allSatisfy { $0.state == .unconfigured }, "it says what to do")
        checks.expect(placed.entries[0].name == "Choose a dose", "never the sample")
        checks.expect(store.contents == nil, "reading makes no file")
        let stored = entries("iron", read(store))
        checks.expect(stored.allSatisfy { $0.state == .unavailable(.missing) }, "a stored choice waits for the data")

        WidgetCenter.shared._stubReset()
        try await DosesSnapshot.Writer(folder: store.folder).write(DosesSnapshot(doses: [iron, zinc]), at: morning)
        checks.expect(WidgetCenter.shared._stubRequests.count == 1, "the app's first file asks for its timeline")
        checks.expect(entries("iron", read(store)).first?.state == .ready, "and it is ready")
        checks.expect(await DoseIntentDoseQuery().defaultResult()?.id == "iron", "a new widget has a default")
    }

    // MARK: Upgrade

    /// A file of the release before: another identifier, a retired raw value, fields that were not there.
    static func upgrade(_ store: FileStore, _ checks: inout Checks) async throws {
        store.write(
            """
            { "version": 1, "written": "2026-01-01T05:00:00Z", "doses": [
              { "slug": "iron", "name": "Iron", "state": "done" }, { "slug": "zinc", "name": "Zinc" } ] }
            """)
        let old = read(store)
        checks.expect(old.snapshot?.doses.map(\.doseID) == ["iron", "zinc"], "the old identifier is read")
        checks.expect(old.snapshot?.doses.map(\.state) == [.taken, .due], "and the old raw value")
        checks.expect(old.snapshot?.person == "You", "a new field has its default")
        checks.expect(entries("iron", old).first?.dose?.name == "Iron", "a placed widget keeps its choice")
        let before = store.contents
        _ = await Provider().timeline(for: configured("iron", old), in: ._stub(family: .systemSmall))
        checks.expect(store.contents == before, "the widget leaves the old file alone")
        try await DosesSnapshot.Writer(folder: store.folder).update(at: morning) { $0?.person = "Ann" }
        let text = store.contents.map { String(decoding: $0, as: UTF8.self) } ?? ""
        checks.expect(text.contains("\"version\":2") && text.contains("\"doseID\""), "the app writes the new form")
        checks.expect(read(store).snapshot?.doses.count == 2, "with everything that was in the old one")

        store.write("{ \"version\": 3, \"written\": \"2026-01-01T05:00:00Z\", \"doses\": {} }")
        checks.expect(
            entries("iron", read(store)).first?.state == .unavailable(.newer(version: 3)), "a later app is waited for")
        do {
            try await DosesSnapshot.Writer(folder: store.folder).update(at: morning) { $0?.person = "Bob" }
            checks.expect(false, "a later file is not overwritten")
        } catch {
            checks.expect(store.contents.map { String(decoding: $0, as: UTF8.self) }?.contains("3") == true, "it stays")
        }
    }

    // MARK: Stale and corrupt

    /// Old data is told from new, and no damage stops a widget or is written back.
    static func staleAndCorrupt(_ store: FileStore, _ checks: inout Checks) {
        let text = """
            { "version": 2, "written": "2026-01-01T05:30:00Z", "person": "Ann", "doses": [
              { "doseID": "iron", "name": "Iron", "due": "2026-01-01T07:00:00Z" }, { "doseID": "zinc", "name": "Zinc" } ] }
            """
        store.write(text)
        let today = entries("iron", read(store))
        checks.expect(today.first?.state == .ready, "half an hour old")
        let later = morning.addingTimeInterval(86_400)
        checks.expect(entries("iron", read(store, at: later), at: later).first?.state == .stale, "a day old")
        let bytes = Array(text.utf8)
        var states: Set<String> = []
        for end in 0..<bytes.count {
            store.write(String(decoding: bytes[..<end], as: UTF8.self))
            states.insert(entries("iron", read(store)).first.map { "\($0.state)" } ?? "none")
        }
        checks.expect(states == ["\(WidgetState.unavailable(.corrupt))"], "a file cut anywhere: \(states)")
        for wrong in ["", "null", "[]", "{}", "\u{FEFF}{}", "{\"version\":2,\"doses\":[null,1,{},\"x\"]}"] {
            store.write(wrong)
            let shown = entries("iron", read(store))
            checks.expect(shown.count >= 1 && shown[0].dose == nil, "no dose comes of \(wrong)")
            checks.expect(store.contents == Data(wrong.utf8), "and the file stays as it is")
        }
    }

    // MARK: Interaction while the app is closed

    /// A tap changes the store from the extension; the next timeline shows it.
    static func closedApp(_ store: FileStore, _ checks: inout Checks) async throws {
        try await DosesSnapshot.Writer(folder: store.folder).write(DosesSnapshot(doses: [iron, zinc]), at: morning)
        WidgetCenter.shared._stubReset()
        // The system makes the action anew, in a process that knows the identifier only.
        let action = TakeDose()
        action.dose = try await DoseQuery().entities(for: ["iron"])[0]
        action.value = true
        _ = try await action.perform()
        checks.expect(read(store).snapshot?.doses.first?.state == .taken, "the store has it when the action is done")
        let shown = entries("iron", read(store)).first
        checks.expect(shown?.status == DoseStyle[.taken] && shown?.openCount == 0, "the next timeline shows it")

        action.dose = try await DoseQuery().entities(for: ["gone"])[0]
        _ = try await action.perform()
        checks.expect(read(store).snapshot?.doses.count == 2, "a dose that is gone changes nothing")
        store.remove()
        _ = try? await action.perform()
        checks.expect(entries("iron", read(store)).first?.state != .ready, "without a file nothing is invented")
    }

    // MARK: Repeated and duplicate taps

    static func repeatedTaps(_ store: FileStore, _ checks: inout Checks) async throws {
        try await DosesSnapshot.Writer(folder: store.folder).write(DosesSnapshot(doses: [iron, zinc]), at: morning)
        _ = try await TakeDose(dose: iron, value: true).perform()
        let once = read(store).snapshot?.doses
        WidgetCenter.shared._stubReset()
        _ = try await TakeDose(dose: iron, value: true).perform()
        checks.expect(read(store).snapshot?.doses == once, "the same tap twice is as once")
        checks.expect(WidgetCenter.shared._stubRequests.isEmpty, "and asks for no timeline")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask { _ = try await TakeDose(dose: number % 2 == 0 ? iron : zinc, value: true).perform() }
            }
            try await group.waitForAll()
        }
        checks.expect(read(store).snapshot?.doses.map(\.state) == [.taken, .taken], "forty taps at once lose none")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: store.folder.path)) ?? []
        checks.expect(names.allSatisfy { $0.hasPrefix("doses.json") || $0.hasPrefix(".doses") }, "no litter: \(names)")
    }

    // MARK: Offline and slow sources

    struct Offline: AdviceLoaderSource {
        func load(_ request: AdviceLoaderRequest) async throws -> AdviceLoaderContent {
            throw URLError(.notConnectedToInternet)
        }
    }

    struct Hanging: AdviceLoaderSource {
        func load(_ request: AdviceLoaderRequest) async throws -> AdviceLoaderContent {
            // As a source that ignores cancellation.
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + 3) { continuation.resume() }
            }
            return AdviceLoaderContent(advice: "Too late")
        }
    }

    static func offlineAndSlow(_ checks: inout Checks) async {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let kept = KeptContents<AdviceLoaderContent>(of: "AdviceLoader", in: folder)
        let request = AdviceLoaderRequest(date: morning, family: .systemSmall, displaySize: nil)
        func shown(_ source: some AdviceLoaderSource) async -> (AdviceEntry?, TimeInterval) {
            let loading = await AdviceLoaderContent.load(request, from: source, within: 0.1, keepingIn: kept)
            let entry = AdviceTimelineProvider.entries(loading: loading, at: morning).first
            let reload = AdviceTimelineProvider.reloadDate(after: loading, at: morning, calendar: calendar)
            return (entry, reload.timeIntervalSince(morning) / 3600)
        }
        let (never, soon) = await shown(Offline())
        checks.expect(never?.state == .unavailable(.failed) && never?.advice == nil, "offline from the start")
        checks.expect(soon == 1, "asked again sooner")
        let (loaded, usual) = await shown(AdviceLoader())
        checks.expect(loaded?.state == .ready && usual == 3, "online")
        let (offline, _) = await shown(Offline())
        checks.expect(offline?.state == .stale && offline?.advice == "Drink water", "offline again: what was last")
        let started = Date()
        let (slow, _) = await shown(Hanging())
        checks.expect(slow?.state == .stale && slow?.advice == "Drink water", "too slow: what was last")
        checks.expect(Date().timeIntervalSince(started) < 2, "and it is not waited for")
    }

    // MARK: Locales

    /// Files are the same in every locale, and times are those of the person's calendar.
    static func locales(_ store: FileStore, _ checks: inout Checks) {
        store.write(
            """
            { "version": 2, "written": "2026-01-01T05:30:00Z", "doses": [
              { "doseID": "iron", "name": "Iron", "due": "2026-01-01T07:00:00.250Z" } ] }
            """)
        for identifier in [Calendar.Identifier.buddhist, .japanese, .islamicUmmAlQura, .hebrew, .persian, .chinese] {
            for zone in ["Asia/Kathmandu", "America/St_Johns", "Pacific/Chatham"] {
                var calendar = Calendar(identifier: identifier)
                calendar.timeZone = TimeZone(identifier: zone) ?? calendar.timeZone
                let reading = DosesSnapshot.read(from: store.folder, at: morning, calendar: calendar)
                let entries = Provider.entries(
                    for: configured("iron", reading), reading: reading, at: morning, calendar: calendar)
                let due = morning.addingTimeInterval(3600.25)
                checks.expect(entries.first?.dose?.due == due, "\(identifier) in \(zone): the same moment")
                checks.expect(entries.contains { $0.date == due && $0.isOverdue }, "an entry when it is due")
                let midnights = entries.filter { calendar.startOfDay(for: $0.date) == $0.date }
                checks.expect(midnights.count == 1, "one at the midnight of the place")
            }
        }
    }

    // MARK: Long texts

    static func longTexts(_ store: FileStore, _ checks: inout Checks) throws {
        let names = [
            String(repeating: "Donaudampfschifffahrtsgesellschaft ", count: 300), "پنج بار در روز \u{202B}x\u{202C}",
            "👩‍👩‍👧‍👦🏳️‍🌈", "a\nb\tc\u{0}d", "50 % of \\(all) %@ %d", "",
        ]
        for name in names {
            let snapshot = DosesSnapshot(doses: [DoseRow(doseID: name, name: name)], written: morning)
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            store.write(String(decoding: try encoder.encode(snapshot), as: UTF8.self))
            let reading = read(store)
            let entry = entries(name, reading).first
            checks.expect(entry?.name == name && entry?.dose?.doseID == name, "unchanged: \(name.prefix(20))")
            let entity = Dose.entities(for: [name], in: reading)[0]
            checks.expect(String(localized: entity.displayRepresentation.title) == name, "in the picker")
            checks.expect(entry?.url?.host == "dose", "a link to it: \(String(describing: entry?.url).prefix(60))")
        }
        // Sizes that a person sets reach every font of a style, since each is a text style.
        checks.expect(DoseStyle[.due].font == .headline && DoseStyle[.skipped].font == .subheadline, "text styles")
    }

    // MARK: A busy day

    /// Twenty-four hours: the app synchronises each ten minutes, a dose is taken now and then, the store is locked for
    /// an hour. Timelines are asked for when the policy says, when the writer asks, and after each tap.
    static func busyDay(_ store: FileStore, _ checks: inout Checks) async throws {
        let budget = 40
        var (requests, next) = (0, morning)
        let writer = DosesSnapshot.Writer(folder: store.folder)
        try await writer.write(DosesSnapshot(doses: [iron, zinc]), at: morning)
        await WidgetReloads.shared.flush()
        WidgetCenter.shared._stubReset()
        var (synced, asked) = (0, 0)
        for minute in 0..<1440 {
            let now = morning.addingTimeInterval(Double(minute) * 60)
            if minute % 10 == 0 {
                try await writer.update(at: now) { $0?.synced = now }
                synced += 1
            }
            if minute == 200 || minute == 700 {
                _ = try await TakeDose(dose: iron, value: minute == 200).perform()
                // Minutes are moments here: what is collected for half a second is asked for at once.
                await WidgetReloads.shared.flush()
            }
            let byWriter = WidgetCenter.shared._stubRequests.count
            let isLocked = (300..<360).contains(minute)
            guard now >= next || byWriter > asked else { continue }
            asked = byWriter
            requests += 1
            let reading = isLocked ? .locked : read(store, at: now)
            let shown = entries("iron", reading, at: now)
            let state = shown.first?.state ?? .ready
            checks.expect(!shown.isEmpty && shown[0].date == now, "the first entry is now")
            checks.expect(isLocked == state.isUnavailable, "minute \(minute): \(state)")
            next = Provider.reloadDate(
                after: state, endingAt: shown.last?.date ?? now, reading: reading, at: now, calendar: calendar)
            checks.expect(next > now, "asked for later than now")
        }
        checks.expect(synced == 144 && asked == 2, "144 synchronisations ask for nothing, two taps do: \(asked)")
        checks.expect(requests <= budget, "within the budget of a day: \(requests)")
        checks.expect(requests >= 12, "and it is kept up to date: \(requests)")
    }
}
