// In: entries. Out: their views.
// Invariant: nothing is computed here.

import SwiftUI

struct TaskView: View {
    let entry: TaskEntry

    var body: some View { Text(entry.name) }
}

struct ShareView: View {
    let entry: ShareEntry

    var body: some View { Text("\(entry.count)") }
}
