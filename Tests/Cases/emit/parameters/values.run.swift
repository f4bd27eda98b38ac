// Proves what parameters of every kind are declared with, and that content is kept under all of their values.

import AppIntents
import CoreLocation
import Foundation
@testable import ParameterValues

@main
enum Run {
    static func main() async throws {
        var checks = Checks()
        checkDeclarations(&checks)
        try await checkPickers(&checks)
        checkRequests(&checks)
        try await checkEntry(&checks)
        checks.finish()
    }

    static func checkDeclarations(_ checks: inout Checks) {
        let intent = ValuesIntent()
        checks.expect(intent.count == 7 && intent.scale == 0.5 && intent.ratios == [1, 2.5], "numbers")
        checks.expect(intent.note == "Hello" && intent.tags == ["a", "b"] && intent.showsFooter, "texts and switches")
        checks.expect(intent.rich == AttributedString("Hello"), "a rich text")
        checks.expect(intent.link?.query == "b=c" && intent.links.count == 2, "addresses")
        checks.expect(intent.stage == .draft && intent.stages == [.draft, .live] && intent.step == .paused, "cases")
        checks.expect(intent.since == nil && intent.place == nil && intent.people == nil, "what has no default")

        let range = intent.$count._stubDetails.inclusiveRange as? (lowerBound: Int, upperBound: Int)
        checks.expect(range?.lowerBound == -1 && range?.upperBound == 31, "a range")
        let amounts = intent.$budget._stubDetails.inclusiveRange as? (lowerBound: Decimal, upperBound: Decimal)
        checks.expect(amounts?.upperBound == Decimal(1000.5), "of money")
        let stages = intent.$stage._stubDetails.supportedValues as? [Stage]
        checks.expect(stages == [.draft, .paused], "`only`")
        let top = intent.$top._stubDetails.size as? IntentCollectionSize
        checks.expect(top?._stubRange == 3...3, "a number of elements")
        let tasks = intent.$tasks._stubDetails.size as? [IntentWidgetFamily: IntentCollectionSize]
        checks.expect(
            tasks?.mapValues(\._stubRange) == [.systemSmall: 1...1, .systemMedium: 1...3, .accessoryRectangular: 2...2],
            "by family")
        let description = intent.$count._stubDetails.description.map { String(localized: $0) }
        checks.expect(description == "How many", "a description")
    }

    static func checkPickers(_ checks: inout Checks) async throws {
        let limits = try await ValuesIntentLimitOptions().results()
        checks.expect(limits == [10, 20, 50], "options beside a range")
        let steps = try await ValuesIntentStepOptions().results()
        checks.expect(steps._stubListing.map(\.items) == [["Nothing", "Live"]], "options beside `only`")
        let first = await ValuesIntentTaskQuery().defaultResult()
        checks.expect(first?.id == "1", "the default of an entity with prompts")
        let rest = await _StubDependency.with(intent(task: first)) {
            (try? await ValuesIntentNextQuery().suggestedEntities()) ?? []
        }
        checks.expect(rest.map(\.id) == ["2"], "the rows for a list with a size")
        let all = (try? await ValuesIntentNextQuery().suggestedEntities()) ?? []
        checks.expect(all.map(\.id) == ["1", "2"], "and without the dependency")
    }

    static func intent(task: Job? = nil, change: (ValuesIntent) -> Void = { _ in }) -> ValuesIntent {
        let intent = ValuesIntent()
        intent.task = task
        intent.tasks = []
        intent.top = []
        change(intent)
        return intent
    }

    static func request(_ intent: ValuesIntent) -> ValuesLoaderRequest {
        ValuesLoaderRequest(
            count: intent.count, limit: intent.limit, scale: intent.scale, ratios: intent.ratios,
            showsFooter: intent.showsFooter, note: intent.note, address: intent.address, tags: intent.tags,
            rich: intent.rich, since: intent.since, dates: intent.dates, alarm: intent.alarm, link: intent.link,
            links: intent.links, place: intent.place, budget: intent.budget, person: intent.person,
            people: intent.people, crew: intent.crew, file: intent.file, stage: intent.stage, stages: intent.stages,
            step: intent.step, task: nil, tasks: [], top: [], next: nil, date: Date(timeIntervalSince1970: 0),
            family: nil, displaySize: nil
        )
    }

    static func checkRequests(_ checks: inout Checks) {
        let person = IntentPerson(identifier: .contact("p"), name: .displayName("P"), handle: nil)
        let other = IntentPerson(
            identifier: .contact("p"), name: .displayName("P"),
            handle: IntentPerson.Handle(.emailAddress("p@example.com"))
        )
        let configurations = [
            intent(),
            intent { $0.rich = AttributedString("Other") },
            intent { $0.alarm = DateComponents(hour: 6, minute: 30) },
            intent { $0.alarm = DateComponents(hour: 6, minute: 31) },
            intent { $0.place = CLPlacemark(_stubName: "Rome") },
            intent { $0.place = CLPlacemark(_stubName: "Oslo") },
            intent { $0.budget = IntentCurrencyAmount(amount: 3, currencyCode: "EUR") },
            intent { $0.budget = IntentCurrencyAmount(amount: 3, currencyCode: "USD") },
            intent { $0.person = person },
            intent { $0.person = other },
            intent { $0.people = [person, other] },
            intent { $0.file = IntentFile(data: Data([1]), filename: "a") },
            intent { $0.file = IntentFile(data: Data([2]), filename: "a") },
            intent { $0.dates = [Date(timeIntervalSince1970: 1)] },
            intent { $0.links = [] },
        ].map { request($0).configuration }
        checks.expect(Set(configurations).count == configurations.count, "every value tells configurations apart")
        checks.expect(request(intent()).configuration == configurations[0], "the same gives the same")
    }

    static func checkEntry(_ checks: inout Checks) async throws {
        let configured = intent { intent in
            intent.place = CLPlacemark(_stubName: "Rome", locality: "Roma")
            intent.budget = IntentCurrencyAmount(amount: 3, currencyCode: "EUR")
            intent.alarm = DateComponents(hour: 6)
            intent.people = []
        }
        let content = try await ValuesLoader().load(request(configured))
        checks.expect(content.message == "Roma, EUR, 0 people", "a loader gets the values: \(content.message)")
        let now = Date(timeIntervalSince1970: 0)
        let entries = ValuesTimelineProvider.entries(for: configured, loading: .loaded(content), at: now)
        checks.expect(entries.first?.footer == true && entries.first?.hasBudget == true, "comparisons with nil")
        checks.expect(entries.first?.alarm == DateComponents(hour: 6), "a value that the entry holds")
        let sample = ValuesEntry.sample(at: now)
        checks.expect(sample.rich == AttributedString("Hello") && sample.links.count == 2, "a sample has the defaults")
        checks.expect(sample.footer == false && sample.hasBudget == true, "and nothing where there is none")
    }
}
