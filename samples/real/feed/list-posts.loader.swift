// Hand-written: which lists there are, and what the people on them have posted.

import Foundation

/// The network knows more lists than anybody wants to scroll through, so that it is asked for those that matter.
struct PostListCatalog: PostListCatalogSource {
    private static let all = [
        PostListRow(listID: "friends", handle: "@ada", name: "Friends"),
        PostListRow(listID: "press", handle: "@grace", name: "Press"),
        PostListRow(listID: "sailing", handle: "@grace", name: "Sailing"),
    ]

    func rows() async throws -> [PostListRow] {
        Array(Self.all.prefix(2))
    }

    func rows(for identifiers: [String]) async throws -> [PostListRow] {
        Self.all.filter { identifiers.contains($0.listID) }
    }

    func rows(matching text: String) async throws -> [PostListRow] {
        Self.all.filter { $0.name.localizedCaseInsensitiveContains(text) }
    }
}

struct ListPostsLoader: ListPostsLoaderSource {
    func load(_ request: ListPostsLoaderRequest) async throws -> ListPostsLoaderContent {
        guard let list = request.list else { throw SignedOut() }
        return ListPostsLoaderContent(posts: Network.posts(in: list.listID, at: request.date))
    }
}
