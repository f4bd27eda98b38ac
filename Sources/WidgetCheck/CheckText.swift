// In: texts of the description. Out: texts of the program, escapes resolved and values typed.
// Invariant: no segment is an empty literal; what a text must not show is reported at the `\( )`.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// What a text is for, which decides what its `\( )` may hold.
enum TextRole {
    /// Read by people.
    case display
    /// Read by people; left out where its value is nil.
    case subtitle
    /// Data.
    case data
}

extension Checker {
    /// A text that holds no values.
    mutating func checkText(_ syntax: TextSyntax?) -> TextID {
        guard let syntax, let string = syntax.string else { return TextID(rawValue: 0) }
        if let first = string.exprs.first {
            report(.interpolationNotAllowed(in: "this text", at: place(first)))
            return TextID(rawValue: 0)
        }
        let text = appendText(string, key: syntax.key, comment: syntax.comment)
        reportEmpty(text)
        return text
    }

    /// Reports a text that people read if it says nothing.
    mutating func reportEmpty(_ id: TextID) {
        let isEmpty = program.texts[id].segments.allSatisfy { segment in
            guard case .literal(let text) = segment else { return false }
            return program.names[text].allSatisfy { $0 <= 0x20 }
        }
        if isEmpty { report(.emptyDisplayText(at: program.texts[id].range)) }
    }

    /// The text of a literal that holds no values, with key and comment.
    mutating func appendText(
        _ string: StringLiteralSyntax,
        key: StringLiteralSyntax? = nil,
        comment: StringLiteralSyntax? = nil
    ) -> TextID {
        let contents = LexText.contents(string, in: sources[file])
        var text = DisplayText(segments: [], purpose: .display, range: place(string.range))
        if !contents.isEmpty { text.segments = [.literal(program.names.intern(contents[...]))] }
        text.key = key.flatMap { plainText($0, what: "`key`") }
        text.comment = comment.flatMap { plainText($0, what: "`comment`") }
        return program.texts.append(text)
    }

    /// A text that may hold values, read in a scope.
    mutating func checkText(_ string: StringLiteralSyntax, for role: TextRole, in scope: ExprScope) -> TextID {
        var text = DisplayText(segments: [], purpose: role == .data ? .data : .display, range: place(string.range))
        for segment in LexText.segments(string, in: sources[file]) {
            switch segment {
            case .text(let bytes):
                text.segments.append(.literal(program.names.intern(bytes[...])))
            case .expr(let node):
                let value = checkExpr(node, expecting: nil, in: scope)
                checkInterpolated(value, node, for: role)
                text.segments.append(.value(value.id))
            }
        }
        return program.texts.append(text)
    }

    private mutating func checkInterpolated(_ value: TypedExpr, _ node: SyntaxNode, for role: TextRole) {
        if program.types[value.type] == .invalid { return }
        var type = value.type
        if program.types.isOptional(type) {
            if role == .subtitle {
                type = program.types.unwrapped(type)
            } else {
                report(.optionalInText(typeText(type), at: place(node), fix: coalesceFix(node, type)))
                return
            }
        }
        switch (program.types[type], role) {
        case (.string, _), (.int, _), (.uuid, _), (.invalid, _):
            return
        case (.enumeration, .display), (.enumeration, .subtitle), (.text, .display), (.text, .subtitle):
            return
        case (.double, .data), (.bool, .data):
            return
        default:
            report(.notInterpolable(typeText(type), isData: role == .data, at: place(node)))
        }
    }

    /// A table has one text for each key, whether a description gives the key or the text is its own.
    mutating func checkTextKeys() {
        var first: [ModuleID: [[UInt8]: (value: String, range: SourceRange)]] = [:]
        for text in program.texts.rows where text.purpose != .data {
            let file = text.range.file.index
            let format = LocalizedFormat(text, in: program)
            guard fileModules.indices.contains(file), format.isTranslatable else { continue }
            let module = fileModules[file]
            let key = text.key.map { program.text($0) } ?? format.key
            guard let known = first[module]?[Array(key.utf8)] else {
                first[module, default: [:]][Array(key.utf8)] = (format.value, text.range)
                continue
            }
            if !known.value.utf8.elementsEqual(format.value.utf8) {
                report(.conflictingKey(key, at: text.range, first: known.range))
            }
        }
    }
}
