// Hand-written: posts and pictures of people, which several widgets show.

import SwiftUI
import WidgetKit

#if canImport(UIKit)
import UIKit
#endif

/// A few posts, each a link, or a sentence where there are none.
struct PostStack: View {
    let posts: [Post]
    let notice: LocalizedStringKey

    var body: some View {
        if posts.isEmpty {
            Text(notice)
                .foregroundStyle(.secondary)
        }
        ForEach(posts, id: \.postID) { post in
            if let url = Routes.openPost(postID: post.postID) {
                Link(destination: url) { PostLine(post: post) }
            }
        }
    }
}

private struct PostLine: View {
    let post: Post

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Avatar(data: post.avatar)
            VStack(alignment: .leading) {
                Text(post.author)
                    .font(.caption)
                    .bold()
                Text(post.body)
                    .lineLimit(2)
            }
        }
    }
}

/// A person's picture out of the entry, or a figure in its place.
struct Avatar: View {
    let data: Data?

    var body: some View {
        picture
            .frame(width: 24, height: 24)
            .clipShape(Circle())
            .accessibilityHidden(true)
    }

    private var picture: Image {
        #if canImport(UIKit)
        if let data, let image = UIImage(data: data) { return Image(uiImage: image).resizable() }
        #endif
        return Image(systemName: "person.crop.circle").resizable()
    }
}
