// In: the details of parameters. Out: what each of Apple's arguments is given; nil for what Apple does by itself.
// Invariant: a detail is there only if an initialiser for the parameter's kind takes it.

import WidgetBase

/// What a parameter is declared with, beside title, type, default and options.
public struct ParameterDetails: Sendable {
    /// What Siri asks for a value with.
    public var prompt: TextID?
    /// What Siri asks with where several values fit.
    public var disambiguation: TextID?
    /// The only cases that are offered.
    public var only: [EnumCaseID] = []
    public var range: ParameterRange?
    public var control: ParameterControl?
    public var dateKind: DateKind?
    public var input: TextInput?
    public var labels: BoolLabels?
    public var size: ListSize?
    public var currencyCodes: [NameID] = []
    /// Uniform type identifiers.
    public var supportedTypes: [NameID] = []
    public var mode: PersonMode?
    public var displayStyle: PlacemarkStyle?

    public init() {}
}

/// The smallest and the largest value; digits as written, with a sign.
public struct ParameterRange: Sendable {
    public var lower: NameID
    public var upper: NameID

    public init(lower: NameID, upper: NameID) {
        self.lower = lower
        self.upper = upper
    }
}

/// How a number is entered, by Apple's name.
public enum ParameterControl: String, CaseIterable, Sendable {
    case stepper
    case field
    case slider
}

/// What of a date is entered, by Apple's name.
public enum DateKind: String, CaseIterable, Sendable {
    case date
    case time
    case dateTime
}

/// How a text is entered.
public struct TextInput: Sendable {
    public var keyboard: KeyboardType?
    public var capitalization: CapitalizationType?
    public var isMultiline = false
    public var hasNoAutocorrect = false
    public var hasNoSmartQuotes = false
    public var hasNoSmartDashes = false

    public init() {}
}

/// A keyboard, by Apple's name.
public enum KeyboardType: String, CaseIterable, Sendable {
    case standard = "default"
    case asciiCapable
    case numbersAndPunctuation
    case url = "URL"
    case numberPad
}

/// What is capitalized while typing, by Apple's name.
public enum CapitalizationType: String, CaseIterable, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}

/// What a switch calls its two positions.
public struct BoolLabels: Sendable {
    public var on: TextID
    public var off: TextID

    public init(on: TextID, off: TextID) {
        self.on = on
        self.off = off
    }
}

/// How many elements a list has, at least and at most.
public struct ElementCount: Hashable, Sendable {
    public var lower: Int
    public var upper: Int

    public init(lower: Int, upper: Int) {
        self.lower = lower
        self.upper = upper
    }
}

/// How many elements a list has.
public enum ListSize: Sendable {
    case all(ElementCount)
    /// By the widget's family, in declared order.
    case families([FamilyCount])
}

/// The number of elements in one family.
public struct FamilyCount: Sendable {
    public var family: WidgetFamily
    public var count: ElementCount

    public init(family: WidgetFamily, count: ElementCount) {
        self.family = family
        self.count = count
    }
}

/// What of a person is chosen, by Apple's name.
public enum PersonMode: String, CaseIterable, Sendable {
    case contact
    case email
    case phone
    case emailOrPhone
}

/// What of a place is shown, by Apple's name.
public enum PlacemarkStyle: String, CaseIterable, Sendable {
    case name
    case address
    case city
}
