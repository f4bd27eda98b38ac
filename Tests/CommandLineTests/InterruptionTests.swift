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
        let process = Process()
        process.executableURL = Widgetc.url
        process.arguments = ["build", state, "-o", "out", "--quiet"]
        process.currentDirectoryURL = sandbox.root
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
}
