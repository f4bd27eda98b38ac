// In: the checked program, and files of an app's project. Out: findings where they do not agree.
// Invariant: files that cannot be read are reported in any case; they are compared only with descriptions without
// errors, since what others declare is not known.

import WidgetBase
import WidgetModel
import WidgetProject

/// Compares descriptions with the entitlements and asset catalogs of an app.
/// - Parameter compares: whether the descriptions are known to be what was meant.
public func checkProject(
    _ program: Program,
    _ project: ProjectInput,
    compares: Bool,
    into bag: inout DiagnosticBag
) {
    let entitlements = project.entitlements.compactMap { Entitlements($0, into: &bag) }
    if compares, !entitlements.isEmpty {
        // What a file that cannot be read holds is not known.
        let isWhole = entitlements.count == project.entitlements.count
        var comparison = EntitlementComparison(program, entitlements, isWhole: isWhole)
        comparison.run()
        bag.merge(comparison.bag)
    }
    if !project.catalogs.isEmpty {
        let assets = AssetTable(project.catalogs, into: &bag)
        guard compares else { return }
        var comparison = AssetComparison(program, assets)
        comparison.run()
        bag.merge(comparison.bag)
    }
}

extension Program {
    /// Whether a place stands in a file that is not only read for its names.
    func isOwn(_ range: SourceRange) -> Bool {
        range.file.index >= files.count || files[range.file].isEmitted
    }
}
