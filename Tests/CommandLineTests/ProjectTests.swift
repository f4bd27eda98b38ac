// In: descriptions beside entitlements and asset catalogs on disk. Out: what `check` says where they do not agree.
// Invariant: each rule has files that it finds fault with, and others near them with which it does not.

import Foundation
import TestSupport
import Testing

@Suite struct ProjectTests {
    private static let description = """
        module Home {
          platforms iOS 17, macOS 14
          group "group.com.example.home"
          group macOS "ABCDE12345.com.example.home"
          keychain "ABCDE12345.com.example.shared"
        }
        enum Mood "Mood" {
          case calm "Calm" { image asset "Calm" }
          case wild "Wild" { image asset "own.bolt"; symbol "bolt" }
        }
        entity Room "Room" {
          id roomID: String
          name: String
          title "\\(name)"
          image asset "Icons/Room"
          source { Room(roomID: "1", name: "Hall") }
        }
        style Look by Mood {
          tint: Color
          background: Color = asset("Ocean")
          case .calm: (tint: asset("Ocean"))
          case .wild: (tint: (light: .red, dark: asset("Blood")))
        }
        intent HomeIntent "Home" { param room "Room": Room?; param mood "Mood": Mood = .calm }
        widget HomeWidget "Home" {
          configuration HomeIntent
          families systemSmall
          entry { name: Text = room?.name ?? "None"; look: Look = Look[mood] }
          sample { room = Room(name: "Hall") }
          refresh never
          view HomeView
          background asset("Paper")
        }
        bundle HomeBundle { HomeWidget }

        """

    private static let groupKey = "com.apple.security.application-groups"

    /// Entitlements in XML.
    private func xml(groups: [String], keychain: [String] = [], isSandboxed: Bool = false) -> String {
        let list = { (key: String, values: [String]) in
            values.isEmpty
                ? ""
                : "\t<key>\(key)</key>\n\t<array>\n\(values.map { "\t\t<string>\($0)</string>\n" }.joined())\t</array>\n"
        }
        let sandbox = isSandboxed ? "\t<key>com.apple.security.app-sandbox</key>\n\t<true/>\n" : ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(sandbox)\(list(Self.groupKey, groups))\(list("keychain-access-groups", keychain))</dict>
            </plist>

            """
    }

    private static let colour =
        #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x20"}}}"#
    private static let dark =
        #"{"idiom": "universal", "color": {}, "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#

    /// A catalog that has all that the description names.
    private func writeCatalog(_ sandbox: Sandbox) throws {
        for name in ["Ocean", "Paper"] {
            try sandbox.write(
                "App/Assets.xcassets/\(name).colorset/Contents.json", #"{"colors": [\#(Self.colour), \#(Self.dark)]}"#)
        }
        // Between variants the view picks, whatever appearances they have.
        try sandbox.write("App/Assets.xcassets/Plain/Blood.colorset/Contents.json", #"{"colors": [\#(Self.colour)]}"#)
        try sandbox.write("App/Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        for name in ["Calm.imageset", "Icons/Room.imageset"] {
            try sandbox.write("App/Assets.xcassets/\(name)/Contents.json", #"{"images": [{"filename": "a.pdf"}, {}]}"#)
            try sandbox.write("App/Assets.xcassets/\(name)/A.pdf", "")
        }
        try sandbox.write(
            "App/Assets.xcassets/own.bolt.symbolset/Contents.json", #"{"symbols": [{"filename": "s.svg"}]}"#)
        try sandbox.write("App/Assets.xcassets/own.bolt.symbolset/s.svg", "")
    }

    /// The lines of findings, notes and fix-its, without the source lines between them.
    private func lines(_ result: ProcessResult) -> [String] {
        result.errorLines.filter { $0.contains(": error: ") || $0.contains(": warning: ") || $0.contains(": help: ") }
    }

    private func entitlements(_ files: [String: String], _ options: String = "") throws -> [String] {
        var found: [String] = []
        try withSandbox { sandbox in
            try sandbox.write("home.widget", Self.description)
            for (name, text) in files { try sandbox.write(name, text) }
            let names = files.keys.sorted().joined(separator: " ")
            let result = try sandbox.shell("widgetc check --entitlements \(names) home.widget \(options)")
            found = lines(result)
            #expect(result.exitCode == (found.contains { $0.contains(": error: ") } ? 1 : 0), "\(result.standardError)")
        }
        return found
    }

    // MARK: Entitlements

    /// What cannot be looked at may be the asset that is missing.
    @Test func catalogsAreReadWholeOrNotAtAll() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("Assets.xcassets/Ocean.colorset/Contents.json", "{}")
            try sandbox.setMode(0o444, "Assets.xcassets")
            let result = try sandbox.shellWithoutPrivileges("widgetc check x.widget --assets Assets.xcassets")
            #expect(result.exitCode == 3, "\(result.standardError)")
            #expect(result.standardError.contains("cannot read `Assets.xcassets`: Permission denied"))
            try sandbox.setMode(0o755, "Assets.xcassets")
        }
    }

    @Test func whatAgreesIsNotReported() throws {
        let team = "$(AppIdentifierPrefix)com.example.shared"
        let files = [
            "ios.entitlements": xml(groups: ["group.com.example.home"], keychain: [team]),
            // The file of a target for several platforms has the groups of all.
            "both.entitlements": xml(
                groups: ["group.com.example.home", "${TeamIdentifierPrefix}com.example.home"],
                keychain: ["ABCDE12345.com.example.shared", "$(AppIdentifierPrefix)$(CFBundleIdentifier)"],
                isSandboxed: true),
            "mac.entitlements": """
            // !$*UTF8*$!
            { "com.apple.security.app-sandbox" = YES;
              "\(Self.groupKey)" = ( "$(DEVELOPMENT_TEAM).com.example.home" ); "keychain-access-groups" = ( "\(team)" ); }
            """,
            "debug.entitlements": xml(groups: ["group.$(GROUP)"], keychain: ["$(KEYCHAIN)"]),
        ]
        #expect(try entitlements(files) == [])
    }

    @Test func eachDifferenceIsSaidOnce() throws {
        let files = [
            "a.entitlements": xml(
                groups: ["group.com.example.Home", "group.com.example.old"],
                keychain: ["$(AppIdentifierPrefix)com.example.sharde"]),
            "b.entitlements": xml(
                groups: ["com.example.home", "group.com.example.old"], keychain: ["com.example.shared"],
                isSandboxed: true),
            "c.entitlements": xml(groups: []),
        ]
        let found = try entitlements(files)
        let wanted = [
            (
                "a.entitlements:7:11: error: `group.com.example.Home` differs from `group.com.example.home` only in upper",
                "[misspelt-entitlement]"
            ),
            ("a.entitlements:7:11: help: change it to `group.com.example.home`", ""),
            (
                "a.entitlements:8:11: warning: no description declares the App Group `group.com.example.old`",
                "[undeclared-entitlement]"
            ),
            (
                "a.entitlements:12:11: error: `$(AppIdentifierPrefix)com.example.sharde` is not `ABCDE12345.com.example.shared`",
                "[misspelt-entitlement]"
            ),
            ("a.entitlements:12:11: help: change it to `$(AppIdentifierPrefix)com.example.shared`", ""),
            ("b.entitlements:9:11: error: `com.example.home` lacks the team's prefix", "[team-prefix]"),
            ("b.entitlements:9:11: help: change it to `$(TeamIdentifierPrefix)com.example.home`", ""),
            ("b.entitlements:14:11: error: `com.example.shared` lacks the team's prefix", "[team-prefix]"),
            ("b.entitlements:14:11: help: change it to `$(AppIdentifierPrefix)com.example.shared`", ""),
            ("c.entitlements:4:1: error: `group.com.example.home` is none of the App Groups", "[missing-entitlement]"),
            (
                "c.entitlements:4:1: error: `ABCDE12345.com.example.shared` is none of the keychain",
                "[missing-entitlement]"
            ),
        ]
        #expect(found.count == wanted.count, "\(found.joined(separator: "\n"))")
        for (line, (start, end)) in zip(found, wanted) {
            #expect(line.hasPrefix(start) && line.hasSuffix(end), "\(line)")
        }
    }

    /// A sandboxed target is one of macOS, and a group for other platforms does not do there.
    @Test func platformsHaveTheirGroups() throws {
        let keychain = ["$(AppIdentifierPrefix)com.example.shared"]
        let found = try entitlements([
            "mac.entitlements": xml(groups: ["group.com.example.home"], keychain: keychain, isSandboxed: true)
        ])
        #expect(found.count == 1)
        #expect(found.first?.contains("`ABCDE12345.com.example.home` is none of the App Groups") == true)
    }

    /// Without its team's prefix a keychain group of the description is wrong there, whatever the entitlements say.
    @Test func prefixOfTheDescription() throws {
        try withSandbox { sandbox in
            let text = Self.description.replacingOccurrences(of: "keychain \"ABCDE12345.", with: "keychain \"")
            try sandbox.write("home.widget", text)
            for (name, team) in [("a", "ABCDE12345."), ("b", "ABCDE12345.")] {
                try sandbox.write(
                    "\(name).entitlements",
                    xml(groups: ["group.com.example.home"], keychain: ["\(team)com.example.shared"]))
            }
            let result = try sandbox.shell("widgetc check home.widget --entitlements *.entitlements")
            #expect(
                lines(result) == [
                    "home.widget:5:12: error: `com.example.shared` lacks the team's prefix, with which the entitlements name "
                        + "it: `keychain` takes the whole text, with the team's identifier in place of a build setting, such "
                        + "as `ABCDE12345.com.example.shared` [team-prefix]",
                    "home.widget:5:12: help: change it to `\"ABCDE12345.com.example.shared\"`",
                ])
        }
    }

    /// Groups that nothing declares are compared with one another.
    @Test func targetsAreCompared() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("App/App.entitlements", xml(groups: ["group.com.example.x", "group.com.example.y"]))
            try sandbox.write("Widgets/W.entitlements", xml(groups: ["group.com.example.X", "group.com.example.y"]))
            let command = "widgetc check x.widget --entitlements */*.entitlements"
            let found = lines(try sandbox.shell(command))
            #expect(
                found.map { $0.split(separator: " ").last } == [
                    "[undeclared-entitlement]", "[undeclared-entitlement]", "[misspelt-entitlement]",
                ])
            #expect(
                found.last?.hasPrefix("Widgets/W.entitlements:7:11: error: `group.com.example.X` differs from") == true)
            let allowed = try sandbox.shell("\(command) --allow undeclared-entitlement")
            #expect(lines(allowed).count == 1)
        }
    }

    /// A target of one module needs no groups of another, and some target has to have those of each.
    @Test func modulesHaveTheirTargets() throws {
        try withSandbox { sandbox in
            for name in ["a", "b"] {
                let module = "module M\(name) { platforms iOS 17; group \"group.\(name)\" }\n"
                try sandbox.write("\(name).widget", module + Description.fragment("E\(name)"))
                try sandbox.write("\(name).entitlements", xml(groups: ["group.\(name)"]))
            }
            let both = try sandbox.shell("widgetc check a.widget b.widget --entitlements a.entitlements b.entitlements")
            #expect(lines(both) == [])
            let one = try sandbox.shell("widgetc check a.widget b.widget --entitlements a.entitlements")
            #expect(lines(one).count == 1)
            #expect(
                lines(one).first?.hasPrefix("a.entitlements:5:7: error: `group.b` is none of the App Groups") == true)
            let imported = try sandbox.shell("widgetc check a.widget --import b.widget --entitlements a.entitlements")
            #expect(lines(imported) == [])
        }
    }

    @Test func filesThatCannotBeRead() throws {
        try withSandbox { sandbox in
            try sandbox.write("home.widget", Self.description)
            try sandbox.write("merge.entitlements", "<plist><dict>\n<<<<<<< ours\n</dict></plist>")
            try sandbox.write("binary.entitlements", Data("bplist00".utf8))
            try sandbox.write("list.entitlements", "( a )")
            try sandbox.write("one.entitlements", "{ \"\(Self.groupKey)\" = group.com.example.home; }")
            let result = try sandbox.shell(
                "widgetc check home.widget --entitlements *.entitlements --allow missing-families")
            let found = lines(result).filter { $0.hasSuffix("[malformed-file]") }
            #expect(
                found.map { $0.split(separator: " ")[0] } == [
                    "binary.entitlements:1:1:", "list.entitlements:1:1:", "merge.entitlements:2:2:",
                    "one.entitlements:1:45:",
                ])
            #expect(found.first?.contains("`plutil -convert xml1 binary.entitlements` makes it XML") == true)
            #expect(try sandbox.run("check", "home.widget", "--entitlements", "none.entitlements").exitCode == 3)
            #expect(try sandbox.run("check", "home.widget", "--entitlements", ".").exitCode == 3)
        }
    }

    /// What others declare is not known while there are errors.
    @Test func nothingIsComparedWithBrokenDescriptions() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.broken)
            try sandbox.write("x.entitlements", xml(groups: ["group.x"]))
            let result = try sandbox.run("check", "x.widget", "--entitlements", "x.entitlements")
            #expect(lines(result).filter { $0.contains("error") }.count == 1)
            #expect(result.standardError.contains("x.widget:2:1"))
        }
    }

    // MARK: Asset catalogs

    @Test func assetsThatAreThere() throws {
        try withSandbox { sandbox in
            try sandbox.write("home.widget", Self.description)
            try writeCatalog(sandbox)
            for folder in ["App", "App/Assets.xcassets", "App/Assets.xcassets/", "."] {
                let result = try sandbox.run("check", "home.widget", "--assets", folder)
                #expect(result.exitCode == 0 && lines(result) == [], "\(folder)\n\(result.standardError)")
            }
            // A folder that leads to itself is searched once.
            try FileManager.default.createSymbolicLink(
                at: sandbox.url("App/loop"), withDestinationURL: sandbox.url("App"))
            #expect(try sandbox.run("check", "home.widget", "--assets", "App").exitCode == 0)
        }
    }

    @Test func assetsThatAreNotThere() throws {
        try withSandbox { sandbox in
            let text = Self.description.replacingOccurrences(of: "\"Ocean\"", with: "\"ocean\"")
                .replacingOccurrences(of: "symbol \"bolt\"", with: "symbol \"own.bolt\"")
                .replacingOccurrences(of: "\"Blood\"", with: "\"Plain/Blood\"")
            try sandbox.write("home.widget", text)
            try writeCatalog(sandbox)
            try sandbox.write(
                "App/Assets.xcassets/Calm.imageset/Contents.json", #"{"images": [{"idiom": "universal"}]}"#)
            try sandbox.write("App/Assets.xcassets/Icons/Contents.json", "{}")
            try sandbox.write("App/Assets.xcassets/Paper.colorset/Contents.json", #"{"colors": [\#(Self.colour)]}"#)
            try FileManager.default.moveItem(
                at: sandbox.url("App/Assets.xcassets/Icons/Room.imageset"),
                to: sandbox.url("App/Assets.xcassets/Icons/Icons.imageset"))
            let found = lines(try sandbox.run("check", "home.widget", "--assets", "App"))
            let wanted = [
                "home.widget:8:34: error: `App/Assets.xcassets/Calm.imageset` names no file that is there",
                "home.widget:9:53: warning: `own.bolt` is the symbol `App/Assets.xcassets/own.bolt.symbolset` of the app",
                "home.widget:15:15: error: no asset catalog has an image `Icons/Room`",
                "home.widget:20:29: error: `ocean` is in no asset catalog; `Ocean` differs only in upper and lower case",
                "home.widget:20:29: help: change it to `\"Ocean\"`",
                "home.widget:22:48: error: no asset catalog has a colour `Plain/Blood`: the names of folders",
                "home.widget:22:48: help: change it to `\"Blood\"`",
                "home.widget:32:20: warning: `Paper` has no dark appearance",
            ]
            #expect(found.count == wanted.count, "\(found.joined(separator: "\n"))")
            for (line, start) in zip(found, wanted) { #expect(line.hasPrefix(start), "\(line)") }
        }
    }

    /// A name of which only the case is wrong is mended wherever the file has it; a guess is not.
    @Test func namesAreMended() throws {
        try withSandbox { sandbox in
            let text = Self.description.replacingOccurrences(of: "\"Ocean\"", with: "\"OCEAN\"")
            try sandbox.write("home.widget", text)
            try writeCatalog(sandbox)
            let result = try sandbox.run("check", "home.widget", "--assets", "App", "--fix")
            #expect(result.exitCode == 0, "\(result.standardError)")
            #expect(try sandbox.text("home.widget") == Self.description)
            let guess = Self.description.replacingOccurrences(of: "\"Ocean\"", with: "\"Ocaen\"")
            try sandbox.write("home.widget", guess)
            let left = try sandbox.run("check", "home.widget", "--assets", "App", "--fix")
            #expect(left.exitCode == 1)
            #expect(left.standardError.contains("help: change it to `\"Ocean\"`"))
            #expect(try sandbox.text("home.widget") == guess)
        }
    }

    @Test func coloursOfTheSystemAdapt() throws {
        try withSandbox { sandbox in
            try sandbox.write("home.widget", Self.description)
            try writeCatalog(sandbox)
            let teal = #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemTealColor"}}"#
            try sandbox.write("App/Assets.xcassets/Ocean.colorset/Contents.json", #"{"colors": [\#(teal)]}"#)
            #expect(lines(try sandbox.run("check", "home.widget", "--assets", "App")) == [])
        }
    }

    @Test func appearancesAndKinds() throws {
        try withSandbox { sandbox in
            try sandbox.write("home.widget", Self.description)
            try writeCatalog(sandbox)
            // An entry that nobody has filled is no appearance.
            let empty = Self.dark.replacingOccurrences(of: #""color": {}, "#, with: "")
            try sandbox.write(
                "App/Assets.xcassets/Ocean.colorset/Contents.json", #"{"colors": [\#(Self.colour), \#(empty)]}"#)
            try sandbox.write(
                "App/Assets.xcassets/Paper.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
            try FileManager.default.moveItem(
                at: sandbox.url("App/Assets.xcassets/Plain/Blood.colorset"),
                to: sandbox.url("App/Assets.xcassets/Plain/Blood.imageset"))
            let found = lines(try sandbox.run("check", "home.widget", "--assets", "App"))
            let wanted = [
                "home.widget:20:29: warning: `Ocean` has no dark appearance, and stands behind texts",
                "home.widget:22:48: error: `Blood` is `App/Assets.xcassets/Plain/Blood.imageset`, and a colour is wanted",
                "home.widget:32:20: error: `App/Assets.xcassets/Paper.colorset` has no colour in it",
            ]
            #expect(found.count == wanted.count, "\(found.joined(separator: "\n"))")
            for (line, start) in zip(found, wanted) { #expect(line.hasPrefix(start), "\(line)") }
            // In a column of variants it is the row that stays as it is.
            let text = Self.description.replacingOccurrences(of: " = asset(\"Ocean\")", with: " = .clear")
            try sandbox.write("home.widget", text)
            let cell = lines(try sandbox.run("check", "home.widget", "--assets", "App"))
            #expect(cell.first?.contains("and other rows of `tint` have one") == true, "\(cell)")
        }
    }

    /// A comment for a warning that this call does not look for is not unused.
    @Test func ignoresCountWhereTheyAreLookedFor() throws {
        try withSandbox { sandbox in
            let comment = "  // widgetc:ignore single-appearance The paper is white.\n  background"
            let text = Self.description.replacingOccurrences(of: "  background asset", with: "\(comment) asset")
            try sandbox.write("home.widget", text)
            try writeCatalog(sandbox)
            #expect(lines(try sandbox.run("check", "home.widget")) == [])
            let unused = lines(try sandbox.run("check", "home.widget", "--assets", "App"))
            #expect(unused.count == 2 && unused.first?.hasSuffix("[unused-ignore]") == true, "\(unused)")
            try sandbox.write("App/Assets.xcassets/Paper.colorset/Contents.json", #"{"colors": [\#(Self.colour)]}"#)
            #expect(lines(try sandbox.run("check", "home.widget", "--assets", "App")) == [])
        }
    }

    @Test func catalogsThatCannotBeRead() throws {
        try withSandbox { sandbox in
            try sandbox.write("home.widget", Self.description)
            try writeCatalog(sandbox)
            try sandbox.write("App/Assets.xcassets/Calm.imageset/Contents.json", "{\"images\": [}")
            let result = try sandbox.run("check", "home.widget", "--assets", "App")
            let found = lines(result)
            #expect(found.count == 1)
            #expect(
                found.first?.hasPrefix("App/Assets.xcassets/Calm.imageset/Contents.json:1:13: error: found `}` in JSON")
                    == true)
            #expect(try sandbox.run("check", "home.widget", "--assets", "home.widget").exitCode == 3)
            #expect(try sandbox.run("check", "home.widget", "--assets", "none").exitCode == 3)
            try sandbox.write("Empty/x", "")
            let empty = try sandbox.run("check", "home.widget", "--assets", "Empty")
            #expect(empty.exitCode == 3 && empty.standardError.contains("there is no asset catalog in it"))
        }
    }

    // MARK: Forms

    /// Findings in files of the project have their paths and places in every form.
    @Test(arguments: ["line", "json", "sarif", "github"])
    func formsNameTheFiles(_ form: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("home.widget", Self.description)
            try sandbox.write("App/a.entitlements", xml(groups: ["group.com.example.Home"], keychain: ["$(ANY)"]))
            let result = try sandbox.run(
                "check", "home.widget", "--entitlements", "App/a.entitlements", "--error-format", form)
            let text = result.standardOutput + result.standardError
            let place: String
            switch form {
            case "line": place = "/App/a.entitlements:7:11: error: `group.com.example.Home`"
            case "json": place = #""file":"App/a.entitlements","range":{"start":{"line":7,"column":11"#
            case "sarif": place = #""uri":"App/a.entitlements""#
            default: place = "file=App/a.entitlements,line=7,"
            }
            #expect(text.contains(place), "\(text)")
            #expect(result.exitCode == 1)
        }
    }

    @Test(arguments: [
        ("check x.widget a.entitlements", "`a.entitlements` is no description; name it behind `--entitlements`"),
        ("build A.xcassets x.widget", "`A.xcassets` is no description; name it behind `--assets`"),
        ("check x.widget --entitlements", "`--entitlements` has no value"),
        ("build x.widget --assets A.xcassets", "`build` has no option `--assets`; `check` has it"),
        ("check x.widget --asset A.xcassets", "unknown option `--asset`; did you mean `--assets`?"),
    ])
    func wrongUsage(_ arguments: String, _ message: String) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell("widgetc \(arguments)")
            #expect(result.exitCode == 2)
            #expect(result.errorLines.first?.contains(message) == true, "\(result.standardError)")
        }
    }
}
