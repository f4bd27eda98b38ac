import Foundation
import SwiftUI

struct Sky: Codable, Hashable, WidgetContent {
    var clouds: Double

    static var sample: Sky { Sky(clouds: 0.5) }
}

struct WeatherLoader: WeatherLoaderSource {
    func load(_ request: WeatherLoaderRequest) async throws -> WeatherLoaderContent {
        WeatherLoaderContent(sky: Sky(clouds: 0), degrees: Double(request.days), hours: [])
    }
}

struct TemperatureView: View {
    let entry: TemperatureEntry

    var body: some View {
        Text(entry.title)
    }
}

struct SkyView: View {
    let entry: SkyEntry

    var body: some View {
        Text(entry.source)
    }
}
