// In: small programs with one planted fault each. Out: proof that the harness sees every kind of fault that it is
// there to see.
// Invariant: each fault is seen by the means that it tests and, but for that fault, the program is correct.

import TestSupport
import Testing

private func source(_ text: String, named name: String = "Planted.swift") -> SwiftSource {
    SwiftSource(name: name, text: text)
}

private func planted(_ text: String) -> [SwiftModule] {
    [SwiftModule("Planted", [source(text)])]
}

@Suite(.enabled(if: StubModules.areUsed)) struct HarnessTests {
    @Test(arguments: LanguageMode.allCases) func soundProgramCompiles(_ mode: LanguageMode) throws {
        let result = try SwiftCompiler.check([source("struct Row { let name: String }\n")], mode: mode)
        #expect(result.succeeded, "\(result.diagnostics)")
    }

    @Test(arguments: LanguageMode.allCases) func typeErrorIsSeen(_ mode: LanguageMode) throws {
        let result = try SwiftCompiler.check([source("let number: Int = \"one\"\n")], mode: mode)
        #expect(result.errors.contains { $0.hasPrefix("Generated/Planted.swift:1:19: error: cannot convert") })
    }

    @Test(arguments: LanguageMode.allCases) func warningIsAnError(_ mode: LanguageMode) throws {
        let result = try SwiftCompiler.check([source("func f() {\n    let unused = 1\n}\n")], mode: mode)
        #expect(result.errors.contains { $0.contains("was never used") })
    }

    @Test func modesDiffer() throws {
        // A global variable is fine in Swift 5, a warning with complete checking, and an error in Swift 6; with
        // main-actor isolation by default it is fine again.
        let global = [source("final class Counter {\n    static var shared = 0\n}\n")]
        let outcome = try LanguageMode.allCases.map { try SwiftCompiler.check(global, mode: $0).succeeded }
        #expect(outcome == [true, false, false, true])
    }

    @Test func raceIsSeenByFlowAnalysis() throws {
        let text = """
            final class Box { var number = 0 }
            func race() {
                let box = Box()
                Task { box.number += 1 }
                print(box.number)
            }
            """
        for platform in [CompilePlatform.host, .apple(AppleTriple(.iOS))] {
            let result = try SwiftCompiler.check([source(text)], mode: .swift6, platform: platform)
            #expect(result.errors.contains { $0.contains("risks causing data races") }, "\(platform)")
        }
    }

    @Test func localizedTextsNeedFoundation() throws {
        // The text type is Foundation's on Apple systems; a file that imports nothing does not see it.
        let text = "func title() -> LocalizedStringResource { \"Title\" }\n"
        let with = try SwiftCompiler.check([source("import Foundation\n" + text)], mode: .swift6)
        let without = try SwiftCompiler.check([source(text)], mode: .swift6)
        #expect(with.succeeded, "\(with.diagnostics)")
        #expect(without.errors.contains { $0.contains("cannot find type 'LocalizedStringResource'") })
    }

    @Test func chainSeesEarlierModulesOnly() throws {
        let first = SwiftModule("First", [source("public struct Row {\n    public init() {}\n}\n")])
        let second = SwiftModule("Second", [source("import First\nfunc row() -> Row { Row() }\n")])
        for platform in [CompilePlatform.host, .apple(AppleTriple(.watchOS))] {
            #expect(try SwiftCompiler.check([first, second], mode: .swift6, platform: platform).succeeded)
            let reversed = try SwiftCompiler.check([second, first], mode: .swift6, platform: platform)
            #expect(reversed.errors.contains { $0.contains("no such module 'First'") })
        }
    }

    // MARK: Platforms and compilers

    @Test(arguments: AppleTriple.Platform.allCases) func platformBlockIsSeen(_ platform: AppleTriple.Platform) throws {
        let text = "#if os(\(platform.rawValue))\nlet number: Int = \"one\"\n#endif\n"
        let failures = try SwiftCompiler.failures(in: planted(text))
        let triple = CompilePlatform.apple(AppleTriple(platform))
        #expect(Set(failures.map(\.combination.platform)) == [triple])
        #expect(failures.count == 2)
    }

    @Test func availabilityIsSeen() throws {
        let text = "import Foundation\nfunc folder() -> URL { URL(filePath: \"/\") }\n"
        let old = [AppleTriple(.iOS, "15.0"), AppleTriple(.macOS, "13.0")]
        let failures = try SwiftCompiler.failures(in: planted(text), triples: old)
        #expect(Set(failures.map(\.combination.platform)) == [.apple(old[0])])
        #expect(failures.allSatisfy { $0.result.diagnostics.contains("is only available in iOS 16") })
    }

    @Test func bothAnswersToCompilerAreSeen() throws {
        let text = """
            #if compiler(>=6.2) && !os(Linux)
            let first: Int = "one"
            #endif
            #if compiler(<6.4)
            let second: Int = "two"
            #endif
            """
        #expect(CompilerConditions.thresholds(in: text) == [CompilerVersion(6, 2), CompilerVersion(6, 4)])
        let failures = try SwiftCompiler.failures(in: planted(text), triples: [AppleTriple(.iOS)])
        func versions(_ mode: LanguageMode, _ platform: CompilePlatform, _ word: String) -> [CompilerVersion?] {
            failures.filter { failure in
                failure.combination.mode == mode && failure.combination.platform == platform
                    && failure.result.diagnostics.contains("let \(word)")
            }.map(\.combination.compiler)
        }
        let iOS = CompilePlatform.apple(AppleTriple(.iOS))
        #expect(versions(.swift6, iOS, "first") == [CompilerVersion(6, 2), CompilerVersion(6, 4)])
        #expect(versions(.swift6, iOS, "second") == [CompilerVersion(6, 0), CompilerVersion(6, 2)])
        #expect(versions(.swift5, iOS, "second") == [.oldest])
        #expect(versions(.swift5, .host, "second") == [.oldest, CompilerVersion(6, 2)])
        #expect(versions(.swift6, .host, "first") == [])
        #expect(versions(.swift6MainActor, .host, "second") == [CompilerVersion(6, 2)])
    }

    @Test func decidedConditionsKeepTheRest() {
        let text = "#if os(iOS) && compiler( >= 6.4 )\n// compiler(>=6.4)\n#elseif compiler(<6)\n#endif\r\nlet a = 1"
        let new = CompilerConditions.decide(text, for: CompilerVersion(6, 4))
        let old = CompilerConditions.decide(text, for: .oldest)
        #expect(new == "#if os(iOS) && true\n// compiler(>=6.4)\n#elseif false\n#endif\r\nlet a = 1")
        #expect(old == "#if os(iOS) && false\n// compiler(>=6.4)\n#elseif true\n#endif\r\nlet a = 1")
    }

    // MARK: Running

    @Test func programRunsAgainstModules() throws {
        let module = """
            @main struct Bundle {
                static func main() { print("the bundle's own entry") }
            }
            struct Row { let name: String }
            """
        let program = """
            @testable import Planted
            import Foundation
            print(Row(name: "first").name, ProcessInfo.processInfo.environment["WIDGET_GROUP"] ?? "none")
            exit(3)
            """
        let result = try SwiftCompiler.run(
            planted(module),
            program: [source(program, named: "run.swift")],
            environment: ["WIDGET_GROUP": "group"]
        )
        #expect(result.standardOutput == "first group\n")
        #expect(result.exitCode == 3)
    }

    @Test func trapAndHangAreTold() throws {
        let trap = try SwiftCompiler.run([], program: [source("let numbers: [Int] = []\nprint(numbers[0])\n")])
        #expect(trap.exitCode > 128)
        #expect(trap.standardError.contains("Index out of range"))
        let hang = try SwiftCompiler.run([], program: [source("while true {}\n")], timeLimit: 2)
        #expect(hang.timedOut && !hang.succeeded)
    }

    @Test func programThatDoesNotCompileThrows() {
        #expect(throws: CompileFailure.self) {
            try SwiftCompiler.run([], program: [source("print(absent)\n")])
        }
    }
}

@Suite(.enabled(if: StubModules.areUsed)) struct ConstValuesTests {
    private static let constant = """
        import AppIntents

        enum Flavour: String, AppEnum {
            case vanilla, lemon

            static var typeDisplayRepresentation: TypeDisplayRepresentation {
                TypeDisplayRepresentation(name: "Flavour")
            }
            static var caseDisplayRepresentations: [Flavour: DisplayRepresentation] {
                [.vanilla: "Vanilla", .lemon: DisplayRepresentation(title: "Lemon")]
            }
        }

        struct SelectIntent: WidgetConfigurationIntent {
            static var title: LocalizedStringResource { "Select" }
            static var description: IntentDescription? { IntentDescription("Selects a flavour.") }

            static var parameterSummary: some ParameterSummary {
                When(\\SelectIntent.$flavour, .hasAnyValue) {
                    Summary("Eat \\(\\.$flavour)")
                } otherwise: {
                    Summary { \\.$flavour }
                }
            }

            @Parameter(title: "Flavour")
            var flavour: Flavour?
        }

        struct Flavours: AppIntentsPackage {
            static var includedPackages: [any AppIntentsPackage.Type] { [MoreFlavours.self] }
        }

        struct MoreFlavours: AppIntentsPackage {}
        """

    private static func extract(_ edits: [(String, String)]) throws -> ConstValues {
        let text = edits.reduce(constant) { $0.replacing($1.0, with: $1.1) }
        return try ConstValues.extract(from: planted(text))
    }

    @Test func constantsPassAndTypesAreCounted() throws {
        let values = try Self.extract([])
        #expect(values.findings.isEmpty, "\(values.findings)")
        #expect(values.types["AppEnum"] == ["Planted.Flavour"])
        #expect(values.types["AppIntent"] == ["Planted.SelectIntent"])
        #expect(values.count(of: "AppIntentsPackage") == 2)
        #expect(values.count(of: "AppEntity") == 0)
    }

    @Test func everyModuleOfAChainIsRead() throws {
        let title = "public static var title: LocalizedStringResource"
        let first = """
            import AppIntents

            public struct FirstPackage: AppIntentsPackage {}

            public struct FirstIntent: WidgetConfigurationIntent {
                \(title) { Bool.random() ? "First" : "Other" }
                public init() {}
            }
            """
        let second = """
            import AppIntents
            import First

            struct SecondPackage: AppIntentsPackage {
                static var includedPackages: [any AppIntentsPackage.Type] { [FirstPackage.self] }
            }
            """
        let chain = [SwiftModule("First", [source(first)]), SwiftModule("Second", [source(second)])]
        let values = try ConstValues.extract(from: chain)
        #expect(values.types["AppIntentsPackage"] == ["First.FirstPackage", "Second.SecondPackage"])
        #expect(values.findings.map(\.description) == ["First.FirstIntent.title is Runtime"])
    }

    /// Each planted value, and the findings that it must give, as `Type.property`.
    static let plants: [(from: String, to: String, found: [String])] = [
        (#"{ "Select" }"#, #"{ Bool.random() ? "Select" : "Choose" }"#, ["SelectIntent.title"]),
        (
            #"{ "Select" }"#, #"{ LocalizedStringResource(stringLiteral: name()) }"#,
            ["SelectIntent.title.stringLiteral"]
        ),
        (#"{ "Select" }"#, #"{ "Select \(name())" }"#, ["SelectIntent.title"]),
        (#"IntentDescription("Selects a flavour.")"#, "makeDescription()", ["SelectIntent.description"]),
        (#"(name: "Flavour")"#, "(name: resource())", ["Flavour.typeDisplayRepresentation.name"]),
        (#"[.vanilla: "Vanilla", "#, #"["#, ["Flavour.caseDisplayRepresentations.vanilla"]),
        (#"(title: "Lemon")"#, "(title: resource())", ["Flavour.caseDisplayRepresentations.lemon.title"]),
        (
            #"[.vanilla: "Vanilla", .lemon: DisplayRepresentation(title: "Lemon")]"#,
            #"Dictionary(uniqueKeysWithValues: [Flavour.vanilla, .lemon].map { ($0, "Some") })"#,
            ["Flavour.caseDisplayRepresentations"]
        ),
        (#""Eat \(\.$flavour)""#, #""Eat \(path())""#, ["SelectIntent.parameterSummary"]),
        ("[MoreFlavours.self]", "packages()", ["Flavours.includedPackages"]),
    ]

    @Test(arguments: plants.indices) func plantedRuntimeValueIsFound(_ index: Int) throws {
        let plant = Self.plants[index]
        let helpers = """
            func name() -> String { "name" }
            func resource() -> LocalizedStringResource { "Resource" }
            func makeDescription() -> IntentDescription { IntentDescription("Made.") }
            func path() -> KeyPath<SelectIntent, IntentParameter<Flavour?>> { \\SelectIntent.$flavour }
            func packages() -> [any AppIntentsPackage.Type] { [] }

            struct SelectIntent
            """
        let values = try Self.extract([(plant.from, plant.to), ("struct SelectIntent", helpers)])
        #expect(values.findings.map { "\($0.type).\($0.property)" } == plant.found.map { "Planted." + $0 })
    }
}
