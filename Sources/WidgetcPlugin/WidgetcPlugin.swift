// In: a target with descriptions, and the targets beside it. Out: one build command with all its inputs and outputs.
// Invariant: the command's outputs follow from names, so that the build system knows them before anything runs.

import Foundation
import PackagePlugin

/// Builds the descriptions of a target.
@main
struct WidgetcPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else {
            throw WidgetcFailure("`\(target.name)` has no sources: the plugin is for targets that compile Swift")
        }
        let step = try DescribedTarget(module, in: context.package)
        return [
            step.command(tool: try context.tool(named: "widgetc").url, output: context.pluginWorkDirectoryURL)
        ]
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension WidgetcPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        // Which targets depend on which does not show in Xcode, so what all others describe may be named. What nobody
        // names changes nothing.
        let others = context.xcodeProject.targets.filter { $0.id != target.id }
        let step = try DescribedTarget(
            name: Self.moduleName(of: target.displayName),
            files: target.inputFiles.map(\.url),
            folder: context.xcodeProject.directoryURL,
            related: others.flatMap { $0.inputFiles.map(\.url) }
        )
        return [
            step.command(tool: try context.tool(named: "widgetc").url, output: context.pluginWorkDirectoryURL)
        ]
    }

    /// The module that Xcode makes of a target, unless its settings say otherwise.
    private static func moduleName(of target: String) -> String {
        let name = String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
#endif
