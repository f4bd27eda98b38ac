// In: the details of parameters. Out: what each of Apple's arguments is given.
// Invariant: a detail stands in the program only if the table has its argument for the parameter's kind and form.

import WidgetBase
import WidgetModel
import WidgetSyntax

extension Checker {
    mutating func checkDetails(_ syntax: ParamSyntax, of id: ParameterID) {
        var seen = MemberSet()
        var details: [SyntaxNode] = []
        for detail in syntax.details where isFirst(detail, in: &seen) {
            details.append(detail)
            switch detail.kind {
            case .descriptionMember: program.parameters[id].description = checkText(TextMember(node: detail).text)
            case .optionsMember: checkOptions(OptionsMember(node: detail), of: id)
            default: continue
            }
        }
        // Which initialiser declares the parameter decides what else there can be.
        for detail in details where detail.kind == .sizeMember { checkSize(SizeMember(node: detail), of: id) }
        for detail in details {
            guard detail.kind != .sizeMember, let argument = ParameterArgument(detail: detail.kind),
                takes(argument, detail, parameter: id)
            else { continue }
            checkDetail(detail, of: id)
        }
        checkOptionsWithin(details, of: id)
        // What is offered without a dependency is read after the options, which decide whether it means anything.
        for detail in details where detail.kind == .unsetMember { checkUnset(UnsetMember(node: detail), of: id) }
    }

    /// Whether Apple's initialiser for the parameter takes what a detail says.
    private mutating func takes(
        _ argument: ParameterArgument,
        _ detail: SyntaxNode,
        parameter id: ParameterID
    ) -> Bool {
        let parameter = program.parameters[id]
        guard let kind = program.types.parameterKind(parameter.type) else { return false }
        let word = keywordText(detail)
        guard kind.takes(argument) else {
            let able = ParameterKind.allCases.filter { $0.takes(argument) }.map(\.words)
            report(.detailNotAllowed(word, of: able, found: typeText(parameter.type), at: keywordPlace(detail)))
            return false
        }
        let form = program.form(of: parameter)
        guard kind.arguments(in: form).contains(argument) else {
            report(.detailBeside(word, form == .sized ? "size" : "options", at: keywordPlace(detail)))
            return false
        }
        return true
    }

    private mutating func checkDetail(_ detail: SyntaxNode, of id: ParameterID) {
        switch detail.kind {
        case .promptMember:
            program.parameters[id].details.prompt = checkText(TextMember(node: detail).text)
        case .disambiguationMember:
            program.parameters[id].details.disambiguation = checkText(TextMember(node: detail).text)
        case .onlyMember: checkOnly(OnlyMember(node: detail), of: id)
        case .rangeMember: checkRange(RangeMember(node: detail), of: id)
        case .controlMember: checkControl(WordMember(node: detail), of: id)
        case .dateKindMember:
            program.parameters[id].details.dateKind = WordMember(node: detail).word.flatMap {
                DateKind(rawValue: $0.text)
            }
        case .inputMember: checkInput(InputMember(node: detail), of: id)
        case .labelsMember:
            let labels = LabelsMember(node: detail)
            program.parameters[id].details.labels = BoolLabels(on: checkText(labels.on), off: checkText(labels.off))
        case .currencyCodesMember:
            program.parameters[id].details.currencyCodes = checkTexts(StringsMember(node: detail), .currencyCode)
        case .supportedTypesMember:
            program.parameters[id].details.supportedTypes = checkTexts(StringsMember(node: detail), .typeIdentifier)
        case .modeMember:
            program.parameters[id].details.mode = checkWord(NameMember(node: detail).name, of: "`mode`")
        case .displayStyleMember:
            program.parameters[id].details.displayStyle = checkWord(
                NameMember(node: detail).name, of: "`displayStyle`")
        default: return
        }
    }

    // MARK: Words

    /// The value of a vocabulary that a name stands for.
    private mutating func checkWord<Word: RawRepresentable & CaseIterable>(
        _ range: ByteRange?,
        of owner: String
    ) -> Word? where Word.RawValue == String {
        guard let range else { return nil }
        let word = text(range)
        if let value = Word(rawValue: word) { return value }
        let all = Word.allCases.map(\.rawValue)
        let nearest = nearestName(word, among: all)
        report(.unknownDetailWord(word, of: owner, among: all, at: place(range), nearest: nearest))
        return nil
    }

    private mutating func checkControl(_ syntax: WordMember, of id: ParameterID) {
        guard let word = syntax.word, let control = ParameterControl(rawValue: word.text) else { return }
        if control == .slider, program.types.parameterKind(program.parameters[id].type) == .int {
            let range = syntax.node.child(0).map { place($0) } ?? keywordPlace(syntax.node)
            return report(.sliderOfInt(at: range))
        }
        program.parameters[id].details.control = control
    }

    private mutating func checkInput(_ syntax: InputMember, of id: ParameterID) {
        var input = TextInput()
        var seen: [Keyword: SourceRange] = [:]
        for option in syntax.options {
            guard let word = option.option else { continue }
            if let first = seen[word] {
                report(.duplicateArgument(word.text, at: place(option.range), first: first))
                continue
            }
            seen[word] = place(option.range)
            let name = option.value.flatMap { MemberLiteralSyntax($0) }?.name
            switch word {
            case .multiline: input.isMultiline = true
            case .keyboard: input.keyboard = checkWord(name, of: "`keyboard`")
            case .capitalization: input.capitalization = checkWord(name, of: "`capitalization`")
            case .autocorrect: input.hasNoAutocorrect = true
            case .smartQuotes: input.hasNoSmartQuotes = true
            case .smartDashes: input.hasNoSmartDashes = true
            default: continue
            }
        }
        program.parameters[id].details.input = input
    }

    // MARK: Texts

    private enum CodeText {
        case currencyCode
        case typeIdentifier

        var words: String {
            switch self {
            case .currencyCode: return "a currency code"
            case .typeIdentifier: return "a type identifier"
            }
        }

        func accepts(_ text: [UInt8]) -> Bool {
            switch self {
            case .currencyCode:
                return text.count == 3 && text.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
            case .typeIdentifier:
                // At least two words, as in `public.image`.
                return text.dropFirst().dropLast().contains(0x2E)
                    && text.allSatisfy { byte in
                        let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
                        return isLetter || byte >= 0x30 && byte <= 0x39 || byte == 0x2D || byte == 0x2E
                    }
            }
        }
    }

    private mutating func checkTexts(_ syntax: StringsMember, _ kind: CodeText) -> [NameID] {
        var names: [NameID] = []
        for string in syntax.strings {
            if let first = string.exprs.first {
                report(.interpolationNotAllowed(in: kind.words, at: place(first)))
                continue
            }
            let contents = LexText.contents(string, in: sources[file])
            guard kind.accepts(contents) else {
                let found = String(decoding: contents, as: UTF8.self)
                report(
                    .invalidCode(found, kind.words, isCurrency: kind == .currencyCode, at: place(string.range)))
                continue
            }
            let name = program.names.intern(contents[...])
            guard !names.contains(name) else {
                report(.duplicateDetail(text(string.range), at: place(string.range)))
                continue
            }
            names.append(name)
        }
        return names
    }

    // MARK: Cases and numbers

    private mutating func checkOnly(_ syntax: OnlyMember, of id: ParameterID) {
        let type = program.parameters[id].type
        let element = program.types.unwrapped(program.types.element(type) ?? type)
        var cases: [EnumCaseID] = []
        for node in syntax.literals {
            guard let value = checkLiteral(node, as: element, what: "the value"), case .enumCase(let found) = value
            else { continue }
            guard !cases.contains(found) else {
                report(.duplicateDetail(text(node.range), at: place(node)))
                continue
            }
            cases.append(found)
        }
        program.parameters[id].details.only = cases
    }

    private mutating func checkRange(_ syntax: RangeMember, of id: ParameterID) {
        guard let range = syntax.range else { return }
        let isInt = program.types.parameterKind(program.parameters[id].type) == .int
        guard range.isClosed, let lower = range.lower, let upper = range.upper else {
            return report(.openRange(at: place(range.range)))
        }
        let type = isInt ? program.types.int : program.types.double
        guard let low = checkLiteral(lower, as: type, what: "the bound"),
            let high = checkLiteral(upper, as: type, what: "the bound")
        else { return }
        if let low = number(low), let high = number(high), low > high {
            return report(.reversedRange(text(range.range), at: place(range.range)))
        }
        program.parameters[id].details.range = ParameterRange(
            lower: program.names.intern(LexNumber.decimal(lower, in: sources[file])),
            upper: program.names.intern(LexNumber.decimal(upper, in: sources[file]))
        )
    }

    /// The value of a number; nil for other literals.
    func number(_ value: LiteralValue) -> Double? {
        switch value {
        case .int(let number): return Double(number)
        case .double(let digits): return Double(program.text(digits))
        case .string, .bool, .enumCase, .nil, .emptyList: return nil
        }
    }

    /// Whether a value is one that `only` and `range` leave; a parameter never holds another.
    func isWithinDetails(_ value: LiteralValue, of parameter: Parameter) -> Bool {
        let details = parameter.details
        if case .enumCase(let id) = value { return details.only.isEmpty || details.only.contains(id) }
        guard let range = details.range, let number = number(value), let lower = Double(program.text(range.lower)),
            let upper = Double(program.text(range.upper))
        else { return true }
        return number >= lower && number <= upper
    }

    /// Reports options that `only` or `range` leave out.
    private mutating func checkOptionsWithin(_ details: [SyntaxNode], of id: ParameterID) {
        let offered: [ParameterOption]
        switch program.parameters[id].options {
        case .sections(let sections): offered = sections.flatMap(\.options)
        case .dependent(let rows): offered = rows.flatMap(\.options)
        case .standard, .expression, .provider: return
        }
        guard let options = details.first(where: { $0.kind == .optionsMember }) else { return }
        for option in offered where !isWithinDetails(option.value, of: program.parameters[id]) {
            report(.outsideDetails("the option", literalText(option.value), at: keywordPlace(options)))
        }
    }

    // MARK: Size

    private mutating func checkSize(_ syntax: SizeMember, of id: ParameterID) {
        let type = program.parameters[id].type
        guard let kind = program.types.parameterKind(type) else { return }
        guard program.types.element(type) != nil, kind.takes(.size) else {
            let able = ParameterKind.allCases.filter { $0.takes(.size) }.map(\.words)
            return report(.sizeNotAllowed(of: able, found: typeText(type), at: keywordPlace(syntax.node)))
        }
        if program.form(of: program.parameters[id]) == .options {
            return report(.detailBeside("size", "options", at: keywordPlace(syntax.node)))
        }
        if let count = syntax.count {
            program.parameters[id].details.size = checkCount(count).map { .all($0) }
            return
        }
        var families: [FamilyCount] = []
        var places: [WidgetFamily: SourceRange] = [:]
        for item in syntax.families {
            guard let range = item.family, let family = intentFamily(range) else { continue }
            if let first = places[family] {
                report(.duplicateFamily(family.name, at: place(range), first: first))
                continue
            }
            places[family] = place(range)
            if let count = item.count.flatMap({ checkCount($0) }) {
                families.append(FamilyCount(family: family, count: count))
            }
        }
        if !families.isEmpty { program.parameters[id].details.size = .families(families) }
    }

    /// A family as App Intents know it, which is a year behind with one of them.
    mutating func intentFamily(_ range: ByteRange) -> WidgetFamily? {
        guard let family = family(range) else { return nil }
        let floors = program.modules[module].platforms
        let isNew = floors.platforms.allSatisfy { platform in floors[platform].map { $0 >= .init(27) } ?? false }
        if family == .systemExtraLargePortrait, !isNew {
            report(.newerIntentFamily(family.name, at: place(range)))
            return nil
        }
        return family
    }

    private mutating func checkCount(_ syntax: CountSyntax) -> ElementCount? {
        guard let lowerNode = syntax.lower, let lower = LexNumber.integer(lowerNode, in: sources[file]) else {
            return nil
        }
        var upper = lower
        if let node = syntax.upper {
            guard let value = LexNumber.integer(node, in: sources[file]) else { return nil }
            upper = value
        }
        guard lower >= 0, upper >= 1, lower <= upper else {
            report(.invalidCount(at: place(syntax.range)))
            return nil
        }
        return ElementCount(lower: lower, upper: upper)
    }
}

extension ParameterArgument {
    /// The argument that a detail gives; nil for details that are no arguments.
    init?(detail: SyntaxKind) {
        switch detail {
        case .promptMember: self = .requestValueDialog
        case .onlyMember: self = .supportedValues
        case .rangeMember: self = .inclusiveRange
        case .controlMember: self = .controlStyle
        case .dateKindMember: self = .kind
        case .inputMember: self = .inputOptions
        case .labelsMember: self = .displayName
        case .sizeMember: self = .size
        case .currencyCodesMember: self = .currencyCodes
        case .supportedTypesMember: self = .supportedTypeIdentifiers
        case .modeMember: self = .mode
        case .displayStyleMember: self = .displayStyle
        case .disambiguationMember: self = .requestDisambiguationDialog
        default: return nil
        }
    }
}
