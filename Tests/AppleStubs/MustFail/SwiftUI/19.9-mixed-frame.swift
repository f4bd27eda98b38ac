// expect: extra argument

import SwiftUI

struct Plain: View {
    var body: some View { Text(verbatim: "").frame(width: 1, maxHeight: 2) }
}
