// In: `build --watch`, and changes of all that it looks at. Out: a build for each.
// Invariant: whatever kept a build from its work, its end is noticed.

import TestSupport
import Testing

@Suite struct WatchTests {
    /// Six builds: the first, after a mistake, after its mending, for each change of the lock file, and for an output
    /// that somebody has removed.
    @Test func watchesItsInputs() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            let script = """
                widgetc build in -o out --watch >/dev/null 2>log & watcher=$!
                trap 'kill -9 $watcher' EXIT
                wait_for() {
                    for i in $(seq 600); do [ "$(grep -c "$1" log)" -ge "$2" ] && return 0; sleep 0.1; done; return 1
                }
                wait_for watching 1 || exit 11
                echo 'enumm Bad "Bad" { case a "A" }' >> in/a.widget
                wait_for 'error: ' 1 || exit 12
                wait_for watching 2 || exit 13
                grep -v enumm in/a.widget > mended; cat mended > in/a.widget; echo 'enum B "B" { case a "A" }' >> in/a.widget
                wait_for watching 3 || exit 14
                for i in $(seq 600); do grep -q 'enum B' out/a.widget.swift && break; sleep 0.1; done
                [ $i -lt 600 ] || exit 15
                printf 'widgetc-lock 1\nwidget Gone\n' > in/M.lock
                wait_for 'changed-kind' 1 || exit 16
                wait_for watching 4 || exit 17
                printf 'widgetc-lock 1\n' > in/M.lock
                wait_for watching 5 || exit 18
                rm out/a.widget.swift
                wait_for watching 6 || exit 19
                grep -q 'enum B' out/a.widget.swift || exit 20
                """
            let result = try sandbox.shell(script)
            #expect(result.exitCode == 0, "\(result.standardError) \((try? sandbox.text("log")) ?? "")")
        }
    }

    /// What a build could not read, or could not write over, is looked at as well.
    @Test func watchesWhatWasInItsWay() throws {
        try withSandbox { sandbox in
            try sandbox.write("in/a.widget", Description.small)
            try sandbox.write("out/a.widget.swift", "// by hand\n")
            try sandbox.write("widgetc.json", #"{ "descriptions": ["in", "more/b.widget"] }"#)
            let script = """
                ln -s ../released in/M.lock
                widgetc build --settings widgetc.json -o out --watch --error-format sarif >reports 2>log & watcher=$!
                trap 'kill -9 $watcher' EXIT
                wait_for() {
                    for i in $(seq 600); do [ "$(cat log reports | grep -c "$1")" -ge "$2" ] && return 0; sleep 0.1; done; return 1
                }
                wait_for 'more/b.widget' 1 && wait_for watching 1 || exit 11
                mkdir more; echo 'module M' >more/b.widget; echo 'enum B "B" { case a "A" }' >>more/b.widget
                wait_for 'a link that leads nowhere' 1 && wait_for watching 2 || exit 12
                printf 'widgetc-lock 1\n' >released
                wait_for 'was not made by' 1 && wait_for watching 3 || exit 13
                rm out/a.widget.swift
                wait_for watching 4 || exit 14
                grep -q Generated out/a.widget.swift || exit 15
                [ "$(grep -c '"exitCode":3' reports)" = 2 ] || exit 16
                """
            let result = try sandbox.shell(script)
            #expect(result.exitCode == 0, "\(result.exitCode) \((try? sandbox.text("log")) ?? "")")
        }
    }
}
