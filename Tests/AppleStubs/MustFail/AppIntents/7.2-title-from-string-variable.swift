// expect: cannot convert value of type 'String' to expected argument type 'LocalizedStringResource'

import AppIntents

func show(_ name: String) -> DisplayRepresentation {
    DisplayRepresentation(title: name)
}
