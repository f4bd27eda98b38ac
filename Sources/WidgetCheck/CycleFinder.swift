// In: a graph of declarations that use each other. Out: its cycles, each once.
// Invariant: the walk keeps its own stack, so that a chain of any length ends in no overflow.

/// A cycle: nodes that lead to each other, the last one back to the first.
struct Cycle {
    var nodes: [Int]
    /// Which edge of the last node closes the cycle.
    var closingEdge: Int
}

/// Finds the cycles of a graph.
/// - Parameter edges: the nodes to which each node leads, numbered from 0; a number that is no node's leads nowhere.
func findCycles(edges: [[Int]]) -> [Cycle] {
    let count = edges.count
    var cycles: [Cycle] = []
    // The place in the path of an open node, -1 for one that was not seen, -2 for one that is done.
    var places = Array(repeating: -1, count: count)
    var path: [(node: Int, next: Int)] = []
    for root in 0..<count where places[root] == -1 {
        places[root] = 0
        path.append((root, 0))
        while let top = path.last {
            guard top.next < edges[top.node].count else {
                places[top.node] = -2
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = edges[top.node][top.next]
            guard target >= 0, target < count else { continue }
            if places[target] >= 0 {
                cycles.append(Cycle(nodes: path[places[target]...].map(\.node), closingEdge: top.next))
            } else if places[target] == -1 {
                places[target] = path.count
                path.append((target, 0))
            }
        }
    }
    return cycles
}
