// Hand-written: where the numbers of an account come from.

import Foundation

struct AccountLoader: AccountLoaderSource {
    func load(_ request: AccountLoaderRequest) async throws -> AccountLoaderContent {
        guard let account = request.account else { throw SignedOut() }
        return AccountLoaderContent(followers: account.handle.count, posts: 12, avatar: Data([0x89, 0x50]))
    }
}
