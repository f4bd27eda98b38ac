// expect: has no member 'resizable'

import SwiftUI

struct Picture: View {
    var body: some View { Image("a").padding().resizable() }
}
