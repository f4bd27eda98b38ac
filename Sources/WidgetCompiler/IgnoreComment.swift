// In: a comment `// widgetc:…` and the file it stands in. Out: what it silences, and where.
// Invariant: a comment that is wrong in some way gives one finding, and still silences what can be understood.

import WidgetBase
import WidgetSyntax

/// A comment that silences warnings on the line below it.
struct IgnoreComment {
    /// A code that the comment names.
    struct Name {
        let code: DiagnosticCode
        /// The word, with a comma or colon behind it.
        let range: ByteRange
    }

    let range: ByteRange
    private(set) var names: [Name] = []
    /// The code that a misspelt one, which is reported, was meant as.
    private(set) var meant: DiagnosticCode?
    /// From the first token below the comment to the end of its line.
    private(set) var target: ByteRange
    /// Whether the comment has the right form; what another silences is taken as it was meant.
    let isRight: Bool
    /// What is wrong with the comment.
    private(set) var finding: Diagnostic?

    init(_ comment: InstructionComment, in parsed: ParsedFile, _ source: SourceFile) {
        range = comment.range
        isRight = comment.isRight
        target = IgnoreComment.line(from: parsed.tokens.range(comment.token).start, source.bytes)
        let instruction = comment.instruction
        var words = Words(source.bytes, ByteRange(start: instruction.end, end: comment.range.end))
        let place = { SourceRange(file: parsed.id, bytes: $0) }
        let word = String(source.text(instruction).dropFirst("widgetc:".count))
        if comment.isOfOtherTool {
            finding = CompilerDiagnostics.instructionOfOtherTool(source.text(instruction), at: place(instruction))
            return
        }
        if !comment.isRight {
            let start = ByteRange(start: comment.range.start, end: instruction.end)
            let isBlock = source.text(start).hasPrefix("/*")
            finding = CompilerDiagnostics.misspeltInstruction(
                source.text(start), at: place(start), closer: comment.closer.map(place),
                isBlock: isBlock)
        } else if word != "ignore" {
            let isNear = NearestName.find(word, among: ["ignore"]) != nil
            finding = CompilerDiagnostics.unknownInstruction(word, isNear: isNear, at: place(instruction))
        }
        guard comment.isAlone else {
            finding = CompilerDiagnostics.notAlone(at: place(instruction))
            return
        }
        readNames(&words, source, place)
        if names.isEmpty, finding == nil { finding = CompilerDiagnostics.noCode(at: place(instruction)) }
    }

    /// Reads codes up to the reason.
    private mutating func readNames(_ words: inout Words, _ source: SourceFile, _ place: (ByteRange) -> SourceRange) {
        while let range = words.next() {
            var text = source.text(range)
            if text.hasSuffix(",") || text.hasSuffix(":") { text.removeLast() }
            let word = place(ByteRange(start: range.start, end: range.start + UInt32(text.utf8.count)))
            if let code = DiagnosticCode(rawValue: text) {
                if code.severity == .error {
                    finding = finding ?? CompilerDiagnostics.errorCode(code, at: word)
                } else {
                    names.append(Name(code: code, range: range))
                }
                continue
            }
            let nearest = NearestName.find(text, among: DiagnosticCode.allCases.lazy.map(\.word))
            // The first word is a code in any case; a later one begins the reason, unless it is nearly one.
            if names.isEmpty || (text.contains("-") && nearest != nil) {
                finding = finding ?? CompilerDiagnostics.unknownCode(text, nearest: nearest, at: word)
                meant = nearest.flatMap { DiagnosticCode(rawValue: $0) }
            }
            return
        }
        if let last = names.last {
            let end = place(.at(self.range.end))
            finding = finding ?? CompilerDiagnostics.missingReason(last.code, at: end)
        }
    }

    /// From an offset to the end of its line.
    private static func line(from start: UInt32, _ bytes: [UInt8]) -> ByteRange {
        var end = Int(start)
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return ByteRange(start: start, end: UInt32(truncatingIfNeeded: end))
    }
}

/// The words of a comment, between blanks.
private struct Words {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int

    init(_ bytes: [UInt8], _ range: ByteRange) {
        self.bytes = bytes
        position = Int(range.start)
        end = Int(range.end)
    }

    mutating func next() -> ByteRange? {
        while position < end, isBlank { position += 1 }
        let start = position
        while position < end, !isBlank { position += 1 }
        guard position > start else { return nil }
        return ByteRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position))
    }

    private var isBlank: Bool { bytes[position] == 0x20 || bytes[position] == 0x09 }
}
