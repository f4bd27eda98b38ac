// In: the checked program. Out: one Swift file for each description, and one for each module.
// Invariant: pure, and each file's bytes depend on the program only.

import WidgetBase
import WidgetModel

/// What is to be emitted, piece by piece: each piece can be emitted by itself, and at the same time as others.
public struct Emitter: Sendable {
    /// A file of the output.
    public enum Unit: Sendable {
        case file(FileID)
        case support(ModuleID)
    }

    let program: Program
    let facts: ProgramFacts
    /// Every file of the output, in the order of the input, each module's own after its last.
    public let units: [Unit]

    public init(_ program: Program) {
        self.program = program
        facts = ProgramFacts(program)
        var units: [Unit] = []
        var modules: [ModuleID] = []
        for id in program.files.ids where program.files[id].isEmitted {
            units.append(.file(id))
            let module = program.files[id].module
            if !modules.contains(module) { modules.append(module) }
        }
        units += modules.map { .support($0) }
        self.units = units
        isNested = modules.count > 1
    }

    /// Whether each module has a folder of its own.
    private let isNested: Bool

    /// Where a file of the output stands, relative to the output folder.
    public func path(of unit: Unit) -> String {
        switch unit {
        case .file(let id):
            let file = program.files[id]
            return path("\(file.stem).widget.swift", of: file.module)
        case .support(let module): return path("\(program.text(program.modules[module].name))Support.swift", of: module)
        }
    }

    /// A part of a file.
    public struct Piece: Sendable {
        /// The place of the file in `units`.
        public let unit: Int
        /// Which of the file's declarations.
        let declarations: Range<Int>
        let isLast: Bool
    }

    /// Every file in pieces, in order.
    public var pieces: [Piece] {
        var pieces: [Piece] = []
        for (index, unit) in units.enumerated() {
            var count = 0
            if case .file(let id) = unit { count = program.files[id].declarations.count }
            var start = 0
            repeat {
                let end = min(count, start + Emitter.declarationsPerPiece)
                pieces.append(Piece(unit: index, declarations: start..<end, isLast: end == count))
                start = end
            } while start < count
        }
        return pieces
    }

    /// Their output has some tens of thousands of bytes: enough to be worth a turn of a thread.
    private static let declarationsPerPiece = 16

    /// The bytes of a piece.
    public func emit(_ piece: Piece) -> [UInt8] {
        var out = OutputBuffer()
        // A blank line stands between declarations, also where one piece ends and the next begins.
        let isContinued = piece.declarations.lowerBound > 0
        if isContinued { out.newline() }
        switch units[piece.unit] {
        case .file(let id):
            let file = program.files[id]
            let context = EmitContext(program: program, facts: facts, module: file.module, file: id)
            if !isContinued { emitHead(of: file, in: context, to: &out) }
            emitDeclarations(file.declarations[piece.declarations], in: context, to: &out)
            if piece.isLast { emitPreviews(of: file, in: context, to: &out) }
        case .support(let module):
            emitSupport(in: EmitContext(program: program, facts: facts, module: module), to: &out)
        }
        let bytes = out.finish()
        return isContinued && bytes.count == 1 ? [] : bytes
    }

    private func path(_ name: String, of module: ModuleID) -> String {
        isNested ? "\(program.text(program.modules[module].name))/\(name)" : name
    }
}

/// One declaration, by its construct.
func emitDeclaration(_ declaration: Declaration, in context: EmitContext, to out: inout OutputBuffer) {
    switch declaration {
    case .enumeration(let id): emitEnum(id, in: context, to: &out)
    case .structure(let id): emitStruct(id, in: context, to: &out)
    case .extern: return
    case .entity(let id): emitEntity(id, in: context, to: &out)
    case .snapshot(let id): emitSnapshot(id, in: context, to: &out)
    case .style(let id): emitStyle(id, in: context, to: &out)
    case .route(let id): emitRoute(id, in: context, to: &out)
    case .intent(let id): emitIntent(id, in: context, to: &out)
    case .action(let id): emitAction(id, in: context, to: &out)
    case .loader(let id): emitLoader(id, in: context, to: &out)
    case .widget(let id): emitWidget(id, in: context, to: &out)
    case .control(let id): emitControl(id, in: context, to: &out)
    case .bundle(let id): emitBundle(id, in: context, to: &out)
    }
}
