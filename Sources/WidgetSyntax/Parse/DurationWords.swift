// In: a length of time as people and other languages write it. Out: the same as a number and a unit.
// Invariant: a text with a word that is neither number nor unit is no length of time.

import WidgetBase

/// Reads `.minutes(15)`, `1h30m`, `PT15M`, `half an hour` and their like.
enum DurationWords {
    private static let numbers: [String: Double] = [
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
        "sixty": 60, "ninety": 90,
    ]
    /// Words that say nothing of the length.
    private static let passed: Set<String> = ["and", "of", "pt", "p", "t", "duration", "timeinterval", "value", "from"]

    /// The seconds of a unit.
    static func unit(_ word: String) -> Int? {
        switch word.lowercased() {
        case "s", "sec", "secs", "second", "seconds": return 1
        case "m", "min", "mins", "minute", "minutes": return 60
        case "h", "hr", "hrs", "hour", "hours": return 3600
        case "d", "day", "days": return 86400
        case "w", "wk", "wks", "week", "weeks": return 604_800
        default: return nil
        }
    }

    static func read(_ text: String) -> String? {
        guard text.utf8.count <= 60, !text.contains("-"), !text.contains("*"), !text.contains("/") else { return nil }
        var seconds = 0.0
        var number: Double?
        var waiting: Int?
        var factor = 1.0
        for word in words(text) {
            if let value = Double(word) ?? numbers[word] {
                // `half an hour` and `an hour` count one.
                if factor < 1, word == "a" || word == "an" { continue }
                if let unit = waiting {
                    seconds += value * Double(unit)
                    waiting = nil
                } else {
                    guard number == nil else { return nil }
                    number = value
                }
            } else if word == "half" || word == "quarter" {
                factor = word == "half" ? 0.5 : 0.25
                number = nil
            } else if let unit = unit(word) {
                if let value = number {
                    seconds += value * factor * Double(unit)
                    number = nil
                } else if factor < 1 {
                    seconds += factor * Double(unit)
                } else {
                    guard waiting == nil else { return nil }
                    waiting = unit
                }
                factor = 1
            } else if !passed.contains(word) {
                return nil
            }
        }
        // `a quarter` is one of an hour; a unit by itself counts one.
        if factor == 0.25, seconds == 0 { seconds = 900 }
        if let unit = waiting, seconds == 0 { seconds = Double(unit) }
        guard number == nil || seconds == 0 && factor < 1, seconds >= 1, seconds < 1e9 else { return nil }
        return seconds == seconds.rounded() ? longest(Int(seconds)) : nil
    }

    /// Numbers and words, of which a change from digits to letters begins a new one.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for character in text.lowercased() {
            let isNumber = character.isNumber || (character == "." && last?.isNumber ?? false)
            if isNumber || character.isLetter {
                let wasNumber = last.map { $0.isNumber || $0 == "." } ?? false
                let wasLetter = last?.isLetter ?? false
                if isNumber ? wasNumber : wasLetter {
                    words[words.count - 1].append(character)
                } else {
                    words.append(String(character))
                }
                last = character
            } else {
                last = nil
            }
        }
        // `15.minutes` has no decimals.
        return words.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    }

    /// Seconds in the longest unit that divides them.
    private static func longest(_ seconds: Int) -> String {
        let units = [(604_800, "week"), (86400, "day"), (3600, "hour"), (60, "minute")]
        let (length, name) = units.first { seconds % $0.0 == 0 } ?? (1, "second")
        let count = seconds / length
        return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
}
