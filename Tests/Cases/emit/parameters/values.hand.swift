import Foundation
import SwiftUI

struct ValuesLoader: ValuesLoaderSource {
    func load(_ request: ValuesLoaderRequest) async throws -> ValuesLoaderContent {
        let place = request.place?.locality ?? "nowhere"
        let budget = request.budget?.currencyCode ?? "no budget"
        return ValuesLoaderContent(message: "\(place), \(budget), \(request.people?.count ?? 0) people")
    }
}

struct ValuesView: View {
    let entry: ValuesEntry

    var body: some View {
        Text(entry.rich)
    }
}
