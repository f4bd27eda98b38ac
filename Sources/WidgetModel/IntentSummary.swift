// In: `summary` and `show` of intents. Out: which parameters the editor shows, as a tree of conditions.
// Invariant: a node's branches have smaller indices than the node; the last node is the root.

import WidgetBase

/// A condition on what is being configured.
public enum SummaryCondition: Hashable, Sendable {
    case hasValue(ParameterID)
    case hasNoValue(ParameterID)
    /// Every comparison operator; a value is never nil.
    case compare(ParameterID, ComparisonOperator, LiteralValue)
    /// `context.family == family`.
    case family(WidgetFamily)
    case otherFamily(WidgetFamily)
}

/// Cases of an enum with the branch that they take.
public struct SummaryCase: Sendable {
    public var values: [LiteralValue]
    public var branch: Int

    public init(values: [LiteralValue], branch: Int) {
        self.values = values
        self.branch = branch
    }
}

/// A node of the tree of what is shown.
public enum SummaryNode: Sendable {
    /// The parameters that follow the sentence, in their order.
    case parameters([ParameterID])
    case when(SummaryCondition, then: Int, otherwise: Int)
    case byCase(ParameterID, [SummaryCase], otherwise: Int)
}

/// What the editor of an intent shows.
public struct IntentSummary: Sendable {
    /// A sentence; its values are parameters.
    public var sentence: TextID?
    public var nodes: [SummaryNode]

    public init(sentence: TextID?, nodes: [SummaryNode]) {
        self.sentence = sentence
        self.nodes = nodes
    }
}
