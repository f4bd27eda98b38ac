import AppIntents
import Foundation

@testable import SharedWidgets

@main
struct Program {
    static func main() {
        var checks = Checks()
        let resources = [
            PersonIntent.title, Mood.typeDisplayRepresentation.name, PersonEntity.typeDisplayRepresentation.name,
        ]
        for resource in resources {
            checks.expect(isOwn(resource), "\(resource.key) is looked up in the framework")
        }
        checks.expect(Mood.caseDisplayRepresentations[.good].map { isOwn($0.title) } ?? false, "a case")
        _StubTranslations.set(["Good": "Gut", "Unknown": "Unbekannt"], table: "Widgets")
        checks.expect(MoodStyle[.good].label == "Gut", "a text of a style, in the table of the module")
        checks.expect(MoodStyle[nil].label == "Unbekannt", "the text of the `default` row")
        checks.expect(SizeStyle[nil].lines == 3, "no family")
        checks.finish()
    }

    static func isOwn(_ resource: LocalizedStringResource) -> Bool {
        guard case .forClass(let token) = resource.bundle else { return false }
        return token == SharedWidgetsBundleToken.self && resource.table == "Widgets"
    }
}
