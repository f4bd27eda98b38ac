// In: nothing. Out: the form of what `explain` says of a finding, and what its examples take for granted.
// Invariant: texts are literals that nothing reads before somebody asks for them: a build does not pay for them.

import WidgetBase

/// What a person can read about a kind of finding.
///
/// Each kind has one, a computed property of the kind's own name in the file of its area; `ExplanationTable.swift`
/// refers to it. A kind without a row there does not compile.
public struct Explanation: Sendable {
    /// What a description has to keep to.
    public let rule: String
    /// What a person sees when the rule is ignored.
    public let why: String
    /// An example that gives the finding, and no other.
    public let wrong: String
    /// The same example without the finding.
    public let right: String
    public let form: ExampleForm
    /// What the rule is about, where that is a list: the names of each group.
    public let lists: [(title: String, items: [String])]

    init(
        rule: String,
        why: String,
        wrong: String,
        right: String,
        form: ExampleForm = .description,
        lists: [(title: String, items: [String])] = []
    ) {
        self.rule = rule
        self.why = why
        self.wrong = wrong
        self.right = right
        self.form = form
        self.lists = lists
    }
}

/// What an example is written in.
public enum ExampleForm: Sendable {
    /// A description. A line `// NAME.widget` begins a file of that name. An example without a line or block of a
    /// module stands in that of `ExampleContext`.
    case description
    /// Lines for a shell, in a folder with the description `clock.widget`.
    case commands
}

/// A declaration that examples use without showing it.
public struct ExampleContext: Sendable {
    public let name: String
    public let text: String

    /// The module of the examples, and what is declared in it besides.
    public static var all: [ExampleContext] {
        [
            ExampleContext(
                name: "Example",
                text: """
                    module Example {
                      platforms iOS 17, macOS 14
                      group "group.com.example.app"
                      scheme "example"
                    }
                    """
            ),
            ExampleContext(
                name: "Category",
                text: """
                    enum Category "Category" {
                      case work "Work"
                      case home "Home"
                    }
                    """
            ),
            ExampleContext(
                name: "ProjectsFile",
                text: """
                    snapshot ProjectsFile {
                      version 1
                      file "projects.json"
                      projects: [Project]
                      currentID: String?
                      due: Date?
                    }
                    """
            ),
            ExampleContext(
                name: "Project",
                text: #"""
                    entity Project "Project" {
                      id projectID: String
                      name: String
                      category: Category?
                      title "\(name)"
                      source ProjectsFile.projects
                    }
                    """#
            ),
            ExampleContext(
                name: "ProjectIntent",
                text: """
                    intent ProjectIntent "Project" {
                      param project "Project": Project?
                    }
                    """
            ),
        ]
    }

    /// Whether an example stands in a module of its own, beside none of these declarations.
    public static func isLeftOut(of example: String) -> Bool {
        example.split(separator: "\n").contains { $0.hasPrefix("module ") }
    }
}
