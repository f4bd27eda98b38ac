// Hand-written: where the latest posts come from.

import Foundation

struct LatestPostsLoader: LatestPostsLoaderSource {
    func load(_ request: LatestPostsLoaderRequest) async throws -> LatestPostsLoaderContent {
        guard request.account != nil else { throw SignedOut() }
        return LatestPostsLoaderContent(posts: Network.posts(in: request.timeline.rawValue, at: request.date))
    }
}
