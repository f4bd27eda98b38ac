// In: the name of a module. Out: the description and the view with which a newcomer starts.
// Invariant: the description has no findings, and the view compiles beside its output.

import WidgetBase
import WidgetCompiler

enum InitTemplate {
    /// What is wrong with the description in a module of that name: the name may be taken by the system, or by a
    /// declaration.
    static func finding(module: String) -> Diagnostic? {
        let source = files(module: module).prefix(1).map { SourceFile(path: $0.path, bytes: $0.bytes) }
        return Compiler.compile(Table(source), options: CompilerOptions()).diagnostics.first
    }

    /// The files, each with its name.
    static func files(module: String) -> [OutputFile] {
        [
            OutputFile(path: "countdown.widget", bytes: Array(description(module).utf8)),
            OutputFile(path: "CountdownView.swift", bytes: Array(view.utf8)),
        ]
    }

    private static func description(_ module: String) -> String {
        """
        /// The widgets of the app. The module has the name of the target that compiles them.
        module \(module) {
          platforms iOS 17, macOS 14
        }

        enum Accent "Color" {
          case blue "Blue"
          case green "Green"
          case orange "Orange"
        }

        /// How a color looks.
        style AccentStyle by Accent {
          tint: Color

          case .blue: (tint: .blue)
          case .green: (tint: .green)
          case .orange: (tint: .orange)
        }

        /// What a person sets when editing the widget.
        intent CountdownIntent "Choose a Day" {
          description "Counts down to a day."

          param occasion "Occasion": String = "New Year"
          param day "Day": Date?
          param accent "Color": Accent = .blue
        }

        /// How long it is until a day.
        widget CountdownWidget "Countdown" {
          description "Shows how long it is until a day."
          configuration CountdownIntent
          families systemSmall, systemMedium

          entry {
            occasion: Text = occasion
            day: Date? = day
            hasCome: Bool = day <= context.date
            accent: AccentStyle = AccentStyle[accent]
          }
          sample { occasion = "Holidays"; day = context.date + 12 days; accent = .green }
          entries { at day }   // one more entry, when the day has come
          refresh never        // the view counts by itself
          view CountdownView
        }

        bundle CountdownWidgets {
          CountdownWidget
        }

        """
    }

    private static let view = """
        import SwiftUI
        import WidgetKit

        /// How a countdown looks. `CountdownEntry` has the fields that `countdown.widget` gives it.
        struct CountdownView: View {
            let entry: CountdownEntry

            var body: some View {
                VStack(alignment: .leading, spacing: 4) {
                    Text(entry.occasion)
                        .font(.headline)
                        .foregroundStyle(entry.accent.tint)
                        .lineLimit(2)
                        .widgetAccentable()
                        .privacySensitive()
                    Spacer(minLength: 0)
                    remaining
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement(children: .combine)
            }

            @ViewBuilder private var remaining: some View {
                if let day = entry.day {
                    if entry.hasCome {
                        Text("The day has come")
                            .font(.title3)
                    } else {
                        Text(day, style: .relative)
                            .font(.title3)
                            .monospacedDigit()
                    }
                    Text(day, style: .date)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                } else {
                    Text("Touch and hold to choose a day")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }

        """
}
