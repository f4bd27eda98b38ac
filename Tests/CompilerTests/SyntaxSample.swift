// In: nothing. Out: a description that uses every production of the grammar, and helpers that parse text.
// Invariant: the description parses without a finding; what it says need not make sense.

import Testing
import WidgetBase
import WidgetSyntax

/// Parses text for tests.
struct ParsedText {
    let source: SourceFile
    let parsed: ParsedFile
    let findings: [Diagnostic]

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    init(_ bytes: [UInt8]) {
        source = SourceFile(path: "test.widget", bytes: bytes)
        var bag = DiagnosticBag()
        parsed = parse(source, id: FileID(rawValue: 0), into: &bag)
        findings = bag.sorted()
    }

    var tree: String { SyntaxDump.tree(parsed, of: source) }
    var tokens: String { SyntaxDump.tokens(parsed, of: source) }

    /// Each finding as `line:column-end code`, so that the exact range is tested.
    var places: [String] {
        let lines = LineTable(source.bytes)
        return findings.map { finding in
            guard let range = finding.range?.bytes else { return "- \(finding.code.word)" }
            let start = lines.lineColumn(at: range.start)
            let end = lines.lineColumn(at: range.end)
            let endText = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
            return "\(start.line):\(start.column)-\(endText) \(finding.code.word)"
        }
    }

    /// Every node of a kind, in the order of the file.
    func nodes(_ kind: SyntaxKind) -> [SyntaxNode] {
        let ids = (0..<parsed.tree.count).map { SyntaxID(rawValue: UInt32(truncatingIfNeeded: $0)) }
        let found = ids.filter { parsed.tree.kind($0) == kind }.map { SyntaxNode(tree: parsed.tree, id: $0) }
        return found.sorted { $0.range.start < $1.range.start }
    }

    func text(_ range: ByteRange?) -> String? { range.map(source.text) }
}

/// A text with mistakes, and where they are found.
struct SyntaxMistake: Sendable, CustomTestStringConvertible {
    let text: String
    let places: [String]

    init(_ text: String, _ places: [String]) {
        self.text = text
        self.places = places
    }

    var testDescription: String { text.split(separator: "\n").first.map(String.init) ?? "" }
}

enum SyntaxSample {
    static let everyProduction = #"""
        /// Joins this file to a module.
        module Samples

        /// Everything a module block can say.
        module Everything {
          platforms iOS 17, macOS 14.2, watchOS 10, visionOS 26
          group "group.com.example"
          group macOS "TEAM.com.example"
          scheme "everything"
          strings "Widgets"
          access public
          linkage dynamic
          includes OtherAppIntents from Other
          imports Other
          keychain "TEAM.shared"
          role framework
          objc
        }

        /* A comment /* within */ another. */
        enum Ratio "Ratio" key "ratio.title" comment "Picker" {
          persistentIdentifier "OldRatio"
          /// Sixteen to nine.
          case wide "Wide" = "16:9" {
            subtitle "Cinema" key "wide.subtitle"
            symbol "rectangle"
            image asset "wide"
            was "wide16"
          }
          case square "Square" = "1:1"; case plain "Plain"
        }

        enum Level "Level" {
          case low "Low" = -1 { was 0; was nil; was true }
          case high "High" = 0x10
        }

        struct Event {
          name: String
          end: Date?
          tags: [String] = ["a", "b"]
          ratio: Ratio = .wide
          nested: [[Int]?]
          weight: Double = -0.5
          place: Place = Place(name: "Home", at: [1, 2])
        }

        extern type Place

        snapshot EventsSnapshot {
          version 2
          file "events.json"
          group "group.other"
          stale after 1 week
          volatile updated: Date
          volatile: Bool = false
          version: Int
          events: [Event]
          currentID: String?
        }

        entity EventEntity "Event" {
          id eventID: String { was identifier }
          title: String
          photo: String?
          title "\(title) – \(photo)"
          subtitle "\(photo)"
          symbol photo == nil ? "calendar" : "photo"
          image asset "event"
          image file photo
          image data photo
          image asset photo
          missing "Gone"
          source EventsSnapshot.events on demand
          source {
            EventEntity(eventID: "a", title: "A")
            EventEntity(eventID: "b")
          }
          suggest rows.sorted(by: \.title, .descending).grouped(by: \.photo)
          search title, photo
          persistentIdentifier "OldEvent"
        }

        style EventStyle by Level, Bool, Double, family {
          tint: Color
          foreground: Color = .white
          background: Color = #00000080
          label: Text = "None" key "none"
          symbol: Symbol = "circle"
          font: Font = font(.headline, weight: .bold, design: .rounded)
          count: Int = -3

          case (.low, true, ..<20, _), (_, false, 20..<80, .systemSmall):
            (tint: (light: #6A1B9A, dark: .purple, accented: .white, vibrant: asset("vibrant")), label: "Low")
          case .high: (tint: asset("high"), font: font(.body))
          case 80..., -1.5...2, "text", nil: ()
          default: (tint: .gray)
          contrast foreground on background
        }

        route home() = "home"
        route openEvent(eventID: String, tab: Int) = "event/\(eventID)?tab=\(tab)"

        intent EventIntent "Select Event" {
          description "Shows an event."
          intentClassName "OldIntent"
          persistentIdentifier "OldEventIntent"
          summary "Show \(event) of \(calendar)"
          show tag, amount when kind == .custom && context.family == .systemSmall
          required param event "Event": EventEntity? = follow EventsSnapshot.currentID "Current event"
          retired param old "Old": String?
          required retired param both "Both": String?
          param events "Events": [EventEntity]? = first 3 { size systemSmall: 1, systemMedium: 1...3 }
          param one "One": EventEntity? = id("x", "y")
          param tags "Tags": [String] = ["a", -1, .b]
          param flavor "Flavor": String {
            description "Taste"
            prompt "Which one?"
            options "Vanilla", "Lemon": "Lemon (sour)"
            disambiguation "Which flavor?"
          }
          param topping "Topping": String = "Nuts" {
            depends on flavor, event
            unset none
            options {
              section "Europe" { "lon": "London"; "par": "Paris" }
              case "Vanilla": "Chocolate", "Nuts"
              case "Lemon", "Orange":
              default: "Nuts"
              "plain"
              .other: "Other"
            }
          }
          param amount "Amount": Double = 0.5 { range 0.5...2; control slider; unset all }
          param day "Day": Int = 1 { range 1...31; control stepper; only 1, 2 }
          param when "When": Date? { kind dateTime; unset EventsSnapshot.events }
          param note "Note": String? {
            input multiline, keyboard .URL, capitalization .none, autocorrect false,
              smartQuotes false, smartDashes false
          }
          param on "On": Bool = true { labels "On" key "on", "Off" }
          param list "List": [String]? { size 3; options MyProvider }
          param price "Price": Currency? { currencyCodes "EUR", "USD"; mode decimal; displayStyle compact }
          param file "File": File? { supportedTypes "public.json" }
          param rows "Rows": EventEntity? { options rows.filter { $0.eventID == event.eventID } }
        }

        action RefreshAction "Refresh" {
          description "Loads again."
          param value "Value": Bool
          perform Refresher
          runs app
          opens "https://example.com"
          authentication required
          changes EventsSnapshot, OtherSnapshot
          discoverable
        }

        widget EventWidget "Events" {
          description "Shows events."
          kind "EventWidget"
          configuration EventIntent
          source EventLoader timeline {
            events: [Event]
            /// When it was read.
            date: Date
          }
          timeout 10 seconds
          empty when events.isEmpty || !isLoaded
          entry {
            title: Text = event?.title ?? "Choose"
            next: Date? = events.filter { $0.end > context.date }.first?.end ?? nil
            last: String = (events.last { $0.end < context.date - 2 hours }?.name ?? "")
            style: EventStyle = EventStyle[level, true, 0.5, context.family]
            names: [String] = ["a", title, "\(title)"]
            few: [Event] = events.prefix(3)
            has: Bool = names.contains("a")
            same: Bool = a == b || a != b && a <= b || a >= b || a < b
            text: String = """
              Two
                "lines" \
              and \(events
                .first?.name ?? "none")
              """
            chained: String = isLoaded
              ? first
                .name
              : "none"
          }
          sample { event = EventEntity(title: "Sample"); event.title = "Other" }
          sample "Empty" { events = [] }
          promptsForUserConfiguration
          privacySensitive
          pushHandler EventPushHandler
          legacy OldIntent { event = oldEvent; kind = oldKind }
          families systemSmall, systemMedium
          families accessoryInline on iOS, watchOS
          recommend "First" { event = EventsSnapshot.events.first }
          recommend each EventsSnapshot.events as event "\(title)"
          entries {
            every 1 hour aligned count 12 when event == nil
            every 15 minutes count 4
            at events.first?.end, midnight, 06:30 when kind == .custom
            limit 20
            expires after 20 minutes
          }
          refresh after 30 minutes or daily at 06:30 or at end or never
          retry after 15 minutes
          relevance events.count for 2 hours
          relevant when kind = .custom at next from -15 minutes to +10 minutes
          relevant at next
          link openEvent(eventID: event?.eventID, tab: 1)
          view accessoryInline: InlineView, default: EventView
          background clear
          contentMarginsDisabled
          containerBackgroundRemovable false
          disfavoredLocations lockScreen, standBy for systemSmall
          supportedMountingStyles elevated, recessed
          widgetTexture glass
          onBackgroundURLSessionEvents handleEvents
        }

        widget SmallWidget "Small" { families systemSmall; view SmallView; background style.tint; refresh never }

        control LightControl "Light" {
          kind "Light"
          toggle isOn, RefreshAction(value: isOn)
          label isOn ? "On" : "Off"
          symbol "lightbulb"
          valueLabel name
          tint (light: .yellow, dark: .orange)
          disabled !isOn
        }

        control OpenControl "Open" {
          button RefreshAction()
        }

        bundle EverythingBundle {
          EventWidget
          flag BETA {
            SmallWidget
            flag INNER { LightControl }
          }
          extern HandWritten
          extern Other iOS 18, macOS 26
          extern; flag
        }

        """#
}
