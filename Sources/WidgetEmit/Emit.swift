// In: the checked program. Out: one Swift file for each description, and one for each module.
// Invariant: pure, and each file's bytes depend on the program only.

import WidgetBase
import WidgetModel

/// A generated file.
public struct EmittedFile: Sendable {
    /// Relative to the output folder, with `/` between components.
    public let path: String
    public let bytes: [UInt8]
}

/// What is to be emitted, piece by piece: each piece can be emitted by itself.
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

    /// One file of the output.
    public func emit(_ unit: Unit) -> EmittedFile {
        var out = OutputBuffer()
        switch unit {
        case .file(let id):
            let file = program.files[id]
            let context = EmitContext(program: program, facts: facts, module: file.module, file: id)
            emitFile(file, in: context, to: &out)
            return EmittedFile(path: path(of: unit), bytes: out.bytes)
        case .support(let module):
            let context = EmitContext(program: program, facts: facts, module: module)
            emitSupport(in: context, to: &out)
            return EmittedFile(path: path(of: unit), bytes: out.bytes)
        }
    }

    private func path(_ name: String, of module: ModuleID) -> String {
        isNested ? "\(program.text(program.modules[module].name))/\(name)" : name
    }
}

/// Every file of a program's output.
public func emit(_ program: Program) -> [EmittedFile] {
    let emitter = Emitter(program)
    return emitter.units.map(emitter.emit)
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
