// In: the bytes of an identifier. Out: the keyword that it spells.
// Invariant: the one list of the language's words; each is contextual, so that a keyword may also be a name.

/// A word with a meaning somewhere in the grammar.
public enum Keyword: String, CaseIterable, Sendable {
    // Declarations.
    case module
    case `enum`
    case `struct`
    case extern
    case type
    case snapshot
    case entity
    case style
    case route
    case intent
    case action
    case widget
    case control
    case bundle

    // Shared.
    case key
    case comment
    case `true`
    case `false`
    case `nil`
    case `default`
    case `case`

    // Durations.
    case second
    case seconds
    case minute
    case minutes
    case hour
    case hours
    case day
    case days
    case week
    case weeks

    // Platforms.
    case iOS
    case macOS
    case watchOS
    case visionOS

    // Modules.
    case platforms
    case group
    case scheme
    case strings
    case access
    case `internal`
    case `public`
    case linkage
    case `static`
    case dynamic
    case includes
    case from
    case imports
    case keychain
    case role
    case `extension`
    case app
    case framework
    case objc

    // Enums, snapshots and entities.
    case persistentIdentifier
    case subtitle
    case symbol
    case image
    case asset
    case was
    case version
    case file
    case data
    case demand
    case stale
    case after
    case volatile
    case id
    case title
    case missing
    case source
    case suggest
    case search

    // Styles.
    case by
    case light
    case dark
    case accented
    case vibrant
    case font
    case contrast
    case on

    // Intents and parameters.
    case description
    case intentClassName
    case summary
    case show
    case when
    case required
    case retired
    case param
    case first
    case follow
    case prompt
    case depends
    case unset
    case all
    case none
    case options
    case only
    case range
    case stepper
    case field
    case slider
    case kind
    case date
    case time
    case dateTime
    case input
    case labels
    case size
    case currencyCodes
    case supportedTypes
    case mode
    case displayStyle
    case disambiguation
    case multiline
    case keyboard
    case capitalization
    case autocorrect
    case smartQuotes
    case smartDashes
    case section

    // Actions.
    case perform
    case runs
    case opens
    case authentication
    case changes
    case discoverable

    // Widgets.
    case legacy
    case families
    case recommend
    case each
    case `as`
    case entries
    case refresh
    case or
    case retry
    case relevance
    case `for`
    case relevant
    case at
    case to
    case link
    case view
    case background
    case clear
    case contentMarginsDisabled
    case containerBackgroundRemovable
    case disfavoredLocations
    case supportedMountingStyles
    case widgetTexture
    case onBackgroundURLSessionEvents
    case configuration
    case timeline
    case timeout
    case empty
    case entry
    case sample
    case promptsForUserConfiguration
    case privacySensitive
    case pushHandler
    case every
    case aligned
    case count
    case limit
    case expires
    case midnight
    case daily
    case end
    case never

    // Controls and bundles.
    case button
    case toggle
    case label
    case valueLabel
    case tint
    case disabled
    case flag

    // Expressions.
    case filter
    case last
    case sorted
    case grouped
    case descending
    case prefix
    case contains

    /// The word as it is written.
    public var text: String { rawValue }

    /// Whether the word is never a name.
    public var isReserved: Bool {
        switch self {
        case .true, .false, .nil: return true
        default: return false
        }
    }

    /// Every keyword at its ordinal, which is its place in the list above plus one; nil at 0.
    public static let ordered: [Keyword?] = [nil] + allCases.map { $0 }
}

/// Finds keywords by their bytes: open addressing over a table that is built once.
struct KeywordTable: Sendable {
    static let shared = KeywordTable()

    /// The texts of all keywords, one after the other.
    private var bytes: [UInt8] = []
    /// Where the text of an ordinal ends; that of ordinal 0 is empty.
    private var ends: [Int] = [0]
    /// Ordinals; 0 is free. The size is a power of two.
    private var slots = [UInt8](repeating: 0, count: 1024)
    private var longest = 0

    private init() {
        for (offset, keyword) in Keyword.allCases.enumerated() {
            let text = Array(keyword.text.utf8)
            longest = max(longest, text.count)
            bytes.append(contentsOf: text)
            ends.append(bytes.count)
            var hash = KeywordTable.seed
            for byte in text { hash = KeywordTable.mix(hash, byte) }
            var slot = KeywordTable.slot(hash)
            while slots[slot] != 0 { slot = (slot + 1) & 1023 }
            slots[slot] = UInt8(truncatingIfNeeded: offset + 1)
        }
    }

    static let seed: UInt32 = 2_166_136_261

    /// One step of FNV-1a; the lexer runs it while it scans an identifier.
    @inline(__always)
    static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
        (hash ^ UInt32(byte)) &* 16_777_619
    }

    @inline(__always)
    private static func slot(_ hash: UInt32) -> Int {
        Int((hash ^ (hash >> 15)) & 1023)
    }

    /// The ordinal of the keyword at a range, 0 for any other identifier.
    func ordinal(in source: [UInt8], _ range: Range<Int>, hash: UInt32) -> UInt8 {
        guard range.count <= longest else { return 0 }
        var slot = KeywordTable.slot(hash)
        while slots[slot] != 0 {
            let ordinal = Int(slots[slot])
            let start = ends[ordinal - 1]
            if ends[ordinal] - start == range.count {
                var offset = 0
                while offset < range.count, bytes[start + offset] == source[range.lowerBound + offset] { offset += 1 }
                if offset == range.count { return UInt8(truncatingIfNeeded: ordinal) }
            }
            slot = (slot + 1) & 1023
        }
        return 0
    }
}
