// In: nothing. Out: what is known between checking descriptions and making output: the input of the second half.
// Invariant: a lock file's index follows those of the descriptions, so that findings can name either.

import WidgetBase
import WidgetCheck
import WidgetModel
import WidgetSyntax

/// Descriptions that have been checked.
public struct Analysis: Sendable {
    let files: Table<FileID, SourceFile>
    let parsed: [ParsedFile]
    /// Without a module if the files are not text.
    public let program: Program
    let bag: DiagnosticBag
}

/// A lock file to compare a module with.
public struct LockInput: Sendable {
    public let module: ModuleID
    /// Nil where there is none yet.
    public let file: (id: FileID, source: SourceFile)?
    /// Facts whose change is meant.
    public let accepted: [String]
    /// Whether it is the module's own, which `widgetc lock` writes.
    public let isOwn: Bool
    /// The call that writes it, as findings name it.
    public let command: String

    public init(
        module: ModuleID,
        file: (id: FileID, source: SourceFile)?,
        accepted: [String] = [],
        isOwn: Bool = true,
        command: String = "widgetc lock"
    ) {
        self.module = module
        self.file = file
        self.accepted = accepted
        self.isOwn = isOwn
        self.command = command
    }
}
