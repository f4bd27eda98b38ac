// Hand-written: which accounts there are, and what the network has. An app would ask its server.

import Foundation

struct AccountCatalog: AccountCatalogSource {
    func rows() async throws -> [AccountRow] {
        [AccountRow(handle: "@ada", name: "Ada"), AccountRow(handle: "@grace", name: "Grace")]
    }
}

/// What people have posted, as if a server had answered.
enum Network {
    static func posts(in place: String, at date: Date) -> [Post] {
        (1...6).map { number in
            Post(
                postID: "\(place)-\(number)",
                author: "Ada",
                body: "Post \(number)",
                posted: date.addingTimeInterval(-Double(number) * 60),
                avatar: Data([0x89, 0x50])
            )
        }
    }
}

/// There is no account to ask for.
struct SignedOut: Error {}
