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
        finish(.externType, mark)
    }
}
