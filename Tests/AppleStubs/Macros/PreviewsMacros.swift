// In: a use of `#Preview`. Out: a declaration that makes the preview, as Xcode's macro declares it.
// Invariant: arguments and closures are passed on as they stand, so that what is wrong in them does not compile.

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro behind every `#Preview` of a widget.
public struct Common: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let place = context.location(of: node) else { return [] }
        let name = context.makeUniqueName("PreviewRegistry")
        let further = node.additionalTrailingClosures.map { " \($0.trimmedDescription)" }.joined()
        let closures = node.trailingClosure.map { " \($0.trimmedDescription)" + further } ?? ""
        return [
            """
            struct \(name): DeveloperToolsSupport.PreviewRegistry {
                static var fileID: String { \(place.file) }
                static var line: Int { \(place.line) }
                static var column: Int { \(place.column) }

                @MainActor
                static func makePreview() throws -> DeveloperToolsSupport.Preview {
                    DeveloperToolsSupport.Preview(\(raw: node.arguments.trimmedDescription))\(raw: closures)
                }
            }
            """
        ]
    }
}
