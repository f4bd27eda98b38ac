// In: a misspelt name and the names that exist. Out: the one that was probably meant.
// Invariant: a suggestion differs by at most a third of the letters, or goes on where the name ends, so that it is
// never a guess.

/// Finds the name that a person probably meant.
public enum NearestName {
    /// The nearest candidate by edit distance with transpositions, or nil where none is near.
    /// Case does not count; among equals the first wins.
    public static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.utf8.prefix(64)).map(lowercased)
        // What is one letter is near to every other letter, and to no longer name.
        guard wanted.count > 1 else { return nil }
        let limit = max(1, (wanted.count + 1) / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate != name {
            let letters = Array(candidate.utf8.prefix(64)).map(lowercased)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            if distance <= limit, distance < best?.distance ?? Int.max {
                best = (distance, candidate)
            }
        }
        return best?.candidate
    }

    /// The candidate that a name is the start of, where there is one only: `production` for `prod`.
    public static func goingOn(_ name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.utf8.prefix(64)).map(lowercased)
        guard wanted.count >= 3 else { return nil }
        var found: String?
        for candidate in candidates where candidate.utf8.prefix(wanted.count).map(lowercased) == wanted {
            if let found, found != candidate { return nil }
            found = candidate
        }
        return found
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
    }

    /// Edit distance in which swapping two neighbours counts once.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
