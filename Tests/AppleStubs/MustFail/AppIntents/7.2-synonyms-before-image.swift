// expect: argument 'image' must precede argument 'synonyms'

import AppIntents

func show() -> DisplayRepresentation {
    DisplayRepresentation(title: "A", synonyms: ["B"], image: DisplayRepresentation.Image(systemName: "star"))
}
