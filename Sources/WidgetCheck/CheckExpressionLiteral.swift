// In: literals in expressions. Out: typed nodes; a literal has the type that its place expects, if that is one of its.
// Invariant: without an expected type a text is a `String`, a whole number an `Int`, another number a `Double`.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkLiteralExpr(
        _ node: SyntaxNode,
        expecting expected: TypeID?,
        in scope: ExprScope
    ) -> TypedExpr {
        let wanted = expected.map { program.types.unwrapped($0) }
        switch node.kind {
        case .stringLiteral:
            return checkString(StringLiteralSyntax(node: node), wanted: wanted, in: scope)
        case .integerLiteral:
            if let wanted, program.types[wanted] == .double { return checkDouble(node) }
            guard let value = LexNumber.integer(node, in: sources[file]) else {
                return invalidExpr(node)
            }
            return append(.int(value), program.types.int, node)
        case .decimalLiteral:
            return checkDouble(node)
        case .booleanLiteral:
            return append(.bool(node.keyword == .true), program.types.bool, node)
        case .nilLiteral:
            guard let expected else {
                report(.uninferredType("`nil`", at: place(node)))
                return invalidExpr(node)
            }
            if program.types.isOptional(expected) { return append(.nil, expected, node) }
            if program.types[expected] == .invalid { return invalidExpr(node) }
            report(.nilNotAllowed(typeText(expected), at: place(node)))
            return invalidExpr(node)
        case .memberLiteral:
            return checkMemberLiteral(MemberLiteralSyntax(node: node), wanted: wanted, in: scope)
        default:
            return checkList(ListExpr(node: node), expecting: wanted, in: scope.inner)
        }
    }

    private mutating func checkString(
        _ syntax: StringLiteralSyntax,
        wanted: TypeID?,
        in scope: ExprScope
    ) -> TypedExpr {
        if let wanted, let address = checkPlainValue(syntax, as: wanted) { return address }
        let isText = wanted.map { program.types[$0] == .text } ?? false
        let text = checkText(syntax, for: isText ? .display : .data, in: scope.inner)
        if isText { return append(.text(text), program.types.text, syntax.node) }
        return append(.string(text), program.types.string, syntax.node)
    }

    /// A text where a `URL` or a `UUID` is expected; nil where none is.
    private mutating func checkPlainValue(_ syntax: StringLiteralSyntax, as wanted: TypeID) -> TypedExpr? {
        let isURL = wanted == program.types.url
        guard isURL || wanted == program.types.uuid, !syntax.isInterpolated else { return nil }
        let contents = LexText.contents(syntax, in: sources[file])
        if isURL, !Checker.isWebAddress(contents) {
            report(.invalidURL(String(decoding: contents, as: UTF8.self), at: place(syntax.node)))
            return invalidExpr(syntax.node)
        }
        if !isURL, UUIDText.bytes(contents) == nil {
            report(.invalidUUID(String(decoding: contents, as: UTF8.self), at: place(syntax.node)))
            return invalidExpr(syntax.node)
        }
        let segment = TextSegment.literal(program.names.intern(contents[...]))
        let plain = DisplayText(segments: [segment], purpose: .data, range: place(syntax.node))
        let text = program.texts.append(plain)
        return append(.string(text), isURL ? program.types.url : wanted, syntax.node)
    }

    private mutating func checkDouble(_ node: SyntaxNode) -> TypedExpr {
        guard LexNumber.double(node, in: sources[file]) != nil else {
            return invalidExpr(node)
        }
        let digits = program.names.intern(LexNumber.decimal(node, in: sources[file]))
        return append(.double(digits), program.types.double, node)
    }

    private mutating func checkMemberLiteral(
        _ syntax: MemberLiteralSyntax,
        wanted: TypeID?,
        in scope: ExprScope
    ) -> TypedExpr {
        guard let range = syntax.name else { return invalidExpr(syntax.node) }
        guard let wanted else {
            report(.uninferredType("`.\(text(range))`", at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
        switch program.types[wanted] {
        case .enumeration(let id):
            guard let found = enumCase(range, of: id) else { return invalidExpr(syntax.node) }
            return append(.enumCase(found), wanted, syntax.node)
        case .family:
            guard let family = family(range) else { return invalidExpr(syntax.node) }
            if !scope.families.isEmpty, !scope.families.contains(family) {
                report(.undeclaredFamily([family.name], at: place(range)))
            }
            return append(.familyCase(family), wanted, syntax.node)
        case .invalid:
            return invalidExpr(syntax.node)
        default:
            report(.caseOfOtherType(text(range), expected: typeText(wanted), at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
    }

    /// `systemSmall` for `small`.
    private static func family(endingIn word: String) -> String? {
        guard word.utf8.count > 3 else { return nil }
        let letters = word.lowercased().filter { $0 != "_" }
        return WidgetFamily.allCases.map(\.name).first { $0.lowercased().hasSuffix(letters) }
    }

    /// The family that a list names; what stands behind a dot there the parser has reported.
    mutating func listedFamily(_ range: ByteRange) -> WidgetFamily? {
        let isBehindDot = range.start > 0 && sources[file].bytes[Int(range.start) - 1] == UInt8(ascii: ".")
        let isKnown = WidgetFamily.allCases.contains { $0.name == text(range) }
        return isBehindDot && !isKnown ? nil : family(range)
    }

    /// The family with a name; an unknown one is reported.
    mutating func family(_ range: ByteRange) -> WidgetFamily? {
        let word = text(range)
        if let family = WidgetFamily.allCases.first(where: { $0.name == word }) { return family }
        let nearest = nearestName(word, among: WidgetFamily.allCases.map(\.name)) ?? Checker.family(endingIn: word)
        report(.unknownFamily(word, at: place(range), nearest: nearest))
        return nil
    }

    /// A list; elements that are nil are dropped, so that an element may be optional.
    private mutating func checkList(
        _ syntax: ListExpr,
        expecting expected: TypeID?,
        in scope: ExprScope
    ) -> TypedExpr {
        var element = expected.flatMap { program.types.element($0) }
        if expected.map({ program.types[$0] == .invalid }) ?? false { element = program.types.invalid }
        var values: [ExprID] = []
        for item in syntax.elements {
            let hint = element.map { program.types.optional($0) }
            let value = checkExpr(item, expecting: hint, in: scope)
            if let hint, let element, !fits(value.type, hint) { reportMismatch(value.type, item, expected: element) }
            if element == nil { element = program.types.unwrapped(value.type) }
            values.append(value.id)
        }
        guard let element else {
            report(.uninferredType("`[]`", at: place(syntax.range)))
            return invalidExpr(syntax.node)
        }
        return append(
            .list(appendArguments(values.map { Argument(value: $0) })), program.types.list(element), syntax.node)
    }

    mutating func appendArguments(_ arguments: [Argument]) -> IDRange<ArgumentID> {
        let start = program.arguments.nextID
        for argument in arguments { program.arguments.append(argument) }
        return IDRange(start: start, end: program.arguments.nextID)
    }
}
