// expect: closure containing control flow statement cannot be used with result builder 'ViewBuilder'

import SwiftUI

struct Plain: View {
    var body: some View {
        for _ in 0..<2 {
            Text(verbatim: "")
        }
    }
}
