// In: what the command line says of kinds of findings. Out: how much each finding weighs.
// Invariant: an error stays an error, since output that is made in spite of it would not compile or not work.

import WidgetBase

/// What weight findings have, where the caller says otherwise than the catalogue.
public struct SeverityRules: Sendable {
    /// What a kind of finding is made.
    public enum Level: Sendable {
        case error
        case warning
        /// It is not reported.
        case allowed
    }

    /// Only kinds that `mayBeLowered` have another level than `error`.
    public private(set) var levels: [DiagnosticCode: Level] = [:]
    /// Whether warnings are errors, but for those that have a level of their own.
    public var isStrict = false

    public init() {}

    /// Whether a kind of finding may be less than an error.
    public static func mayBeLowered(_ code: DiagnosticCode) -> Bool { code.severity != .error }

    /// Gives a kind of finding a level; false if it has another one already, or is an error that must stay one.
    public mutating func set(_ code: DiagnosticCode, _ level: Level) -> Bool {
        guard level == .error || SeverityRules.mayBeLowered(code) else { return false }
        guard levels[code] == nil || levels[code] == level else { return false }
        levels[code] = level
        return true
    }

    /// The findings that are left, with their weights.
    public func apply(to bag: DiagnosticBag) -> DiagnosticBag {
        guard isStrict || !levels.isEmpty else { return bag }
        var result = DiagnosticBag()
        for diagnostic in bag.diagnostics {
            switch levels[diagnostic.code] {
            case .allowed: continue
            case .warning: result.add(diagnostic)
            case .error: result.add(diagnostic.weighing(.error))
            case nil: result.add(isStrict && diagnostic.severity == .warning ? diagnostic.weighing(.error) : diagnostic)
            }
        }
        return result
    }
}
