// Hand-written: what the widgets of a house share when there is nothing to show.

import SwiftUI

/// A symbol and a sentence in place of content.
struct HomeNotice: View {
    let symbol: String
    let message: LocalizedStringKey

    init(_ message: LocalizedStringKey, symbol: String) {
        self.message = message
        self.symbol = symbol
    }

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: symbol)
            Text(message)
                .font(.footnote)
                .multilineTextAlignment(.center)
        }
        .foregroundStyle(.secondary)
    }
}

/// What a widget says in a state without content.
struct HomeStateNotice: View {
    let state: WidgetState
    let empty: LocalizedStringKey

    var body: some View {
        switch state {
        case .unavailable: HomeNotice("Open the app to connect to your house", symbol: "wifi.slash")
        case .missing: HomeNotice("What was chosen is gone", symbol: "questionmark.circle")
        case .sample, .unconfigured, .empty, .stale, .ready: HomeNotice(empty, symbol: "square.dashed")
        }
    }
}

extension WidgetState {
    /// Whether there is something to show.
    var hasContent: Bool {
        switch self {
        case .sample, .stale, .ready: return true
        case .unconfigured, .unavailable, .missing, .empty: return false
        }
    }
}
