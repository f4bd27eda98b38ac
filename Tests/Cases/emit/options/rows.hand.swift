import SwiftUI

struct TaskView: View {
    let entry: TaskEntry

    var body: some View {
        Text(entry.project)
    }
}

