import SwiftUI

struct SecondView: View {
    let entry: SecondEntry

    var body: some View {
        Text(entry.title)
    }
}

struct EqualView: View {
    let entry: EqualEntry

    var body: some View {
        Text(entry.title)
    }
}

struct LaterView: View {
    let entry: LaterEntry

    var body: some View {
        Text(entry.title)
    }
}

struct NeverView: View {
    let entry: NeverEntry

    var body: some View {
        Text(entry.title)
    }
}
