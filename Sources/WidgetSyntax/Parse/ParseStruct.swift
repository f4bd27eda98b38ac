// In: a parser before `struct` or `extern`. Out: a `structDecl` or `externType`.
// Invariant: a struct holds nothing but fields.

import WidgetBase

extension Parser {
    /// struct-decl = "struct" name "{" { field } "}"
    mutating func parseStructDecl() {
        parseUntitledDecl(.structDecl, .struct, .field) { parser in
            parser.parseFieldMember { $0.parseField() }
        }
    }

    /// extern-type = "extern" "type" name END
    mutating func parseExternType() {
        let mark = mark()
        takeKeyword()
        expect(.type, in: "extern type Name")
        parseName("the name of the type")
        if at(.leftBrace), !endsHere {
            report { ParseDiagnostics.externTypeWithBlock($0.here, name: $0.text(at: $0.position - 1)) }
            skipBalanced()
        }
        finish(.externType, mark)
    }
}
