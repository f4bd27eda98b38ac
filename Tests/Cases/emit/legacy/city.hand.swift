import Foundation
import Intents
import SwiftUI

// What Xcode makes of an intent definition file: classes and an enumeration with numbers.
#if compiler(>=6.2)
nonisolated enum LegacyStage: Int {
    case unknown = 0
    case planned
    case built
}

nonisolated class SelectCityIntent: INIntent {
    var city: INObject? { nil }
    var lines: [INObject]? { nil }
    var stage: LegacyStage { .unknown }
    var amount: NSNumber? { nil }
    var since: DateComponents? { nil }
}
#else
enum LegacyStage: Int {
    case unknown = 0
    case planned
    case built
}

class SelectCityIntent: INIntent {
    var city: INObject? { nil }
    var lines: [INObject]? { nil }
    var stage: LegacyStage { .unknown }
    var amount: NSNumber? { nil }
    var since: DateComponents? { nil }
}
#endif

struct CityLoader: CityLoaderSource {
    func load(_ request: CityLoaderRequest) async throws -> CityLoaderContent {
        CityLoaderContent(degrees: Double(request.count))
    }
}

struct CityView: View {
    let entry: CityEntry

    var body: some View {
        Text(entry.name)
    }
}

struct CityLineView: View {
    let entry: CityEntry

    var body: some View {
        Text(entry.stages)
    }
}

struct StageView: View {
    let entry: StageEntry

    var body: some View {
        Text(entry.title)
    }
}

struct MapView: View {
    let entry: MapEntry

    var body: some View {
        Text(entry.title)
    }
}
