// In: findings about values that do not fit. Out: one finding for all that disagree with one declaration.
// Invariant: nothing is done here for fewer than two such findings; each is looked at once, and each expression once.

import WidgetBase
import WidgetModel
import WidgetSyntax

/// What says the type of a value.
enum TypeDeclaration: Hashable {
    case field(FieldID)
    case parameter(ParameterID)
    case column(StyleColumnID)
    /// One of the axes of a style.
    case axis(StyleID, Int)
}

/// A finding that would not be there if a declaration said another type.
struct TypeDisagreement {
    /// Its index in the bag.
    let finding: Int
    let declaration: TypeDeclaration
}

extension Checker {
    /// Notes which of the findings since a number of them say that what is written at a place does not fit a
    /// declaration. What is said of a part of it has a place of its own. Where nothing is said, it fits.
    mutating func noteDisagreements(since count: Int, at node: SyntaxNode, with declaration: TypeDeclaration) {
        if bag.diagnostics.count > count {
            addDisagreements(since: count, at: node, with: declaration)
        } else if node.kind != .nilLiteral, node.kind != .wildcardPattern {
            fitting.insert(declaration)
        }
    }

    /// Notes which of the findings since a number of them say that a value does not fit beside another, which is read.
    mutating func noteDisagreements(since count: Int, at node: SyntaxNode, beside other: ExprID) {
        guard bag.diagnostics.count > count, let declaration = declaration(of: other) else { return }
        addDisagreements(since: count, at: node, with: declaration)
        misfitting.insert(program.expressions[other].range)
    }

    private mutating func addDisagreements(
        since count: Int, at node: SyntaxNode, with declaration: TypeDeclaration
    ) {
        let range = place(node)
        for index in count..<bag.diagnostics.count where bag.diagnostics[index].isAboutType {
            guard let found = bag.diagnostics[index].range, found.file == range.file,
                found.bytes.end == range.bytes.end || node.kind == .listExpr && found.bytes.end < range.bytes.end,
                found.bytes.start >= range.bytes.start
            else { continue }
            disagreements.append(TypeDisagreement(finding: index, declaration: declaration))
        }
    }

    /// What declares the type of an expression that reads a value as it is.
    func declaration(of id: ExprID) -> TypeDeclaration? {
        switch program.expressions[id].kind {
        case .parameter(let id): return .parameter(id)
        case .loaderField(let id), .snapshotField(_, let id), .ownField(let id), .entryField(let id): return .field(id)
        case .field(_, let id, _): return .field(id)
        // That it is a list is due to what it is read from.
        case .fieldOfEach(let base, _, _): return declaration(of: base)
        case .column(_, let id): return .column(id)
        // It has the type of what it falls back from.
        case .coalesce(let id, _): return declaration(of: id)
        default: return nil
        }
    }

    /// Makes one finding of those that disagree with one declaration; gives those that are no longer wanted.
    mutating func joinDisagreements() -> Set<Int> {
        let about = bag.diagnostics.indices.filter { bag.diagnostics[$0].isAboutType }
        guard about.count > 1 else { return [] }
        let groups = disagreementGroups(about)
        let written = fitting
        fitting = []
        noteFittingReads(about)
        var joined: Set<Int> = []
        var blamed: Set<TypeDeclaration> = []
        for (declaration, group) in groups where group.count > 1 && !fitting.contains(declaration) {
            // A list that is written fits an optional list as well.
            if written.contains(declaration), !isOptionalList(declaration) { continue }
            let indices = group.sorted { bag.diagnostics[$0].precedes(bag.diagnostics[$1]) }
            let findings = indices.map { bag.diagnostics[$0] }
            bag.replace(indices[0], with: .disagreeing(findings, with: words(declaration), at: place(declaration)))
            joined.formUnion(indices.dropFirst())
            if findings.contains(where: { $0.wantsList }) { blamed.insert(declaration) }
        }
        // What is meant to be a list needs no value.
        for (index, inputs) in sampleGaps where blamed.isSuperset(of: inputs) { joined.insert(index) }
        return joined
    }

    /// Whether a declaration has the type `[T]?`.
    private func isOptionalList(_ declaration: TypeDeclaration) -> Bool {
        let type: TypeID
        switch declaration {
        case .field(let id): type = program.fields[id].type
        case .parameter(let id): type = program.parameters[id].type
        case .column, .axis: return false
        }
        return program.types.isOptional(type) && program.types.element(program.types.unwrapped(type)) != nil
    }

    /// The findings of each declaration that several disagree with, each finding in one group only.
    private func disagreementGroups(_ about: [Int]) -> [(declaration: TypeDeclaration, findings: [Int])] {
        var declarations: [Int: [TypeDeclaration]] = [:]
        for item in disagreements { declarations[item.finding, default: []].append(item.declaration) }
        // What a finding is about may be a value that is read as it is; `?.` stands behind it.
        var places: [SourceRange: [Int]] = [:]
        var ends: [SourceRange: [Int]] = [:]
        for index in about {
            guard let range = bag.diagnostics[index].range else { continue }
            places[range, default: []].append(index)
            if bag.diagnostics[index].code == .needlessOptional {
                ends[SourceRange(file: range.file, bytes: .at(range.bytes.start)), default: []].append(index)
            }
        }
        for id in program.expressions.ids {
            let range = program.expressions[id].range
            let end = SourceRange(file: range.file, bytes: .at(range.bytes.end))
            let found = (places[range] ?? []) + (ends[end] ?? [])
            guard !found.isEmpty, let declaration = declaration(of: id) else { continue }
            var all = [declaration]
            if case .fieldOfEach(_, let field, _) = program.expressions[id].kind { all.append(.field(field)) }
            for index in found {
                for declaration in all where !(declarations[index]?.contains(declaration) ?? false) {
                    declarations[index, default: []].append(declaration)
                }
            }
        }
        var counts: [TypeDeclaration: Int] = [:]
        for index in about {
            for declaration in Set(declarations[index] ?? []) { counts[declaration, default: 0] += 1 }
        }
        var order: [TypeDeclaration] = []
        var groups: [TypeDeclaration: [Int]] = [:]
        for index in about {
            var chosen: TypeDeclaration?
            for declaration in declarations[index] ?? []
            where counts[declaration, default: 0] > chosen.map({ counts[$0, default: 0] }) ?? 0 {
                chosen = declaration
            }
            guard let chosen else { continue }
            if groups[chosen] == nil { order.append(chosen) }
            groups[chosen, default: []].append(index)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    /// Notes the declarations of which some read fits: then what does not fit elsewhere is a mistake there. What
    /// stands in a text may be of any type that can be shown.
    private mutating func noteFittingReads(_ about: [Int]) {
        let ranges = about.compactMap { bag.diagnostics[$0].range }.sorted { $0.precedes($1) }
        var shown: Set<ExprID> = []
        for text in program.texts.rows {
            for case .value(let id) in text.segments { shown.insert(id) }
        }
        // What a value is read from starts where it does.
        let starts = Set(misfitting.map { SourceRange(file: $0.file, bytes: .at($0.bytes.start)) })
        for id in program.expressions.ids where !shown.contains(id) {
            let range = program.expressions[id].range
            if starts.contains(SourceRange(file: range.file, bytes: .at(range.bytes.start))) { continue }
            guard let declaration = declaration(of: id) else { continue }
            let end = SourceRange(file: range.file, bytes: .at(range.bytes.end))
            let behind = ranges.partitioningIndex { end.precedes($0) }
            // A finding that begins in it or before it, and ends behind its start, is about it; behind one on its line
            // it stands in an expression that is wrong anyway.
            let before = behind > 0 ? ranges[behind - 1] : nil
            let isMisfit = before.map { $0.file == range.file && isOnOneLine($0, range) } ?? false
            if !isMisfit { fitting.insert(declaration) }
        }
    }

    /// Whether no line ends between two places, of which the first comes first.
    private func isOnOneLine(_ first: SourceRange, _ second: SourceRange) -> Bool {
        guard first.bytes.end < second.bytes.start else { return true }
        let between = sources[second.file].bytes[Int(first.bytes.end)..<Int(second.bytes.start)]
        return !between.contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// Where a declaration says its name, and for an axis where the style does.
    private func place(_ declaration: TypeDeclaration) -> SourceRange {
        switch declaration {
        case .field(let id): return program.fields[id].range
        case .parameter(let id): return program.parameters[id].range
        case .column(let id): return program.styleColumns[id].range
        case .axis(let id, _): return program.styles[id].header.range
        }
    }

    /// As a note says it: "`name` is declared `Int` here".
    private func words(_ declaration: TypeDeclaration) -> String {
        switch declaration {
        case .field(let id):
            let field = program.fields[id]
            return "`\(program.text(field.name))` is declared `\(typeText(field.type))` here"
        case .parameter(let id):
            let parameter = program.parameters[id]
            return "`\(program.text(parameter.name))` is declared `\(typeText(parameter.type))` here"
        case .column(let id):
            let column = program.styleColumns[id]
            return "`\(program.text(column.name))` is declared `\(typeText(column.type))` here"
        case .axis(let id, let index):
            let style = program.styles[id]
            let name = program.text(style.header.name)
            guard style.axes.indices.contains(index) else { return "`\(name)` is declared here" }
            return "`\(name)` is by `\(typeText(style.axes[index].type))`, as is said here"
        }
    }
}

extension Diagnostic {
    /// Whether a list takes the place of another value, as the message says.
    fileprivate var wantsList: Bool { code == .typeMismatch && message.hasSuffix("]` is needed here") }

    /// Whether a value has another type than its place wants, so that either may be the mistake.
    var isAboutType: Bool {
        switch code {
        case .typeMismatch, .optionalValue, .needlessOptional, .notComparable, .unknownFamily, .typeNotAllowed,
            .followMismatch, .notInterpolable, .stylePattern:
            return true
        default: return false
        }
    }
}
