// Hand-written: how the posts of a list look.

import SwiftUI
import WidgetKit

struct ListPostsView: View {
    let entry: ListPostsEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(entry.name)
                .font(.headline)
            PostStack(posts: entry.shown, notice: "Nobody on this list has posted")
        }
        .redacted(reason: entry.state == .sample ? .placeholder : [])
    }
}
