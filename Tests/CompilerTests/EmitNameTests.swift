// In: every word that means something to Swift. Out: whether escaped names compile wherever they may stand.
// Invariant: the real compiler judges; the words that no position takes are the checker's to refuse.

import Foundation
import TestSupport
import Testing

@testable import WidgetEmit

@Suite struct EmitNameTests {
    /// Keywords, contextual keywords, attributes and names of the standard library.
    static let words = """
        associatedtype class deinit enum extension fileprivate func import inout internal let open operator private \
        precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue \
        default defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is \
        nil super throws true try async actor associativity borrowing consuming convenience didSet dynamic each \
        final get indirect infix isolated lazy left macro mutating none nonisolated nonmutating optional override \
        package postfix precedence prefix repeat required right sending set some unowned weak willSet any consume \
        copy discard then unsafe Int String Bool Double Date Optional Array Void hashValue description rawValue row id
        """
        .split(separator: " ").map(String.init)

    @Test func everyWordCompilesInEveryPosition() throws {
        var text = ""
        for (index, word) in Set(Self.words).sorted().enumerated() {
            let bare = SwiftNames.escaped(word)
            let member = SwiftNames.escaped(word, as: .member)
            let label = SwiftNames.escaped(word, as: .label)
            let parameter = SwiftNames.escaped(word, as: .parameter)
            text += """
                struct Struct\(index) {
                    var \(bare): Swift.Int
                    init(\(parameter): Swift.Int) { self.\(member) = \(bare) }
                    func doubled() -> Swift.Int { let \(bare) = 2 * self.\(member); return \(bare) }
                    static func \(bare)(\(parameter): Swift.Int) -> Swift.Int { \(bare) }
                }
                enum Enum\(index): Swift.String {
                    case \(SwiftNames.escaped(word, as: .enumCase))
                    case other
                }
                enum Space\(index) {
                    struct \(SwiftNames.escaped(word, as: .type)): Swift.Sendable {}
                }
                func use\(index)() -> [Swift.Int] {
                    let value = Struct\(index)(\(label): 1)
                    let choice = Enum\(index).\(member)
                    return [value.\(member), Struct\(index).\(member)(\(label): 2), choice == .\(member) ? 1 : 0]
                }

                """
        }
        let result = try SwiftCompiler.check([SwiftSource(name: "Names.swift", text: text)], mode: .swift6)
        #expect(result.succeeded, "\(result.diagnostics)")
    }

    @Test(arguments: [
        ("URLParts", "urlParts"), ("URL", "url"), ("ProjectsSnapshot", "projectsSnapshot"), ("already", "already"),
        ("X", "x"), ("iCloudFile", "iCloudFile"), ("_Private", "_Private"), ("HTTP2Log", "http2Log"), ("", ""),
    ])
    func lowerCamelLowersTheLeadingCapitals(name: String, expected: String) {
        #expect(SwiftNames.lowerCamel(name) == expected)
    }

    @Test(arguments: [("flavor", "Flavor"), ("URL", "URL"), ("_x", "_x"), ("", "")])
    func upperCamelRaisesTheFirstLetter(name: String, expected: String) {
        #expect(SwiftNames.upperCamel(name) == expected)
    }
}
