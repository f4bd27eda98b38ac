// Proves what the output of status.widget does: a versioned snapshot, every state, and `refresh never`.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit
@testable import StatusWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let store = try FileStore(group: StatusSnapshot.appGroup, file: StatusSnapshot.fileName)
        readings(store, &checks)
        states(store, &checks)
        await timelines(store, &checks)
        await samples(store, &checks)
        views(store, &checks)
        checks.finish()
    }

    static let now = Date(timeIntervalSince1970: 1_767_268_800)

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        return calendar
    }

    static func json(written: String = "2026-01-01T11:45:00Z", version: Int = 2) -> String {
        """
        {
          "version": \(version), "written": "\(written)",
          "services": [
            { "serviceID": "web", "name": "Website", "health": "degraded", "checked": "2026-01-01T11:44:30Z" },
            { "serviceID": "a/b c", "name": "API", "health": "operational" }
          ],
          "incidents": [
            { "serviceID": "web", "summary": "First", "began": "2026-01-01T08:00:00Z" },
            { "serviceID": "a/b c", "summary": "Other", "began": "2026-01-01T08:30:00.250Z" },
            { "serviceID": "web", "summary": "Second", "began": "2026-01-01T10:00:00Z" },
            { "serviceID": "web", "summary": "Third", "began": "2026-01-01T09:00:00Z" }
          ]
        }
        """
    }

    static func read(_ store: FileStore) -> StatusSnapshot.Reading {
        StatusSnapshot.read(from: store.folder, at: now, calendar: calendar)
    }

    static func readings(_ store: FileStore, _ checks: inout Checks) {
        store.remove()
        checks.expect(read(store) == .missing, "no file is missing")
        checks.expect(StatusSnapshot.read(from: nil, at: now) == .missing, "no App Group is missing")
        store.write("{")
        checks.expect(read(store) == .corrupt, "half a file is corrupt")
        store.write(json(version: 3))
        checks.expect(read(store) == .newer(version: 3), "a later version is newer")
        store.write(json(version: 1))
        checks.expect(read(store).snapshot != nil, "an older version is read")
        store.write(json())
        if case .fresh = read(store) {} else { checks.expect(false, "15 minutes are fresh") }
        store.lock { checks.expect(read(store) == .locked, "a file that may not be opened is locked") }
        store.write(json(written: "2026-01-01T11:30:00Z"))
        if case .stale = read(store) {} else { checks.expect(false, "30 minutes are stale") }

        // What the app writes is what the widget reads.
        let snapshot = StatusSnapshot(
            services: [ServiceEntityRow(serviceID: "x", name: "X", health: .outage)], written: now)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        store.write((try? encoder.encode(snapshot)).map { String(decoding: $0, as: UTF8.self) } ?? "")
        checks.expect(read(store) == .fresh(snapshot), "a snapshot survives writing and reading")
    }

    static func states(_ store: FileStore, _ checks: inout Checks) {
        typealias Provider = StatusTimelineProvider
        store.write(json())
        let fresh = read(store)
        guard let snapshot = fresh.snapshot else { return checks.expect(false, "the store can be read") }
        let found = ServiceEntity.entities(for: ["web", "gone"], in: fresh)
        let readings: [(StatusSnapshot.Reading, WidgetState?)] = [
            (fresh, nil), (.stale(snapshot), nil), (.missing, .unavailable(.missing)), (.locked, .unavailable(.locked)),
            (.corrupt, .unavailable(.corrupt)), (.newer(version: 9), .unavailable(.newer(version: 9))),
        ]
        for (reading, unavailable) in readings {
            func state(_ service: ServiceEntity?) -> WidgetState {
                Provider.entry(for: SelectServiceIntent(service: service), reading: reading, at: now).state
            }
            checks.expect(state(nil) == .unconfigured, "nothing chosen is unconfigured, whatever the store has")
            checks.expect(state(found[1]) == unavailable ?? .missing, "gone is missing where the store can be read")
            let readable: WidgetState = reading == fresh ? .ready : .stale
            checks.expect(state(found[0]) == unavailable ?? readable, "ready, stale or unavailable")
        }
    }

    static func timelines(_ store: FileStore, _ checks: inout Checks) async {
        typealias Provider = StatusTimelineProvider
        store.write(json())
        let reading = read(store)
        let services = ServiceEntity.entities(for: ["web", "a/b c"], in: reading)
        let intent = SelectServiceIntent(service: services[0])
        let entries = Provider.entries(for: intent, reading: reading, at: now, calendar: calendar)
        checks.expect(entries.map(\.date) == [now, now.addingTimeInterval(900)], "now, and when the data is too old")
        checks.expect(entries.map(\.state) == [.ready, .stale], "ready, then stale")
        checks.expect(entries[0].incidents.map(\.summary) == ["Second", "Third"], "the last two of this service")
        checks.expect(entries[0].health == HealthStyle[.degraded], "the style's row")
        let other = Provider.entry(for: SelectServiceIntent(service: services[1]), reading: reading, at: now)
        checks.expect(other.url?.absoluteString == "status://service/a%2Fb%20c", "the link keeps any identifier")
        let unread = Provider.entry(for: intent, reading: .corrupt, at: now)
        checks.expect(unread.serviceName == "Choose a service" && unread.incidents.isEmpty, "every field has a value")

        let old = Provider.reloadDate(after: .ready, reading: reading, at: now, calendar: calendar)
        checks.expect(old == now.addingTimeInterval(900), "when the data is too old, unless the app has rewritten it")
        let aged = reading.snapshot.map { StatusSnapshot.Reading.stale($0) } ?? .missing
        checks.expect(Provider.reloadDate(after: .stale, reading: aged, at: now) == nil, "never, once it is")
        let retry = Provider.reloadDate(after: .unavailable(.missing), reading: .missing, at: now, calendar: calendar)
        checks.expect(retry == now.addingTimeInterval(3600), "but in an hour where it cannot be read")
        let context = TimelineProviderContext._stub(family: .systemMedium)
        store.write(json(written: "2999-01-01T00:00:00Z"))
        let kept = await Provider().timeline(for: intent, in: context)
        checks.expect(kept.policy._stubDate.map { $0 > now } == true, "asked for when the data is too old")
        store.write(json(written: "2000-01-01T00:00:00Z"))
        let aging = await Provider().timeline(for: intent, in: context)
        checks.expect(aging.policy == .never, "the policy is never where it is")
        store.remove()
        let unavailable = await Provider().timeline(for: intent, in: context)
        checks.expect(unavailable.entries.map(\.state) == [.unavailable(.missing)], "without a file it is unavailable")
        checks.expect(unavailable.policy._stubDate.map { $0 > Date() } == true, "and asked for again later")
    }

    static func samples(_ store: FileStore, _ checks: inout Checks) async {
        store.write(json())
        store.resetAccess()
        let provider = StatusTimelineProvider()
        let intent = SelectServiceIntent(service: nil)
        let gallery = await provider.snapshot(for: intent, in: ._stub(family: .systemSmall, isPreview: true))
        for entry in [gallery, provider.placeholder(in: ._stub(family: .systemSmall))] {
            checks.expect(entry.state == .sample && entry.serviceName == "Website", "the sample's row")
            checks.expect(entry.incidents.map(\.summary) == ["Slow responses"], "the sample's snapshot")
            checks.expect(
                entry.incidents.first.map { entry.date.timeIntervalSince($0.began) } == 10_800, "three hours ago")
        }
        checks.expect(!store.wasRead, "the sample reads no store")
        let real = await provider.snapshot(for: intent, in: ._stub(family: .systemSmall))
        checks.expect(real.state == .unconfigured, "elsewhere the sample is never shown")
        checks.expect(store.wasRead || !store.showsAccess, "elsewhere the store is read")
    }

    @MainActor
    static func views(_ store: FileStore, _ checks: inout Checks) {
        store.write(json())
        let reading = read(store)
        let services = ServiceEntity.entities(for: ["web", "gone"], in: reading)
        func lines(_ service: ServiceEntity?, _ reading: StatusSnapshot.Reading, _ family: WidgetFamily) -> [String] {
            let intent = SelectServiceIntent(service: service)
            let entry = StatusTimelineProvider.entry(for: intent, reading: reading, at: now)
            var environment = EnvironmentValues()
            environment._stubWidgetFamily = family
            return _stubView(of: StatusWidget(), entry: entry).map { _render($0, environment: environment) } ?? []
        }
        func shows(_ text: String, _ lines: [String]) -> Bool { lines.contains { $0.contains(text) } }
        checks.expect(shows("Website", lines(services[0], reading, .systemSmall)), "the service")
        checks.expect(!shows("Second", lines(services[0], reading, .systemSmall)), "no incidents in the small family")
        checks.expect(shows("Second", lines(services[0], reading, .systemMedium)), "incidents in the wide one")
        checks.expect(shows("choose a service", lines(nil, reading, .systemSmall)), "unconfigured")
        checks.expect(shows("no longer watched", lines(services[1], reading, .systemSmall)), "missing")
        checks.expect(shows("Unlock", lines(services[0], .locked, .systemSmall)), "locked")
        checks.expect(shows("Open the app", lines(services[0], .missing, .systemSmall)), "unavailable")
        checks.expect(_stubDetails(of: StatusWidgetBundle()).map(\.kind) == ["StatusWidget"], "the bundle")
    }
}
