// In: the pieces of all routes. Out: findings about those that make the same link.
// Invariant: the work is bounded by the number of routes: most pairs are told apart by how their links begin.

import WidgetBase
import WidgetModel

extension Checker {
    /// Reports routes of one module that can make the same link: the app could not tell them apart.
    mutating func checkRouteOverlaps() {
        var routes: [ModuleID: [RouteID]] = [:]
        // One without pieces has been reported.
        for id in program.routes.ids where !program.routes[id].pieces.isEmpty {
            routes[program.routes[id].header.module, default: []].append(id)
        }
        for module in program.modules.ids { reportOverlaps(of: routes[module] ?? []) }
    }

    private mutating func reportOverlaps(of routes: [RouteID]) {
        let patterns = routes.map { RoutePattern(program.routes[$0], in: program) }
        // Far more than routes that people write need.
        var budget = 500_000 + 1_000 * routes.count
        for (index, candidates) in earlierRoutes(routes).enumerated() {
            let first = candidates.first { patterns[$0].meets(patterns[index], budget: &budget) }
            guard let first else { continue }
            let header = program.routes[routes[index]].header
            let other = program.routes[routes[first]].header
            report(
                .overlappingRoutes(
                    program.text(header.name), program.text(other.name), at: header.range, first: other.range
                )
            )
        }
    }

    /// For each route the ones before it that may make a link which it makes, by index and in order.
    ///
    /// Links are equal only if the fixed beginning of one route begins that of the other too. In the order of the
    /// beginnings, those that begin a route's own are on a stack.
    private func earlierRoutes(_ routes: [RouteID]) -> [[Int]] {
        let heads = routes.map { fixedText(of: program.routes[$0].pieces.first) }
        let tails = routes.map { fixedText(of: program.routes[$0].pieces.last) }
        let order = routes.indices.sorted { heads[$0].lexicographicallyPrecedes(heads[$1]) }
        var open: [Int] = []
        var found = [[Int]](repeating: [], count: routes.count)
        // Routes that all begin alike are told apart by their ends; each look at a pair counts.
        var budget = 2_000_000 + 100 * routes.count
        for index in order {
            while let last = open.last, !heads[index].starts(with: heads[last]) { open.removeLast() }
            for other in open.prefix(max(0, budget)) where isEnd(tails[index], of: tails[other]) {
                found[max(index, other)].append(min(index, other))
            }
            budget -= open.count
            open.append(index)
        }
        return found.map { $0.sorted() }
    }

    private func fixedText(of piece: RoutePiece?) -> ArraySlice<UInt8> {
        guard case .literal(let text) = piece else { return [] }
        return program.names[text]
    }

    /// Whether one of two ends ends the other.
    private func isEnd(_ left: ArraySlice<UInt8>, of right: ArraySlice<UInt8>) -> Bool {
        let count = min(left.count, right.count)
        return left.suffix(count) == right.suffix(count)
    }
}
