// In: calls of `init` in folders of every kind. Out: a description and a view that build as they stand.
// Invariant: what is said to come next is run as it is said.

import Foundation
import TestSupport
import Testing
import WidgetBase

@Suite struct InitTests {
    /// The description has no findings, not even under `--strict`, and the view compiles beside its output.
    @Test(arguments: [LanguageMode.swift5, .swift6MainActor])
    func whatItWritesIsBuilt(_ mode: LanguageMode) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc init")
            #expect(result.exitCode == 0, "\(result.standardError)")
            #expect(sandbox.names("Widgets") == ["CountdownView.swift", "countdown.widget"])
            let lines = result.standardOutput.split(separator: "\n").filter { $0.hasPrefix("  widgetc ") }
            #expect(lines.map { $0.dropFirst(2) } == ["widgetc check Widgets", "widgetc build Widgets -o Generated"])
            for line in lines {
                let next = try sandbox.shell(line + " --strict")
                #expect(next.exitCode == 0, "\(next.standardError)")
            }
            let names = [
                "Generated/countdown.widget.swift", "Generated/WidgetsSupport.swift", "Widgets/CountdownView.swift",
            ]
            let sources = try names.map { try SwiftSource(file: sandbox.url($0)) }
            let checked = try SwiftCompiler.check(sources, module: "Widgets", mode: mode)
            #expect(checked.succeeded, "\(checked.diagnostics)")
        }
    }

    @Test(arguments: [
        ("Sources/ClockWidgets", "", "ClockWidgets"), ("a b's ümlaut", "", "Widgets"), ("./x//", "", "x"),
        ("-- -dash", "", "Widgets"), ("1st", "", "Widgets"), (".", "--module Clock", "Clock"),
        ("up/../down", "", "down"),
    ])
    func nextCommandsWork(_ folder: String, _ option: String, _ module: String) throws {
        try withSandbox { sandbox in
            let operand = folder.hasPrefix("--") ? folder : "\"\(folder)\""
            try sandbox.write("up/kept", "")
            let result = try sandbox.shell("widgetc init \(option) \(operand)")
            #expect(result.exitCode == 0, "\(result.standardError)")
            let path = folder.hasPrefix("--") ? "-dash" : folder
            #expect(try sandbox.text("\(path)/countdown.widget").contains("\nmodule \(module) {\n"))
            let lines = result.standardOutput.split(separator: "\n").filter { $0.hasPrefix("  widgetc ") }
            #expect(lines.count == 2)
            for line in lines {
                let next = try sandbox.shell(String(line))
                #expect(next.exitCode == 0, "\(line): \(next.standardError)")
            }
        }
    }

    /// In a target the plugin builds; what is said is right wherever it is pasted.
    @Test(arguments: [true, false])
    func nextCommandsInAPackage(_ hasPlugin: Bool) throws {
        try withSandbox { sandbox in
            try sandbox.write("pack age/Package.swift", hasPlugin ? "// WidgetcPlugin" : "// none")
            try sandbox.write("pack age/.git/config", "")
            let inside = try sandbox.shell(
                "cd 'pack age' && mkdir deep && cd deep && widgetc init ../Sources/Clock-Widgets/Faces")
            #expect(inside.exitCode == 0, "\(inside.standardError)")
            let path = "pack age/Sources/Clock-Widgets/Faces/countdown.widget"
            #expect(try sandbox.text(path).contains("\nmodule Clock_Widgets {\n"))
            let text = inside.standardOutput
            #expect(text.hasSuffix("  widgetc check ../Sources/Clock-Widgets/Faces\n  swift build\n"), "\(text)")
            #expect(text.contains("the target `Clock-Widgets`") != hasPlugin && !text.contains("widgetc.json"))
            let outside = try sandbox.shell("widgetc init 'pack age/Sources/Other' --module Mine").standardOutput
            let root = sandbox.root.resolvingSymlinksInPath().path
            #expect(outside.hasSuffix("  swift build --package-path '\(root)/pack age'\n"), "\(outside)")
            #expect(outside.contains("{ \"module\": \"Mine\" }"))
            // Not among the sources of a target.
            let beside = try sandbox.shell("cd 'pack age' && widgetc init").standardOutput
            #expect(beside.hasSuffix("  widgetc build Widgets -o Generated\n"), "\(beside)")
        }
    }

    /// Where the manifest says where sources are, that decides; what it says in comments does not.
    @Test(
        arguments: [
            ("Lib/Core/Faces", "Core-X", false), ("Lib/Core/Deep", "Deep", true), ("Tests/T", "T", false),
            ("Sources/New", "New", false), ("Source/Named", "Named", true), ("Elsewhere", nil, false),
            ("Lib", nil, false),
            ("Sources", nil, false),
        ] as [(String, String?, Bool)])
    func targetsOfAManifest(_ folder: String, _ target: String?, _ hasPlugin: Bool) throws {
        try withSandbox { sandbox in
            try sandbox.write(
                "Package.swift",
                """
                let package = Package(name: "P", targets: [
                  // .target(name: "Old", path: "Elsewhere"),
                  /* .target(name: "Older", /* path: "x" */ path: "Elsewhere"), */
                  .target(name: "Core-X", dependencies: [.target(name: "Other"), "B"], path: "Lib/Core"),
                  .target(name: "Deep", path: "./Lib/Core/Deep/", plugins: [.plugin(name: "WidgetcPlugin", package: "w")]),
                  .executableTarget(name: "Named", plugins: [.plugin(name: "WidgetcPlugin", package: "widgetc")]),
                  .binaryTarget(name: "Binary", path: "Lib"), .testTarget(name: "T"),
                ])
                """)
            let result = try sandbox.run("init", folder)
            #expect(result.exitCode == 0, "\(result.standardError)")
            let text = result.standardOutput
            #expect(
                text.contains("swift build") == (target != nil) && text.contains(" -o ") == (target == nil), "\(text)")
            #expect(
                text.contains("the target `\(target ?? "")` this plugin") == (target != nil && !hasPlugin), "\(text)")
            #expect(!text.contains("widgetc.json"), "\(text)")
        }
    }

    /// A package of one target has its sources in `Sources` itself, or in a folder there.
    @Test(arguments: [(false, "Only"), (true, "Sources")])
    func theOnlyTarget(_ hasFolder: Bool, _ module: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("Package.swift", #"let package = Package(name: "P", targets: [.target(name: "Only")])"#)
            if hasFolder { try sandbox.write("Sources/Only/A.swift", "") }
            #expect(try sandbox.run("init", "Sources").exitCode == 0)
            #expect(try sandbox.text("Sources/countdown.widget").contains("\nmodule \(module) {\n"))
        }
    }

    /// No name that `check` would refuse is written: neither that of a folder nor a given one.
    @Test func reservedNames() throws {
        try withSandbox { sandbox in
            for name in ReservedNameTable.systemModules.sorted() {
                let folder = try sandbox.run("init", name)
                #expect(folder.exitCode == 0, "\(folder.standardError)")
                #expect(try sandbox.text("\(name)/countdown.widget").contains("\nmodule Widgets {\n"))
                let given = try sandbox.run("init", "in-\(name)", "--module", name)
                #expect(given.exitCode == 2 && !sandbox.exists("in-\(name)"))
                let said = "`\(name)` is taken: the system has a module of this name; give another to `--module`"
                #expect(given.errorLines.first == "widgetc: error: \(said)")
            }
            // A target has its name already.
            try sandbox.write("p/Package.swift", "")
            let target = try sandbox.run("init", "p/Sources/SwiftUI")
            #expect(
                target.exitCode == 3 && target.standardError.contains("rename the target, or give a name by `--module`")
            )
            #expect(!sandbox.exists("p/Sources"))
        }
    }

    @Test func nextCommandsBesideAnXcodeProject() throws {
        try withSandbox { sandbox in
            try sandbox.write("app/App.xcodeproj/project.pbxproj", "")
            let text = try sandbox.shell("cd app && widgetc init Clock").standardOutput
            #expect(text.contains("  widgetc build Clock -o Generated\n"))
            #expect(text.contains("`Generated` to the widget extension once"), "\(text)")
            // Called by its path, the program names itself so.
            let program = Widgetc.url.path
            let called = try sandbox.run("init", "app/Other").standardOutput
            #expect(called.contains("  \(program) check app/Other\n"), "\(called)")
            // What is around a checkout is another's.
            try sandbox.write("app/checkout/.git/config", "")
            #expect(try !sandbox.shell("cd app/checkout && widgetc init").standardOutput.contains("Xcode"))
        }
    }

    /// A link that leads nowhere is a name that is taken, and so is one of other case.
    @Test func nothingIsOverwritten() throws {
        try withSandbox { sandbox in
            try sandbox.write("a/countdown.widget", "mine")
            try sandbox.write("b/countdownview.swift", "mine")
            try FileManager.default.createDirectory(at: sandbox.url("c"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: sandbox.url("c/CountdownView.swift").path, withDestinationPath: "absent"
            )
            for (folder, name) in [
                ("a", "countdown.widget"), ("b", "countdownview.swift"), ("c", "CountdownView.swift"),
            ] {
                let result = try sandbox.run("init", folder)
                #expect(result.exitCode == 3)
                #expect(result.standardOutput.isEmpty)
                let rule = "is there already; nothing is overwritten, so name another folder"
                #expect(result.errorLines == ["widgetc: error: `\(folder)/\(name)` \(rule)"])
                #expect(sandbox.names(folder) == [name])
            }
            #expect(try sandbox.text("a/countdown.widget") == "mine")
            let file = try sandbox.run("init", "a/countdown.widget")
            #expect(file.exitCode == 3)
            #expect(file.standardError.contains("Not a directory"))
        }
    }

    @Test(arguments: [
        ("init a b", "unexpected `b` after `a`"), ("init -", "`init` writes files; name a folder, not `-`"),
        ("init --module 1st", "`1st` is no module name"), ("init --quiet", "`init` has no option `--quiet`"),
        ("init --modul x", "did you mean `--module`?"),
    ])
    func wrongUsage(_ arguments: String, _ message: String) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc \(arguments)")
            #expect(result.exitCode == 2)
            #expect(result.errorLines.first?.contains(message) == true, "\(result.standardError)")
            #expect(result.errorLines.last == "run `widgetc help init` for how it is used")
            #expect(sandbox.names(".").isEmpty)
        }
    }
}
