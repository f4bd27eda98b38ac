// In: descriptions, folders and manifests that try to reach beyond where they belong. Out: what was touched.
// Invariant: nothing outside the output folder is ever written or removed, and nothing is run.

import Foundation
import TestSupport
import Testing

@Suite struct ContainmentTests {
    private static let twoModules = """
        module M { platforms iOS 17; imports Kit }
        enum Category "Category" { case a "A" }

        """
    private static let kit = """
        module Kit { platforms iOS 17; access public; linkage dynamic; role framework }
        enum Kind "Kind" { case a "A" }

        """

    @Test func namesOfModulesLeadNowhere() throws {
        try withSandbox { sandbox in
            for name in ["..", "../x", "/etc", "a/b", ".", "a\\b", "~"] {
                try sandbox.write("in/x.widget", "enum Category \"Category\" { case a \"A\" }\n")
                let result = try sandbox.run(
                    "build", "in", "--module", name, "--platforms", "iOS 17", "-o", "deep/out")
                #expect(result.exitCode != 0, "\(name)")
                try sandbox.write("in/x.widget", "module \(name) { platforms iOS 17 }\n")
                #expect(try sandbox.run("build", "in", "-o", "deep/out").exitCode == 1, "\(name)")
            }
            #expect(sandbox.names(".") == ["in"])
        }
    }

    @Test func aLinkInPlaceOfAModulesFolderIsNotFollowed() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/m.widget", Self.twoModules)
            try sandbox.write("in/k.widget", Self.kit)
            #expect(try sandbox.run("build", "in", "-o", "fine").exitCode == 0)
            #expect(sandbox.names("fine") == ["Kit", "M"])
            try sandbox.write("elsewhere/kept", "kept")
            try sandbox.write("out/kept", "kept")
            try FileManager.default.createSymbolicLink(
                atPath: sandbox.url("out/Kit").path, withDestinationPath: "../elsewhere")
            let result = try sandbox.run("build", "in", "-o", "out")
            #expect(result.exitCode == 3)
            #expect(result.standardError.contains("`out/Kit` leads out of the output folder"))
            #expect(sandbox.names("elsewhere") == ["kept"])
            #expect(sandbox.names("out") == ["Kit", "kept"])
        }
    }

    /// Where a link leads is compared by bytes, whatever they spell.
    @Test func aLinkToANameThatIsNoTextIsNotFollowed() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/m.widget", Self.twoModules)
            try sandbox.write("in/k.widget", Self.kit)
            let odd = "\"$(printf 'odd\\377')\""
            let linked = try sandbox.shell("mkdir out \(odd) && ln -s ../\(odd) out/Kit && widgetc build in -o out")
            #expect(linked.exitCode == 3)
            #expect(linked.standardError.contains("`out/Kit` leads out of the output folder"))
            #expect(try sandbox.shell("cd \(odd) && test -z \"$(ls)\" && widgetc build ../in -o . && ls").exitCode == 0)
        }
    }

    @Test func otherNamesOfAFileKeepTheirContents() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("mine.swift", Description.generated)
            try sandbox.write("out/kept", "")
            try FileManager.default.linkItem(at: sandbox.url("mine.swift"), to: sandbox.url("out/x.widget.swift"))
            #expect(try sandbox.run("build", "x.widget", "-o", "out").exitCode == 0)
            #expect(try sandbox.text("mine.swift") == Description.generated)
            #expect(try sandbox.text("out/x.widget.swift").contains("enum Category"))
        }
    }

    @Test func aManifestRemovesNothingOutside() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            #expect(try sandbox.run("build", "x.widget", "-o", "out", "--prune").exitCode == 0)
            // What says that it is generated, so that only the place protects it.
            let generated = try sandbox.text("out/x.widget.swift")
            for path in ["victim.swift", "other/victim.swift", "out/own.txt"] {
                try sandbox.write(path, path.hasSuffix(".txt") ? "mine" : generated)
            }
            try FileManager.default.createSymbolicLink(
                atPath: sandbox.url("out/Link").path, withDestinationPath: "../other")
            let lines = [
                "../victim.swift", "./../victim.swift", "Link/victim.swift", "a/../../victim.swift", "own.txt",
                sandbox.url("victim.swift").path, "Link", "..", ".", "",
            ]
            try sandbox.write("out/.widgetc-manifest", lines.joined(separator: "\n") + "\n")
            #expect(try sandbox.run("build", "x.widget", "-o", "out", "--prune").exitCode == 0)
            for path in ["victim.swift", "other/victim.swift", "out/own.txt"] {
                #expect(sandbox.exists(path), "\(path)")
            }
        }
    }

    /// The program takes from the system no function that starts a program or opens a connection. What calls there are in
    /// the end is traced on the gate.
    @Test func nothingIsRun() throws {
        let program = try Data(contentsOf: Widgetc.url)
        func takes(_ function: String) -> Bool {
            // In the tables of names, on a Mac with a line before each.
            ["", "_"].contains { program.range(of: Data([0] + ($0 + function).utf8 + [0])) != nil }
        }
        for used in ["rename", "unlink", "flock"] { #expect(takes(used), "\(used)") }
        let others = [
            "execv", "execve", "execvp", "execvpe", "execl", "execlp", "execle", "fexecve", "posix_spawn",
            "posix_spawnp",
            "fork", "vfork", "popen", "socket", "socketpair", "connect", "bind", "sendto", "getaddrinfo", "dlopen",
        ]
        for other in others { #expect(!takes(other), "\(other)") }
    }

    /// Escape sequences, line ends and the marks of workflow commands in whatever a finding quotes.
    @Test func reportsHoldWhatTheySay() throws {
        try withSandbox { sandbox in
            let evil = "\u{1B}]0;evil\u{7}::error::evil\u{9B}31m\u{202E}\u{2028}%0A"
            try sandbox.write(
                "a,b:c%.widget",
                """
                module M { platforms iOS 17; group "\(evil)"; scheme "\(evil)" }
                enum E\u{1B}[31m "\(evil)" { case \(evil) "A" }
                struct S { a: Int = \"""
                  \(evil)
                  ::warning::evil
                  \"""
                  b: \(evil) }
                // widgetc:ignore \(evil)
                snapshot P { file "\(evil)"; version 1 }
                widget W "W" { kind "::stop-commands::x\\n::error::y"; families systemSmall, \(evil) }

                """)
            let quiet = try sandbox.run("check", "a,b:c%.widget", "--error-format", "text")
            #expect(quiet.exitCode == 1)
            let line = try sandbox.run("check", "a,b:c%.widget", "--error-format", "line")
            for text in [quiet.standardError, line.standardError] {
                #expect(
                    !text.unicodeScalars.contains { scalar in
                        (scalar.value < 0x20 && scalar != "\n" && scalar != "\t")
                            || (0x7F..<0xA0).contains(scalar.value)
                            || [0x202E, 0x2028].contains(scalar.value)
                    })
                #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
            }
            let json = try sandbox.run("check", "a,b:c%.widget", "--error-format", "json")
            let objects = try json.standardOutput.split(separator: "\n").map {
                try JSONSerialization.jsonObject(with: Data($0.utf8))
            }
            #expect(!objects.isEmpty)
            let sarif = try sandbox.run("check", "a,b:c%.widget", "--error-format", "sarif")
            _ = try JSONSerialization.jsonObject(with: Data(sarif.standardOutput.utf8))
            let github = try sandbox.run("check", "a,b:c%.widget", "--error-format", "github")
            let commands = github.standardOutput.split(separator: "\n")
            #expect(commands.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
            let found = line.standardError.split(separator: "\n").filter {
                $0.contains(": error: ") || $0.contains(": warning: ")
            }
            #expect(commands.count == found.count)
        }
    }

    /// Words of a path or of a description that build machines obey in a log, wherever in a line they stand.
    @Test func reportsGiveNoOrders() throws {
        try withSandbox { sandbox in
            let orders = ["##[error]x", "##vso[task.complete]x", "##teamcity[message]"]
            let folder = "::error::evil"
            for (index, order) in orders.enumerated() {
                try sandbox.write(
                    "\(folder)/\(order) \(index).widget", "enum \(order) \"\(order)\" { case \(order) }\n")
            }
            for form in ["text", "line"] {
                for path in [folder, "\(folder)/\(orders[0]) 0.widget", "./\(folder)"] {
                    let result = try sandbox.run("check", path, "--error-format", form, "--verbose")
                    #expect(result.exitCode == 1)
                    let lines = result.errorLines
                    #expect(lines.contains { $0.contains("\(folder)/#\u{FFFD}[error]x 0.widget:1:") }, "\(lines)")
                    #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("::") })
                    #expect(!orders.contains { result.standardError.contains($0) }, "\(lines)")
                }
            }
            let absent = try sandbox.run("check", orders[1])
            #expect(absent.exitCode == 3 && !absent.standardError.contains(orders[1]))
            // A file is still found under the name that is shown, and what is no order stays.
            try sandbox.write("::x.widget", "module M { platforms iOS 17 }\nenum A \"## [x] #[y] ##\" { case a }\n")
            let shown = try sandbox.run("check", "::x.widget")
            #expect(shown.errorLines.first?.hasPrefix("./::x.widget:2:") == true, "\(shown.standardError)")
            #expect(shown.standardError.contains("## [x] #[y] ##"))
        }
    }
}
