// Hand-written: how the latest posts look.

import SwiftUI
import WidgetKit

struct LatestPostsView: View {
    let entry: LatestPostsEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(title, systemImage: "list.bullet")
                .font(.headline)
            PostStack(posts: entry.shown, notice: "No posts yet")
        }
        .redacted(reason: entry.state == .sample ? .placeholder : [])
    }

    private var title: LocalizedStringKey {
        switch entry.place {
        case .home: return "Home"
        case .local: return "Local"
        case .federated: return "Federated"
        case .trending: return "Trending"
        }
    }
}
