// In: a command. Out: the examples of its help and of the manual page.
// Invariant: each can be run as it stands, where descriptions stand in the folder Widgets.

/// A line that a shell takes as it is.
struct CommandExample {
    /// What the line does.
    let caption: String
    let line: String

    init(_ caption: String, _ line: String) {
        self.caption = caption
        self.line = line
    }
}

extension Command {
    var examples: [CommandExample] {
        switch self {
        case .build:
            return [
                CommandExample(
                    "Say which files a build writes, for another build tool:",
                    #"widgetc build Widgets -o Generated --module MyWidgets --platforms "iOS 17" --list-outputs"#
                ),
                CommandExample(
                    "Translate what stands in the folder Widgets into the folder Generated:",
                    #"widgetc build Widgets -o Generated --module MyWidgets --platforms "iOS 17, macOS 14""#
                ),
                CommandExample(
                    "Fail if the folder Generated is not what the folder Widgets gives:",
                    #"widgetc build Widgets -o Generated --module MyWidgets --platforms "iOS 17, macOS 14" --check"#
                ),
            ]
        case .check:
            return [
                CommandExample(
                    "Check what stands in the folder Widgets:",
                    #"widgetc check Widgets --module MyWidgets --platforms "iOS 17""#
                ),
                CommandExample(
                    "Mend what can be mended without a question:",
                    #"widgetc check Widgets --module MyWidgets --platforms "iOS 17" --fix"#
                ),
                CommandExample(
                    "Fail at any warning but one kind, and show findings beside the lines of a pull request:",
                    #"widgetc check Widgets --module MyWidgets --platforms "iOS 17" --strict --warn unlisted-widget "#
                        + "--error-format github"
                ),
                CommandExample(
                    "Compare with the entitlements and asset catalogs in the folder App:",
                    #"widgetc check Widgets --module MyWidgets --platforms "iOS 17" "#
                        + "--entitlements App/*.entitlements --assets App"
                ),
            ]
        case .lock:
            return [
                CommandExample(
                    "Note what the release that stands in the folder Widgets depends on:",
                    #"widgetc lock Widgets --module MyWidgets --platforms "iOS 17""#
                )
            ]
        case .explain:
            return [
                CommandExample("Explain the finding `[unknown-family]`:", "widgetc explain unknown-family"),
                CommandExample("Explain every finding:", "widgetc explain --all"),
            ]
        case .initialize:
            return [
                CommandExample("Start in the folder NewWidgets:", "widgetc init NewWidgets"),
                CommandExample(
                    "Start in the sources of a target, whose name is the module's:",
                    "widgetc init Sources/ClockWidgets --module ClockWidgets"
                ),
            ]
        case .completions:
            return [
                CommandExample(
                    "In bash, for this session or from `~/.bashrc`:", #"eval "$(widgetc completions bash)""#
                ),
                CommandExample("For zsh, into a folder of `$fpath`:", "widgetc completions zsh > _widgetc"),
                CommandExample(
                    "For fish, into `~/.config/fish/completions`:", "widgetc completions fish > widgetc.fish"
                ),
            ]
        case .help:
            return [
                CommandExample("Show the options of `build`:", "widgetc help build"),
                CommandExample("Write the manual page:", "widgetc help --man > widgetc.1"),
            ]
        }
    }
}
