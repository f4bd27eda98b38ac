import Foundation
import HarborShared

/// Stands for the app: it saves the berths and takes links.
@main
struct HarborApp {
    static func main() async throws {
        let berths = [BerthRow(number: 7, name: "North 7", boat: "Albatros"), BerthRow(number: 8, name: "North 8")]
        // The writer asks for reloads of the widgets that show what differs.
        try? await BerthsSnapshot.Writer().write(BerthsSnapshot(tide: .rising, berths: berths))
        if let link = Routes.openBerth(number: 7), case .openBerth(let number)? = Route(link) {
            print("berth \(number) in \(WidgetKinds.berth)")
        }
    }
}
