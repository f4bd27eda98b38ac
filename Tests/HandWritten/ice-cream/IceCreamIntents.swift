// Hand-written: what samples/ice-cream-intents.widget describes, as one would write it without the compiler.

public import AppIntents

/// A flavor of ice cream.
public enum Flavor: String, AppEnum, Codable {
    case vanilla, strawberry, lemon

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Flavor" }

    public static var caseDisplayRepresentations: [Flavor: DisplayRepresentation] {
        [
            .vanilla: "Vanilla",
            .strawberry: "Strawberry",
            .lemon: "Lemon",
        ]
    }
}

/// The ice cream that a widget shows.
public struct ChooseIceCreamIntent: WidgetConfigurationIntent {
    public static var title: LocalizedStringResource { "Choose Ice Cream" }
    public static var description: IntentDescription? {
        "Shows an ice cream with the topping that goes with its flavor."
    }
    public static let isDiscoverable = false

    @Parameter(title: "Flavor", default: .vanilla)
    public var flavor: Flavor

    @Parameter(
        title: "Topping",
        description: "What goes on top. The choice depends on the flavor.",
        optionsProvider: ToppingOptions()
    )
    public var topping: String?

    public init() {}

    public init(flavor: Flavor = .vanilla, topping: String?) {
        self.flavor = flavor
        self.topping = topping
    }
}

/// The toppings that go with the chosen flavor.
public struct ToppingOptions: DynamicOptionsProvider {
    @IntentParameterDependency<ChooseIceCreamIntent>(\.$flavor)
    var intent

    public nonisolated init() {}

    public func results() async throws -> [String] {
        switch intent?.flavor {
        case .vanilla: ["Chocolate Sirup"]
        case .strawberry: ["Sprinkles"]
        case .lemon: ["Toasted Coconut Flakes"]
        case nil: ["Chocolate Sirup", "Sprinkles", "Toasted Coconut Flakes", "Peanut Butter"]
        }
    }
}

public struct IceCreamIntentsAppIntents: AppIntentsPackage {}
