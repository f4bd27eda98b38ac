// Hand-written: how the widget of classic.widget looks, with nothing that iOS 14 lacks.

import SwiftUI
import WidgetKit

/// The moon alone.
struct MoonSmallView: View {
    let entry: MoonEntry

    var body: some View {
        MoonContent(entry: entry) { moon in
            VStack(spacing: 4) {
                MoonDisc(moon: moon, size: 56)
                MoonName(moon: moon)
                    .font(.footnote)
            }
        }
    }
}

/// The moon, and when it is full next.
struct MoonMediumView: View {
    let entry: MoonEntry

    var body: some View {
        MoonContent(entry: entry) { moon in
            HStack(spacing: 16) {
                MoonDisc(moon: moon, size: 72)
                VStack(alignment: .leading, spacing: 4) {
                    MoonName(moon: moon)
                        .font(.headline)
                    MoonDate("Full moon", date: moon.nextFull)
                }
                Spacer(minLength: 0)
            }
        }
    }
}

/// The moon with all that is known of it.
struct MoonLargeView: View {
    let entry: MoonEntry

    var body: some View {
        MoonContent(entry: entry) { moon in
            VStack(spacing: 12) {
                MoonDisc(moon: moon, size: 120)
                MoonName(moon: moon)
                    .font(.title2)
                Text("\(Int((moon.illumination * 100).rounded())) percent lit")
                    .foregroundColor(.secondary)
                Spacer(minLength: 0)
                MoonDate("Full moon", date: moon.nextFull)
                MoonDate("New moon", date: moon.nextNew)
            }
        }
    }
}

/// What was loaded, a mark where it is old, or a notice where there is nothing to show.
private struct MoonContent<Content: View>: View {
    let entry: MoonEntry
    let content: (MoonPhase) -> Content

    init(entry: MoonEntry, @ViewBuilder content: @escaping (MoonPhase) -> Content) {
        self.entry = entry
        self.content = content
    }

    var body: some View {
        if let moon = entry.moon {
            VStack(spacing: 4) {
                content(moon)
                if entry.state == .stale {
                    Text("Out of date")
                        .font(.caption)
                        .foregroundColor(.secondary)
                }
            }
        } else {
            Text("The moon is hidden. It is looked for again soon.")
                .font(.footnote)
                .foregroundColor(.secondary)
                .multilineTextAlignment(.center)
        }
    }
}

/// The moon as it looks from the northern hemisphere.
private struct MoonDisc: View {
    let moon: MoonPhase
    let size: CGFloat

    var body: some View {
        Text(verbatim: String(Array("🌑🌒🌓🌔🌕🌖🌗🌘")[moon.phase]))
            .font(.system(size: size))
            .accessibilityHidden(true)
    }
}

private struct MoonName: View {
    let moon: MoonPhase

    var body: some View {
        switch moon.phase {
        case 0: Text("New moon")
        case 1: Text("Waxing crescent")
        case 2: Text("First quarter")
        case 3: Text("Waxing gibbous")
        case 4: Text("Full moon")
        case 5: Text("Waning gibbous")
        case 6: Text("Last quarter")
        default: Text("Waning crescent")
        }
    }
}

private struct MoonDate: View {
    let title: LocalizedStringKey
    let date: Date

    init(_ title: LocalizedStringKey, date: Date) {
        self.title = title
        self.date = date
    }

    var body: some View {
        HStack(spacing: 4) {
            Text(title)
                .foregroundColor(.secondary)
            Text(date, style: .date)
        }
        .font(.footnote)
        .accessibilityElement(children: .combine)
    }
}
