// In: output folders that hold more than outputs. Out: what a build with `--prune` removes, keeps and says.
// Invariant: what may be a person's is never removed, and nothing that is left is passed over in silence.

import Foundation
import TestSupport
import Testing

@Suite struct PruneTests {
    /// A folder with the outputs of two descriptions, of which one is gone.
    private func withStaleOutput(_ body: (Sandbox) throws -> Void) throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("in/b.widget", "module M\n" + Description.fragment("Second"))
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune").exitCode == 0)
            try FileManager.default.removeItem(at: sandbox.url("in/b.widget"))
            try body(sandbox)
        }
    }

    /// Somebody has written over it, or a tool has put a head of its own before it: who knows whether it is theirs?
    @Test(arguments: ["// A licence\n\nimport Foundation\n", "import Foundation\n", ""])
    func aStaleOutputWithoutItsHeadIsToldOf(_ contents: String) throws {
        try withStaleOutput { sandbox in
            try sandbox.write("out/b.widget.swift", contents)
            let warning =
                "`out/b.widget.swift` was an output of an earlier build, and no longer says that it is generated"
            for _ in 1...2 {
                let built = try sandbox.run("build", "in", "-o", "out", "--prune")
                #expect(built.exitCode == 0 && built.standardError.contains(warning), "\(built.standardError)")
                #expect(try sandbox.text("out/b.widget.swift") == contents)
                #expect(try sandbox.text("out/.widgetc-manifest").hasSuffix("a.widget.swift\nb.widget.swift\n"))
                let checked = try sandbox.run("build", "in", "-o", "out", "--prune", "--check")
                #expect(checked.exitCode == 1 && checked.standardError.contains(warning))
                #expect(checked.standardError.contains("`out` holds 1 file in the place of former outputs"))
            }
            try FileManager.default.removeItem(at: sandbox.url("out/b.widget.swift"))
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune").exitCode == 0)
            #expect(try sandbox.run("build", "in", "-o", "out", "--prune", "--check").exitCode == 0)
            #expect(try sandbox.text("out/.widgetc-manifest").hasSuffix("MSupport.swift\na.widget.swift\n"))
        }
    }

    @Test(arguments: [
        ("", "its beginning or its end is missing"),
        ("MSupport.swift\na.widget.swift\nb.widget.swift\n", "its beginning or its end is missing"),
        ("# Made by `widgetc build --prune`: the outputs of this folder.\nMSupport.swift\na.wi", "`a.wi` is no path"),
        (
            "# Made by `widgetc build --prune`: the outputs of this folder.\na.widget.swift",
            "its beginning or its end is missing"
        ),
        (
            "# Made by `widgetc build --prune`: the outputs of this folder.\n../../a.widget.swift\n",
            "`../../a.widget.swift` is no path of an output"
        ),
    ])
    func aDamagedManifestIsToldOf(_ contents: String, _ damage: String) throws {
        try withStaleOutput { sandbox in
            try sandbox.write("out/.widgetc-manifest", contents)
            let checked = try sandbox.run("build", "in", "-o", "out", "--prune", "--check")
            #expect(checked.exitCode == 1 && checked.standardError.contains(damage), "\(checked.standardError)")
            #expect(try sandbox.text("out/.widgetc-manifest") == contents)
            let built = try sandbox.run("build", "in", "-o", "out", "--prune")
            #expect(built.exitCode == 0 && built.standardError.contains("`out/.widgetc-manifest` is damaged"))
            // What it does not list any more is left for a person.
            let again = try sandbox.run("build", "in", "-o", "out", "--prune", "--check")
            #expect(!again.standardError.contains("damaged"))
            #expect(again.exitCode == (sandbox.exists("out/b.widget.swift") ? 1 : 0), "\(again.standardError)")
        }
    }
}
