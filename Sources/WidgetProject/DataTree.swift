// In: what a reader of property lists or JSON meets, in the order of the file. Out: the values, and where they stand.
// Invariant: values are rows of one array, each before what it holds, so that no depth of nesting needs a deep stack.

import WidgetBase

/// The contents of a property list or of a JSON file.
public struct DataTree: Sendable {
    /// What a value is.
    public enum Kind: Hashable, Sendable {
        case dictionary
        case array
        case string
        case flag(Bool)
        /// Of JSON.
        case number
        case null
        /// A number of a property list, a date, bytes.
        case other

        /// For messages: "a list".
        var words: String {
            switch self {
            case .dictionary: return "a dictionary"
            case .array: return "a list"
            case .string: return "a text"
            case .flag: return "a truth value"
            case .number: return "a number"
            case .null: return "`null`, which is no value"
            case .other: return "a number, date or the like"
            }
        }
    }

    fileprivate struct Row {
        var kind: Kind
        var range: ByteRange
        /// Of a member of a dictionary.
        var key: (text: String, range: ByteRange)?
        /// Of a text.
        var text = ""
        /// Behind the last row of what it holds.
        var end: Int
    }

    fileprivate var rows: [Row] = []

    /// The value that the file is; nil for a tree that nothing was added to.
    public var root: DataValue? { rows.isEmpty ? nil : DataValue(tree: self, index: 0) }
}

/// A value of a tree.
public struct DataValue: Sendable {
    fileprivate let tree: DataTree
    fileprivate let index: Int

    public var kind: DataTree.Kind { tree.rows[index].kind }
    public var range: ByteRange { tree.rows[index].range }
    /// The text; nil for another value.
    public var text: String? { kind == .string ? tree.rows[index].text : nil }
    /// The key under which it stands in a dictionary.
    public var key: (text: String, range: ByteRange)? { tree.rows[index].key }

    /// What a dictionary or an array holds, in the order of the file; nothing for other values.
    public var children: [DataValue] {
        var result: [DataValue] = []
        var child = index + 1
        while child < tree.rows[index].end {
            result.append(DataValue(tree: tree, index: child))
            child = tree.rows[child].end
        }
        return result
    }

    /// The member of a dictionary.
    public subscript(key: String) -> DataValue? {
        guard kind == .dictionary else { return nil }
        return children.first { $0.key?.text == key }
    }
}

/// Makes a tree of what a reader meets.
struct DataBuilder {
    /// As deep as any real file by far.
    static let depthLimit = 128

    private(set) var tree = DataTree()
    /// The dictionaries and arrays that are open.
    private var open: [Int] = []
    /// The keys of each dictionary that is open.
    private var keys: [Set<String>] = []
    /// Of the value that comes next.
    private var key: (text: String, range: ByteRange)?

    var depth: Int { open.count }
    var isInDictionary: Bool { open.last.map { tree.rows[$0].kind == .dictionary } ?? false }
    /// Whether a value may stand here: only a member of a dictionary needs a key first.
    var hasKey: Bool { key != nil }
    /// Whether the value that the file is has been read.
    var isWhole: Bool { open.isEmpty && !tree.rows.isEmpty }

    /// Takes the key of the next value; false if the dictionary has it already.
    mutating func take(key text: String, _ range: ByteRange) -> Bool {
        key = (text, range)
        return keys.isEmpty || keys[keys.count - 1].insert(text).inserted
    }

    mutating func add(_ kind: DataTree.Kind, _ range: ByteRange, text: String = "") {
        tree.rows.append(DataTree.Row(kind: kind, range: range, key: key, text: text, end: tree.rows.count + 1))
        key = nil
    }

    mutating func begin(_ kind: DataTree.Kind, _ range: ByteRange) {
        open.append(tree.rows.count)
        keys.append([])
        add(kind, range)
    }

    /// Ends the innermost dictionary or array.
    mutating func end(at offset: Int) {
        guard let row = open.popLast() else { return }
        keys.removeLast()
        tree.rows[row].end = tree.rows.count
        tree.rows[row].range.end = UInt32(truncatingIfNeeded: offset)
    }
}
