// In: files. Out: places in them as readers of reports count: lines and columns.
// Invariant: the lines of a file are looked for once, however many findings it has.

import WidgetBase

/// Finds lines and columns.
struct SourceLocator {
    let files: Table<FileID, SourceFile>
    private var lines: [FileID: LineTable] = [:]

    init(_ files: Table<FileID, SourceFile>) {
        self.files = files
    }

    /// Columns in bytes of UTF-8.
    mutating func lineColumn(_ file: FileID, _ offset: UInt32) -> LineColumn {
        lineTable(file).lineColumn(at: offset)
    }

    /// Columns in units of UTF-16, as editors and web pages count. A byte-order mark does not count.
    mutating func lineColumnUTF16(_ file: FileID, _ offset: UInt32) -> LineColumn {
        let place = lineColumn(file, offset)
        let bytes = files[file].bytes
        let end = min(Int(offset), bytes.count)
        var start = end - (place.column - 1)
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
        // Each byte that starts a character is one unit, and that of a character of four bytes is two.
        let units = bytes[start..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
        return LineColumn(line: place.line, column: units + 1)
    }

    private mutating func lineTable(_ file: FileID) -> LineTable {
        if let table = lines[file] { return table }
        let table = LineTable(files[file].bytes)
        lines[file] = table
        return table
    }
}
