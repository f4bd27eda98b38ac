// expect: argument 'alignment' must precede argument 'spacing'

import SwiftUI

struct Plain: View {
    var body: some View {
        VStack(spacing: 1, alignment: .leading) { Text(verbatim: "") }
    }
}
