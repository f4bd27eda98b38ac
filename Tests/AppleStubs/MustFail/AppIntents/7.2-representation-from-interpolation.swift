// expect: cannot convert value of type 'String' to specified type 'DisplayRepresentation'

import AppIntents

func show(_ name: String) {
    let representation: DisplayRepresentation = "\(name)"
    _ = representation
}
