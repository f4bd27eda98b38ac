// In: the rows that a description writes out, and the options that it lists. Out: findings about what a picker shows.
// Invariant: only what the description says for sure is compared; a row with anything else is left alone.

import WidgetBase
import WidgetModel

extension Checker {
    // MARK: Rows

    /// Rows of one entity that a picker shows alike, or that it shows without a word.
    mutating func checkFixedRows(of entity: EntityDecl) {
        guard case .fixed(let rows) = entity.source else { return }
        var seen: [[String]: SourceRange] = [:]
        for row in rows {
            guard case .entityRow(_, let arguments) = program.expressions[row].kind,
                let title = shownText(entity.title, in: arguments)
            else { continue }
            let range = program.expressions[row].range
            if title.utf8.allSatisfy({ $0 <= 0x20 }) {
                report(.emptyRow(at: range, title: program.texts[entity.title].range))
                continue
            }
            guard let beside = shownBeside(entity, in: arguments) else { continue }
            guard let first = seen[[title] + beside] else {
                seen[[title] + beside] = range
                continue
            }
            report(.repeatedTitle(title, of: "rows", at: range, first: first))
        }
    }

    /// What a row shows beside its title; nil where that is not known.
    private func shownBeside(_ entity: EntityDecl, in arguments: IDRange<ArgumentID>) -> [String]? {
        var shown: [String] = []
        if let subtitle = entity.subtitle {
            guard let text = shownText(subtitle, in: arguments) else { return nil }
            shown.append(text)
        }
        if let symbol = entity.symbol {
            guard let text = shownValue(symbol, in: arguments) else { return nil }
            shown.append(text)
        }
        switch entity.image {
        case .file(let field), .data(let field), .named(let field):
            guard let text = shownField(field, in: arguments) else { return nil }
            shown.append(text)
        case .asset, nil: break
        }
        return shown
    }

    /// A text of an entity with the values of a row; nil where they are not known.
    private func shownText(_ id: TextID, in arguments: IDRange<ArgumentID>) -> String? {
        var result = ""
        for segment in program.texts[id].segments {
            switch segment {
            case .literal(let text): result += program.text(text)
            case .value(let value):
                guard let text = shownValue(value, in: arguments) else { return nil }
                result += text
            }
        }
        return result
    }

    private func shownValue(_ id: ExprID, in arguments: IDRange<ArgumentID>) -> String? {
        let kind = program.expressions[id].kind
        if case .ownField(let field) = kind { return shownField(field, in: arguments) }
        return ExprValue(kind, in: program).map(\.shown)
    }

    private func shownField(_ field: FieldID, in arguments: IDRange<ArgumentID>) -> String? {
        if let argument = arguments.first(where: { program.arguments[$0].field == field }) {
            return ExprValue(program.expressions[program.arguments[argument].value].kind, in: program).map(\.shown)
        }
        switch program.fields[field].defaultValue {
        case .string(let text): return program.text(text)
        case .int(let number): return String(number)
        case .double, .bool, .enumCase, .emptyList, .nil, nil: return nil
        }
    }

    // MARK: Symbols

    /// The symbols of rows that a field holds: of each row that is written out, and where a row names none.
    mutating func checkRowSymbols() {
        var fields: Set<FieldID> = []
        for entity in program.entities.rows {
            guard let symbol = entity.symbol, case .ownField(let field) = program.expressions[symbol].kind else {
                continue
            }
            fields.insert(field)
            let row = program.fields[field]
            guard case .string(let name) = row.defaultValue, !isSymbolName(program.names[name]) else { continue }
            report(.symbolName(program.text(name), at: row.range))
        }
        guard !fields.isEmpty else { return }
        for argument in program.arguments.rows {
            guard let field = argument.field, fields.contains(field),
                case .string(let name) = ExprValue(program.expressions[argument.value].kind, in: program),
                !isSymbolName(Array(name.utf8)[...])
            else { continue }
            report(.symbolName(name, at: program.expressions[argument.value].range))
        }
    }

    // MARK: Options

    /// Options that a picker shows alike under one heading.
    mutating func checkOptionTitles(of parameter: Parameter) {
        switch parameter.options {
        case .sections(let sections):
            for section in sections {
                if let title = section.title { checkLength(of: title) }
                checkOptionTitles(section.options, of: parameter)
            }
        case .dependent(let rows):
            for row in rows { checkOptionTitles(row.options, of: parameter) }
        case .standard, .expression, .provider: return
        }
    }

    private mutating func checkOptionTitles(_ options: [ParameterOption], of parameter: Parameter) {
        var seen: [String: SourceRange] = [:]
        for option in options {
            guard let label = option.label else {
                if case .string(let text) = option.value {
                    checkLength(of: program.text(text), at: parameter.range)
                }
                continue
            }
            checkLength(of: label)
            let title = plainText(label)
            guard let first = seen[title] else {
                seen[title] = program.texts[label].range
                continue
            }
            report(.repeatedTitle(title, of: "options", at: program.texts[label].range, first: first))
        }
    }
}

extension ExprValue {
    /// As a text shows it.
    fileprivate var shown: String {
        switch self {
        case .string(let text): return text
        case .int(let number): return String(number)
        }
    }
}
