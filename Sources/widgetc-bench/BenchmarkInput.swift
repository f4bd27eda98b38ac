// In: a number. Out: a piece of a description that checks without findings.
// Invariant: pieces with different numbers may stand in one module.

/// Declarations of all kinds in the proportion of real ones.
enum BenchmarkInput {
    /// What a widget needs: enum, struct, snapshot, entity, style, route, intent and widget, eight declarations.
    static func unit(_ n: Int) -> String {
        """

        /// The stage that project \(n) is in.
        enum Category\(n) "Category" {
          case production "Production" = "Production"
          case experimental "Experimental" = "Experimental"
          case utility "Utility" = "Utility"
          case retired "Retired" = "Retired"
        }

        /// An event of a project.
        struct Event\(n) {
          title: String
          start: Date
          end: Date
          isAllDay: Bool = false
          attendees: Int = 0
          location: String?
        }

        snapshot Snapshot\(n) {
          version 1
          file "snapshot\(n).json"
          stale after 6 hours
          projects: [Project\(n)]
          events: [Event\(n)]
          currentID: String?
          count: Int = 0
        }

        /// A project that a person can choose.
        entity Project\(n) "Project" {
          id projectID: String
          name: String
          category: Category\(n)?
          progress: Double = 0
          owner: String?

          title "\\(name)"
          subtitle "\\(category)"
          missing "Unavailable project"
          source Snapshot\(n).projects
          suggest rows.sorted(by: \\.name).grouped(by: \\.category)
          search name
        }

        style Style\(n) by Category\(n) {
          tint: Color
          message: Text
          symbol: Symbol = "circle"

          case .production: (tint: .green, message: "Live & Healthy", symbol: "checkmark.seal")
          case .experimental: (tint: (light: #6A1B9A, dark: .purple), message: "Beta Development")
          case .utility, .retired: (tint: #336699, message: "A tool", symbol: "wrench")
          default: (tint: .gray, message: "Unknown State")
        }

        route open\(n)(projectID: String) = "project\(n)/\\(projectID)"

        intent Select\(n) "Select Project" {
          description "Displays dynamic statistics for the chosen project."
          required param project "Project": Project\(n)? = follow Snapshot\(n).currentID "Current project"
          param flavor "Flavor": String = "Vanilla" { options "Vanilla", "Strawberry", "Lemon": "Lemon (sour)" }
          param topping "Topping": String? {
            depends on flavor
            options {
              case "Vanilla": "Chocolate Sirup"
              case "Strawberry": "Sprinkles"
              default: "Chocolate Sirup", "Sprinkles", "Peanut Butter"
            }
          }
        }

        /// Shows how far the chosen project has come.
        widget Stats\(n)Widget "Project Tracker" {
          description "Track development metrics for your project."
          configuration Select\(n)
          families systemSmall, systemMedium

          entry {
            projectName: Text = project?.name ?? "Choose a project"
            progress: Double = project?.progress ?? 0
            status: Style\(n) = Style\(n)[project?.category]
            next: Event\(n)? = Snapshot\(n).events.filter { $0.end > context.date }.first
            isBusy: Bool = Snapshot\(n).count > 3 && project?.progress != 1
          }
          sample { project = Project\(n)(name: "Sample Project", category: .production, progress: 0.75) }
          refresh after 30 minutes
          link open\(n)(projectID: project?.projectID)
          view StatsView\(n)
        }

        """
    }
}
