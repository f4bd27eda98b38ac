// Proves what the output of the feed's descriptions does: choices that the network has, and content that it sends.

import AppIntents
import Foundation
import WidgetKit
@testable import FeedWidgets

@main
enum Run {
    static let now = Date(timeIntervalSince1970: 1_767_268_800)

    static func main() async throws {
        var checks = Checks()
        try await account(&checks)
        try await latest(&checks)
        try await lists(&checks)
        checks.finish()
    }

    static func minutes(_ date: Date) -> Double { date.timeIntervalSince(now) / 60 }

    static func account(_ checks: inout Checks) async throws {
        let start = await AccountIntentAccountQuery().defaultResult()
        checks.expect(start?.id == "@ada", "the account in use at first")
        let rows = try await AccountCatalog().rows()
        let intent = AccountIntent(account: start)
        let loader = AccountLoader()
        func request(_ row: AccountRow?) -> AccountLoaderRequest {
            AccountLoaderRequest(account: row, date: now, family: .systemSmall, displaySize: nil)
        }
        let content = try await loader.load(request(start?.row))
        func entry(_ loading: WidgetLoading<AccountLoaderContent>) -> AccountEntry {
            AccountTimelineProvider.entry(for: intent, accountRows: rows, loading: loading, at: now)
        }
        let loaded = entry(.loaded(content))
        checks.expect(loaded.followers == 4 && loaded.avatar == Data([0x89, 0x50]), "numbers and picture: \(loaded)")
        checks.expect(loaded.url?.absoluteString == "feedreader://account/%40ada", "the link")
        checks.expect(entry(.failed).state == .unavailable(.failed) && entry(.failed).followers == nil, "nothing")
        let unsigned = AccountTimelineProvider.entry(
            for: intent, accountRows: nil, loading: .loaded(content), at: now)
        checks.expect(unsigned.state == .unavailable(.failed), "accounts that cannot be asked for")

        // What was loaded last is kept with its picture, and comes back when the network fails.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let kept = KeptContents<AccountLoaderContent>(of: "AccountLoader", in: folder)
        let first = await AccountLoaderContent.load(request(start?.row), from: loader, within: 5, keepingIn: kept)
        checks.expect(first == .loaded(content), "loaded")
        let broken = BrokenAccountLoader()
        let again = await AccountLoaderContent.load(request(start?.row), from: broken, within: 5, keepingIn: kept)
        checks.expect(again == .kept(content), "kept: \(again)")
        let other = await AccountLoaderContent.load(request(nil), from: broken, within: 5, keepingIn: kept)
        checks.expect(other == .failed, "but not for another account")
        let reload = AccountTimelineProvider.reloadDate(at: now)
        checks.expect(minutes(reload) == 60, "each hour")
    }

    static func latest(_ checks: inout Checks) async throws {
        checks.expect(LatestPostsIntent().timeline == .home, "the home timeline at first")
        let rows = try await AccountCatalog().rows()
        let stored = Account.entities(for: ["@grace"], in: rows).first
        let request = LatestPostsLoaderRequest(
            account: stored?.row, timeline: .local, date: now, family: .systemSmall, displaySize: nil)
        let content = try await LatestPostsLoader().load(request)
        let intent = LatestPostsIntent(account: stored, timeline: .local)
        func entry(_ family: WidgetFamily, _ content: LatestPostsLoaderContent) -> LatestPostsEntry {
            LatestPostsTimelineProvider.entry(
                for: intent, accountRows: rows, loading: .loaded(content), family: family, at: now)
        }
        checks.expect(entry(.systemSmall, content).shown.map(\.postID) == ["local-1"], "the latest")
        checks.expect(entry(.systemLarge, content).shown.count == 5 && entry(.systemLarge, content).place == .local, "5")
        checks.expect(entry(.systemLarge, LatestPostsLoaderContent()).state == .empty, "no posts")
        checks.expect(LatestPostsEntry.sample(at: now, family: .systemSmall).state == .sample, "a sample")
        checks.expect(Routes.openPost(postID: "local-1")?.absoluteString == "feedreader://post/local-1", "links")
    }

    static func lists(_ checks: inout Checks) async throws {
        let query = ListPostsIntentListQuery()
        let free = try await query.suggestedEntities().map { $0.id }
        checks.expect(free.isEmpty, "no lists without an account: \(free)")
        let grace = try await AccountQuery().entities(for: ["@grace"]).first
        let intent = ListPostsIntent(account: grace, list: nil)
        let scoped = try await _StubDependency.with(intent) { try await query.suggestedEntities().map { $0.id } }
        checks.expect(scoped == ["press"], "those of the account")
        let found = try await query.entities(for: ["friends"])
        checks.expect(found.first?.row?.name == "Friends", "what is stored is found whatever the account is")
        let rare = try await query.entities(for: ["sailing", "gone"])
        checks.expect(rare.map(\.isMissing) == [false, true], "also what is never offered")
        let matching = try await _StubDependency.with(intent) { try await query.entities(matching: "S").map { $0.id } }
        checks.expect(matching == ["press", "sailing"], "the network searches, the account decides: \(matching)")
        let asked = await PostList.rows(for: [])
        checks.expect(asked == [], "nothing is asked for nothing")

        let accounts = try await AccountCatalog().rows()
        let lists = try await PostListCatalog().rows()
        func state(_ list: PostList?, _ lists: [PostListRow]?) -> WidgetState {
            ListPostsTimelineProvider.entry(
                for: ListPostsIntent(account: grace, list: list), accountRows: accounts, postListRows: lists,
                loading: .loaded(ListPostsLoaderContent()), family: .systemLarge, at: now
            ).state
        }
        checks.expect(state(nil, lists) == .unconfigured, "a list has to be chosen")
        checks.expect(state(found.first, lists) == .empty, "nobody has posted")
        checks.expect(state(found.first, nil) == .unavailable(.failed), "lists that cannot be asked for")
    }
}

/// A network that is down.
struct BrokenAccountLoader: AccountLoaderSource {
    func load(_ request: AccountLoaderRequest) async throws -> AccountLoaderContent { throw SignedOut() }
}
