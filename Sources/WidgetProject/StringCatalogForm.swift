// In: a file in the place of a string catalog. Out: why it is none, and where that shows.
// Invariant: of a file without an answer every value is JSON and every entry a dictionary, so that it can be edited.

import WidgetBase

/// The form of the string catalogs of Xcode, as far as descriptions are kept in step with them.
public enum StringCatalogForm {
    /// The finding about a file in which no texts can be kept; nil for a string catalog.
    public static func problem(of file: ProjectInput.File) -> Diagnostic? {
        let tree: DataTree
        do throws(DataProblem) {
            tree = try JSONReader.read(file.source.bytes)
        } catch {
            return ProjectDiagnostics.malformed(error, .json, file.id, file.source.path)
        }
        func place(_ value: DataValue) -> SourceRange { SourceRange(file: file.id, bytes: value.range) }
        let start = SourceRange(file: file.id, bytes: .at(0))
        guard let root = tree.root, root.kind == .dictionary else {
            return ProjectDiagnostics.noStringCatalog(tree.root?.kind, at: tree.root.map(place) ?? start)
        }
        guard let language = root["sourceLanguage"] else {
            return ProjectDiagnostics.noMember("sourceLanguage", "a text, `\"en\"`", at: start)
        }
        guard language.kind == .string else {
            return ProjectDiagnostics.wrongMember(
                "sourceLanguage", language.kind, "a text, `\"en\"`", at: place(language))
        }
        guard let strings = root["strings"] else {
            return ProjectDiagnostics.noMember("strings", "a dictionary, from keys to entries", at: start)
        }
        guard strings.kind == .dictionary else {
            return ProjectDiagnostics.wrongMember(
                "strings", strings.kind, "a dictionary, from keys to entries", at: place(strings))
        }
        guard let other = strings.children.first(where: { $0.kind != .dictionary }) else { return nil }
        return ProjectDiagnostics.wrongMember(
            other.key?.text ?? "", other.kind, "a dictionary, `{ }`", at: place(other))
    }
}
