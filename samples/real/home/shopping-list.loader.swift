// Hand-written: which lists there are, and what is on them.

import Foundation

struct ListCatalog: ListCatalogSource {
    func rows() async throws -> [ShoppingListRow] {
        [
            ShoppingListRow(listID: "groceries", hubID: "home", name: "Groceries"),
            ShoppingListRow(listID: "repairs", hubID: "cabin", name: "Repairs"),
        ]
    }
}

struct ItemLoader: ItemLoaderSource {
    func load(_ request: ItemLoaderRequest) async throws -> ItemLoaderContent {
        guard let list = request.list else { return ItemLoaderContent() }
        return ItemLoaderContent(items: await OpenItems.shared.items(on: list.listID))
    }
}

/// What is still to be done, by list; a server, in an app.
actor OpenItems {
    static let shared = OpenItems()

    private var items = [
        "groceries": [ListItem(itemID: "bread", name: "Bread"), ListItem(itemID: "milk", name: "Milk")]
    ]

    func items(on listID: String) -> [ListItem] { items[listID] ?? [] }

    func complete(_ itemID: String, on listID: String) {
        items[listID]?.removeAll { $0.itemID == itemID }
    }
}
