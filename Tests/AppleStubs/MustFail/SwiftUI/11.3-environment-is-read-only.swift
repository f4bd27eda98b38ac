// expect: cannot assign to property: 'scheme' is a get-only property

import SwiftUI

struct Plain: View {
    @Environment(\.colorScheme)
    private var scheme

    var body: some View { Text(verbatim: "") }

    mutating func change() {
        scheme = .dark
    }
}
