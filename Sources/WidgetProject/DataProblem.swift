// In: nothing. Out: what may be wrong with the form of a property list or a JSON file.
// Invariant: a reader stops at the first problem, since what follows is a guess.

import WidgetBase

/// Why a file cannot be read.
struct DataProblem: Error {
    enum Kind {
        case empty
        case binaryPropertyList
        /// Another way of writing characters as bytes, by its name.
        case encoding(String)
        case notUTF8
        case tooDeep
        /// What stands there, and what had to.
        case unexpected(found: String, expected: String)
        /// What is not closed, and how it is.
        case unclosed(String, closer: String)
        case wrongClosing(String, open: String)
        case unknownEntity(String)
        case ownEntities
        case unknownElement(String)
        case repeatedKey(String)
        case invalidEscape
        case invalidWord(String)
    }

    let kind: Kind
    let range: ByteRange
}
