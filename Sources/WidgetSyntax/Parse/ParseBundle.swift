// In: a parser before `bundle`. Out: a `bundleDecl`.
// Invariant: a word by itself is the name of a widget or control, even if it is `extern` or `flag`.

import WidgetBase

extension Parser {
    /// bundle-decl = "bundle" name "{" { bundle-item } "}"
    mutating func parseBundleDecl() {
        parseUntitledDecl(.bundleDecl, .bundle, .bundleItem) { $0.parseBundleItem() }
    }

    /// bundle-item = "extern" name [ platform version { "," platform version } ] END
    ///             | "flag" name "{" { bundle-item } "}" | name END
    private mutating func parseBundleItem() {
        passSwiftModifiers()
        if passBundleCondition() { return }
        guard at(.identifier), !(keyword?.isReserved ?? false) else { return }
        let mark = mark()
        let hasName = peek() == .identifier && !startsLine(position + 1)
        if at(.extern), hasName {
            advance()
            parseName("the name of a widget")
            if at(.identifier), !endsHere { parsePlatformVersions() }
            finish(.externItem, mark)
        } else if at(.flag), hasName {
            advance()
            parseName("the name of a flag")
            parseBlock("`flag`", .bundleItem) { $0.parseBundleItem() }
            finish(.flagItem, mark)
        } else if hasName, ["activity", "liveActivity", "LiveActivity", "external"].contains(text(at: position)) {
            report { ParseDiagnostics.foreignBundleItem($0.here, name: $0.text(at: $0.position + 1)) }
            advance()
            parseName("the name of a widget")
            finish(.externItem, mark)
        } else {
            parseName("the name of a widget")
            if at(.leftParen), !endsHere {
                report { ParseDiagnostics.bundleCall($0.here, name: $0.text(at: mark.token)) }
                skipBalanced()
            }
            finish(.bundleItem, mark)
        }
    }

    /// Reports `if #available(…) { … }` and its like, of which the widgets between the braces are read. False if none
    /// stands here.
    private mutating func passBundleCondition() -> Bool {
        guard at(.identifier), let word = SwiftWord(rawValue: text(at: position)), word == .if || word == .else,
            !startsLine(position + 1), ![.rightBrace, .semicolon].contains(peek())
        else { return false }
        var brace = position + 1
        while brace < lastToken, !startsLine(brace), kinds[brace] != .leftBrace { brace += 1 }
        guard kinds[brace] == .leftBrace else { return false }
        if word == .if { report { ParseDiagnostics.bundleCondition($0.here, isVersion: $0.peek() == .color) } }
        takeError(to: brace + 1)
        silence(through: brace)
        while !at(.rightBrace), !at(.endOfFile), !isDeclStart(position) {
            let before = position
            statementStart = position
            parseBundleItem()
            if at(.semicolon) || position == before { advance() }
        }
        if at(.rightBrace) { takeLeaf(.error) }
        if at(.identifier), SwiftWord(rawValue: text(at: position)) == .else { _ = passBundleCondition() }
        return true
    }
}
