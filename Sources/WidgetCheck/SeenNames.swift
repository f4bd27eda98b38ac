// In: the names of one declaration's members, with their places. Out: the place of each.
// Invariant: a name has one place, the last that was set.

import WidgetBase

/// The names that have been seen in a declaration. Most declarations have few, among which a look is faster than a
/// hash.
struct SeenNames {
    private var names: [NameID] = []
    private var places: [SourceRange] = []
    private var indices: [NameID: Int] = [:]
    private static let fewNames = 16

    subscript(name: NameID) -> SourceRange? {
        get { index(of: name).map { places[$0] } }
        set {
            guard let newValue else { return }
            if let index = index(of: name) {
                places[index] = newValue
                return
            }
            if names.isEmpty {
                names.reserveCapacity(8)
                places.reserveCapacity(8)
            }
            names.append(name)
            places.append(newValue)
            if names.count == SeenNames.fewNames + 1 {
                for (index, name) in names.enumerated() { indices[name] = index }
            } else if names.count > SeenNames.fewNames {
                indices[name] = names.count - 1
            }
        }
    }

    private func index(of name: NameID) -> Int? {
        names.count > SeenNames.fewNames ? indices[name] : names.firstIndex(of: name)
    }
}
