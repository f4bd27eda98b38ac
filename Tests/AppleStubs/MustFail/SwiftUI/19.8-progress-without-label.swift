// expect: missing argument label 'value:' in call

import SwiftUI

struct Plain: View {
    var body: some View { ProgressView(0.5) }
}
