// In: a count and a body. Out: the body's results in order, from wherever they were worked out.
// Invariant: results depend on the index only, so who runs the body is the caller's choice.

/// Runs independent pieces of work. The core starts no threads; a command that has them brings its own.
public protocol WorkMap {
    /// How many pieces may run at the same time.
    var width: Int { get }

    /// What `body` gives for each index below `count`, in order.
    func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result]
}

/// One piece after the other, on the caller's thread.
public struct SerialWork: WorkMap, Sendable {
    public init() {}

    public var width: Int { 1 }

    public func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
        (0..<count).map(body)
    }
}
