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

    private func source(_ construct: NotSupportedYet) -> String {
        switch construct {
        case .appActionParameter:
            let members = "{ param e \"E\": E; runs app }\n"
            return "module M { platforms iOS 17; role app }\nenum E \"E\" { case a \"A\" }\naction A \"A\" " + members
        }
    }
}
