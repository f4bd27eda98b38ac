// Hand-written: how an account looks.

import SwiftUI
import WidgetKit

struct AccountView: View {
    let entry: AccountEntry

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Avatar(data: entry.avatar)
                Text(entry.name)
                    .font(.headline)
            }
            if let followers = entry.followers, let posts = entry.posts {
                Text("\(followers) followers")
                Text("\(posts) posts")
                    .foregroundStyle(.secondary)
            } else {
                Text("Sign in with the app")
            }
        }
        .lineLimit(1)
    }
}
