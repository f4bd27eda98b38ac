// swift-tools-version: 6.0

import PackageDescription

/// An app with a widget extension and a framework that both use. In your package, the dependency says where your copy of
/// widgetc is: docs/install.md has the forms.
let package = Package(
    name: "Harbor",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "widgetc", path: "../..")
    ],
    targets: [
        // What app and widgets share: snapshots, entities, intents.
        .target(
            name: "HarborShared",
            plugins: [.plugin(name: "WidgetcPlugin", package: "widgetc")]
        ),
        // The widget extension.
        .executableTarget(
            name: "HarborWidgets",
            dependencies: ["HarborShared"],
            plugins: [.plugin(name: "WidgetcPlugin", package: "widgetc")]
        ),
        // The app: the same descriptions as the extension's, for the app's side. See widgetc.json.
        .executableTarget(
            name: "Harbor",
            dependencies: ["HarborShared"],
            plugins: [.plugin(name: "WidgetcPlugin", package: "widgetc")]
        ),
        .testTarget(name: "HarborTests", dependencies: ["HarborShared", "HarborWidgets"]),
    ]
)
