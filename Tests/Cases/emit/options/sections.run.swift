// Proves that options under headings keep them, whatever they depend on, and what stands in for them.

import AppIntents
import Foundation
@testable import OptionSections

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        let always = try await SectionsIntentAlwaysOptions().results()._stubListing
        checks.expect(always.map(\.title) == ["Hot", "Cold"], "headings without a text of an option: \(always)")
        checks.expect(always.map(\.items) == [["tea", "soup"], ["water"]], "and what stands under them")

        let nothing = try await SectionsIntentLaterOptions().results()._stubListing
        checks.expect(nothing.isEmpty, "`unset none` offers nothing: \(nothing)")
        let later = try await _StubDependency.with(intent(meal: .dinner)) {
            try await SectionsIntentLaterOptions().results()._stubListing
        }
        checks.expect(later.map(\.title) == ["Hot", nil], "then all, one section without a heading: \(later)")
        let start = await SectionsIntentLaterOptions().defaultResult()
        checks.expect(start == "tea", "a text that is not optional starts with the first option")

        typealias Other = SectionsIntentOtherOptions
        let cellar = CellarSnapshot(bottles: ["Port"])
        checks.expect(Other.values(meal: nil, name: "Ann", snapshot: cellar) == ["Port"], "`unset` of a snapshot")
        let both = try await SectionsIntentBothOptions().results()._stubListing
        checks.expect(both.map(\.items) == [["0"]], "`unset` with a list: \(both)")
        let many = try await _StubDependency.with(intent(meal: .dinner)) {
            try await SectionsIntentBothOptions().results()._stubListing
        }
        checks.expect(many.map(\.items) == [["One", "2", "3"], ["20"]], "texts where there are some: \(many)")
        checks.expect(many.map(\.title) == ["Few", "Many"], "under their headings")

        let next = try await SectionsIntentNextOptions().results()._stubListing
        checks.expect(next.map(\.items) == [["Dinner"]], "cases by their titles: \(next)")
        checks.finish()
    }

    static func intent(meal: Meal) -> SectionsIntent {
        SectionsIntent(meal: meal, always: nil, other: nil, both: nil, next: nil)
    }
}
