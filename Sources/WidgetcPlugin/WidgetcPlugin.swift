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
        let files = module.sourceFiles.map(\.url)
        let related = RelatedTargets(of: module, in: context.package)
        let step = try DescribedTarget(
            name: module.moduleName,
            files: files,
            folder: module.directoryURL,
            related: related.descriptions
        )
        return [
            step.command(tool: try context.tool(named: "widgetc").url, output: context.pluginWorkDirectoryURL)
        ]
    }
}

/// The targets whose descriptions a target may name, and those that may name its own: the writer of a shared snapshot
/// asks for reloads of the widgets that read it, wherever they are.
private struct RelatedTargets {
    let descriptions: [URL]

    init(of module: SourceModuleTarget, in package: Package) {
        var related: [any SourceModuleTarget] = module.recursiveTargetDependencies.compactMap(\.sourceModule)
        for target in package.targets.compactMap(\.sourceModule) where target.id != module.id {
            let dependencies = target.recursiveTargetDependencies
            if dependencies.contains(where: { $0.id == module.id }) {
                related.append(target)
                // What both use decides with them what the shared files hold.
                related += dependencies.compactMap(\.sourceModule)
            }
        }
        var seen: Set<String> = [module.id]
        descriptions = related.filter { seen.insert($0.id).inserted }.flatMap { target in
            // An app that is built from this target's descriptions has none of its own.
            target.sourceFiles.map(\.url).filter { $0.pathExtension == DescribedTarget.descriptionExtension }
        }
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
