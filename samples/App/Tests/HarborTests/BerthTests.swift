import Foundation
import HarborShared
import Testing
import WidgetKit
@testable import HarborWidgets

@Suite struct BerthTests {
    let now = Date(timeIntervalSince1970: 1_767_268_800)
    let berths = [BerthRow(number: 7, name: "North 7", boat: "Albatros"), BerthRow(number: 8, name: "North 8")]

    @Test func showsWhatTheAppSaved() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let saved = BerthsSnapshot(tide: .falling, berths: berths)
        try await BerthsSnapshot.Writer(folder: folder).write(saved, at: now)

        let reading = BerthsSnapshot.read(from: folder, at: now)
        let berth = Berth.entities(for: [7], in: reading).first
        let entry = BerthTimelineProvider.entry(for: BerthIntent(berth: berth), reading: reading, at: now)
        #expect(entry.state == .ready)
        #expect(entry.name == "North 7" && entry.boat == "Albatros")
        #expect(entry.tide == TideStyle[.falling])
        #expect(entry.url?.absoluteString == "harbor://berth/7")
    }

    @Test func saysWhatToDoWithoutAChoice() {
        let entry = BerthTimelineProvider.entry(for: BerthIntent(), reading: .missing, at: now)
        #expect(entry.state == .unconfigured)
        #expect(entry.name == "Choose a berth")
    }
}
