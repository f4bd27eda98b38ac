// In: the process's arguments. Out: its exit code.
// Invariant: every way through the program ends in one of the four codes of `ExitCode`.

SystemProcess.prepareStreams()

do throws(UsageError) {
    switch try Arguments.parse(try Arguments.texts(SystemProcess.arguments)) {
    case .version: SystemProcess.exit(HelpCommand.printVersion())
    case .help(let topic): SystemProcess.exit(HelpCommand.run(topic))
    case .manual: SystemProcess.exit(HelpCommand.printManual())
    case .build(let invocation): SystemProcess.exit(BuildCommand.run(invocation))
    case .check(let invocation): SystemProcess.exit(CheckCommand.run(invocation))
    case .lock(let invocation): SystemProcess.exit(LockCommand.run(invocation))
    case .explain(let topic): SystemProcess.exit(ExplainCommand.run(topic))
    case .initialize(let request): SystemProcess.exit(InitCommand.run(request))
    case .completions(let shell): SystemProcess.exit(CompletionsCommand.run(shell))
    }
} catch {
    Report().usage(error)
    SystemProcess.exit(.usage)
}
