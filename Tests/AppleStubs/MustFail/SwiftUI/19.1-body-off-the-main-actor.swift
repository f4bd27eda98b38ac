// expect: main actor-isolated property 'body' can not be referenced from a nonisolated context

import SwiftUI

struct Plain: View {
    var body: some View { Text(verbatim: "") }
}

nonisolated func read(_ view: Plain) {
    _ = view.body
}
