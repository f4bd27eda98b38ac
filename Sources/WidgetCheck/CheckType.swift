// In: types as written. Out: their indices, held to where each may be used.
// Invariant: a type that is reported reads as `invalid`, which fits everywhere.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// Where a type is written. What each place takes stands in `accepts`, and nowhere else.
enum TypeUse {
    /// A field of a snapshot, entity, struct or loader.
    case data
    case entry
    case column
    case parameter
    case route
    case identifier

    func accepts(_ type: ValueType) -> Bool {
        switch (self, type) {
        case (_, .invalid):
            return true
        case (.data, .string), (.data, .int), (.data, .double), (.data, .bool), (.data, .date), (.data, .url),
            (.data, .uuid), (.data, .data), (.data, .enumeration), (.data, .entity), (.data, .structure),
            (.data, .extern):
            return true
        case (.entry, .text), (.entry, .style), (.entry, .dateComponents), (.entry, .attributedString):
            return true
        case (.entry, _):
            return TypeUse.data.accepts(type)
        case (.column, .color), (.column, .text), (.column, .symbol), (.column, .string), (.column, .int),
            (.column, .double), (.column, .bool), (.column, .font):
            return true
        case (.parameter, .string), (.parameter, .int), (.parameter, .double), (.parameter, .bool),
            (.parameter, .date), (.parameter, .dateComponents), (.parameter, .url), (.parameter, .attributedString),
            (.parameter, .file), (.parameter, .person), (.parameter, .placemark), (.parameter, .currency),
            (.parameter, .enumeration), (.parameter, .entity):
            return true
        case (.route, .string), (.route, .int), (.route, .uuid), (.route, .bool), (.route, .enumeration):
            return true
        case (.identifier, .string), (.identifier, .int), (.identifier, .uuid):
            return true
        case (.data, _), (.column, _), (.parameter, _), (.route, _), (.identifier, _):
            return false
        }
    }

    /// Whether a list may stand there.
    var acceptsLists: Bool {
        switch self {
        case .data, .entry, .parameter: return true
        case .column, .route, .identifier: return false
        }
    }

    /// Whether an optional may stand there.
    var acceptsOptionals: Bool { acceptsLists }

    /// As messages say it.
    var words: String {
        switch self {
        case .data: return "a field"
        case .entry: return "an entry field"
        case .column: return "a style column"
        case .parameter: return "a parameter"
        case .route: return "a route parameter"
        case .identifier: return "an identifier"
        }
    }

    /// What messages say that the place takes.
    var rule: String {
        switch self {
        case .data:
            return "it takes `String`, `Int`, `Double`, `Bool`, `Date`, `URL`, `UUID`, an enum, an entity, a struct, "
                + "an `extern type`, a list or an optional of one"
        case .entry:
            return "it takes `Text`, a style, `DateComponents`, `AttributedString`, or what a field of data takes"
        case .column:
            return "it takes `Color`, `Font`, `Text`, `Symbol`, `String`, `Int`, `Double` or `Bool`"
        case .parameter:
            return "it takes `String`, `Int`, `Double`, `Bool`, `Date`, `DateComponents`, `URL`, "
                + "`AttributedString`, `File`, `Person`, `Placemark`, `Currency`, an enum, an entity, a list or an "
                + "optional of one"
        case .route:
            return "it takes `String`, `Int`, `UUID`, `Bool` or an enum"
        case .identifier:
            return "it takes `String`, `Int` or `UUID`"
        }
    }
}

extension Checker {
    /// The type that is written, held to its place.
    mutating func checkType(_ syntax: TypeSyntax?, in use: TypeUse) -> TypeID {
        guard let syntax else { return program.types.invalid }
        if syntax.isOptional {
            let wrapped = checkType(syntax.unwrapped, in: use)
            guard use.acceptsOptionals, !isStyle(wrapped) else {
                if wrapped != program.types.invalid {
                    report(.optionalNotAllowed(typeText(wrapped), in: use, at: place(syntax.range)))
                }
                return program.types.invalid
            }
            return program.types.optional(wrapped)
        }
        if syntax.node.kind == .listType {
            return checkListType(syntax, in: use)
        }
        guard let range = syntax.name else { return program.types.invalid }
        return checkNamedType(range, in: use)
    }

    private mutating func checkListType(_ syntax: TypeSyntax, in use: TypeUse) -> TypeID {
        guard let element = syntax.element else { return program.types.invalid }
        guard use.acceptsLists else {
            report(.listNotAllowed(in: use, at: place(syntax.range)))
            return program.types.invalid
        }
        guard element.node.kind == .namedType else {
            report(.nestedListNotAllowed(isOptional: element.isOptional, at: place(element.range)))
            return program.types.invalid
        }
        // A list of texts or styles has no use that a list of rows does not have.
        let type = checkType(element, in: use == .entry ? .data : use)
        return program.types.list(type)
    }

    private mutating func checkNamedType(_ range: ByteRange, in use: TypeUse) -> TypeID {
        let word = text(range)
        let type: TypeID
        if let builtIn = builtInType(word) {
            type = builtIn
        } else if let value = parameterValueType(word), !isDeclared(range) {
            type = value
        } else if use == .parameter, Checker.measurements.contains(word), !isDeclared(range) {
            report(
                .measurementType(word, at: place(range)), missing: range, in: moduleOwners,
                kinds: NamedKinds.types)
            return program.types.invalid
        } else if let declared = declaredType(range, in: use) {
            type = declared
        } else {
            return program.types.invalid
        }
        guard use.accepts(program.types[type]) else {
            report(.typeNotAllowed(word, in: use, at: place(range)))
            return program.types.invalid
        }
        return type
    }

    /// The App Intents value types, whose plain words a description may give to declarations of its own.
    private func parameterValueType(_ word: String) -> TypeID? {
        switch word {
        case "DateComponents": return program.types.dateComponents
        case "AttributedString": return program.types.attributedString
        case "File": return program.types.file
        case "Person": return program.types.person
        case "Placemark": return program.types.placemark
        case "Currency": return program.types.currency
        default: return nil
        }
    }

    /// Words for App Intents measurements, whose parameters no mode of Swift compiles without a warning.
    private static let measurements: Set<String> = [
        "Measurement", "Acceleration", "Angle", "Area", "ConcentrationMass", "Dispersion", "Duration",
        "ElectricCharge", "ElectricCurrent", "ElectricPotentialDifference", "ElectricResistance", "Energy",
        "Frequency", "FuelEfficiency", "Illuminance", "InformationStorage", "Length", "Mass", "Power", "Pressure",
        "Speed", "Temperature", "Volume",
    ]

    private mutating func isDeclared(_ range: ByteRange) -> Bool {
        if case .none = lookUp(at: range) { return false }
        return true
    }

    private func isStyle(_ type: TypeID) -> Bool {
        if case .style = program.types[type] { return true }
        return false
    }

    /// The types that the language brings.
    private static let builtInNames = [
        "String", "Int", "Double", "Bool", "Date", "URL", "UUID", "Data", "Text", "Symbol", "Color", "Font",
        "DateComponents", "AttributedString", "File", "Person", "Placemark", "Currency",
    ]

    func builtInType(_ word: String) -> TypeID? {
        switch word {
        case "String": return program.types.string
        case "Int": return program.types.int
        case "Double": return program.types.double
        case "Bool": return program.types.bool
        case "Date": return program.types.date
        case "URL": return program.types.url
        case "UUID": return program.types.uuid
        case "Data": return program.types.data
        case "Text": return program.types.text
        case "Symbol": return program.types.symbol
        case "Color": return program.types.color
        case "Font": return program.types.font
        default: return nil
        }
    }

    private mutating func declaredType(_ range: ByteRange, in use: TypeUse) -> TypeID? {
        switch lookUp(at: range) {
        case .found(let symbol):
            if let type = type(of: symbol.kind) { return type }
            report(
                .wrongDeclaration(
                    text(range), found: symbol.kind.words, wanted: "a type", at: place(range), declared: symbol.range
                )
            )
        case .ambiguous(let first, let second):
            report(.ambiguousName(text(range), at: place(range), first: first.range, second: second.range))
        case .none:
            let word = text(range)
            if mayBeSkipped(word) { return nil }
            // Only an entry has a row of a style.
            let declared = visibleNames { kind in
                if case .style = kind { return use == .entry }
                return kind.isType
            }
            let near = Checker.builtInNames.filter { Checker.mayMean($0, word) }
            let nearest = nearestOrLonger(word, among: near + declared)
            var meant: SourceRange?
            if let nearest, case .found(let symbol) = lookUp(program.names.intern(nearest)) { meant = symbol.range }
            let finding = Diagnostic.unknownType(word, at: place(range), in: use, nearest: nearest, declared: meant)
            report(
                noting(finding, declaredElsewhere: range), missing: range, in: moduleOwners,
                kinds: NamedKinds.types)
        }
        return nil
    }

    /// Whether a word can be a misspelt type of the language: a short word that differs by a letter, such as `Book` for
    /// `Bool`, is rather a type of the person's own whose import is missing.
    private static func mayMean(_ type: String, _ word: String) -> Bool {
        if type.lowercased() == word.lowercased() { return true }
        // A type that was cut short: `Str`, `Boolean` is told by itself.
        if word.utf8.count >= 3, type.hasPrefix(word) { return true }
        let difference = abs(type.utf8.count - word.utf8.count)
        return difference == 1 || difference == 0 && type.utf8.count >= 6
    }

    /// The type that a declaration stands for, if it is one.
    mutating func type(of kind: SymbolKind) -> TypeID? {
        switch kind {
        case .enumeration(let id): return program.types.id(.enumeration(id))
        case .structure(let id): return program.types.id(.structure(id))
        case .extern(let id): return program.types.id(.extern(id))
        case .entity(let id): return program.types.id(.entity(id))
        case .style(let id): return program.types.id(.style(id))
        case .snapshot, .route, .intent, .action, .widget, .control, .bundle: return nil
        }
    }

    /// A type as descriptions write it, for messages.
    func typeText(_ type: TypeID) -> String { program.typeText(type) }
}
