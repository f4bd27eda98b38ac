// In: a source file. Out: its tokens and its tree; findings go into the caller's bag.
// Invariant: a pure function of the bytes that returns a tree for every input.

import WidgetBase

/// Reads one file: checks that it is UTF-8, splits it into tokens and builds its tree.
///
/// Files do not depend on each other, so they may be parsed in parallel, each into a bag of its own.
///
/// - Parameters:
///   - source: the file.
///   - id: the file's index in the compilation; findings carry it.
///   - bag: receives what is wrong with the text, from encoding to grammar.
/// - Returns: the tokens and the tree. They are empty if the file is not UTF-8 or too large.
public func parse(_ source: SourceFile, id: FileID, into bag: inout DiagnosticBag) -> ParsedFile {
    parse(source, id: id, into: &bag, byteLimit: SourceFile.byteLimit)
}

/// As above, with the number of bytes that a file may have.
func parse(_ source: SourceFile, id: FileID, into bag: inout DiagnosticBag, byteLimit: Int) -> ParsedFile {
    let readable = lexable(source, id: id, into: &bag, byteLimit: byteLimit)
    var lexed = DiagnosticBag()
    let tokens = lex(readable, id: id, into: &lexed)
    var parser = Parser(readable, id: id, tokens: tokens)
    parser.noteUnread(lexed.diagnostics)
    parser.parseFile()
    // What is wrong with two braces may be told by each line between them.
    if parser.bag.errorCount > 1 || parser.passedDecl {
        let braces = BraceGuess.mixed(tokens, bytes: readable.bytes)
        if !braces.isEmpty {
            var other = Parser(readable, id: id, tokens: tokens, braces: braces)
            other.noteUnread(lexed.diagnostics)
            other.parseFile()
            // A declaration within another that layout does not show hides what stands in it. Braces around a whole
            // file are one mistake, though.
            let isHidden = parser.passedDecl && !other.passedDecl && !braces.stray.contains(tokens.count - 2)
            if isHidden || other.bag.errorCount < parser.bag.errorCount { parser = other }
        }
    }
    lexed.merge(parser.bag)
    bag.merge(withoutConflicts(lexed, in: readable, id: id))
    let tree = SyntaxTree(parser.takeBuilder(), docs: tokens.docs)
    return ParsedFile(id: id, tokens: tokens, tree: tree, unread: parser.unread)
}

/// The findings; of a file with two versions of some lines nothing but where they are. Marks in a text or a comment are
/// no mistake, so that they are looked for only where something is wrong.
private func withoutConflicts(_ bag: DiagnosticBag, in source: SourceFile, id: FileID) -> DiagnosticBag {
    let conflicts = bag.hasErrors ? MergeConflict.find(in: source.bytes) : []
    guard !conflicts.isEmpty else { return bag }
    var result = DiagnosticBag()
    for range in conflicts { result.add(LexDiagnostics.mergeConflict(SourceRange(file: id, bytes: range))) }
    return result
}

/// Splits a file into tokens.
///
/// - Parameter source: the file; its bytes are UTF-8, as `parse` makes sure.
public func lex(_ source: SourceFile, id: FileID, into bag: inout DiagnosticBag) -> TokenBuffer {
    var lexer = Lexer(source, id: id)
    lexer.lexFile()
    lexer.reportHiddenCharacters()
    bag.merge(lexer.bag)
    return lexer.tokens
}

/// The file, or an empty one in its place if its bytes are not text.
private func lexable(
    _ source: SourceFile, id: FileID, into bag: inout DiagnosticBag, byteLimit: Int
) -> SourceFile {
    if source.bytes.count > byteLimit {
        bag.add(LexDiagnostics.fileTooLarge(id))
    } else if let offset = UTF8Check.firstInvalidOffset(source.bytes) {
        bag.add(LexDiagnostics.notUTF8(id, offset: offset))
    } else {
        return source
    }
    return SourceFile(path: source.path, bytes: [])
}

extension Parser {
    /// file = { module-line | module-decl | enum-decl | struct-decl | extern-type | snapshot-decl | entity-decl
    ///      | style-decl | route-decl | intent-decl | action-decl | widget-decl | control-decl | bundle-decl }
    mutating func parseFile() {
        while !at(.endOfFile) {
            let before = position
            statementStart = position
            parseDecl()
            if position == before { skipToDecl() }
        }
        let mark = Mark(token: 0, pending: 0)
        // The end of the file belongs to the root, so that the root covers every byte.
        position = lastToken + 1
        finish(.file, mark)
    }

    private mutating func parseDecl() {
        if passForeignType() || passImports() || passUnopenedDecl() { return }
        if let meant = conformingDecl() ?? mislabeledDecl() {
            parseDecl(meant)
            finishDecl()
            return
        }
        if !atSwiftValue { passSwiftModifiers() }
        guard at(.identifier) else {
            if at(.rightBrace) {
                report { ParseDiagnostics.strayBrace($0.here) }
            } else if at(.semicolon) {
                report { ParseDiagnostics.straySemicolon($0.here) }
                takeLeaf(.error)
            } else if at(.minus), peek() == .minus || text(at: position) == "--" {
                report { ParseDiagnostics.foreignComment($0.place($0.range($0.position, $0.position + 2))) }
            } else if !at(.endOfFile), text(at: position) == "--" {
                report { ParseDiagnostics.foreignComment($0.here) }
            } else if !at(.endOfFile) {
                report { ParseDiagnostics.expectedDecl($0.here, found: $0.describeToken()) }
            }
            return
        }
        if let keyword, FirstTokens.file.keywords.contains(keyword),
            [.identifier, .text, .leftBrace].contains(peek()) || (keyword == .route && peek() == .leftParen)
        {
            parseDecl(keyword)
            finishDecl()
            return
        }
        if let meant = foreignDecl() {
            parseDecl(meant)
            finishDecl()
            return
        }
        let word = text(at: position)
        let nearest = peek() == .identifier ? nearestDecl(to: word) : nil
        report { ParseDiagnostics.unknownDecl($0.here, word: word, keyword: $0.keyword, nearest: nearest) }
        if let nearest {
            parseDecl(nearest)
            finishDecl()
        }
    }

    /// Whether `let`, `var`, `func` or `package` stands here, perhaps behind others, and no declaration behind it.
    private var atSwiftValue: Bool {
        mutating get {
            guard at(.identifier), let word = SwiftWord(rawValue: text(at: position)) else { return false }
            let next = modifiersEnd
            let isDecl = keyword(at: next).map { FirstTokens.file.keywords.contains($0) } ?? false
            return word.isModifier && !isDecl
        }
    }

    /// The declaration that a misspelt word probably means. A word of Swift or of a block is not misspelt.
    mutating func nearestDecl(to word: String) -> Keyword? {
        if SwiftWord(rawValue: word) != nil { return nil }
        if let keyword, Parser.isMemberSomewhere(keyword) { return nil }
        let found = NearestName.find(word, among: FirstTokens.file.keywords.lazy.map(\.text))
        return found.flatMap(Keyword.init(rawValue:))
    }

    private mutating func parseDecl(_ keyword: Keyword) {
        switch keyword {
        case .module: parseModuleDecl()
        case .enum: parseEnumDecl()
        case .struct: parseStructDecl()
        case .extern: parseExternType()
        case .snapshot: parseSnapshotDecl()
        case .entity: parseEntityDecl()
        case .style: parseStyleDecl()
        case .route: parseRouteDecl()
        case .intent: parseIntentDecl()
        case .action: parseActionDecl()
        case .widget: parseWidgetDecl()
        case .control: parseControlDecl()
        case .bundle: parseBundleDecl()
        default: break
        }
    }

    /// After a declaration nothing may follow on its line but a `;`.
    private mutating func finishDecl() {
        if at(.semicolon) {
            advance()
        } else if !endsHere {
            report {
                ParseDiagnostics.expectedEnd($0.here, found: $0.describeToken(), after: $0.text(at: $0.position - 1))
            }
            skipToDecl()
        }
    }

    /// Passes everything up to the next line that starts a declaration: one finding for all of it.
    private mutating func skipToDecl() {
        let mark = mark()
        repeat {
            if at(.leftBrace) { skipBalanced() } else { advance() }
        } while !at(.endOfFile) && !isDeclStart(position) && !isWrongDeclStart(position)
        finish(.error, mark)
    }

    /// Whether a line has the form of a declaration, but its first word is misspelt or one of Swift.
    private mutating func isWrongDeclStart(_ index: Int) -> Bool {
        guard startsLine(index), kinds[index] == .identifier, !startsLine(index + 1),
            keyword(at: index).map({ !Parser.isMemberSomewhere($0) }) ?? true
        else { return false }
        if SwiftWord(rawValue: text(at: index)) != nil { return true }
        guard kinds[index + 1] == .identifier else { return false }
        let third = kinds[min(index + 2, lastToken)]
        return third == .text || third == .leftBrace || third == .colon
    }

    /// The name after a declaration's keyword, and what Swift would have after it.
    ///
    /// Returns the token of the name, where there is one.
    @discardableResult
    mutating func parseDeclName(_ what: String, isTitled: Bool = false) -> Int {
        takeKeyword()
        passWordBeforeName()
        parseName(what, isTitled: isTitled)
        let name = position - 1
        passRepeatedWord()
        passDashes(after: name)
        // What stands behind the name of a style is an axis.
        if keyword(at: statementStart) != .style { passConformances(of: isTitled ? name : nil) }
        return name
    }

    /// Reports and passes the `class` of `enum class Name`.
    private mutating func passWordBeforeName() {
        guard at(.identifier), !endsHere, peek() == .identifier, !startsLine(position + 1),
            let word = Parser.declarators[text(at: position)] ?? (isRepeated(position) ? text(at: position) : nil)
        else { return }
        report { parser in
            let gap = ByteRange(start: parser.starts[parser.position], end: parser.starts[parser.position + 1])
            return ParseDiagnostics.wordBeforeName(
                parser.place(gap), word: word, keyword: parser.text(at: parser.position - 1))
        }
        advance()
    }

    private static let declarators = ["class": "class", "struct": "struct", "type": "type", "enum": "enum"]

    /// Reports and passes `: Conformance, Conformance`.
    ///
    /// - Parameter titled: the name of a declaration whose title is still to come.
    mutating func passConformances(of titled: Int?) {
        guard at(.colon), !endsHere else { return }
        let colon = position
        var end = position + 1
        while !startsLine(end), [.identifier, .comma, .dot].contains(kinds[end]) { end += 1 }
        // A text behind it is the title.
        if kinds[end] == .text, end == colon + 1 { return }
        report {
            let range = $0.place($0.range(colon, end))
            guard let titled, $0.kinds[end] == .leftBrace else { return ParseDiagnostics.conformance(range) }
            return ParseDiagnostics.titledConformance(
                range, keyword: $0.text(at: titled - 1), name: $0.text(at: titled))
        }
        advance(to: end)
        if titled != nil, at(.leftBrace) { silence() }
    }

    /// name title "{" { member } "}"
    mutating func parseTitledDecl(
        _ kind: SyntaxKind, _ word: Keyword, _ first: FirstTokens, _ parseMember: (inout Parser) -> Void
    ) {
        let mark = mark()
        let name = parseDeclName("the name of the \(word.text)", isTitled: true)
        parseTitle(of: name)
        passConformances(of: nil)
        parseBlock("`\(word.text)`", first, parseMember)
        finish(kind, mark)
    }

    /// name "{" { member } "}"
    mutating func parseUntitledDecl(
        _ kind: SyntaxKind, _ word: Keyword, _ first: FirstTokens, _ parseMember: (inout Parser) -> Void
    ) {
        let mark = mark()
        parseDeclName("the name of the \(word.text)")
        if atText {
            report { ParseDiagnostics.titleNotHere($0.here, word: word.text) }
            advance()
        }
        parseBlock("`\(word.text)`", first, parseMember)
        finish(kind, mark)
    }
}
