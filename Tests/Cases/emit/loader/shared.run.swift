// Proves that widgets share a loader and what it keeps, one content for each configuration.

import AppIntents
import Foundation
import WidgetKit
@testable import LoaderWidgets

@main
enum Run {
    static let now = Date(timeIntervalSince1970: 1_767_268_800)
    static let station = StationEntityRow(stationID: UUID(), name: "Berlin")
    static let stations = StationsSnapshot(stations: [station], written: now)

    static func content(_ degrees: Double, hours: [Hour] = []) -> WeatherLoaderContent {
        WeatherLoaderContent(sky: Sky(clouds: 1), degrees: degrees, hours: hours)
    }

    static func request(days: Int = 3, note: String? = nil, tags: [String] = []) -> WeatherLoaderRequest {
        WeatherLoaderRequest(
            station: station, others: [], unit: .fahrenheit, days: days, note: note, tags: tags, day: nil,
            isDetailed: true, date: now, family: .systemMedium, displaySize: CGSize(width: 1, height: 2)
        )
    }

    static func main() async throws {
        var checks = Checks()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let kept = KeptContents<WeatherLoaderContent>(of: "WeatherLoader", in: folder)
        let three = await WeatherLoaderContent.load(request(), within: 5, keepingIn: kept)
        let five = await WeatherLoaderContent.load(request(days: 5), within: 5, keepingIn: kept)
        checks.expect(three.content?.degrees == 3 && five.content?.degrees == 5, "the loader gets the parameters")
        func failing(_ request: WeatherLoaderRequest) async -> WidgetLoading<WeatherLoaderContent> {
            await WeatherLoaderContent.load(request, from: Failing(), within: 5, keepingIn: kept)
        }
        let againThree = await failing(request())
        let againFive = await failing(request(days: 5))
        checks.expect(againThree.content?.degrees == 3 && againFive.content?.degrees == 5, "each keeps its own")
        let other = await failing(request(note: ""))
        checks.expect(other == .failed, "an empty text is no missing one")
        let joined = request(tags: ["a", "b"]).configuration
        checks.expect(joined != request(tags: ["ab"]).configuration, "lists are told apart by their elements")
        checks.expect(request().family == .systemMedium && request().displaySize?.height == 2, "family and size")

        let found = StationEntity.entities(for: [station.stationID], in: .fresh(stations)).first
        let intent = WeatherIntent(station: found, others: [], note: nil, day: nil)
        typealias Provider = TemperatureTimelineProvider
        func state(_ loading: WidgetLoading<WeatherLoaderContent>) -> WidgetState {
            Provider.entry(for: intent, reading: .fresh(stations), loading: loading, at: now).state
        }
        let hour = Hour(date: now.addingTimeInterval(60), degrees: 1)
        checks.expect(state(.loaded(content(1, hours: [hour]))) == .ready, "ready")
        checks.expect(state(.loaded(content(1))) == .empty, "empty by what was loaded")
        checks.expect(state(.kept(content(1, hours: [hour]))) == .stale, "kept is stale")
        checks.expect(state(.failed) == .unavailable(.failed), "nothing kept")
        let unread = Provider.entry(for: intent, reading: .locked, loading: .failed, at: now)
        checks.expect(
            unread.state == .unavailable(.locked) && unread.hours.isEmpty && unread.degrees == nil, "no input")
        checks.expect(unread.source == "Unknown", "a field with a default is never nil")
        let cold = Provider.entry(
            for: intent, reading: .fresh(stations), loading: .loaded(content(1, hours: [hour])), at: now)
        checks.expect(cold.isCold && cold.next == [hour] && cold.title == "Berlin", "computed fields")
        checks.expect(!unread.isCold, "an ordering with nil is false")

        func seconds(_ state: WidgetState, _ loading: WidgetLoading<WeatherLoaderContent>) -> Double {
            Provider.reloadDate(after: state, loading: loading, reading: .fresh(stations), at: now).timeIntervalSince(now)
        }
        checks.expect(seconds(.ready, .loaded(content(1))) == 1800, "the earlier of two intervals")
        checks.expect(seconds(.stale, .kept(content(1))) == 300, "retry where loading failed")
        checks.expect(
            seconds(.unavailable(.locked), .loaded(content(1))) == 300, "retry where the store cannot be read")
        let sky = SkyTimelineProvider.entry(
            for: intent, reading: .fresh(stations), loading: .loaded(content(2)), family: .systemMedium, at: now
        )
        checks.expect(sky.isWide && sky.degrees == 2, "the other widget has the same fields")
        checks.finish()
    }
}

struct Failing: WeatherLoaderSource {
    func load(_ request: WeatherLoaderRequest) async throws -> WeatherLoaderContent { throw CancellationError() }
}
