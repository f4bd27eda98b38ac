// Proves what the output of classic.widget does: a loader that works, fails or is slow; kept content; views by family.

import Foundation
import SwiftUI
import WidgetKit
@testable import MoonWidgets

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        await loading(in: folder, &checks)
        await keeping(in: folder.appendingPathComponent("many"), &checks)
        await timelines(&checks)
        views(&checks)
        checks.finish()
    }

    static let now = Date(timeIntervalSince1970: 1_767_268_800)
    static let moon = MoonPhase(at: now)
    static let content = MoonLoaderContent(moon: moon)
    static let request = MoonLoaderRequest(date: now, family: .systemSmall, displaySize: nil)

    static func kept(in folder: URL?) -> KeptContents<MoonLoaderContent> { KeptContents(of: "MoonLoader", in: folder) }

    // MARK: Loading

    static func loading(in folder: URL, _ checks: inout Checks) async {
        checks.expect(request.family == .systemSmall && request.date == now, "what the loader is asked")
        let failed = await MoonLoaderContent.load(request, from: Failing(), within: 5, keepingIn: kept(in: folder))
        checks.expect(failed == .failed, "a loader that throws, with nothing kept")
        let slow = await MoonLoaderContent.load(request, from: Slow(), within: 0.05, keepingIn: kept(in: folder))
        checks.expect(slow == .failed, "a slow loader, with nothing kept")

        let loaded = await MoonLoaderContent.load(request, within: 5, keepingIn: kept(in: folder))
        checks.expect(loaded == .loaded(content), "the hand-written loader")
        let after = await MoonLoaderContent.load(request, from: Failing(), within: 5, keepingIn: kept(in: folder))
        checks.expect(after == .kept(content), "the last good content, read from its file")

        let started = Date()
        let stubborn = await MoonLoaderContent.load(
            request, from: Stubborn(), within: 0.05, keepingIn: kept(in: folder))
        checks.expect(stubborn == .kept(content), "a loader that ignores cancellation")
        checks.expect(Date().timeIntervalSince(started) < 1, "is not waited for")

        let nowhere = await MoonLoaderContent.load(request, within: 5, keepingIn: kept(in: nil))
        checks.expect(nowhere == .loaded(content), "without a folder content is shown, and not kept")
        try? Data("{".utf8).write(to: folder.appendingPathComponent("MoonLoader.kept.json"))
        let damaged = await MoonLoaderContent.load(request, from: Failing(), within: 5, keepingIn: kept(in: folder))
        checks.expect(damaged == .failed, "a damaged file counts as none")
    }

    static func keeping(in folder: URL, _ checks: inout Checks) async {
        let store = kept(in: folder)
        for number in 0..<20 { await store.keep(content, for: ["\(number)", nil]) }
        let first = await store.content(for: ["3", nil])
        let last = await store.content(for: ["4", nil])
        checks.expect(first == nil && last == content, "content is kept for sixteen configurations")
        let other = await store.content(for: ["4", ""])
        checks.expect(other == nil, "no configuration gets another's content")
    }

    // MARK: Timelines

    static func timelines(_ checks: inout Checks) async {
        typealias Provider = MoonTimelineProvider
        let ready = Provider.entries(loading: .loaded(content), at: now)
        checks.expect(ready.map(\.date) == [now] && ready.map(\.state) == [.ready], "one entry, ready, now")
        checks.expect(ready.first?.moon == moon, "the loader's field")
        let stale = Provider.entry(loading: .kept(content), at: now)
        checks.expect(stale.state == .stale && stale.moon == moon, "kept content is stale")
        let failed = Provider.entry(loading: .failed, at: now)
        checks.expect(failed.state == .unavailable(.failed) && failed.moon == nil, "without content it is unavailable")

        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
        func hours(_ loading: WidgetLoading<MoonLoaderContent>) -> Double {
            Provider.reloadDate(after: loading, at: now, calendar: calendar).timeIntervalSince(now) / 3600
        }
        checks.expect(hours(.loaded(content)) == 12, "12 hours")
        checks.expect(hours(.kept(content)) == 1 && hours(.failed) == 1, "an hour where loading failed")

        let placeholder = Provider().placeholder(in: ._stub(family: .systemLarge))
        checks.expect(placeholder.state == .sample && placeholder.moon == .sample, "the placeholder is the sample")
        let gallery: MoonEntry = await withCheckedContinuation { continuation in
            Provider().getSnapshot(in: ._stub(family: .systemLarge, isPreview: true)) {
                continuation.resume(returning: $0)
            }
        }
        checks.expect(gallery.state == .sample && gallery.moon == .sample, "the gallery shows the sample")
        let snapshot: MoonEntry = await withCheckedContinuation { continuation in
            Provider().getSnapshot(in: ._stub(family: .systemLarge)) { continuation.resume(returning: $0) }
        }
        checks.expect(snapshot.state == .ready && snapshot.moon != nil, "elsewhere the loader is asked")

        let started = Date()
        let (entries, reload): ([MoonEntry], Date?) = await withCheckedContinuation { continuation in
            Provider().getTimeline(in: ._stub(family: .systemSmall)) { timeline in
                continuation.resume(returning: (timeline.entries, timeline.policy._stubDate))
            }
        }
        checks.expect(entries.map(\.state) == [.ready], "the completion handler gets the loader's content")
        checks.expect(
            abs((reload ?? .distantPast).timeIntervalSince(started) - 43_200) < 7200, "and asks again in half a day")
    }

    // MARK: Views

    @MainActor
    static func views(_ checks: inout Checks) {
        let details = _stubDetails(MoonWidget())
        checks.expect(details.kind == "MoonWidget", "the kind")
        checks.expect(details.families == ["systemSmall", "systemMedium", "systemLarge"], "the families")
        var shown: [String: [String]] = [:]
        for (name, family) in [("small", WidgetFamily.systemSmall), ("medium", .systemMedium), ("large", .systemLarge)]
        {
            var environment = EnvironmentValues()
            environment._stubWidgetFamily = family
            let view = _stubView(of: MoonWidget(), entry: MoonEntry.sample(at: now))
            shown[name] = view.map { _render($0, environment: environment) } ?? []
        }
        let count = shown.mapValues { lines in
            lines.filter { $0.hasPrefix("text Full moon") || $0.hasPrefix("text New moon") }.count
        }
        checks.expect(count == ["small": 0, "medium": 1, "large": 2], "each family has a view of its own: \(count)")
        let failed = MoonTimelineProvider.entry(loading: .failed, at: now)
        let notice = _stubView(of: MoonWidget(), entry: failed).map { _render($0) } ?? []
        checks.expect(notice.contains { $0.contains("hidden") }, "without content the view says so")
    }
}

/// A loader that throws.
struct Failing: MoonLoaderSource {
    func load(_ request: MoonLoaderRequest) async throws -> MoonLoaderContent { throw CancellationError() }
}

/// A loader that takes longer than it may, and stops when it is cancelled.
struct Slow: MoonLoaderSource {
    func load(_ request: MoonLoaderRequest) async throws -> MoonLoaderContent {
        try await Task.sleep(nanoseconds: 3_000_000_000)
        return Run.content
    }
}

/// A loader that takes longer than it may, and does not stop.
struct Stubborn: MoonLoaderSource {
    func load(_ request: MoonLoaderRequest) async throws -> MoonLoaderContent {
        let end = Date().addingTimeInterval(3)
        while Date() < end { try? await Task.sleep(nanoseconds: 50_000_000) }
        return Run.content
    }
}
