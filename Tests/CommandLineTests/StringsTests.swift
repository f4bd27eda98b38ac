// In: descriptions and string catalogs. Out: what `build --emit strings` makes of them.
// Invariant: a catalog that is in step is not touched, and one that cannot be read is left as it is.

import Foundation
import TestSupport
import Testing

@Suite struct StringsTests {
    private let keys = ["\"Category\" : {", "\"a\" : {"]

    private func description(_ title: String) -> String {
        Description.module + "enum Category \"\(title)\" { case a \"a\" }\n"
    }

    @Test func catalogIsMadeAndKeptInStep() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            let first = try sandbox.run("build", "x.widget", "--emit", "strings", "-o", "out")
            #expect(first.exitCode == 0, "\(first.standardError)")
            #expect(first.errorLines == ["wrote 1 file to out"])
            #expect(sandbox.names("out") == ["Widgets.xcstrings"])
            let text = try sandbox.text("out/Widgets.xcstrings")
            for key in keys { #expect(text.contains(key)) }
            let translated = text.replacingOccurrences(
                of: "\"Category\" : {\n\n", with: "\"Category\" : {\n      \"comment\" : \"own\"\n")
            try sandbox.write("out/Widgets.xcstrings", translated)
            let date = try sandbox.modificationDate("out/Widgets.xcstrings")
            #expect(try sandbox.run("build", "x.widget", "--emit", "strings", "-o", "out").exitCode == 0)
            #expect(try sandbox.text("out/Widgets.xcstrings") == translated)
            #expect(try sandbox.modificationDate("out/Widgets.xcstrings") == date)

            try sandbox.write("x.widget", description("Kind"))
            #expect(try sandbox.run("build", "x.widget", "--emit", "strings", "-o", "out").exitCode == 0)
            let changed = try sandbox.text("out/Widgets.xcstrings")
            #expect(changed.contains("\"comment\" : \"own\",\n      \"extractionState\" : \"stale\""))
            #expect(changed.contains("\"Kind\" : {"))
        }
    }

    @Test func fileIsNamed() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            try sandbox.write("App/Own.xcstrings", "{\"sourceLanguage\":\"de\",\"strings\":{},\"version\":\"1.0\"}")
            let result = try sandbox.run("build", "x.widget", "--emit", "strings", "--strings", "App/Own.xcstrings")
            #expect(result.exitCode == 0, "\(result.standardError)")
            let text = try sandbox.text("App/Own.xcstrings")
            #expect(text.hasPrefix("{\"sourceLanguage\":\"de\",") && keys.allSatisfy { text.contains($0) })
            #expect(sandbox.names(".") == ["App", "x.widget"])
        }
    }

    @Test func modulesHaveCatalogsOfTheirOwn() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            try sandbox.write(
                "y.widget", "module N { platforms iOS 17; strings \"Other\" }\nenum E \"E\" { case e \"e\" }\n")
            try sandbox.write("z.widget", "module P { platforms iOS 17 }\nstruct Plain { a: Int }\n")
            #expect(try sandbox.run("build", ".", "--emit", "strings", "-o", "out").exitCode == 0)
            #expect(sandbox.names("out") == ["M", "N"])
            #expect(sandbox.names("out/M") == ["Widgets.xcstrings"] && sandbox.names("out/N") == ["Other.xcstrings"])
            #expect(try !sandbox.text("out/N/Other.xcstrings").contains("Category"))
            let result = try sandbox.run("build", ".", "--emit", "strings", "--strings", "One.xcstrings")
            #expect(result.exitCode == 2)
            #expect(result.standardError.contains("names the string catalog of one"))
            #expect(!sandbox.exists("One.xcstrings"))
        }
    }

    @Test func catalogIsPrinted() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            let result = try sandbox.run("build", "x.widget", "--emit", "strings", "-o", "-")
            #expect(result.exitCode == 0 && result.standardError.isEmpty)
            for key in keys { #expect(result.standardOutput.contains(key)) }
            #expect(sandbox.names(".") == ["x.widget"])
        }
    }

    @Test func whatIsNoCatalogStays() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            try sandbox.write("a.xcstrings", "\"a\" = \"b\";\n")
            let result = try sandbox.run("build", "x.widget", "--emit", "strings", "--strings", "a.xcstrings")
            #expect(result.exitCode == 1)
            #expect(
                result.errorLines.first
                    == "a.xcstrings:1:5: error: found `=` in JSON, expected the end: the file is one value [malformed-file]"
            )
            #expect(try sandbox.text("a.xcstrings") == "\"a\" = \"b\";\n")
            #expect(!result.standardError.contains("wrote"))
            let folder = try sandbox.run("build", "x.widget", "--emit", "strings", "--strings", ".")
            #expect(folder.exitCode == 3)
        }
    }

    @Test(arguments: [
        ("", "1:1: error: the file is empty, and no JSON"),
        ("[]", "1:1: error: the file is a list; a string catalog is an object with `sourceLanguage` and `strings`"),
        (#"{ "strings": { } }"#, "1:1: error: the file has no `sourceLanguage`, a text"),
        (#"{ "sourceLanguage": "en", "strings": { "a": { }, "a": { } } }"#, "1:50: error: the key `a` is given twice"),
        (#"{ "sourceLanguage": "en", "strings": { "a": { "b": 01 } } }"#, "1:52: error: `01` is no value of JSON"),
        ("{ \"sourceLanguage\": \"en\", \"strings\": { \"a\u{1}\": { } } }", "1:40: error: "),
        (#"{ "sourceLanguage": "en" }"#, "1:1: error: the file has no `strings`, a dictionary"),
        (#"{ "sourceLanguage": 1, "strings": { } }"#, "1:21: error: `sourceLanguage` is a number; in a string catalog"),
        (#"{ "sourceLanguage": "en", "strings": [] }"#, "1:38: error: `strings` is a list; in a string catalog"),
        (#"{ "sourceLanguage": "en", "strings": { "a": "b" } }"#, "1:45: error: `a` is a text; in a string catalog"),
        ("{\n  \"strings\": {\n", "2:14: error: `{` is not closed; it needs `}`"),
    ])
    func itIsSaidWhereACatalogIsNone(_ text: String, _ finding: String) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            try sandbox.write("a.xcstrings", text)
            let result = try sandbox.run("build", "x.widget", "--emit", "strings", "--strings", "a.xcstrings")
            #expect(result.exitCode == 1)
            #expect(result.errorLines.first?.hasPrefix("a.xcstrings:\(finding)") == true, "\(result.standardError)")
            #expect(try sandbox.text("a.xcstrings") == text)
        }
    }

    @Test func aLinkToACatalogStaysOne() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            try sandbox.write("real/W.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}")
            _ = try sandbox.shell("ln -s real/W.xcstrings L.xcstrings")
            #expect(
                try sandbox.run("build", "x.widget", "--emit", "strings", "--strings", "L.xcstrings").exitCode == 0)
            #expect(try sandbox.text("real/W.xcstrings").contains("Category"))
            #expect(try sandbox.shell("test -h L.xcstrings").exitCode == 0)
        }
    }

    /// The translations are in what it should lead to.
    @Test func aLinkThatLeadsNowhereIsNoAbsentCatalog() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            let result = try sandbox.shell(
                "ln -s no/a.xcstrings a.xcstrings; widgetc build x.widget --emit strings --strings a.xcstrings")
            #expect(result.exitCode == 3)
            #expect(result.standardError.contains("cannot read `a.xcstrings`: it is a link that leads nowhere"))
            #expect(try sandbox.shell("test -L a.xcstrings").exitCode == 0)
        }
    }

    /// A translator saves while the run waits for the folder.
    @Test func whatIsTranslatedMeanwhileIsKept() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            let build = "widgetc build x.widget --emit strings --strings texts/a.xcstrings"
            let script = """
                mkdir texts; \(build) || exit 9; sed -i.old 's/"Category"/"Kind"/' x.widget; exec 9<texts; flock 9
                \(build) 2>log & run=$!
                sleep 1; echo ' ' >>texts/a.xcstrings; flock -u 9; wait $run
                """
            let result = try sandbox.shell(script)
            #expect(result.exitCode == 0, "\(result.standardError)")
            let text = try sandbox.text("texts/a.xcstrings")
            #expect(text.contains("\"Kind\"") && text.hasSuffix("} \n"), "\(text)")
        }
    }

    @Test func catalogsAreComparedWith() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            func build(_ arguments: String...) throws -> ProcessResult {
                try sandbox.shell("widgetc build x.widget --emit strings \(arguments.joined(separator: " "))")
            }
            let absent = try build("-o", "out", "--check")
            #expect(absent.exitCode == 1 && absent.standardError.contains("would write out/Widgets.xcstrings"))
            #expect(try build("-o", "out", "--dry-run").exitCode == 0)
            #expect(!sandbox.exists("out"))
            #expect(try build("-o", "out").exitCode == 0)
            #expect(try build("-o", "out", "--check").exitCode == 0)
            #expect(try build("--strings", "out/Widgets.xcstrings", "--check").exitCode == 0)
            try sandbox.write("x.widget", description("Kind"))
            let text = try sandbox.text("out/Widgets.xcstrings")
            let behind = try build("--strings", "out/Widgets.xcstrings", "--check")
            #expect(behind.exitCode == 1 && behind.standardError.contains("out of date"), "\(behind.standardError)")
            #expect(try sandbox.text("out/Widgets.xcstrings") == text)
            #expect(try build("-o", "out", "--prune").exitCode == 2)
        }
    }

    @Test(arguments: [
        ["--strings", "a.xcstrings"], ["--emit", "ir", "--strings", "a.xcstrings"],
        ["--emit", "strings", "--strings", "a.xcstrings", "-o", "out"],
    ])
    func optionsThatDoNotGoTogether(_ options: [String]) throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", description("Category"))
            let result = try sandbox.shell("widgetc build x.widget \(options.joined(separator: " "))")
            #expect(result.exitCode == 2 && result.standardError.contains("`--strings`"))
            #expect(sandbox.names(".") == ["x.widget"])
        }
    }

    @Test func anErrorLeavesTheCatalog() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.broken)
            #expect(try sandbox.run("build", "x.widget", "--emit", "strings", "-o", "out").exitCode == 1)
            #expect(sandbox.names(".") == ["x.widget"])
        }
    }

    /// What is imported gives names alone.
    @Test func catalogsOfImportedModulesAreTheirs() throws {
        try withSandbox { sandbox in
            try sandbox.write(
                "kit/kit.widget",
                "module Kit { platforms iOS 17; access public }\nenum Hue \"Hue\" { case red \"Red\" }\n")
            try sandbox.write(
                "in/x.widget",
                "module M { platforms iOS 17; imports Kit }\nenum Size \"Size\" { case small \"Small\" }\n")
            let call = "widgetc build in --import kit --emit strings"
            #expect(try sandbox.shell("\(call) -o out").exitCode == 0)
            #expect(sandbox.names("out") == ["Widgets.xcstrings"])
            #expect(try sandbox.shell("\(call) --strings W.xcstrings").exitCode == 0)
            let text = try sandbox.text("W.xcstrings")
            #expect(text.contains("Small") && !text.contains("Red"))
        }
    }
}
