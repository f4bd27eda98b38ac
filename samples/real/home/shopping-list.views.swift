// Hand-written: how a list looks.

import AppIntents
import SwiftUI
import WidgetKit

struct ShoppingListView: View {
    let entry: ShoppingListEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text(entry.name)
                    .font(.headline)
                Spacer()
                if let listID = entry.listID, let url = Routes.addItem(listID: listID) {
                    Link(destination: url) { Image(systemName: "plus") }
                        .accessibilityLabel(Text("Add item"))
                }
                Button(intent: RefreshList()) { Image(systemName: "arrow.clockwise") }
                    .accessibilityLabel(Text("Refresh"))
            }
            if entry.state.hasContent, let listID = entry.listID {
                ForEach(entry.open, id: \.itemID) { item in
                    Button(intent: CompleteItem(listID: listID, itemID: item.itemID)) {
                        ItemLine(item: item)
                    }
                }
                if entry.count > entry.open.count {
                    Text("\(entry.count - entry.open.count) more")
                        .font(.caption)
                }
            } else {
                HomeStateNotice(state: entry.state, empty: "Nothing left to do")
            }
        }
        .buttonStyle(.plain)
    }
}

private struct ItemLine: View {
    let item: ListItem

    var body: some View {
        HStack {
            Image(systemName: "circle")
            Text(item.name)
            if let due = item.due {
                Spacer()
                Text(due, style: .relative)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
    }
}
