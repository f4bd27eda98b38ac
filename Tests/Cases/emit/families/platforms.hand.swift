import SwiftUI

struct EverySmallView: View {
    let entry: EveryEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EveryWideView: View {
    let entry: EveryEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EveryPortraitView: View {
    let entry: EveryEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EveryCircularView: View {
    let entry: EveryEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EveryInlineView: View {
    let entry: EveryEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EveryCornerView: View {
    let entry: EveryEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EveryView: View {
    let entry: EveryEntry

    var body: some View {
        Text(entry.title)
    }
}

struct CornerView: View {
    let entry: CornerEntry

    var body: some View {
        Text(entry.title)
    }
}

struct PairSmallView: View {
    let entry: PairEntry

    var body: some View {
        Text(verbatim: "\(entry.isSmall)")
    }
}

struct PairInlineView: View {
    let entry: PairEntry

    var body: some View {
        Text(verbatim: "\(entry.isSmall)")
    }
}
