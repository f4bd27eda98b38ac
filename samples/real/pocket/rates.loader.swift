// Hand-written: where rates come from.

import Foundation

struct RateLoader: RateLoaderSource {
    func load(_ request: RateLoaderRequest) async throws -> RateLoaderContent {
        guard let base = request.base, let comparison = request.comparison, base.code != comparison.code else {
            return RateLoaderContent(rate: 1, history: [])
        }
        let count = request.span == .week ? 7 : request.span == .month ? 30 : 52
        let history = (0..<count).map { 100 + Double($0 % 5) }
        return RateLoaderContent(rate: history.last ?? 1, history: history)
    }
}
