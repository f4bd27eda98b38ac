// In: the code of a finding, or all. Out: what it means, on standard output.
// Invariant: every text stands in the catalogue of `WidgetExplain`.

import WidgetExplain

enum ExplainCommand {
    static func run(_ topic: ExplainTopic) -> ExitCode {
        switch topic {
        case .finding(let code): return Printer.print(ExplanationText.text(code))
        case .all: return Printer.print(ExplanationText.page())
        }
    }
}
