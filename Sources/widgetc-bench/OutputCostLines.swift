// In: Swift source. Out: how many of its lines are code that the compiler goes through.
// Invariant: blank lines, comments, directives and what a condition leaves out are none.

import Foundation

/// Counts lines of code.
struct OutputCostLines {
    /// A version of the compiler, as `#if compiler(…)` compares it.
    struct Version: Comparable {
        let major: Int
        let minor: Int

        /// The first number in a text, `6.3` of `Swift version 6.3.1`.
        init(firstIn text: some StringProtocol) {
            let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
            let parts = number.split(separator: ".").compactMap { Int($0) }
            major = parts.first ?? 0
            minor = parts.count > 1 ? parts[1] : 0
        }

        static func < (left: Self, right: Self) -> Bool {
            (left.major, left.minor) < (right.major, right.minor)
        }
    }

    /// The compiler that reads the source, on Linux.
    let compiler: Version
    let isDebug: Bool

    /// The number of lines of code in a text.
    func count(in text: String) -> Int {
        var count = 0
        // For each open condition: whether its present branch is read, and whether one of its branches has been.
        var open: [(isRead: Bool, wasRead: Bool)] = []
        for line in text.split(separator: "\n") {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("#if ") {
                let holds = isTrue(code.dropFirst(4))
                open.append((holds, holds))
            } else if code.hasPrefix("#elseif ") || code.hasPrefix("#else"), let last = open.popLast() {
                let holds = !last.wasRead && (code == "#else" || isTrue(code.dropFirst(8)))
                open.append((holds, last.wasRead || holds))
            } else if code == "#endif" {
                open.removeLast(open.isEmpty ? 0 : 1)
            } else if !code.isEmpty, !code.hasPrefix("//"), open.allSatisfy(\.isRead) {
                count += 1
            }
        }
        return count
    }

    /// Whether a condition holds: of those that the output and its hand-written counterparts have.
    private func isTrue(_ condition: some StringProtocol) -> Bool {
        condition.components(separatedBy: " || ").contains { alternative in
            alternative.components(separatedBy: " && ").allSatisfy { term in
                let name = term.filter { $0 != "(" && $0 != ")" }
                if name.hasPrefix("compiler>=") { return compiler >= Version(firstIn: name) }
                return name == "DEBUG" ? isDebug : name == "osLinux"
            }
        }
    }
}
