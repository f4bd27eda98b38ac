// In: a package, and the names of targets. Out: what is wrong with their descriptions.
// Invariant: nothing is written; an error in any target is a failure of the command.

import Foundation
import PackagePlugin

/// `swift package widgetc-check [--target NAME]… [OPTION…]`: checks the descriptions of a package.
@main
struct WidgetcCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        let tool = try context.tool(named: "widgetc").url
        let found = targets.compactMap(\.sourceModule).map(Self.descriptions).filter { !$0.isEmpty }
        guard !found.isEmpty else {
            let place = names.isEmpty ? "any target" : names.joined(separator: ", ")
            Diagnostics.error("there is no `.widget` file in \(place)")
            return
        }
        // All together, so that what one target takes from another is known.
        let files = found.flatMap(\.self).map(\.path)
        let process = try Process.run(tool, arguments: ["check"] + files + extractor.remainingArguments)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("the descriptions have mistakes")
            return
        }
    }

    private static func descriptions(of target: any SourceModuleTarget) -> [URL] {
        target.sourceFiles.map(\.url).filter { $0.pathExtension == "widget" }
    }
}
