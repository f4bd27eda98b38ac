// In: runs that are killed and runs at the same time. Out: folders in which every file is whole.
// Invariant: each file is that of one run or of another, byte for byte.

import Foundation
import TestSupport
import Testing

@Suite struct InterruptionTests {
    static let fileCount = 40

    /// Two states of the same descriptions, and what each becomes.
    private func prepare(_ sandbox: Sandbox) throws -> (old: [String: Data], new: [String: Data]) {
        for state in ["old", "new"] {
            try sandbox.write("\(state)/module.widget", Description.module)
            for index in 0..<Self.fileCount {
                let cases = (0..<20).map { "  case c\($0) \"\(state) \($0)\"\n" }.joined()
                try sandbox.write("\(state)/f\(index).widget", "enum E\(index) \"E\" {\n\(cases)}\n")
            }
            let result = try sandbox.run("build", state, "-o", "out-\(state)")
            try #require(result.exitCode == 0, "\(result.standardError)")
        }
        let (old, new) = (try sandbox.contents("out-old"), try sandbox.contents("out-new"))
        try #require(old.count > Self.fileCount)
        try #require(old != new)
        return (old, new)
    }

    private func start(_ sandbox: Sandbox, _ state: String) throws -> Process {
        try start(Widgetc.url, ["build", state, "-o", "out", "--quiet"], in: sandbox)
    }

    /// Starts a program that signals reach: the threads of tests hold them back, and programs take that over.
    private func start(_ program: URL, _ arguments: [String], in sandbox: Sandbox) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = sandbox.root
        var (none, before) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
        return process
    }

    @Test func aKilledRunLeavesWholeFiles() throws {
        try withSandbox { sandbox in
            let (old, new) = try prepare(sandbox)
            let clock = ContinuousClock()
            let length = try clock.measure { try #require(try sandbox.run("build", "old", "-o", "out").exitCode == 0) }
            let microseconds = Int(length / .microseconds(1))
            var generator = SystemRandomNumberGenerator()
            var killed = 0
            var killedWhileWriting = 0
            for round in 0..<50 {
                let process = try start(sandbox, round.isMultiple(of: 2) ? "new" : "old")
                if round % 4 < 2 {
                    usleep(UInt32(Int.random(in: 0...microseconds, using: &generator)))
                } else {
                    while process.isRunning, !sandbox.names("out").contains(where: { $0.hasPrefix(".widgetc-") }) {}
                }
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                if process.terminationReason == .uncaughtSignal { killed += 1 }
                var names: Set<String> = []
                for (name, data) in try sandbox.contents("out") {
                    guard !name.hasPrefix(".widgetc-") else {
                        killedWhileWriting += 1
                        continue
                    }
                    names.insert(name)
                    #expect(data == old[name] || data == new[name], "round \(round): \(name)")
                }
                #expect(names == Set(old.keys))
            }
            #expect(killed > 0)
            #expect(killedWhileWriting > 0)
            #expect(try sandbox.run("build", "new", "-o", "out").exitCode == 0)
            #expect(try sandbox.contents("out") == new)
        }
    }

    @Test func runsAtTheSameTimeDoNotMix() throws {
        try withSandbox { sandbox in
            let (old, new) = try prepare(sandbox)
            for _ in 0..<5 {
                let processes = try ["old", "new", "old", "new"].map { try start(sandbox, $0) }
                processes.forEach { $0.waitUntilExit() }
                #expect(processes.map(\.terminationStatus) == [0, 0, 0, 0])
                let contents = try sandbox.contents("out")
                #expect(contents == old || contents == new)
            }
        }
    }

    /// Signals that people and systems end programs with: all is as it was, or complete, before the next run even begins,
    /// and the caller sees which signal it was.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aRunThatIsToldToEndLeavesNothing(_ signal: Int32) throws {
        try withSandbox { sandbox in
            let (old, new) = try prepare(sandbox)
            try #require(try sandbox.run("build", "old", "-o", "out").exitCode == 0)
            var stopped = 0
            for round in 0..<20 {
                let process = try start(sandbox, round.isMultiple(of: 2) ? "new" : "old")
                while process.isRunning, !sandbox.names("out").contains(where: { $0.hasPrefix(".widgetc-") }) {}
                kill(process.processIdentifier, signal)
                process.waitUntilExit()
                if process.terminationReason == .uncaughtSignal {
                    #expect(process.terminationStatus == signal)
                    stopped += 1
                }
                let found = try sandbox.contents("out")
                #expect(found == old || found == new, "round \(round): \(found.keys.sorted())")
            }
            #expect(stopped > 0)
        }
    }

    /// A run that waits for another ends at once.
    @Test func aRunThatWaitsIsEnded() throws {
        try withSandbox { sandbox in
            _ = try prepare(sandbox)
            try sandbox.write("out/kept", "")
            let folder = open(sandbox.url("out").path, O_RDONLY)
            defer { close(folder) }
            try #require(flock(folder, LOCK_EX) == 0)
            let process = try start(sandbox, "new")
            usleep(200_000)
            #expect(process.isRunning && sandbox.names("out") == ["kept"])
            kill(process.processIdentifier, SIGTERM)
            for _ in 0..<600 where process.isRunning { usleep(100_000) }
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
            #expect(sandbox.names("out") == ["kept"])
        }
    }

    /// A run that waits longer than a run takes says for what, even where nothing else is said, and not for ever.
    @Test func aRunThatWaitsSaysSo() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            try sandbox.write("out/kept", "")
            let folder = open(sandbox.url("out").path, O_RDONLY)
            defer { close(folder) }
            try #require(flock(folder, LOCK_EX) == 0)
            let path = sandbox.url("out").resolvingSymlinksInPath().path
            let waiting = "widgetc: waiting for another run that writes to `\(path)`"
            let given = try sandbox.run(
                "build", "x.widget", "-o", "out", "--quiet", environment: ["WIDGETC_LOCK_TIMEOUT": "1.5"])
            #expect(given.exitCode == 3 && sandbox.names("out") == ["kept"])
            let ended =
                "widgetc: error: cannot write to `\(path)`: another run has not let go of it for 1.5 seconds; end "
                + "that process, or set `WIDGETC_LOCK_TIMEOUT` to a longer time"
            #expect(given.errorLines == [waiting, ended])
            // A shorter wait is not worth a word.
            let short = try sandbox.run(
                "build", "x.widget", "-o", "out", environment: ["WIDGETC_LOCK_TIMEOUT": "0"])
            #expect(short.exitCode == 3 && short.errorLines.count == 1, "\(short.standardError)")
            let process = try start(sandbox, "x.widget")
            usleep(300_000)
            #expect(process.isRunning)
            try #require(flock(folder, LOCK_UN) == 0)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0 && sandbox.exists("out/x.widget.swift"))
        }
    }

    /// As `nohup` starts a program: what is to be ignored ends nothing and takes nothing back.
    @Test func signalsThatAreIgnoredStayIgnored() throws {
        try withSandbox { sandbox in
            let (_, new) = try prepare(sandbox)
            try sandbox.write(
                "run.sh",
                """
                trap '' HUP
                "$1" build new -o out --quiet & run=$!
                for i in $(seq 500); do kill -HUP $run; done
                wait $run
                """)
            let shell = try start(URL(fileURLWithPath: "/bin/sh"), ["run.sh", Widgetc.url.path], in: sandbox)
            shell.waitUntilExit()
            #expect(shell.terminationReason == .exit && shell.terminationStatus == 0)
            #expect(try sandbox.contents("out") == new)
        }
    }

    /// In a pipe that somebody else holds no run waits where no signal reaches it.
    @Test func aPipeInPlaceOfTheManifestIsRefused() throws {
        try withSandbox { sandbox in
            try sandbox.write("x.widget", Description.small)
            let result = try sandbox.shell(
                "mkdir out && mkfifo out/.widgetc-manifest && widgetc build x.widget -o out --prune")
            #expect(result.exitCode == 3)
            #expect(result.standardError.contains("cannot read `out/.widgetc-manifest`"))
        }
    }
}
