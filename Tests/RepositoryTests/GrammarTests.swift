// In: `Grammar/widget.ebnf`, the tables of words and tokens, and the parser's sources. Out: where they disagree.
// Invariant: each comparison is made both ways, so that neither side may have more than the other.

import Foundation
import TestSupport
import Testing
import WidgetBase
import WidgetSyntax

@Suite struct GrammarTests {
    private static let grammar = Result {
        try Grammar(text: RepositoryFile(Repository.root.appendingPathComponent("Grammar/widget.ebnf")).text)
    }

    @Test func everyNameOfAProductionIsDefined() throws {
        let grammar = try Self.grammar.get()
        #expect(grammar.productions.count > 70)
        #expect(grammar.undefinedNames == [])
    }

    // MARK: Words and tokens

    @Test func wordsAreTheKeywords() throws {
        let words = Set(try Self.grammar.get().literals.filter(\.isWord))
        #expect(words.subtracting(["_"]) == Set(Keyword.allCases.map(\.text)))
    }

    @Test func signsAreTheTokens() throws {
        let signs = Set(try Self.grammar.get().literals.filter { !$0.isWord })
        let spellings = Set(TokenKind.allCases.compactMap(\.spelling))
        // `;` is a form of END. `@` is a token so that the parser can say what is wrong with an attribute.
        #expect(spellings.subtracting([";", "@"]) == signs)
    }

    // MARK: Kinds of nodes

    /// Productions whose nodes are not named as they are.
    private static let kinds: [String: [SyntaxKind]] = [
        // A title is a text, an axis a name; the tree does not tell them apart.
        "title": [.text],
        "axis": [.name],
        // Alternatives of which each has a kind of its own.
        "type": [.namedType, .listType, .optionalType],
        "literal": [
            .stringLiteral, .integerLiteral, .decimalLiteral, .booleanLiteral, .nilLiteral, .memberLiteral,
        ],
        "value": [.listExpr, .callExpr],
        "pattern": [.tuplePattern],
        "simple": [.wildcardPattern, .range],
        "style-row": [.styleRow, .defaultPattern],
        "cell-value": [.fontValue, .fontArgument],
        "color-value": [.colorLiteral, .assetValue, .adaptiveValue, .adaptiveVariant],
        "param": [.param, .modifiers],
        "param-default": [.paramDefault, .firstDefault, .followDefault, .idDefault],
        "options": [.optionList, .optionTable],
        "option-item": [.optionSection, .optionCase],
        "size": [.familySize],
        "route-decl": [.routeDecl, .routeParameter],
        "text": [.text, .textKey, .textComment],
        "refresh": [.refreshAfter, .refreshDaily, .refreshAtEnd, .refreshNever],
        "moment": [.midnightMoment],
        "entries-item": [.everyItem, .atItem, .limitItem, .expiresItem],
        "bundle-item": [.bundleItem, .externItem, .flagItem],
        // Expressions, whose kinds end in `Expr`.
        "expr": [.ternaryExpr],
        "or": [.orExpr],
        "and": [.andExpr],
        "comparison": [.comparisonExpr],
        "coalesce": [.coalesceExpr],
        "shift": [.shiftExpr],
        "unary": [.notExpr],
        "postfix": [.memberExpr, .subscriptExpr],
        "method": [.methodExpr, .keyPath],
        "primary": [.elementExpr, .nameExpr, .listExpr, .parenExpr],
        "call": [.callExpr, .argument],
        // Settings: `xMember` for each, and what only one of them has.
        "module-member": [.platformVersion],
        "case-detail": [.imageAssetMember],
        "snapshot-member": [],
        "entity-member": [
            .imageAssetMember, .imageFileMember, .imageDataMember, .imageFieldMember, .sourceRowsMember,
        ],
        "intent-member": [],
        "param-detail": [.dateKindMember],
        "action-member": [],
        "common-member": [.loaderMember],
        "widget-member": [
            .recommendEachMember, .legacyAssignment, .relevantCondition, .relevantSpan, .entriesCondition,
            .viewChoice,
        ],
        "control-member": [],
    ]

    /// Kinds that stand for no production.
    private static let structure: Set<SyntaxKind> = [
        .error, .missing, .word, .operatorToken, .stringLiteral, .textPiece,
    ]

    @Test func everyProductionHasAKind() throws {
        let names = Set(SyntaxKind.allCases.map { "\($0)" })
        for production in try Self.grammar.get().productions.keys where Self.kinds[production] == nil {
            #expect(names.contains(Grammar.camelCase(production)), "no kind for \(production)")
        }
    }

    @Test func everyKindHasAProduction() throws {
        let grammar = try Self.grammar.get()
        let named = Set(grammar.productions.keys.map(Grammar.camelCase))
        let listed = Set(Self.kinds.values.joined())
        for kind in SyntaxKind.allCases where !listed.contains(kind) && !Self.structure.contains(kind) {
            let name = "\(kind)"
            // A setting `x` has the kind `xMember`.
            let setting = name.hasSuffix("Member") ? String(name.dropLast("Member".count)) : nil
            let isSetting = setting.map { Keyword(rawValue: $0) != nil } ?? false
            #expect(isSetting || named.contains(name), "no production for \(kind)")
        }
        #expect(Set(Self.kinds.keys).subtracting(grammar.productions.keys) == [])
    }

    // MARK: Parse functions

    /// Productions that are parsed by a function with another name.
    private static let functions: [String: String] = [
        // Which of the two stands there shows after the name.
        "module-line": "parseModuleDecl",
        "axis": "parseStyleDecl",
        // One function for all levels keeps the stack small.
        "or": "parseBinary", "and": "parseBinary", "comparison": "parseBinary", "coalesce": "parseBinary",
        // The setting and what it takes are one.
        "size": "parseSizeMember", "options": "parseOptionsMember",
        // The function says whether there is one.
        "color-value": "parseColorValueIfPresent",
        // The first words of a list of options decide what an option is in it.
        "snapshot-member": "parseSnapshotMember",
    ]

    @Test func everyProductionHasAParseFunctionWithItsGrammar() throws {
        let grammar = try Self.grammar.get()
        let sources = try RepositoryFile.all(in: "Sources/WidgetSyntax/Parse", suffix: ".swift").map(\.text)
        let written = GrammarComments(sources)
        for (production, rule) in grammar.texts.sorted(by: { $0.key < $1.key }) {
            let camelCase = Grammar.camelCase(production)
            let function =
                Self.functions[production] ?? "parse" + camelCase.prefix(1).uppercased() + camelCase.dropFirst()
            #expect(written.functions.contains(function), "\(production): no function \(function)")
            #expect(written.rules[production]?.function == function, "\(production): not above \(function)")
            #expect(written.rules[production]?.text == rule, "\(production): \(function) says something else")
        }
        #expect(Set(written.rules.keys).subtracting(grammar.texts.keys) == [])
    }

    // MARK: First tokens

    /// Each set of `FirstTokens` with the part of the grammar that it belongs to.
    private static let firstSets: [(name: String, rule: String, set: FirstTokens)] = [
        ("file", "file", .file),
        ("moduleMember", "module-member", .moduleMember),
        ("enumItem", "enum-case | \"persistentIdentifier\" STRING END", .enumItem),
        ("caseDetail", "case-detail", .caseDetail),
        ("field", "field", .field),
        ("snapshotMember", "snapshot-member", .snapshotMember),
        ("entityMember", "entity-member", .entityMember),
        ("idDetail", "\"was\" name END", .idDetail),
        ("call", "call", .call),
        ("styleItem", "column | style-row | contrast", .styleItem),
        ("intentMember", "intent-member", .intentMember),
        ("paramDefault", "param-default", .paramDefault),
        ("paramDetail", "param-detail", .paramDetail),
        ("inputOption", "input-option", .inputOption),
        ("optionItem", "option-item", .optionItem),
        ("actionMember", "action-member", .actionMember),
        ("commonMember", "common-member", .commonMember),
        ("widgetMember", "widget-member", .widgetMember),
        ("controlMember", "control-member", .controlMember),
        ("entryField", "entry-field", .entryField),
        ("assignment", "assignment", .assignment),
        ("entriesItem", "entries-item", .entriesItem),
        ("refresh", "refresh", .refresh),
        ("bundleItem", "bundle-item", .bundleItem),
        ("literal", "literal", .literal),
        ("method", "method", .method),
        ("platform", "platform", .platform),
        (
            "durationUnit",
            FirstTokens.durationUnit.keywords.map { "\"\($0.text)\"" }.joined(separator: " | "),
            .durationUnit
        ),
    ]

    @Test func firstTokensAreThoseOfTheGrammar() throws {
        let grammar = try Self.grammar.get()
        for (name, rule, set) in Self.firstSets {
            let first = try grammar.first(ofRule: rule)
            #expect(first.keywords == Set(set.keywords), "\(name)")
            #expect(first.kinds == Set(set.kinds), "\(name)")
            #expect(set.keywords.count == Set(set.keywords).count, "\(name) names a word twice")
        }
        let duration = try #require(grammar.texts["duration"])
        let units = try Grammar.words(of: duration).filter { $0.hasPrefix("\"") }
        #expect(units == FirstTokens.durationUnit.keywords.map { "\"\($0.text)\"" })
    }

    @Test func everyFirstSetIsCompared() throws {
        let file = try RepositoryFile(
            Repository.sources.appendingPathComponent("WidgetSyntax/Parse/FirstTokens.swift"))
        let defined = file.text.matches(of: /public static let (\w+)/).map { String($0.output.1) }
        #expect(defined.sorted() == Self.firstSets.map(\.name).sorted())
    }

    /// The beginnings of blocks, by the set of words that their members start with.
    private static let blocks: [(text: String, first: FirstTokens)] = [
        ("module M {", .moduleMember), ("enum E \"E\" {", .enumItem),
        ("enum E \"E\" { case a \"A\" {", .caseDetail), ("snapshot S {", .snapshotMember),
        ("entity E \"E\" {", .entityMember), ("intent I \"I\" {", .intentMember),
        ("intent I \"I\" { param p \"P\": Int {", .paramDetail), ("action A \"A\" {", .actionMember),
        ("widget W \"W\" {", .widgetMember), ("control C \"C\" {", .controlMember),
        ("widget W \"W\" { entries {", .entriesItem),
    ]

    /// The parser takes the words of a set, and reports every other word as no member of the block.
    @Test(arguments: blocks.indices)
    func parserTakesTheWordsOfItsSet(_ index: Int) {
        let (text, first) = Self.blocks[index]
        for keyword in Keyword.allCases {
            var bag = DiagnosticBag()
            let closers = String(repeating: "\n}", count: text.filter { $0 == "{" }.count)
            let source = SourceFile(path: "test.widget", bytes: Array("\(text)\n\(keyword.text) x\(closers)".utf8))
            _ = parse(source, id: FileID(rawValue: 0), into: &bag)
            // A line `module x` starts a declaration, wherever it stands.
            let refusals: [DiagnosticCode] = [.unknownMember, .unsupportedSwift, .unclosedBrace]
            let isRefused = bag.diagnostics.contains { refusals.contains($0.code) }
            // In a block with fields, `word x` may be a field whose colon is missing.
            if first.hasFields, !first.keywords.contains(keyword) { continue }
            #expect(isRefused != first.keywords.contains(keyword), "`\(keyword.text)` in `\(text)`")
        }
    }
}

extension String {
    /// Whether a literal of the grammar is a word rather than a sign.
    fileprivate var isWord: Bool { allSatisfy { $0.isLetter || $0 == "_" } }
}
