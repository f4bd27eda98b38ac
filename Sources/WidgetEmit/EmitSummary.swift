// In: the summary of one intent. Out: its `parameterSummary`.
// Invariant: key paths have their root and stand one a line, and enum cases their type: without, Swift 5.9 infers none.

import WidgetBase
import WidgetModel

func emitSummary(
    _ summary: IntentSummary,
    of id: IntentID,
    in context: EmitContext,
    to out: inout OutputBuffer
) {
    guard !summary.nodes.isEmpty else { return }
    let form = SummaryForm(summary: summary, intent: context.typeName(id), context: context)
    out.block("\(context.access)static var parameterSummary: some ParameterSummary") { out in
        form.emit(node: summary.nodes.count - 1, to: &out)
    }
}

/// What a summary is written from.
private struct SummaryForm {
    let summary: IntentSummary
    let intent: String
    let context: EmitContext

    func emit(node index: Int, to out: inout OutputBuffer) {
        guard summary.nodes.indices.contains(index) else { return }
        switch summary.nodes[index] {
        case .parameters(let parameters):
            emitSentence(parameters, to: &out)
        case .when(let condition, let then, let otherwise):
            out.line("When" + self.condition(condition).parenthesized, suffix: " {")
            out.indent()
            emit(node: then, to: &out)
            out.outdent()
            out.line("} otherwise: {")
            out.indent()
            emit(node: otherwise, to: &out)
            out.outdent()
            out.line("}")
        case .byCase(let parameter, let cases, let otherwise):
            out.block("Switch(\(keyPath(parameter)))") { out in
                for item in cases {
                    let values = item.values.map { SwiftCode(context.literal($0, isQualified: true)) }
                    let value = values.count == 1 ? values[0] : SwiftCode.list(values)
                    out.block(.call("Case", [value])) { emit(node: item.branch, to: &$0) }
                }
                out.block("DefaultCase") { emit(node: otherwise, to: &$0) }
            }
        }
    }

    /// `Summary("…") { … }`: the sentence, then what follows it.
    private func emitSentence(_ parameters: [ParameterID], to out: inout OutputBuffer) {
        var head: SwiftCode = "Summary"
        if let sentence = summary.sentence {
            head = .call("Summary", [text(sentence), "table: \(context.table)"])
        } else if parameters.isEmpty {
            out.line("Summary()")
            return
        }
        guard !parameters.isEmpty else {
            out.line(head)
            return
        }
        out.block(head) { out in
            for parameter in parameters { out.line(keyPath(parameter)) }
        }
    }

    private func text(_ id: TextID) -> SwiftCode {
        var result = "\""
        for segment in context.program.texts[id].segments {
            switch segment {
            case .literal(let name): result += SwiftLiterals.escaped(context.text(name))
            case .value(let expr):
                guard case .parameter(let parameter) = context.program.expressions[expr].kind else { continue }
                result += "\\(\\.$\(context.text(context.program.parameters[parameter].name)))"
            }
        }
        return SwiftCode(result + "\"")
    }

    /// `\Intent.$parameter`.
    private func keyPath(_ id: ParameterID) -> String {
        "\\\(intent).$\(context.text(context.program.parameters[id].name))"
    }

    private func condition(_ condition: SummaryCondition) -> SwiftCode {
        switch condition {
        case .hasValue(let id): return "\(keyPath(id)), .hasAnyValue"
        case .hasNoValue(let id): return "\(keyPath(id)), .hasNoValue"
        case .family(let family): return "widgetFamily: .equalTo, .\(family.name)"
        case .otherFamily(let family): return "widgetFamily: .notEqualTo, .\(family.name)"
        case .compare(let id, let operation, let value):
            return "\(keyPath(id)), .\(operation.appleName), \(context.literal(value, isQualified: true))"
        }
    }
}

extension ComparisonOperator {
    /// The operator's name in summaries.
    fileprivate var appleName: String {
        switch self {
        case .equal: return "equalTo"
        case .notEqual: return "notEqualTo"
        case .less: return "lessThan"
        case .lessOrEqual: return "lessThanOrEqualTo"
        case .greater: return "greaterThan"
        case .greaterOrEqual: return "greaterThanOrEqualTo"
        }
    }
}
