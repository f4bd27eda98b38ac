// In: changes of a released description. Out: where each is found.
// Invariant: a change is shown at what has changed, and at the declaration only where nothing of it is left.

import Foundation
import Testing
import WidgetBase
import WidgetCompiler

@Suite struct LockPlaceTests {
    /// What is changed, and what the finding stands at.
    private static let changes: [(edit: (String, String), place: String)] = [
        ((#"file "shop.json""#, #"file "other.json""#), #""other.json""#),
        ((#"group "group.com.example.shop""#, #"group "group.com.example.other""#), #""group.com.example.other""#),
        (("version 2", "version 1"), "1"),
        (("families systemSmall, systemMedium", "families systemSmall"), "systemSmall"),
        (("widget ShopWidget \"Shop\" {", "widget ShopWidget \"Shop\" {\n  kind \"Other\""), "\"Other\""),
        (("iOS 16, macOS 26", "iOS 16"), "iOS 16"),
        (("  intentClassName \"SelectShop\"\n", ""), "ShopIntent"),
        (("  intentClassName \"SelectShop\"\n", "  intentClassName \"Select\"\n"), "\"Select\""),
        (("  param note \"Note\": String?\n", ""), "ShopIntent"),
        (("  configuration ShopIntent\n", ""), "ShopWidget"),
        (("case large \"Large\"", "case large \"Large\" = \"L\""), "large"),
        (("\"store/", "\"stores/"), "openStore"),
    ]

    @Test(arguments: changes.indices)
    func aChangeIsShownWhereItIs(_ index: Int) throws {
        let change = Self.changes[index]
        let released = try compare(ReleaseChange.released, with: nil)
        let lock = try #require(released.locks.first).bytes
        try #require(ReleaseChange.released.contains(change.edit.0))
        let text = ReleaseChange.released.replacingOccurrences(of: change.edit.0, with: change.edit.1)
        let found = try compare(text, with: lock).diagnostics.filter { $0.labels.first?.range?.file.rawValue == 1 }
        #expect(found.count == 1, "\(found.map(\.message))")
        let range = try #require(found.first?.range)
        #expect(SourceFile(path: "shop.widget", bytes: Array(text.utf8)).text(range.bytes) == change.place)
    }

    private func compare(_ text: String, with lock: [UInt8]?) throws -> CompilerResult {
        let file = SourceFile(path: "shop.widget", bytes: Array(text.utf8))
        let analysis = Compiler.analyze(Table([file]), options: CompilerOptions())
        let module = try #require(analysis.program.modules.ids.first)
        let source = lock.map { SourceFile(path: "Shop.lock", bytes: $0) }
        let input = LockInput(module: module, file: source.map { (FileID(rawValue: 1), $0) })
        return Compiler.finish(analysis, locks: [input], options: CompilerOptions())
    }
}
