// swift-tools-version: 6.2

import PackageDescription

/// Every target of the compiler: unsafe constructs are warned about. Those who build with the plugin compile these
/// targets, maybe with a newer Swift that has new warnings, so that it is the gate which stops at any.
let strict: [SwiftSetting] = [
    .strictMemorySafety()
]

/// Targets that only this package builds: warnings are errors.
let warned: [SwiftSetting] = [
    .treatAllWarnings(as: .error)
]

let package = Package(
    name: "widgetc",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "widgetc", targets: ["widgetc"]),
        .plugin(name: "WidgetcPlugin", targets: ["WidgetcPlugin"]),
        .plugin(name: "WidgetcCommandPlugin", targets: ["WidgetcCommandPlugin"]),
    ],
    targets: [
        // The compiler, in the order in which data flows.
        .target(name: "WidgetBase", swiftSettings: strict),
        .target(name: "WidgetSyntax", dependencies: ["WidgetBase"], swiftSettings: strict),
        .target(name: "WidgetModel", dependencies: ["WidgetBase"], swiftSettings: strict),
        // Files beside the descriptions: entitlements and asset catalogs, as values.
        .target(name: "WidgetProject", dependencies: ["WidgetBase"], swiftSettings: strict),
        .target(
            name: "WidgetCheck",
            dependencies: ["WidgetBase", "WidgetSyntax", "WidgetModel", "WidgetProject"],
            swiftSettings: strict
        ),
        .target(name: "WidgetEmit", dependencies: ["WidgetBase", "WidgetModel"], swiftSettings: strict),
        .target(
            name: "WidgetCompiler",
            dependencies: [
                "WidgetBase", "WidgetSyntax", "WidgetModel", "WidgetProject", "WidgetCheck", "WidgetEmit",
            ],
            swiftSettings: strict
        ),
        // What `explain` says of each finding. No stage reads it.
        .target(name: "WidgetExplain", dependencies: ["WidgetBase"], swiftSettings: strict),
        // The forms of reports for programs.
        .target(name: "WidgetReport", dependencies: ["WidgetBase", "WidgetExplain"], swiftSettings: strict),
        .executableTarget(
            name: "widgetc",
            dependencies: [
                "WidgetBase", "WidgetSyntax", "WidgetModel", "WidgetProject", "WidgetCompiler", "WidgetExplain",
                "WidgetReport",
            ]
        ),
        .executableTarget(
            name: "widgetc-bench",
            dependencies: ["WidgetBase", "WidgetSyntax", "WidgetModel", "WidgetCheck", "WidgetEmit", "WidgetCompiler"],
            swiftSettings: warned
        ),
        // The compiler as a step of other builds, and as a command of a package.
        .plugin(
            name: "WidgetcPlugin", capability: .buildTool(), dependencies: ["widgetc"], path: "Sources/WidgetcPlugin"),
        .plugin(
            name: "WidgetcCommandPlugin",
            capability: .command(
                intent: .custom(verb: "widgetc-check", description: "Check the widget descriptions of a package")
            ),
            dependencies: ["widgetc"],
            path: "Sources/WidgetcCommandPlugin"
        ),

        // The proof.
        .target(
            name: "TestSupport",
            dependencies: ["WidgetBase", "WidgetSyntax", "WidgetModel", "WidgetCompiler"],
            path: "Tests/TestSupport",
            swiftSettings: warned
        ),
        .testTarget(
            name: "CompilerTests",
            dependencies: [
                "WidgetBase", "WidgetSyntax", "WidgetModel", "WidgetProject", "WidgetCheck", "WidgetEmit",
                "WidgetCompiler", "TestSupport",
            ],
            swiftSettings: warned
        ),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["WidgetBase", "WidgetModel", "WidgetCompiler", "TestSupport"],
            swiftSettings: warned
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["widgetc", "WidgetBase", "WidgetCompiler", "WidgetExplain", "TestSupport"],
            swiftSettings: warned
        ),
        .testTarget(
            name: "PluginTests",
            dependencies: ["TestSupport"],
            swiftSettings: warned
        ),
        .testTarget(
            name: "RepositoryTests",
            dependencies: [
                "WidgetBase", "WidgetSyntax", "WidgetModel", "WidgetCheck", "WidgetCompiler", "WidgetExplain",
                "TestSupport",
            ],
            swiftSettings: warned
        ),
    ],
    swiftLanguageModes: [.v6]
)
