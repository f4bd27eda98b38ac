import SwiftUI

struct OldView: View {
    let entry: OldEntry

    var body: some View {
        Text(entry.title)
    }
}

struct OldCircularView: View {
    let entry: OldEntry

    var body: some View {
        Text(entry.title)
    }
}

struct OldRectangularView: View {
    let entry: OldEntry

    var body: some View {
        Text(entry.title)
    }
}

struct OldPortraitView: View {
    let entry: OldEntry

    var body: some View {
        Text(entry.title)
    }
}

struct OldWideView: View {
    let entry: OldEntry

    var body: some View {
        Text(entry.title)
    }
}

struct LockView: View {
    let entry: LockEntry

    var body: some View {
        Text(entry.title)
    }
}

struct PadView: View {
    let entry: PadEntry

    var body: some View {
        Text(entry.title)
    }
}
