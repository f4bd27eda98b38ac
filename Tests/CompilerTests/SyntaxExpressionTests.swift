// In: expressions. Out: how they are grouped.
// Invariant: the expected text has parentheses around every operator, so that it says what binds first.

import Testing
import WidgetBase
import WidgetSyntax

@Suite struct SyntaxExpressionTests {
    /// An expression with parentheses around each of its parts; `?` where a part is missing.
    private static func grouped(_ node: SyntaxNode?, _ source: SourceFile) -> String {
        guard let node else { return "?" }
        func text(_ range: ByteRange?) -> String { range.map(source.text) ?? "?" }
        func part(_ node: SyntaxNode?) -> String { grouped(node, source) }
        if let view = TernaryExpr(node) {
            return "(\(part(view.condition)) ? \(part(view.whenTrue)) : \(part(view.whenFalse)))"
        }
        if let view = BinaryExpr(node) {
            return "(\(part(view.left)) \(view.operation?.spelling ?? "?") \(part(view.right)))"
        }
        if let view = ShiftExpr(node) {
            let duration = view.duration.map { text($0.range) } ?? "?"
            return "(\(part(view.base)) \(view.isNegative ? "-" : "+") \(duration))"
        }
        if let view = NotExpr(node) { return "(!\(part(view.operand)))" }
        if let view = MemberExpr(node) {
            return "(\(part(view.base))\(view.isOptionalChain ? "?." : ".")\(text(view.name)))"
        }
        if let view = MethodExpr(node) { return grouped(view, part, text) }
        if let view = SubscriptExpr(node) {
            return "(\(part(view.base))[\(view.arguments.map { part($0) }.joined(separator: ", "))])"
        }
        if let view = CallExpr(node) {
            let arguments = view.arguments.map { "\(text($0.label)): \(part($0.expr))" }
            return "(\(text(view.name))(\(arguments.joined(separator: ", "))))"
        }
        if let view = ListExpr(node) { return "[\(view.elements.map { part($0) }.joined(separator: ", "))]" }
        if let view = ParenExpr(node) { return "(\(part(view.expr)))" }
        return source.text(node.range)
    }

    private static func grouped(
        _ view: MethodExpr, _ part: (SyntaxNode?) -> String, _ text: (ByteRange?) -> String
    ) -> String {
        let base = "\(part(view.base))\(view.isOptionalChain ? "?." : ".")\(view.method?.text ?? "?")"
        if let keyPath = view.keyPath { return "(\(base)(\(text(keyPath))\(view.isDescending ? " down" : "")))" }
        return "(\(base)(\(part(view.argument))))"
    }

    private func grouped(_ expr: String) -> String {
        let text = ParsedText("widget W \"W\" {\n  empty when \(expr)\n}")
        #expect(text.places == [], "\(expr)")
        return Self.grouped(text.nodes(.emptyMember).first?.child(0), text.source)
    }

    @Test(arguments: [
        ("a || b && c == d ?? e", "(a || (b && (c == (d ?? e))))"),
        ("a ?? b == c && d || e", "((((a ?? b) == c) && d) || e)"),
        ("a || b || c", "((a || b) || c)"),
        ("a && b && c", "((a && b) && c)"),
        ("a ?? b ?? c", "(a ?? (b ?? c))"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
        ("a == b ? c : d || e", "((a == b) ? c : (d || e))"),
        ("!a && !b.c", "((!a) && (!(b.c)))"),
        ("a + 2 hours > b - 1 day", "((a + 2 hours) > (b - 1 day))"),
        ("a + 2 hours - 1 minute", "((a + 2 hours) - 1 minute)"),
        ("a ?? b + 1 week", "(a ?? (b + 1 week))"),
        ("a.b?.c.d", "(((a.b)?.c).d)"),
        ("a?.b[c, d].e", "(((a?.b)[c, d]).e)"),
        ("-1 < -0.5", "(-1 < -0.5)"),
        (".a == nil", "(.a == nil)"),
        ("(a || b) && c", "(((a || b)) && c)"),
        ("[a, .b, [c]] == []", "([a, .b, [c]] == [])"),
        ("A(b: c, d: E()).f", "((A(b: c, d: (E()))).f)"),
        ("a.filter { $0.b > 1 }.first?.c", "(((a.filter((($0.b) > 1))).first)?.c)"),
        ("a.first { $0 == b }?.c", "((a.first(($0 == b)))?.c)"),
        ("a?.sorted(by: \\.b, .descending).grouped(by: \\.c)", "((a?.sorted(b down)).grouped(c))"),
        ("a.prefix(3).contains(b ?? c)", "((a.prefix(3)).contains((b ?? c)))"),
        ("a.filter", "(a.filter)"),
        ("a.first.last.count", "(((a.first).last).count)"),
        ("a\n    .b\n    ?? c\n    || d", "(((a.b) ?? c) || d)"),
        ("a\n    ? b\n    : c", "(a ? b : c)"),
        ("a ==\n    b", "(a == b)"),
        ("(a\n    - 1 hour)", "((a - 1 hour))"),
        ("A(\n    b: 1,\n    c: [\n      2\n    ]\n  )", "(A(b: 1, c: [2]))"),
        ("a.filter {\n    $0.b\n      && $0.c\n  }", "(a.filter((($0.b) && ($0.c))))"),
    ])
    func groupsAsSwiftDoes(_ expr: String, _ expected: String) {
        #expect(grouped(expr) == expected)
    }

    /// A `-` or `[` that starts a line starts no operand of the line before.
    @Test func linesThatDoNotContinue() {
        for line in ["- 1 hour", "[b]", "(b)", "!b"] {
            #expect(!ParsedText("widget W \"W\" {\n  empty when a\n  \(line)\n}").findings.isEmpty, "\(line)")
        }
    }

    /// Keywords are names in expressions.
    @Test func keywordsAreNames() {
        #expect(grouped("source.entry.title == case.default") == "(((source.entry).title) == (case.default))")
        #expect(grouped("first(id: kind).last") == "((first(id: kind)).last)")
    }
}
