// In: a parser before `route`. Out: a `routeDecl`.
// Invariant: the path is the last child.

import WidgetBase

extension Parser {
    /// route-decl = "route" name "(" [ name ":" type { "," name ":" type } ] ")" "=" STRING END
    mutating func parseRouteDecl() {
        let mark = mark()
        takeKeyword()
        parseName("the name of the route")
        if at(.leftParen), !endsHere {
            parseList("a parameter") { parser in
                let mark = parser.mark()
                parser.passArgumentLabel()
                parser.parseFieldHead()
                parser.finish(.routeParameter, mark)
            }
        } else {
            report {
                ParseDiagnostics.expectedToken(
                    $0.expectedHere, "`(`", form: "route name(parameter: Type) = \"path\"", found: $0.describeToken(),
                    replacement: nil)
            }
            skipWhile { $0 != .equal && $0 != .text && $0 != .textStart }
        }
        expect(.equal, in: "route name(parameter: Type) = \"path\"")
        parseString("the path")
        finish(.routeDecl, mark)
    }

    /// Reports and passes the `_` of `_ id: String`, or a word in its place.
    private mutating func passArgumentLabel() {
        guard at(.identifier), peek() == .identifier, peek(2) == .colon, !startsLine(position + 1) else { return }
        report {
            let label = ByteRange(start: $0.starts[$0.position], end: $0.starts[$0.position + 1])
            return ParseDiagnostics.argumentLabel(
                $0.here, all: $0.place(label), label: $0.text(at: $0.position), name: $0.text(at: $0.position + 1))
        }
        advance()
    }
}
