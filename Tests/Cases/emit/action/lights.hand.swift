import SwiftUI

@available(iOS 17, *)
struct RoomView: View {
    let entry: RoomEntry

    var body: some View { Text(entry.name) }
}

@available(iOS 17, *)
struct Greeter: GreeterPerforming {
    func perform(_ action: Greet) async throws {}
}
