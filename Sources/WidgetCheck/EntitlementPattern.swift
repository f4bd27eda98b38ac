// In: a group as entitlements name it, and one as a description does. Out: whether they are one, or how they differ.
// Invariant: build settings that Xcode replaces agree with whatever they may stand for, so that nothing right is
// reported; matching takes no longer than both texts are long together, times the shorter.

/// How a group of the entitlements differs from one that a description declares; what is nearest comes first.
enum EntitlementAgreement: Int, Comparable {
    case same
    /// But for upper and lower case.
    case otherCase
    /// But for the team's prefix, which the description leaves out.
    case declaredLacksTeam
    /// But for the team's prefix, which the entitlements leave out.
    case entitlementLacksTeam
    case different

    static func < (left: EntitlementAgreement, right: EntitlementAgreement) -> Bool { left.rawValue < right.rawValue }
}

/// A group of the entitlements, with the settings in it that Xcode replaces.
struct EntitlementPattern {
    private enum Element: Hashable {
        case byte(UInt8)
        /// A letter or digit of a team's identifier.
        case teamLetter
        /// At least one byte.
        case anything
    }

    private let elements: [Element]
    /// How many of the elements are the team's prefix, in letters or as a setting.
    private let teamCount: Int
    /// Whether it holds a setting of which only the project knows what it stands for.
    let isOpen: Bool

    private static let team = [Element](repeating: .teamLetter, count: 10)

    init(_ text: String) {
        var elements: [Element] = []
        var isOpen = false
        var startsWithTeam = false
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            guard let (name, count) = EntitlementPattern.setting(rest) else {
                elements.append(.byte(byte))
                rest.removeFirst()
                continue
            }
            switch name {
            case "AppIdentifierPrefix", "TeamIdentifierPrefix":
                startsWithTeam = startsWithTeam || elements.isEmpty
                elements += EntitlementPattern.team + [.byte(UInt8(ascii: "."))]
            case "DEVELOPMENT_TEAM":
                startsWithTeam = startsWithTeam || elements.isEmpty && rest.dropFirst(count).first == UInt8(ascii: ".")
                elements += EntitlementPattern.team
            default:
                isOpen = true
                if elements.last != .anything { elements.append(.anything) }
            }
            rest = rest.dropFirst(count)
        }
        self.elements = elements
        self.isOpen = isOpen
        teamCount = startsWithTeam || EntitlementPattern.hasTeam(text) ? 11 : 0
    }

    /// The name in `$(NAME)` or `${NAME:modifier}` at the beginning, and how long that is.
    private static func setting(_ bytes: ArraySlice<UInt8>) -> (name: String, count: Int)? {
        guard bytes.first == UInt8(ascii: "$"), let open = bytes.dropFirst().first else { return nil }
        let closer: UInt8
        switch open {
        case UInt8(ascii: "("): closer = UInt8(ascii: ")")
        case UInt8(ascii: "{"): closer = UInt8(ascii: "}")
        default: return nil
        }
        // Names of settings are short; one that does not end is text.
        guard let end = bytes.prefix(256).firstIndex(of: closer) else { return nil }
        let name = bytes[(bytes.startIndex + 2)..<end].prefix { $0 != UInt8(ascii: ":") }
        return (String(decoding: name, as: UTF8.self), end + 1 - bytes.startIndex)
    }

    /// Whether a text begins as `ABCDE12345.` does.
    static func hasTeam(_ text: String) -> Bool {
        let bytes = Array(text.utf8.prefix(11))
        return bytes.count == 11 && bytes[10] == UInt8(ascii: ".") && bytes.prefix(10).allSatisfy(isTeamLetter)
    }

    private static func isTeamLetter(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
    }

    /// A group without its team's prefix, for finding what was meant.
    static func withoutTeam(_ text: String) -> String {
        if hasTeam(text) { return String(decoding: Array(text.utf8)[11...], as: UTF8.self) }
        return String(text.dropFirst(leadingSetting(text).count))
    }

    /// The setting that a text begins with: `$(AppIdentifierPrefix)`.
    static func leadingSetting(_ text: String) -> String {
        guard let setting = setting(Array(text.utf8)[...]) else { return "" }
        return String(decoding: Array(text.utf8)[..<setting.count], as: UTF8.self)
    }

    func agreement(with declared: String) -> EntitlementAgreement {
        let bytes = Array(declared.utf8)[...]
        let all = elements[...]
        if matches(all, bytes, foldsCase: false) { return .same }
        if matches(all, bytes, foldsCase: true) { return .otherCase }
        let hasTeam = EntitlementPattern.hasTeam(declared)
        if teamCount > 0, !hasTeam, matches(all.dropFirst(teamCount), bytes, foldsCase: true) {
            return .declaredLacksTeam
        }
        if teamCount == 0, hasTeam, matches(all, bytes.dropFirst(11), foldsCase: true) { return .entitlementLacksTeam }
        return .different
    }

    /// Goes through both, and back to the last setting that may stand for more where they part.
    private func matches(_ elements: ArraySlice<Element>, _ bytes: ArraySlice<UInt8>, foldsCase: Bool) -> Bool {
        var (element, byte) = (elements.startIndex, bytes.startIndex)
        var retry: (element: Int, byte: Int)?
        while byte < bytes.endIndex {
            if element < elements.endIndex, elements[element] == .anything {
                retry = (element + 1, byte + 2)
                element += 1
                byte += 1
            } else if element < elements.endIndex, agree(elements[element], bytes[byte], foldsCase) {
                element += 1
                byte += 1
            } else if let last = retry, last.byte <= bytes.endIndex {
                retry = (last.element, last.byte + 1)
                (element, byte) = last
            } else {
                return false
            }
        }
        return element == elements.endIndex
    }

    private func agree(_ element: Element, _ byte: UInt8, _ foldsCase: Bool) -> Bool {
        switch element {
        case .byte(let wanted): return wanted == byte || foldsCase && folded(wanted) == folded(byte)
        case .teamLetter: return EntitlementPattern.isTeamLetter(byte)
        case .anything: return true
        }
    }

    private func folded(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
    }
}
