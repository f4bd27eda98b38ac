import SwiftUI

struct WebView: View {
    let entry: WebEntry

    var body: some View {
        Text(entry.title)
    }
}

struct HomeView: View {
    let entry: HomeEntry

    var body: some View {
        Text(entry.title)
    }
}
