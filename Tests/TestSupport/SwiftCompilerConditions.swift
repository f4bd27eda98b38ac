// In: Swift source with `#if compiler(…)` directives. Out: the same source as another compiler version reads it.
// Invariant: line numbers stay, so that messages point at the original text.

/// A compiler version as `#if compiler(…)` compares it.
public struct CompilerVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Older than every version that generated code asks for, so that each `>=` is false.
    public static let oldest = CompilerVersion(0)

    public var description: String { self == .oldest ? "oldest" : "\(major).\(minor)" }

    public static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    init?(text: Substring) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard let major = parts.first ?? nil else { return nil }
        let minor = parts.count > 1 ? parts[1] ?? 0 : 0
        self.init(major, minor)
    }
}

/// Reads and decides the `compiler(…)` conditions of a source text, also inside compound conditions.
public enum CompilerConditions {
    /// The versions that the text compares with, ascending.
    public static func thresholds(in text: String) -> [CompilerVersion] {
        var versions: Set<CompilerVersion> = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) where isDirective(line) {
            for match in line.matches(of: comparison) {
                if let version = CompilerVersion(text: match.output.2) { versions.insert(version) }
            }
        }
        return versions.sorted()
    }

    /// The given version and each higher threshold: together they give every combination of answers that a real
    /// compiler from that version on can give.
    public static func versions(for texts: [String], from first: CompilerVersion = .oldest) -> [CompilerVersion] {
        let thresholds = Set(texts.flatMap { Self.thresholds(in: $0) })
        return [first] + thresholds.filter { $0 > first }.sorted()
    }

    /// The text with each `compiler(…)` replaced by `true` or `false`, as the given version decides it.
    public static func decide(_ text: String, for version: CompilerVersion) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            guard isDirective(line) else { return String(line) }
            let decided = line.replacing(comparison) { match in
                guard let threshold = CompilerVersion(text: match.output.2) else { return String(match.output.0) }
                return (match.output.1 == "<" ? version < threshold : version >= threshold) ? "true" : "false"
            }
            return String(decided)
        }.joined(separator: "\n")
    }

    /// The text with declarations that some of Apple's systems have taken for all systems, so that a run elsewhere
    /// reaches them. What is indented stands inside of a declaration, and keeps its condition.
    public static func includeDeclarations(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            line.wholeMatch(of: /#if os\([A-Za-z]+\)( \|\| os\([A-Za-z]+\))*/) == nil ? String(line) : "#if true"
        }.joined(separator: "\n")
    }

    private static func isDirective(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.hasPrefix("#if") || text.hasPrefix("#elseif")
    }

    private static var comparison: Regex<(Substring, Substring, Substring)> {
        /compiler\s*\(\s*(>=|<)\s*([0-9.]+)\s*\)/
    }
}
