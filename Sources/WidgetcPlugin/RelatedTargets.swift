// In: a target of a package. Out: the descriptions of targets beside it.
// Invariant: the order of targets in the manifest decides nothing.

import Foundation
import PackagePlugin

extension DescribedTarget {
    init(_ module: SourceModuleTarget, in package: Package) throws {
        try self.init(
            name: module.moduleName,
            files: module.sourceFiles.map(\.url),
            folder: module.directoryURL,
            related: RelatedTargets(of: module, in: package).descriptions
        )
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
