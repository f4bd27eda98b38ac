import Foundation

/// What was done, in order.
actor LightLog {
    static let shared = LightLog()

    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

struct SupplierCatalog: SupplierCatalogSource {
    func rows() async throws -> [SupplierEntityRow] { [SupplierEntityRow(key: "a b", name: "Lamps & More")] }
}

@available(iOS 17, *)
struct AmbienceSetter: AmbienceSetterPerforming {
    func perform(_ action: SetAmbience, writer: HouseSnapshot.Writer) async throws {
        let (room, others) = (action.room.id, Set(action.others.map(\.id)))
        let brightness = action.ambience == .night ? 10 : 80
        try await writer.update { snapshot in
            for index in snapshot?.rooms.indices ?? 0..<0 {
                guard let code = snapshot?.rooms[index].code, code == room || others.contains(code) else { continue }
                snapshot?.rooms[index].brightness = brightness
            }
        }
        let recipes = action.recipes.map { $0.row?.name ?? "gone" }
        await LightLog.shared.add("\(room) \(action.ambience.rawValue) \(recipes) \(action.color ?? "-")")
    }
}
