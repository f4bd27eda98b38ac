// In: a parser before a declaration of Swift. Out: the parser behind it, or before what it is read as, and one finding.
// Invariant: a type is read as a declaration of the language only if its members can be; all else is passed as a whole.

import WidgetBase

extension Parser {
    /// The declaration that a type of Swift with this conformance is written as.
    private static func declaration(conformingTo name: String) -> Keyword? {
        switch name {
        case "Widget": return .widget
        case "WidgetBundle": return .bundle
        case "ControlWidget": return .control
        case "AppEntity", "TransientAppEntity", "IndexedEntity": return .entity
        case "AppEnum": return .enum
        case "WidgetConfigurationIntent", "ControlConfigurationIntent": return .intent
        case "AppIntent", "SetValueIntent", "OpenIntent": return .action
        default: return nil
        }
    }

    /// What is said of a type of Swift.
    private struct TypeHead {
        let start: Int
        let name: Int
        /// The token behind the conformances.
        let end: Int
        let conformance: String
    }

    /// Reports and passes `struct Name: View { … }` and its like. False if no such type stands here.
    mutating func passForeignType() -> Bool {
        guard let head = typeHead else { return false }
        let meant = Parser.declaration(conformingTo: head.conformance)
        let advice = ForeignType.advice(conformingTo: head.conformance)
        guard meant != nil || advice != nil, meant == nil || hasSwiftBody(head.end) else { return false }
        report {
            let range = $0.place($0.range(head.start, head.end))
            if let meant {
                return ParseDiagnostics.conformingStruct(
                    range, name: $0.text(at: head.name), keyword: meant, isSwift: true)
            }
            return ParseDiagnostics.foreignType(range, conformance: head.conformance, advice: advice ?? "")
        }
        let mark = mark()
        advance(to: head.end)
        if at(.leftBrace) { skipBalanced() }
        finish(.error, mark)
        return true
    }

    /// `struct Name: Widget`, which is reported with its conformance; the keyword by which it is written here.
    mutating func conformingDecl() -> Keyword? {
        guard let head = typeHead, let meant = Parser.declaration(conformingTo: head.conformance),
            keyword(at: head.start) != meant
        else { return nil }
        report {
            ParseDiagnostics.conformingStruct(
                $0.place($0.range(head.start, head.end)), name: $0.text(at: head.name), keyword: meant, isSwift: false)
        }
        if head.start > position {
            takeError(to: head.start)
            statementStart = position
        }
        silence(through: head.end)
        return meant
    }

    private var typeHead: TypeHead? {
        mutating get {
            let start = modifiersEnd
            let isType =
                keyword(at: start) == .struct || keyword(at: start) == .enum
                || [.class, .extension].contains(SwiftWord(rawValue: text(at: start)))
            guard isType, start + 3 < lastToken, kinds[start + 1] == .identifier, kinds[start + 2] == .colon,
                kinds[start + 3] == .identifier
            else { return nil }
            var end = start + 3
            var conformance = text(at: end)
            while !startsLine(end), [.identifier, .comma, .dot].contains(kinds[end]) {
                let name = text(at: end)
                if Parser.declaration(conformingTo: name) != nil || ForeignType.advice(conformingTo: name) != nil {
                    conformance = name
                }
                end += 1
            }
            return TypeHead(start: start, name: start + 1, end: end, conformance: conformance)
        }
    }

    /// How far is looked for words of Swift.
    private static let bodyLimit = 2000

    /// Whether the members between the braces here are those of Swift.
    private mutating func hasSwiftBody(_ brace: Int) -> Bool {
        guard kinds[brace] == .leftBrace else { return false }
        var depth = 0
        for index in brace..<min(brace + Parser.bodyLimit, lastToken) {
            switch kinds[index] {
            case .leftBrace: depth += 1
            case .rightBrace:
                depth -= 1
                if depth == 0 { return false }
            case .atSign where depth == 1: return true
            case .identifier where depth == 1 && (startsLine(index) || index == brace + 1):
                if SwiftWord(rawValue: text(at: index)) != nil { return true }
            default: break
            }
        }
        return false
    }

    /// Reports and passes `import Name`, with those on the lines below it. False if none stands here.
    mutating func passImports() -> Bool {
        guard at(.identifier), SwiftWord(rawValue: text(at: position)) == .import else { return false }
        var end = position
        while kinds[end] == .identifier, startsLine(end) || end == position,
            SwiftWord(rawValue: text(at: end)) == .import, end < lastToken
        {
            repeat { end += 1 } while end < lastToken && !startsLine(end)
        }
        report { parser in
            // What is written about the next declaration, or about an import, is none of it.
            var ranges: [ByteRange] = []
            for index in parser.position..<end where index == parser.position || parser.startsLine(index) {
                var next = index + 1
                while next < end, !parser.startsLine(next) { next += 1 }
                var range = parser.range(index, next)
                let count = parser.source.bytes.count
                while Int(range.end) < count, parser.source.bytes[Int(range.end)] <= 0x20 { range.end += 1 }
                if let last = ranges.last, last.end == range.start {
                    ranges[ranges.count - 1].end = range.end
                } else {
                    ranges.append(range)
                }
            }
            return ParseDiagnostics.imports(parser.here, all: ranges.map { parser.place($0) })
        }
        takeError(to: end)
        return true
    }
}
