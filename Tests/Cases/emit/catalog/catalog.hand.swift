import SwiftUI

struct CatalogView: View {
    let entry: CatalogEntry

    var body: some View {
        Text(entry.name)
    }
}

struct LineCatalog: LineCatalogSource {
    func rows() async throws -> [LineEntityRow] {
        [LineEntityRow(lineID: "u1", name: "U1", operator: "City"), LineEntityRow(lineID: "m5", name: "M5")]
    }
}
