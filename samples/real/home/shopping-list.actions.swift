// Hand-written: what taps on items and on the refresh button do.

/// Ticks an item off; one that is gone already stays so.
struct ItemCompleter: ItemCompleterPerforming {
    func perform(_ action: CompleteItem) async throws {
        await OpenItems.shared.complete(action.itemID, on: action.listID)
    }
}

/// The system reloads the tapped widget when this returns, so that there is nothing else to do.
struct ListRefresher: ListRefresherPerforming {
    func perform(_ action: RefreshList) async throws {}
}
