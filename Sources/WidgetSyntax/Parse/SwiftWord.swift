// In: a word that a Swift programmer may write by habit. Out: what to write instead.
// Invariant: none of these words starts a member or a declaration of the language; `public` does only in Swift.

/// A word of Swift that descriptions do not have in the place where it was found.
enum SwiftWord: String, CaseIterable, Sendable {
    // Before a member or a declaration.
    case `let`
    case `var`
    case lazy
    case `public`
    case `private`
    case `internal`
    case `fileprivate`
    case open
    case package
    case `static`
    case final
    case indirect
    case nonisolated
    case override
    case mutating
    case weak
    case unowned

    // Instead of a member, a declaration or an operand.
    case `func`
    case `init`
    case `deinit`
    case `import`
    case `class`
    case `protocol`
    case `extension`
    case `typealias`
    case `return`
    case `if`
    case `else`
    case `guard`
    case `switch`
    case `for`
    case `while`
    case `do`
    case `try`
    case await
    case async
    case `throws`
    case some
    case any
    case and
    case or
    case not
    case `is`

    /// Whether the word stands before what it changes.
    var isModifier: Bool {
        switch self {
        case .let, .var, .lazy, .public, .private, .internal, .fileprivate, .open, .package, .static, .final, .indirect,
            .nonisolated, .override, .mutating, .weak, .unowned:
            return true
        default:
            return false
        }
    }

    /// Whether what follows means the same without the word: the output has what it needs of it.
    var isSilent: Bool {
        switch self {
        case .let, .var, .public, .private, .internal, .fileprivate, .open, .package, .final, .nonisolated: return true
        default: return false
        }
    }

    /// Whether the word starts what would be a field here.
    var isField: Bool { self == .let || self == .var || self == .lazy }

    /// What to do instead, as the second half of a message.
    var advice: String {
        switch self {
        case .let, .var, .lazy: return "a field is written `name: Type`"
        case .public, .private, .internal, .fileprivate, .open, .package:
            return "`access public` in the module's block makes everything public"
        case .weak, .unowned: return "data is of values, which nothing else holds"
        case .static, .final, .indirect, .nonisolated, .override, .mutating:
            return "the generated Swift has what it needs"
        case .func, .`init`, .deinit: return "functions stand in hand-written Swift"
        case .import:
            return "the generated Swift imports what it needs; `imports Name` in the module's block adds a module"
        case .class: return "data is described with `struct`, `entity` or `snapshot`"
        case .protocol, .extension, .typealias: return "such declarations stand in hand-written Swift"
        case .return: return "an expression stands by itself"
        case .if, .else, .guard, .switch: return "a choice is written `condition ? value : value`, or as a `style`"
        case .for, .while, .do: return "lists are read with `filter`, `first`, `sorted` and `prefix`"
        case .try, .await, .async, .throws: return "what may fail or takes time is done by a hand-written loader"
        case .some, .any: return "a type is written by its name"
        case .and: return "both conditions are joined by `&&`"
        case .or: return "alternatives are joined by `||`"
        case .not: return "a condition is negated by `!`"
        case .is: return "values are compared with `==`"
        }
    }
}
