// In: a parser before `source`, `entry` or `sample` of a widget or control. Out: a node for the block.
// Invariant: the names in these blocks are the person's own; no keyword has a meaning before `:`, `.` or `=`.

import WidgetBase

extension Parser {
    /// "source" name [ "timeline" ] "{" { field } "}"
    mutating func parseLoaderMember() {
        let mark = mark()
        takeKeyword()
        parseName("the name of a loader")
        if at(.identifier), !endsHere {
            if !at(.timeline) {
                report { ParseDiagnostics.wrongTimelineWord($0.here, word: $0.text(at: $0.position)) }
            }
            takeLeaf(.word)
        }
        parseBlock("`source`", .field) { parser in
            parser.parseFieldMember { $0.parseField() }
        }
        finish(.loaderMember, mark)
    }

    /// "entry" "{" { entry-field } "}"
    mutating func parseEntryMember() {
        let mark = mark()
        takeKeyword()
        if reportEntriesInEntry() { parseEntriesBlock(mark) } else { parseEntryBlock(mark) }
    }

    /// The block of `entry`, from its keyword on.
    mutating func parseEntryBlock(_ mark: Mark) {
        parseBlock("`entry`", .entryField) { parser in
            parser.parseFieldMember { $0.parseEntryField() }
        }
        finish(.entryMember, mark)
    }

    /// "sample" [ text ] "{" { assignment } "}"
    mutating func parseSampleMember() {
        let mark = mark()
        takeKeyword()
        if !at(.leftBrace), !endsHere, !(at(.identifier) && peek() == .equal) { parseText("a title") }
        parseBlock("`sample`", .assignment) { $0.parseAssignmentMember() }
        finish(.sampleMember, mark)
    }

    mutating func parseAssignmentMember() {
        parseFieldMember([.equal, .dot, .colon, .equalEqual]) { $0.parseAssignment() }
    }
}
