// expect: extra argument 'displayStyle' in call
// expect: cannot infer contextual base in reference to member 'circular'

import AppIntents

func image() -> DisplayRepresentation.Image {
    DisplayRepresentation.Image(systemName: "star", displayStyle: .circular)
}
