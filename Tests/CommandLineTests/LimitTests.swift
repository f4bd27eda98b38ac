// In: inputs beyond every limit. Out: how the program ends, within how much memory.
// Invariant: a limit on address space makes a program that needs more fail, not slow.

import Foundation
import TestSupport
import Testing

@Suite struct LimitTests {
    /// In kilobytes, with what the system maps for a process.
    private static let memory = "ulimit -v 3000000; "

    @Test func aLargeFileIsRefused() throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell(
                "dd if=/dev/zero of=x.widget bs=1 count=0 seek=100000000 2>/dev/null; ulimit -v 500000; widgetc check x.widget"
            )
            #expect(result.exitCode == 1)
            #expect(result.standardError.contains("`x.widget` is larger than 64 MiB"))
            let endless = try sandbox.shell("ulimit -v 500000; widgetc check - </dev/zero")
            #expect(endless.exitCode == 1)
            #expect(endless.standardError.contains("[file-too-large]"))
        }
    }

    @Test(arguments: [
        (";", 1_000_000), ("$a", 200_000), ("\"", 50_000), ("“”", 50_000),
        ("struct S { a: Xnt }", 30_000), ("enum E { case }", 30_000),
    ])
    func mistakesBeyondCountAreCounted(_ line: String, _ count: Int) throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell(
                "yes '\(line)' | head -n \(count) >x.widget; \(Self.memory) widgetc check x.widget --error-format line")
            #expect(result.exitCode == 1, "\(result.standardError.prefix(300))")
            #expect(result.standardError.utf8.count < 200_000)
            #expect(result.standardError.contains("further findings not shown"))
        }
    }

    @Test func whatIsLeftOutIsSaid() throws {
        try withSandbox { sandbox in
            let result = try sandbox.shell(
                "yes ';' | head -n 20000 >x.widget; widgetc check x.widget --error-format line")
            #expect(result.exitCode == 1)
            #expect(result.standardError.contains("[too-many-findings]"))
        }
    }

    /// Deeper than any limit, in threads and out of them.
    @Test(arguments: ["(", "[", "{ a: ", "\"\\(", "!", "a ?? ", "S(a: ", "f.filter { ", "/*", "flag A {\n"])
    func nothingIsTooDeep(_ piece: String) throws {
        try withSandbox { sandbox in
            let deep = String(repeating: piece, count: 20_000)
            try sandbox.write("x.widget", Description.module + "widget W \"W\" {\n entry { a: Int = \(deep)")
            try sandbox.write("y.widget", "bundle B {\n\(deep)")
            for name in ["x.widget", "."] {
                let result = try sandbox.shell(Self.memory + "widgetc check \(name) --module M")
                #expect(result.exitCode == 1, "\(result.standardError.suffix(300))")
            }
        }
    }
}
