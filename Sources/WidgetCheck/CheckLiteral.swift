// In: literals and the types that they are to have. Out: values of data.
// Invariant: a literal that does not fit is reported, and reads as nil.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    /// The value of a literal of a type; nil if it has been reported. `what` names it in messages: "the default".
    ///
    /// - Parameter fix: how the place of a `nil` takes it.
    mutating func checkLiteral(
        _ node: SyntaxNode, as type: TypeID, what: String, nilFix fix: FixIt? = nil
    ) -> LiteralValue? {
        if program.types[type] == .invalid { return nil }
        if node.kind == .nilLiteral {
            if case .optional = program.types[type] { return .nil }
            report(
                .literalMismatch(what, found: "`nil`", expected: typeText(type), at: place(node), fix: fix))
            return nil
        }
        if node.kind == .listExpr {
            return checkEmptyList(node, as: type, what: what)
        }
        let wrapped = program.types.unwrapped(type)
        let source = sources[file]
        switch (program.types[wrapped], node.kind) {
        case (.string, .stringLiteral), (.text, .stringLiteral), (.symbol, .stringLiteral),
            (.attributedString, .stringLiteral):
            return plainText(StringLiteralSyntax(node: node), what: what).map(LiteralValue.string)
        case (.string, .text), (.symbol, .text):
            return TextSyntax(node: node).string.flatMap { plainText($0, what: what) }.map(LiteralValue.string)
        case (.int, .integerLiteral):
            // A number that does not fit has been reported by the lexer.
            return LexNumber.integer(node, in: source).map(LiteralValue.int)
        case (.double, .integerLiteral), (.double, .decimalLiteral):
            guard LexNumber.double(node, in: source) != nil else { return nil }
            return .double(program.names.intern(LexNumber.decimal(node, in: source)))
        case (.bool, .booleanLiteral):
            return .bool(node.keyword == .true)
        case (.enumeration(let id), .memberLiteral):
            return MemberLiteralSyntax(node: node).name.flatMap { enumCase($0, of: id) }.map(LiteralValue.enumCase)
        case (.date, _), (.url, _), (.uuid, _), (.data, _), (.dateComponents, _), (.file, _), (.person, _),
            (.placemark, _), (.currency, _), (.entity, _), (.structure, _), (.extern, _), (.list, _):
            report(.noLiteral(what, of: typeText(wrapped), isOptional: wrapped != type, at: place(node)))
            return nil
        default:
            let fix =
                node.kind == .stringLiteral
                ? enumCaseFix(node, of: wrapped) ?? literalFix(node, as: wrapped) : literalFix(node, as: wrapped)
            report(
                .literalMismatch(what, found: literalWords(node), expected: typeText(type), at: place(node), fix: fix))
            return nil
        }
    }

    private mutating func checkEmptyList(_ node: SyntaxNode, as type: TypeID, what: String) -> LiteralValue? {
        guard program.types.element(type) != nil else {
            report(.literalMismatch(what, found: "a list", expected: typeText(type), at: place(node)))
            return nil
        }
        guard ListExpr(node: node).elements.makeIterator().isEmpty else {
            report(.listDefaultNotEmpty(at: place(node)))
            return nil
        }
        return .emptyList
    }

    /// The name that stands for every text that Swift finds equal: `é` is one letter, or an `e` with a sign.
    mutating func spelling(of name: NameID) -> NameID {
        let text = program.text(name)
        if let first = spellings[text] { return first }
        spellings[text] = name
        return name
    }

    /// A value to compare with others: two are one if Swift finds them equal.
    mutating func comparable(_ value: LiteralValue) -> LiteralValue {
        guard case .string(let name) = value else { return value }
        return .string(spelling(of: name))
    }

    /// A text without `\( )`.
    mutating func plainText(_ syntax: StringLiteralSyntax, what: String) -> NameID? {
        if let first = syntax.exprs.first {
            report(.interpolationNotAllowed(in: what, at: place(first)))
            return nil
        }
        return program.names.intern(LexText.contents(syntax, in: sources[file])[...])
    }

    /// The case of an enum; an unknown one is reported with the nearest.
    mutating func enumCase(_ range: ByteRange, of id: EnumID) -> EnumCaseID? {
        let name = name(range)
        let decl = program.enums[id]
        if let found = caseTables[id]?[name] { return found }
        if mayDeclare(text(range), in: .enumeration(id)) { return nil }
        let shown = suggestionBudget > 0 ? decl.cases.count : 7
        let names = decl.cases.prefix(shown).map { program.text(program.enumCases[$0].name) }
        let nearest = nearestOrLonger(text(range), among: names)
        let finding = Diagnostic.unknownCase(
            text(range), of: program.text(decl.header.name), at: place(range), nearest: nearest,
            declared: decl.header.range, cases: names)
        report(finding, missing: range, in: .declaration(.enumeration(id)))
        return nil
    }

    /// For a raw value or title in place of the case: `.production` for `"Production"`.
    private mutating func enumCaseFix(_ node: SyntaxNode, of type: TypeID) -> FixIt? {
        guard case .enumeration(let id) = program.types[type] else { return nil }
        let wanted = LexText.contents(StringLiteralSyntax(node: node), in: sources[file])
        for caseID in program.enums[id].cases {
            guard case .string(let raw) = program.enumCases[caseID].rawValue, program.names[raw].elementsEqual(wanted)
            else { continue }
            return .replace(place(node), with: "." + program.text(program.enumCases[caseID].name))
        }
        return nil
    }

    /// What a literal is, for messages.
    func literalWords(_ node: SyntaxNode) -> String {
        switch node.kind {
        case .stringLiteral, .text: return "a text"
        case .integerLiteral: return "a whole number"
        case .decimalLiteral: return "a number"
        case .booleanLiteral: return "`\(text(node.range))`"
        case .nilLiteral: return "`nil`"
        case .memberLiteral: return "`\(text(node.range))`"
        case .listExpr: return "a list"
        case .callExpr: return "a call"
        case .colorLiteral, .assetValue: return "a colour"
        case .adaptiveValue: return "a colour with variants"
        case .fontValue: return "a font"
        case .range: return "a range"
        default: return "this"
        }
    }
}

extension SyntaxChildren {
    /// Whether there is no child.
    var isEmpty: Bool {
        var copy = self
        return copy.next() == nil
    }
}
