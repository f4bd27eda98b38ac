// In: one description for each construct that this version leaves out. Out: whether each gives exactly its finding.
// Invariant: the table of the check is pinned: a row without a description here does not compile.

import Testing
import WidgetBase
import WidgetCheck

@Suite struct CheckNotSupportedTests {
    @Test(arguments: NotSupportedYet.allCases)
    func constructGivesItsFindingAndNoOther(_ construct: NotSupportedYet) {
        let checked = Checked(source(construct))
        #expect(checked.words == ["not-supported-yet"], "\(checked.text)")
        let message = "\(construct.words) is not supported by this version"
        #expect(checked.diagnostics.first?.message == message)
        #expect(checked.diagnostics.first?.range != nil)
    }

    @Test func wordsDiffer() {
        #expect(Set(NotSupportedYet.allCases.map(\.words)).count == NotSupportedYet.allCases.count)
    }

    // MARK: Descriptions

    private let module = "module M { platforms iOS 17, macOS 14; group \"group.com.example\" }\n"

    private func widget(_ members: String) -> String {
        module + widgetOf(refresh: "never", members)
    }

    private func parameter(_ detail: String, type: String = "String?") -> String {
        module + "intent I \"I\" {\n  param p \"P\": \(type) { \(detail) }\n}\n"
    }

    private func entity(_ members: String) -> String {
        module + "entity E \"E\" {\n  title \"\\(id)\"\n  source Rows\n  \(members)\n}\n"
    }

    private func source(_ construct: NotSupportedYet) -> String {
        switch construct {
        case .appActionParameter:
            let members = "{ param e \"E\": E; runs app }\n"
            return "module M { platforms iOS 17; role app }\nenum E \"E\" { case a \"A\" }\naction A \"A\" " + members
        case .bundleExtern: return widget("") + "bundle B { W; extern Other }\n"
        case .bundleFlag: return widget("") + "bundle B { W; flag BETA {} }\n"
        }
    }

    private func widgetOf(refresh: String, _ member: String = "") -> String {
        "widget W \"W\" {\n  families systemSmall\n  refresh \(refresh)\n  view WView\n  \(member)\n}\n"
    }
}
